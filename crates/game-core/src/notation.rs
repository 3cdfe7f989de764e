//! The one text form of an action, an event and a position.

use std::fmt;
use std::str::FromStr;

/// A text form that parses back to the same value: it serves the wire, the journal, the tests and
/// the command line. It never contains a line break.
pub trait Notation: fmt::Display + FromStr<Err = Malformed> {}

impl<T: fmt::Display + FromStr<Err = Malformed>> Notation for T {}

/// A text that is not in the notation: where it goes wrong, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The byte where the fault lies; at most the length of the text.
    pub at: usize,
    /// What the notation wants there, such as `a square`.
    pub expected: &'static str,
}

impl Malformed {
    /// A fault at byte `at`, where `expected` was wanted.
    pub fn new(at: usize, expected: &'static str) -> Malformed {
        Malformed { at, expected }
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "malformed at byte {}, expected {}", self.at, self.expected)
    }
}

impl std::error::Error for Malformed {}

/// What a seat asks in a game where one moves, or claims what the last moves have given a right to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MoveOrClaim<M> {
    /// A move, in its own notation.
    Move(M),
    /// The claim: `claim`.
    Claim,
}

impl<M: fmt::Display> fmt::Display for MoveOrClaim<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveOrClaim::Move(made) => made.fmt(f),
            MoveOrClaim::Claim => f.write_str("claim"),
        }
    }
}

impl<M: Notation> FromStr for MoveOrClaim<M> {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<MoveOrClaim<M>, Malformed> {
        match text {
            "claim" => Ok(MoveOrClaim::Claim),
            "" => Err(Malformed::new(0, "a move or claim")),
            _ => text.parse().map(MoveOrClaim::Move),
        }
    }
}
