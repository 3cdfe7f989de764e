//! The ways a game ends.

use game_core::{Clause as _, Outcome, ends};
use shakmaty::Color;

use crate::Clause;
use crate::notation::seat_of;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The side to move is in check and cannot move; the other wins.
    Checkmate(Color),
    /// The side to move is not in check and cannot move.
    Stalemate,
    /// Neither side can mate by any sequence of moves.
    DeadPosition,
    /// The third occurrence of a position was claimed.
    Threefold,
    /// The fifth occurrence of a position.
    Fivefold,
    /// The third occurrence of a position, where it draws by itself.
    Repetition,
    /// Fifty moves without progress were claimed.
    FiftyMoves,
    /// Seventy-five moves without progress.
    SeventyFiveMoves,
    /// Both agreed.
    Agreement,
    /// The other side resigned; this one wins.
    Resignation(Color),
    /// The other side's time is used up; this one wins.
    Time(Color),
    /// A side's time is used up and the other cannot mate.
    TimeNoMate,
}

/// Every outcome that the game knows: its clause and its code.
pub const OUTCOMES: &[(Clause, &str)] = &[
    (Clause::E1, "checkmate"),
    (Clause::E2, "stalemate"),
    (Clause::C7, "dead-position"),
    (Clause::C3, "threefold"),
    (Clause::C3, "fivefold"),
    (Clause::C3, "repetition"),
    (Clause::C4, "fifty-moves"),
    (Clause::C4, "seventyfive-moves"),
    (Clause::E3, "agreement"),
    (Clause::E4, "resignation"),
    (Clause::L12, "time"),
    (Clause::L12, "time-no-mate"),
];

ends!(End by Clause);

impl End {
    fn entry(self) -> (Clause, &'static str) {
        OUTCOMES[match self {
            End::Checkmate(_) => 0,
            End::Stalemate => 1,
            End::DeadPosition => 2,
            End::Threefold => 3,
            End::Fivefold => 4,
            End::Repetition => 5,
            End::FiftyMoves => 6,
            End::SeventyFiveMoves => 7,
            End::Agreement => 8,
            End::Resignation(_) => 9,
            End::Time(_) => 10,
            End::TimeNoMate => 11,
        }]
    }

    /// The side that won, if any.
    pub fn winner(self) -> Option<Color> {
        match self {
            End::Checkmate(winner) | End::Resignation(winner) | End::Time(winner) => Some(winner),
            _ => None,
        }
    }

    /// The outcome for the table.
    pub fn outcome(self) -> Outcome {
        let (clause, code) = self.entry();
        match self.winner() {
            Some(color) => Outcome::won(seat_of(color), 2, clause.id(), code),
            None => Outcome::drawn(2, clause.id(), code),
        }
    }
}
