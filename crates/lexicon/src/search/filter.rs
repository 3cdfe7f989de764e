//! Which of the words that letters allow are wanted.

use std::ops::RangeInclusive;

use crate::{MAX_LETTERS, WordSet};

/// Which words count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// The set they belong to.
    pub set: WordSet,
    /// How many letters they have.
    pub lengths: RangeInclusive<usize>,
    /// The least class of frequency, from 0, every word, to 9, the commonest only.
    pub familiar: u8,
}

impl Filter {
    /// Every word of a set.
    pub fn of(set: WordSet) -> Filter {
        Filter {
            set,
            lengths: 0..=MAX_LETTERS,
            familiar: 0,
        }
    }

    /// The lengths of words that exist; none when the first is greater than the last.
    pub(super) fn bounds(&self) -> (usize, usize) {
        (
            (*self.lengths.start()).max(self.set.least()),
            (*self.lengths.end()).min(MAX_LETTERS),
        )
    }
}
