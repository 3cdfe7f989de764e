//! The ways a game ends.

use game_core::{Clause as _, Outcome, Seat, SeatSet, ends};

use crate::{Camp, Clause};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A camp holds the enemy castle.
    Castle(Camp),
    /// A camp has taken every enemy.
    Elimination(Camp),
    /// The other camp cannot move, and this one wins.
    Blocked(Camp),
    /// The camp to move cannot, and nobody wins.
    Stalemate,
    /// A position has stood too often.
    Repetition,
    /// Too many moves without progress.
    NoProgress,
    /// Everybody agreed.
    Agreement,
    /// The other camp's time is used up; this one wins.
    Flag(Camp),
    /// The other camp gave up; this one wins.
    Resignation(Camp),
}

/// Every outcome that the game knows: its clause and its code.
pub const OUTCOMES: &[(Clause, &str)] = &[
    (Clause::R14, "castle"),
    (Clause::R16, "elimination"),
    (Clause::R18, "blocked"),
    (Clause::R19, "repetition"),
    (Clause::R19, "no-progress"),
    (Clause::R19, "agreement"),
    (Clause::R2, "flag"),
    (Clause::R2, "resignation"),
];

ends!(End by Clause);

impl End {
    fn entry(self) -> (Clause, &'static str) {
        OUTCOMES[match self {
            End::Castle(_) => 0,
            End::Elimination(_) => 1,
            End::Blocked(_) | End::Stalemate => 2,
            End::Repetition => 3,
            End::NoProgress => 4,
            End::Agreement => 5,
            End::Flag(_) => 6,
            End::Resignation(_) => 7,
        }]
    }

    /// The camp that won, if any.
    pub fn winner(self) -> Option<Camp> {
        match self {
            End::Castle(camp)
            | End::Elimination(camp)
            | End::Blocked(camp)
            | End::Flag(camp)
            | End::Resignation(camp) => Some(camp),
            End::Stalemate | End::Repetition | End::NoProgress | End::Agreement => None,
        }
    }

    /// The outcome for a table of so many seats: partners win together.
    pub fn outcome(self, seats: u8) -> Outcome {
        let (clause, code) = (self.clause().id(), self.code());
        match self.winner() {
            Some(camp) => {
                let partners: SeatSet = (0..seats)
                    .map(Seat)
                    .filter(|&seat| Camp::of(seat) == camp)
                    .collect();
                Outcome::won(partners, seats, clause, code)
            }
            None => Outcome::drawn(seats, clause, code),
        }
    }
}
