//! Where the house's part of chance comes from: the machine, or for tests a seed.
//!
//! With a seed everything that the house throws is known beforehand, and what is left of chance is the
//! salts that clients state themselves: whoever states them deals the same game again, whatever else is
//! played in the house meanwhile.

use catalog::{AnyTable, Budget};
use game_core::Seat;
use room::{Secret, Table};
use sha2::{Digest as _, Sha256};

use crate::identity;

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
    pub(crate) fn secret(self) -> Secret {
        self.sealed("first")
    }

    /// The secret of the match that follows the present one of a table.
    pub(crate) fn next_secret(self, table: &Table) -> Secret {
        self.sealed(table.commitment())
    }

    fn sealed(self, purpose: &str) -> Secret {
        Secret::new(match self {
            Chance::Machine => identity::random_bytes(),
            Chance::Seeded(seed) => Sha256::digest(format!("{seed}/secret/{purpose}")).into(),
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_one_secret_and_the_machine_always_another() {
        let secret = |seed| Chance::of(seed).secret().reveal();
        assert_eq!(secret(Some(7)), secret(Some(7)));
        assert_ne!(secret(Some(7)), secret(Some(8)));
        assert_ne!(secret(None), secret(None));
    }
}
