//! Claiming the game from opponents who are gone, and ending a table that nobody waits at.

use game_core::{Incident, Tabled};

use super::Room;
use crate::{Actor, Holder, Millis, Phase, Place, RecordKind, Refusal};

/// How long a table that is listed waits for somebody once its people are gone, in milliseconds: a day.
const LISTED_WAITS: u64 = 86_400_000;
/// How long one waits that only a link leads to: a week.
const PRIVATE_WAITS: u64 = 7 * LISTED_WAITS;

impl<G: Tabled> Room<G> {
    /// The game is the asker's when the opponents they wait for have been gone for long enough; where it
    /// could still be given up, it never was.
    pub(super) fn claim(&self, now: Millis, actor: Actor) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let by = self.place_for(actor)?;
        self.expect_playing()?;
        let patience = self.table.patience().ok_or(Refusal::NotGone)?;
        let team = self.table.team(by);
        let is_due = |since: Millis| now.since(since) >= patience;
        let gone = self.awaited_away().find(|&(place, since)| {
            self.table.team(place) != team && self.is_deserted(place) && is_due(since)
        });
        let (place, _) = gone.ok_or(Refusal::NotGone)?;
        let mut kinds = vec![RecordKind::Claim { by }];
        if self.may_abort() {
            kinds.push(RecordKind::Abort { by });
        } else {
            let seat = self.table.seat_of(place).ok_or(Refusal::NotSeated)?;
            kinds.extend(self.incident(Incident::Resignation(seat))?);
        }
        Ok(kinds)
    }

    /// Whether nobody of the team of `place` is there.
    fn is_deserted(&self, place: Place) -> bool {
        let team = self.table.team(place);
        let partners = (0u8..).map(Place).zip(&self.table.holders);
        let mut partners = partners.filter(|(other, _)| self.table.team(*other) == team);
        partners.all(|(_, holder)| !matches!(holder, Holder::Person { player, .. } if self.is_here(*player)))
    }

    /// When a table that waits is waited at no longer, if nobody comes before.
    pub(super) fn expiry(&self) -> Option<Millis> {
        let waits = self.table.phase == Phase::Waiting && !self.has_company();
        let most = if self.table.spec.private {
            PRIVATE_WAITS
        } else {
            LISTED_WAITS
        };
        let from = self.table.updated.max(self.left_at().unwrap_or(Millis(0)));
        waits.then(|| Millis(from.0.saturating_add(most)))
    }

    /// The end of a table that nobody waits at any more.
    pub(super) fn expired(&self, now: Millis) -> Vec<RecordKind<G::Event>> {
        let due = self.expiry().is_some_and(|due| due <= now);
        due.then_some(RecordKind::Expire).into_iter().collect()
    }
}
