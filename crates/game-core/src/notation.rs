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
