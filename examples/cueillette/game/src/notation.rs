//! What a player asks and what happened, as text: the one form of wire, journal, tests and command line.

use std::fmt;
use std::str::FromStr;

use game_core::{Malformed, Seat};

use crate::board::{CORNERS, Cell};
use crate::state::Letters;
use crate::{Ending, position};

/// What a player asks: to leap to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action(pub Cell);

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The letters were dealt: `deal` and the ranks.
    Deal(Box<Letters>),
    /// A knight took a letter: `w b3`.
    Take {
        /// Whose knight.
        seat: Seat,
        /// Where it went.
        to: Cell,
    },
    /// The game ended beside the board.
    End(Ending),
}

/// The letter of a seat.
pub(crate) fn seat_word(seat: Seat) -> &'static str {
    if seat.0 == 0 { "w" } else { "b" }
}

fn seat_of(word: &str, at: usize) -> Result<Seat, Malformed> {
    match word {
        "w" => Ok(Seat(0)),
        "b" => Ok(Seat(1)),
        _ => Err(Malformed::new(at, "w or b")),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.square().fmt(f)
    }
}

impl FromStr for Action {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Action, Malformed> {
        Cell::read(text).map(Action)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deal(letters) => write!(f, "deal {}", position::ranks(letters, CORNERS)),
            Event::Take { seat, to } => write!(f, "{} {}", seat_word(*seat), to.square()),
            Event::End(Ending::Flag(seat)) => write!(f, "flag {}", seat_word(*seat)),
            Event::End(Ending::Resign(seat)) => write!(f, "resign {}", seat_word(*seat)),
            Event::End(Ending::Agree) => f.write_str("agree"),
        }
    }
}

impl FromStr for Event {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Event, Malformed> {
        if text == "agree" {
            return Ok(Event::End(Ending::Agree));
        }
        let expected = Malformed::new(0, "deal, w, b, flag, resign or agree");
        let (verb, rest) = text.split_once(' ').ok_or(expected.clone())?;
        let at = verb.len() + 1;
        let behind = |fault: Malformed| Malformed::new(at + fault.at, fault.expected);
        match verb {
            "deal" => position::dealt(rest)
                .map(|letters| Event::Deal(Box::new(letters)))
                .map_err(behind),
            "flag" => Ok(Event::End(Ending::Flag(seat_of(rest, at)?))),
            "resign" => Ok(Event::End(Ending::Resign(seat_of(rest, at)?))),
            _ => Ok(Event::Take {
                seat: seat_of(verb, 0).map_err(|_| expected)?,
                to: Cell::read(rest).map_err(behind)?,
            }),
        }
    }
}
