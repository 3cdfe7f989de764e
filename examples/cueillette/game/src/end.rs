//! The ways a game ends.

use game_core::{Clause as _, Outcome, Seat};

use crate::{Clause, State};

/// An end that does not come from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The time of a seat is used up.
    Flag(Seat),
    /// A seat gives up.
    Resign(Seat),
    /// Both agree that nobody wins.
    Agree,
}

/// Every outcome that the game knows: its clause and its code.
pub const OUTCOMES: &[(Clause, &str)] = &[
    (Clause::C6, "harvest"),
    (Clause::C6, "agreement"),
    (Clause::C6, "flag"),
    (Clause::C6, "resignation"),
];

/// How a game that cannot go on has ended (C6).
pub(crate) fn outcome(state: &State) -> Outcome {
    let [white, black] = state.scores;
    let (winner, entry) = match state.ended {
        None if white == black => (None, 0),
        None => (Some(Seat(u8::from(black > white))), 0),
        Some(Ending::Agree) => (None, 1),
        Some(Ending::Flag(seat)) => (Some(other(seat)), 2),
        Some(Ending::Resign(seat)) => (Some(other(seat)), 3),
    };
    let (clause, code) = OUTCOMES[entry];
    match winner {
        Some(seat) => Outcome::won(seat, 2, clause.id(), code),
        None => Outcome::drawn(2, clause.id(), code),
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}
