//! Words found, of which perhaps not all are kept.

use crate::MAX_LETTERS;
use crate::search::Found;

/// The first words of a search, the longest first, then by alphabet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Harvest {
    /// Those that were kept.
    pub words: Vec<Found>,
    /// How many there are, those not kept included.
    pub total: usize,
}

/// Takes words in by alphabet, and sorts them by length as they come.
pub(super) struct Gathering {
    most: usize,
    by_length: [Vec<Found>; MAX_LETTERS + 1],
    total: usize,
}

impl Gathering {
    /// Keeps the first `most` words.
    pub(super) fn new(most: usize) -> Gathering {
        Gathering {
            most,
            by_length: [const { Vec::new() }; MAX_LETTERS + 1],
            total: 0,
        }
    }

    /// Takes in a word of `length` letters, which is made only if it may be kept.
    pub(super) fn take(&mut self, length: usize, word: impl FnOnce() -> Found) {
        self.total += 1;
        let alike = &mut self.by_length[length];
        if alike.len() < self.most {
            alike.push(word());
        }
    }

    /// What was gathered.
    pub(super) fn harvest(self) -> Harvest {
        let longest_first = self.by_length.into_iter().rev().flatten();
        Harvest {
            words: longest_first.take(self.most).collect(),
            total: self.total,
        }
    }
}
