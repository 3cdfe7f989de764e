//! Leaving a side's action to one's partner.

use game_core::Tabled;

use super::Room;
use crate::{Actor, RecordKind, Refusal};

impl<G: Tabled> Room<G> {
    /// Where either partner may act (R20), the asker leaves it to the other.
    pub(super) fn hand_over_to_partner(
        &self,
        actor: Actor,
        seen: u64,
    ) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let by = self.place_for(actor)?;
        self.expect_playing()?;
        self.expect_fresh(seen)?;
        let own = self.table.awaited_of(actor);
        if own.is_empty() {
            return Err(Refusal::NotYourTurn);
        }
        let mut partners = self.table.awaited.iter().filter(|seat| !own.contains(*seat));
        if !partners.any(|seat| self.table.is_of(by, seat)) {
            return Err(Refusal::NoPartner);
        }
        if self.table.handed == Some(by) {
            return Err(Refusal::OfferStands);
        }
        Ok(vec![RecordKind::Hand { by }])
    }
}
