//! Whether a player may consult the dictionary, whatever tables they sit at.

use room::PlayerId;

use super::{House, HouseError};
use crate::error::Denial;
use crate::live::BOUND;

/// How many tables are asked: more than anybody plays word games at, and few enough to read.
const ASKED: u32 = 64;

impl House {
    /// Lets `player` consult the dictionary now, unless the rules of a game they play forbid it.
    ///
    /// Only tables filed under [`BOUND`] are asked, so that a guest without such a game costs one look
    /// into an index. The filing may lag a moment behind; what a table answers never does.
    ///
    /// # Errors
    /// The first table's refusal, with its clause; or that the journal cannot be read.
    pub(crate) async fn may_consult(&self, player: PlayerId) -> Result<(), Denial> {
        let found = self.store.find(BOUND, &player.to_string(), ASKED).await;
        for id in found.map_err(HouseError::from)? {
            let asked = self.glance(&id, |room| {
                let game = &room.table().spec().game;
                room.may_consult(player)
                    .map_err(|refusal| Denial::Room(game.clone(), refusal))
            });
            asked.await?.unwrap_or(Ok(()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
