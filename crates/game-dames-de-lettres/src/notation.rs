//! What a player or an arbiter asks, as text.

use std::fmt;
use std::str::FromStr;

use game_core::{Malformed, Seat};

use crate::{Cell, Play, Spelling};

/// What a player asks, or an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move.
    Move(Play),
    /// Words said before the move of a strict game: `announce MOT+MUE` (F1b).
    Announce(Vec<Spelling>),
    /// A letter is touched: `touch D3` (F1b).
    Touch(Cell),
    /// Letters will only be put straight: `adoube` (F1b).
    Adoube,
    /// The clock is pressed: `press` (F1b).
    Press,
    /// What an arbiter decides (F4).
    Rule(Decree),
}

/// What an arbiter decides (F4).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Decree {
    /// A side has lost: `fault w`.
    Fault(Seat),
    /// A word is allowed for the rest of the game: `admit MOT`.
    Admit(Spelling),
    /// A word is forbidden for the rest of the game: `bar MOT`.
    Bar(Spelling),
}

/// The letter of a seat in notation.
pub(crate) fn side(seat: Seat) -> char {
    if seat.0 == 0 { 'w' } else { 'b' }
}

/// The seat of a letter, `at` being where it stands.
pub(crate) fn read_side(text: &str, at: usize) -> Result<Seat, Malformed> {
    match text {
        "w" => Ok(Seat(0)),
        "b" => Ok(Seat(1)),
        _ => Err(Malformed::new(at, "w or b")),
    }
}

/// Words with a plus between them.
pub(crate) fn joined(words: &[Spelling]) -> String {
    let words: Vec<&str> = words.iter().map(Spelling::as_str).collect();
    words.join("+")
}

impl fmt::Display for Decree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decree::Fault(seat) => write!(f, "fault {}", side(*seat)),
            Decree::Admit(word) => write!(f, "admit {word}"),
            Decree::Bar(word) => write!(f, "bar {word}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(play) => play.fmt(f),
            Action::Announce(words) => write!(f, "announce {}", joined(words)),
            Action::Touch(at) => write!(f, "touch {at}"),
            Action::Adoube => f.write_str("adoube"),
            Action::Press => f.write_str("press"),
            Action::Rule(ruling) => ruling.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Action, Malformed> {
        let read = |word: &str, at: usize| Spelling::read(word).map_err(|_| Malformed::new(at, "a word"));
        match text.split_once(' ') {
            None if text == "adoube" => Ok(Action::Adoube),
            None if text == "press" => Ok(Action::Press),
            Some(("announce", words)) => {
                let mut at = "announce ".len();
                let mut announced = Vec::new();
                for word in words.split('+') {
                    announced.push(read(word, at)?);
                    at += word.len() + 1;
                }
                Ok(Action::Announce(announced))
            }
            Some(("touch", square)) => match Cell::take(square) {
                Some((at, "")) => Ok(Action::Touch(at)),
                _ => Err(Malformed::new("touch ".len(), "a square")),
            },
            Some(("fault", who)) => {
                let seat = read_side(who, "fault ".len())?;
                Ok(Action::Rule(Decree::Fault(seat)))
            }
            Some(("admit", word)) => Ok(Action::Rule(Decree::Admit(read(word, "admit ".len())?))),
            Some(("bar", word)) => Ok(Action::Rule(Decree::Bar(read(word, "bar ".len())?))),
            _ => Play::read(text).map(Action::Move),
        }
    }
}
