//! How a game rules on words.

use crate::{Reason, WordSet};

/// A game set one way, as far as words go: which it admits, and by which of its clauses it refuses others.
#[derive(Clone, Copy, Debug)]
pub struct Ruling {
    /// The option that chooses this ruling and its value, where the game has more than one.
    pub option: Option<(&'static str, &'static str)>,
    /// The words that it admits.
    pub set: WordSet,
    /// The id of the clause that refuses a word for a reason.
    pub clause: fn(Reason) -> &'static str,
}
