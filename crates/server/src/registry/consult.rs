//! Whether a player may consult the dictionary, at a table or away from it.
//!
//! The rule of a game binds its players wherever they look things up, or a second window would be the way
//! round it. Tables asleep count too, and are not woken for it: their digests tell.

use std::sync::Arc;

use journal::TableId;
use room::{Phase, PlayerId};

use super::{House, HouseError};
use crate::digest::{Digest, plays};
use crate::error::Denial;
use crate::live::BOUND;

/// How many tables are asked: more than anybody plays word games at.
const ASKED: u32 = 64;

impl House {
    /// Lets `player` consult the dictionary at table `id`. Whoever plays there is bound by the rules of
    /// that game alone; anybody else looks things up as if they were at no table.
    ///
    /// # Errors
    /// The refusal, with its clause; or that the journal cannot be read.
    pub(crate) async fn may_consult_at(
        self: &Arc<House>,
        id: &TableId,
        player: PlayerId,
    ) -> Result<(), Denial> {
        if let Some(table) = self.table(id).await? {
            let inner = table.look().await;
            let (room, table) = (inner.room.as_ref(), inner.room.table());
            if table.phase() == Phase::Playing && plays(table, player) {
                let game = &table.spec().game;
                return room
                    .may_consult(player)
                    .map_err(|refusal| Denial::Room(game.clone(), refusal));
            }
        }
        self.may_consult(player).await
    }

    /// Lets `player` consult the dictionary, at no table in particular, unless a game they play with others
    /// or by the clock forbids it.
    ///
    /// # Errors
    /// The first game's refusal, with its clause; or that the journal cannot be read.
    pub(crate) async fn may_consult(&self, player: PlayerId) -> Result<(), Denial> {
        let found = self.store.list(BOUND, &player.to_string(), ASKED).await;
        let now = self.clock.now();
        for listed in found.map_err(HouseError::from)? {
            let Some(digest) = Digest::read(&listed.text) else {
                continue;
            };
            if let Some(closed) = digest.closed_to(player, now) {
                return Err(Denial::Lookup {
                    code: closed.code.clone(),
                    clause: closed.clause.clone(),
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
