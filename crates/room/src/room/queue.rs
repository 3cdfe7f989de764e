//! Computers that the house keeps waiting: their clocks stand until they may think.

use game_core::Tabled;

use super::Room;
use crate::{Actor, Holder, RecordKind, Refusal};

impl<G: Tabled> Room<G> {
    /// The computer that asks begins to wait, or waits no longer.
    pub(super) fn queue(&self, actor: Actor, waits: bool) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let place = self.place_for(actor)?;
        if matches!(actor, Actor::Player(_)) {
            return Err(Refusal::NotYourTurn);
        }
        self.expect_playing()?;
        if !waits {
            let queued = self.table.queued == Some(place);
            return if queued {
                Ok(vec![RecordKind::Think { place }])
            } else {
                Err(Refusal::NotYourTurn)
            };
        }
        // A person of the same side could act meanwhile, on the clock that both share.
        let person = |seat| {
            let holder = self
                .table
                .place_of(seat)
                .map(|at| &self.table.holders[at.index()]);
            matches!(holder, Some(Holder::Person { .. })) && self.table.is_of(place, seat)
        };
        let seat = self.seat_for(actor)?;
        let runs = self
            .table
            .clocks
            .as_ref()
            .is_some_and(|clocks| clocks.is_running(seat));
        if !runs || !self.table.awaited.contains(seat) || self.table.awaited.iter().any(person) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(vec![RecordKind::Queue { place }])
    }
}
