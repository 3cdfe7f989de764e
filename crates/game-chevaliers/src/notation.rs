//! What a player asks and what happened, as text.

use std::fmt;
use std::str::FromStr;

use game_core::{Malformed, MoveOrClaim, Seat};

use crate::Ply;

/// What a player asks: a move, `f2-f3` or `b1^b5xb7`, or, by `claim`, the statement that the enemy's last move left a
/// capture undone (R13).
pub type Action = MoveOrClaim<Ply>;

/// An end that does not come from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The time of a seat's camp is used up.
    Flag(Seat),
    /// A seat gives up for its camp.
    Resign(Seat),
    /// Everybody agrees to a draw.
    Agree,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A move was made.
    Move(Ply),
    /// The last move was taken back, and its camp must capture (R13).
    Claim,
    /// The game ended beside the board.
    End(Ending),
}

/// A seat in notation: its camp, and `m` for the holder of the men where four play.
fn seat_word(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "s",
        1 => "g",
        2 => "sm",
        _ => "gm",
    }
}

fn seat_of(word: &str) -> Option<Seat> {
    (0..4).map(Seat).find(|&seat| seat_word(seat) == word)
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Move(ply) => ply.fmt(f),
            Event::Claim => f.write_str("claim"),
            Event::End(Ending::Flag(seat)) => write!(f, "flag {}", seat_word(*seat)),
            Event::End(Ending::Resign(seat)) => write!(f, "resign {}", seat_word(*seat)),
            Event::End(Ending::Agree) => f.write_str("agree"),
        }
    }
}

impl FromStr for Event {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Event, Malformed> {
        let seat = |word: &str| {
            let at = text.len() - word.len();
            seat_of(word).ok_or(Malformed::new(at, "s, g, sm or gm"))
        };
        match text.split_once(' ') {
            None if text == "claim" => Ok(Event::Claim),
            None if text == "agree" => Ok(Event::End(Ending::Agree)),
            None => text.parse().map(Event::Move),
            Some(("flag", who)) => Ok(Event::End(Ending::Flag(seat(who)?))),
            Some(("resign", who)) => Ok(Event::End(Ending::Resign(seat(who)?))),
            Some(_) => Err(Malformed::new(0, "a move, claim, flag, resign or agree")),
        }
    }
}
