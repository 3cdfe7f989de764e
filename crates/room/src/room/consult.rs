//! When a player may consult the dictionary.

use game_core::{Clause, Consultation, Tabled};

use super::Room;
use crate::{Actor, Phase, PlayerId, Refusal};

impl<G: Tabled> Room<G> {
    /// Whether a game is under way whose rules say when its players may consult the dictionary.
    pub fn limits_consultation(&self) -> bool {
        self.table.phase == Phase::Playing && self.game.consultation() != Consultation::Free
    }

    /// Lets `player` consult the dictionary now, as far as this table goes. It binds those who hold a
    /// seat in a game under way, or may take theirs back, and nobody else.
    ///
    /// # Errors
    /// [`Refusal::LookupOwnTime`] or [`Refusal::LookupForbidden`].
    pub fn may_consult(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.table.phase != Phase::Playing {
            return Ok(());
        }
        let held = self.table.places_of(Actor::Player(player));
        let places = held.chain(self.table.kept_for(player));
        let mut seats = places.filter_map(|place| self.table.seat_of(place)).peekable();
        if seats.peek().is_none() {
            return Ok(());
        }
        match self.game.consultation() {
            Consultation::Free => Ok(()),
            // Whose time it is follows from who is awaited: the first action has no clock yet, and a
            // table without clocks has none at all.
            Consultation::OwnTime(_) if seats.any(|seat| self.table.awaited.contains(seat)) => Ok(()),
            Consultation::OwnTime(clause) => Err(Refusal::LookupOwnTime { clause: clause.id() }),
            Consultation::Never(clause) => Err(Refusal::LookupForbidden { clause: clause.id() }),
        }
    }
}
