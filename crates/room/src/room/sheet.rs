//! When the sheet of a game may be read.

use game_core::{Export, Tabled};

use super::Room;
use crate::{Phase, Refusal};

impl<G: Export + Tabled> Room<G> {
    /// Lets anybody read the sheet of the present game, unless it would tell somebody what is hidden
    /// from them while the game is under way.
    ///
    /// # Errors
    /// [`Refusal::SheetSealed`].
    pub fn may_export(&self) -> Result<(), Refusal> {
        if self.table.phase == Phase::Playing && self.game.tells_hidden() {
            Err(Refusal::SheetSealed)
        } else {
            Ok(())
        }
    }
}
