//! One move of a knight, as text.

use std::fmt;
use std::str::FromStr;

use game_core::{Malformed, Square};

use crate::board::take_square;

/// From where to where, and whether a knight is captured there: `a0-c1`, `c4xd6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Leap {
    /// The square left.
    pub from: Square,
    /// The square reached; never the one left.
    pub to: Square,
    /// Whether an enemy knight stands there.
    pub capture: bool,
}

impl Leap {
    /// The leap that a text begins with, and what follows it. `at` is where the text itself begins.
    pub(crate) fn take(text: &str, at: usize) -> Result<(Leap, &str), Malformed> {
        let place = |rest: &str| at + text.len() - rest.len();
        let (from, rest) = take_square(text).ok_or(Malformed::new(at, "a square"))?;
        let (capture, rest) = match rest.as_bytes().first() {
            Some(b'-') => (false, &rest[1..]),
            Some(b'x') => (true, &rest[1..]),
            _ => return Err(Malformed::new(place(rest), "- or x")),
        };
        let (to, after) = take_square(rest).ok_or(Malformed::new(place(rest), "a square"))?;
        if from == to {
            return Err(Malformed::new(place(rest), "another square than the first"));
        }
        Ok((Leap { from, to, capture }, after))
    }
}

impl fmt::Display for Leap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.capture { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}

impl FromStr for Leap {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Leap, Malformed> {
        match Leap::take(text, 0)? {
            (leap, "") => Ok(leap),
            (_, rest) => Err(Malformed::new(text.len() - rest.len(), "the end of the move")),
        }
    }
}
