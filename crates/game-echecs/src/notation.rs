//! What a player asks and what happened, as text.

use std::fmt;
use std::str::FromStr;

use game_core::{Malformed, MoveOrClaim, Seat};
use shakmaty::Color;

use crate::Ply;

/// What a player asks: a move, `e2e4`, `e7e8q`, castling `e1g1`, or, by `claim`, a draw by repetition or by moves
/// without progress.
pub type Action = MoveOrClaim<Ply>;

/// The ground of a claimed draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Right {
    /// The position stands for the third time (C-3).
    Repetition,
    /// Fifty moves of each side without a capture or a pawn move (C-4).
    Moves,
}

impl Right {
    /// The word for it in notation and views.
    pub fn word(self) -> &'static str {
        match self {
            Right::Repetition => "repetition",
            Right::Moves => "moves",
        }
    }
}

/// An end that does not come from a move on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The player to move claims a draw.
    Claim(Right),
    /// The side's time is used up.
    Flag(Color),
    /// The side gives up.
    Resign(Color),
    /// Both agree to a draw.
    Agree,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A move was made.
    Move(Ply),
    /// The game ended beside the board.
    End(Ending),
}

/// The colour of a seat: White sits at 0.
pub(crate) fn color_of(seat: Seat) -> Color {
    Color::from_white(seat.0 == 0)
}

/// The seat of a colour.
pub(crate) fn seat_of(color: Color) -> Seat {
    Seat(u8::from(color.is_black()))
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Claim(right) => write!(f, "claim {}", right.word()),
            Ending::Flag(color) => write!(f, "flag {}", color.char()),
            Ending::Resign(color) => write!(f, "resign {}", color.char()),
            Ending::Agree => f.write_str("agree"),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Move(ply) => ply.fmt(f),
            Event::End(ending) => ending.fmt(f),
        }
    }
}

impl FromStr for Event {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Event, Malformed> {
        let color = |word: &str| match word {
            "w" => Ok(Color::White),
            "b" => Ok(Color::Black),
            _ => Err(Malformed::new(text.len() - word.len(), "w or b")),
        };
        match text.split_once(' ') {
            None if text == "agree" => Ok(Event::End(Ending::Agree)),
            None => text.parse().map(Event::Move),
            Some(("claim", "repetition")) => Ok(Event::End(Ending::Claim(Right::Repetition))),
            Some(("claim", "moves")) => Ok(Event::End(Ending::Claim(Right::Moves))),
            Some(("claim", _)) => Err(Malformed::new(6, "repetition or moves")),
            Some(("flag", word)) => Ok(Event::End(Ending::Flag(color(word)?))),
            Some(("resign", word)) => Ok(Event::End(Ending::Resign(color(word)?))),
            Some(_) => Err(Malformed::new(0, "a move, claim, flag, resign or agree")),
        }
    }
}
