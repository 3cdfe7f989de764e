//! Whose turn it is, and how a game ends.

use crate::{Seat, SeatSet};

/// Who must act next, or how the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// At least one seat is awaited; any of them may act.
    Awaiting(SeatSet),
    /// Nobody can act any more.
    Over(Outcome),
}

impl Turn {
    /// One seat is awaited.
    pub fn of(seat: Seat) -> Turn {
        Turn::Awaiting(seat.into())
    }

    /// The seats awaited; none when the game is over.
    pub fn awaited(&self) -> SeatSet {
        match self {
            Turn::Awaiting(seats) => *seats,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The outcome, when the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Turn::Awaiting(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

/// Tells the code and the clause of an end by its private `entry`, which finds it among the outcomes that the
/// shelf lists.
#[macro_export]
macro_rules! ends {
    ($end:ident by $clause:ident) => {
        impl $end {
            /// The code that sentences are keyed by.
            pub fn code(self) -> &'static str {
                self.entry().1
            }

            /// The clause that ended the game.
            pub fn clause(self) -> $clause {
                self.entry().0
            }
        }
    };
}

/// Who plays the first seat in the game that follows in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStart {
    /// Everybody moves on by one seat.
    Alternate,
    /// The first seat that did not win; after a drawn game everybody moves on.
    Loser,
    /// Whoever the dice name.
    Lot,
}

/// How a match stands once a game has ended, by place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing<'t> {
    /// How many games were agreed on.
    pub agreed: u16,
    /// How many have been played.
    pub played: u16,
    /// The points of all of them.
    pub points: &'t [i32],
    /// How many of them each place won.
    pub wins: &'t [u16],
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; empty when the game is drawn.
    pub winners: SeatSet,
    /// The clause that ended the game, by its id.
    pub clause: &'static str,
    /// What ended it, as a code that sentences are keyed by, such as `checkmate`.
    pub code: &'static str,
    /// What each seat scores. Games without points of their own give 2 for a win, 1 for a draw,
    /// so that halves stay whole numbers.
    pub points: Vec<i32>,
}

impl Outcome {
    /// One seat, or partners, win among `seats`, with the points of a game that has none of its own.
    pub fn won(winners: impl Into<SeatSet>, seats: u8, clause: &'static str, code: &'static str) -> Outcome {
        let winners = winners.into();
        let points = (0..seats)
            .map(|seat| if winners.contains(Seat(seat)) { 2 } else { 0 })
            .collect();
        Outcome {
            winners,
            clause,
            code,
            points,
        }
    }

    /// Nobody wins, and every seat shares.
    pub fn drawn(seats: u8, clause: &'static str, code: &'static str) -> Outcome {
        Outcome {
            winners: SeatSet::EMPTY,
            clause,
            code,
            points: vec![1; usize::from(seats)],
        }
    }
}
