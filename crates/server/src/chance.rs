//! Where the house's part of chance comes from: the machine, or for tests a seed.
//!
//! The secrets of a table's matches are the links of one chain, told from its end: each is the commitment of
//! the next. So the secret of a rematch was fixed before anybody sat, though the salts are known by then, and
//! whoever knows the secrets of the matches before cannot tell it.
//!
//! With a seed everything that the house throws is known beforehand, and what is left of chance is the
//! salts that clients state themselves: whoever states them deals the same game again, whatever else is
//! played in the house meanwhile.

use catalog::{AnyTable, Budget};
use game_core::Seat;
use journal::TableId;
use room::{Secret, Table};
use sha2::{Digest as _, Sha256};

use crate::identity::{self, CookieKey};

/// How many matches in a row a table's secrets are fixed for.
const LINKS: usize = 256;

/// How much the computer thinks where a seed deals: by count, so that every machine thinks alike, and
/// little, since nobody plays to lose there.
const THOUGHT: Budget = Budget::Nodes(1_000);

/// The house's part of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chance {
    /// What nobody can guess.
    Machine,
    /// What follows from a number.
    Seeded(u64),
}

impl Chance {
    pub(crate) fn of(seed: Option<u64>) -> Chance {
        seed.map_or(Chance::Machine, Chance::Seeded)
    }

    /// The secret of a table that is opened.
    pub(crate) fn secret(self, key: &CookieKey, id: &TableId) -> Secret {
        match self {
            Chance::Machine => links(key, id).last().expect("a chain has links"),
            Chance::Seeded(seed) => sealed(seed, "first"),
        }
    }

    /// The secret of the match that follows the present one of a table. One that was opened before there
    /// were chains, or under another key, gets one that nobody could guess.
    pub(crate) fn next_secret(self, key: &CookieKey, id: &TableId, table: &Table) -> Secret {
        let present = |secret: &Secret| before(secret).commitment() == table.commitment();
        match self {
            Chance::Machine => links(key, id)
                .find(present)
                .unwrap_or_else(|| Secret::new(identity::random_bytes())),
            Chance::Seeded(seed) => sealed(seed, table.commitment()),
        }
    }

    /// The number from which the computer at `seat` makes its own chance for its next action.
    ///
    /// It hangs on the deal and on what was played, not on the version of the table: what is said there,
    /// and how long a thought had to wait for its turn, change nothing.
    pub(crate) fn whim(self, room: &dyn AnyTable, seat: Seat) -> u64 {
        let Chance::Seeded(seed) = self else {
            return identity::random();
        };
        let table = room.table();
        let mut text = format!("{seed}/whim/{}", table.commitment());
        for salt in table.salts() {
            text.push('/');
            text.push_str(salt.as_str());
        }
        text.push_str(&format!("/{}/{}/{}", table.game(), room.plies(), seat.0));
        let digest = Sha256::digest(text);
        u64::from_be_bytes(digest[..8].try_into().expect("eight of thirty-two bytes"))
    }

    /// What the computer may think, where neither the clock nor the others who think have a say.
    pub(crate) fn thought(self) -> Option<Budget> {
        matches!(self, Chance::Seeded(_)).then_some(THOUGHT)
    }
}

fn sealed(seed: u64, purpose: &str) -> Secret {
    Secret::new(Sha256::digest(format!("{seed}/secret/{purpose}")).into())
}

/// The secrets of a table, the last match's first.
fn links(key: &CookieKey, id: &TableId) -> impl Iterator<Item = Secret> {
    let last = Secret::new(key.derived(&format!("chance/{}", id.as_str())));
    std::iter::successors(Some(last), |secret| Some(before(secret))).take(LINKS)
}

/// The secret of the match before: what is shown of a secret when it is sealed.
fn before(secret: &Secret) -> Secret {
    Secret::from_hex(&secret.commitment()).expect("a hash is as long as a secret")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_one_secret_and_the_machine_one_for_each_table() {
        let secret = |seed, key, id| {
            let id = TableId::new(id).expect("an id");
            Chance::of(seed).secret(&CookieKey::new([key; 32]), &id).reveal()
        };
        assert_eq!(secret(Some(7), 1, "a"), secret(Some(7), 2, "b"));
        assert_ne!(secret(Some(7), 1, "a"), secret(Some(8), 1, "a"));
        assert_eq!(secret(None, 1, "a"), secret(None, 1, "a"));
        assert_ne!(secret(None, 1, "a"), secret(None, 1, "b"));
        assert_ne!(secret(None, 1, "a"), secret(None, 2, "a"));
    }
}
