//! Captures left undone where nothing but a claim enforces them (R12, R13).

use game_core::{Cost, Game, Lapse, Lapses, Seat};

use crate::notice::mover;
use crate::{Action, Chevaliers, Event, State, refusal};

impl Lapses for Chevaliers {
    /// A move that left a capture undone, or the one that a claim takes back.
    fn lapse(&self, before: &State, action: &Action, events: &[Event]) -> Option<Lapse> {
        let mut after = before.clone();
        events.iter().for_each(|event| self.evolve(&mut after, event));
        let (faulty, stood, cost) = match action {
            Action::Move(_) => (after.claimable().then_some(&after)?, before, Cost::Claim),
            Action::Claim => (before, &after, Cost::Move),
        };
        let played = faulty.last()?;
        let seat = Seat(mover(self, played.piece));
        Some(Lapse::of(seat, refusal::undone(self, stood, &played.ply), cost))
    }
}
