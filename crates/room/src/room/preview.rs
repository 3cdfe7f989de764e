//! Who may ask what an action would do before it is done.

use game_core::{Seat, Tabled, Viewer};

use super::Room;
use crate::{PlayerId, Refusal};

/// The longest text that is read as an action, in characters: longer than any that can be done.
const LONGEST: usize = 512;

/// Refuses a text that is too long to be an action, before anything is made of it.
pub(super) fn expect_short(text: &str) -> Result<(), Refusal> {
    if text.chars().nth(LONGEST).is_some() {
        return Err(Refusal::TooLong);
    }
    Ok(())
}

impl<G: Tabled> Room<G> {
    /// The seat for which `player` may ask what `text` would do: their own, whoever is awaited; on a
    /// shared screen the one that is.
    ///
    /// # Errors
    /// [`Refusal::NotSeated`] for whoever plays no seat, [`Refusal::NotStarted`] or [`Refusal::Over`]
    /// without a game under way, [`Refusal::TooLong`].
    pub fn may_preview(&self, player: PlayerId, text: &str) -> Result<Seat, Refusal> {
        if self
            .table
            .places_of(crate::Actor::Player(player))
            .next()
            .is_none()
        {
            return Err(Refusal::NotSeated);
        }
        self.expect_under_way()?;
        expect_short(text)?;
        match self.table.viewer(player) {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Refusal::NotSeated),
        }
    }
}
