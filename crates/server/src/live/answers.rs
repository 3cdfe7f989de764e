//! What orders came to, for clients that send one again.
//!
//! What was done stands in the journal by its key. A refusal is no record, and would be decided anew when the
//! table has gone on: the last few of each player are kept here, in memory.

use room::{Actor, OrderKey};

use super::{Answer, Inner};
use crate::error::{Denial, HouseFault};

/// How many refusals are kept for each player's clients that ask again.
const REMEMBERED: usize = 16;

impl Inner {
    /// What an order came to that was given before.
    pub(super) fn answered(&self, key: OrderKey) -> Option<Answer> {
        if let Some(version) = self.room.table().done(key) {
            return Some(Ok(version));
        }
        let refused = self.refused.iter().find(|(known, _)| *known == key);
        refused.map(|(_, denial)| Err(denial.clone()))
    }

    /// Keeps a refusal for a client that asks again.
    pub(super) fn remember(&mut self, key: OrderKey, denial: &Denial) {
        // A stranger changes nothing by asking twice, and must not make the house forget the players.
        let seated = self.room.table().places_of(Actor::Player(key.player)).next();
        // What the journal could not keep may be kept the next time.
        if seated.is_none() || *denial == Denial::House(HouseFault::Storage) {
            return;
        }
        let own = |(known, _): &(OrderKey, Denial)| known.player == key.player;
        if self.refused.iter().filter(|known| own(known)).count() >= REMEMBERED
            && let Some(oldest) = self.refused.iter().position(own)
        {
            self.refused.remove(oldest);
        }
        self.refused.push_back((key, denial.clone()));
    }
}
