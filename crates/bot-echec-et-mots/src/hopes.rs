//! Words that could still be made: the best of them are kept for each rack.
//!
//! A rack comes back in many positions of a search, and to go through the words for it costs more than all
//! else.

use super::tiles::MOST;

/// A1: the shortest word that stops the game.
pub(crate) const SHORTEST: u8 = 6;

/// How many words still to be made are looked at for each rack.
pub(crate) const HOPES: usize = 40;

/// A word that could still be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hope {
    /// The letters wanting.
    pub(crate) wanted: u32,
    /// How many letters the word has.
    pub(crate) letters: u8,
}

/// The best words still to be made, as they are found.
pub(crate) struct Best {
    found: Vec<(usize, Hope)>,
    /// How many were found of each rank.
    counts: [usize; RANKS],
    /// The last rank that may still be among the best.
    last: usize,
}

/// One more than the last rank of a word that is looked at.
const RANKS: usize = 100;

/// What each letter of a word brings to its rank, and what each that it wants costs.
const LETTER: usize = 2;
pub(crate) const WANTED: usize = 5;

/// The rank of a word of so many letters that wants none; the best words have the lowest.
pub(crate) fn rank(letters: u8) -> usize {
    LETTER * (MOST - usize::from(letters))
}

impl Best {
    /// None yet.
    pub(crate) fn new() -> Best {
        Best {
            found: Vec::new(),
            counts: [0; RANKS],
            last: RANKS - 1,
        }
    }

    /// How many letters a word of so many may want and still be among the best.
    pub(crate) fn most_wanted(&self, letters: u8) -> usize {
        if letters < SHORTEST {
            return 0;
        }
        self.last.saturating_sub(rank(letters)) / WANTED
    }

    /// Keeps a word if it may be among the best.
    pub(crate) fn take(&mut self, hope: Hope) {
        let rank = rank(hope.letters) + WANTED * hope.wanted.count_ones() as usize;
        if rank > self.last {
            return;
        }
        self.found.push((rank, hope));
        self.counts[rank] += 1;
        // Enough better ones leave no room for those of the last rank.
        let better: usize = self.counts[..self.last].iter().sum();
        if better >= HOPES {
            self.last -= 1;
        }
    }

    /// The best, in order.
    pub(crate) fn sorted(mut self) -> Vec<Hope> {
        // By the letters too, so that the choice depends on the rack alone.
        let key = |&(rank, hope): &(usize, Hope)| (rank, hope.wanted, hope.letters);
        if self.found.len() > HOPES {
            self.found.select_nth_unstable_by_key(HOPES, key);
            self.found.truncate(HOPES);
        }
        self.found.sort_unstable_by_key(key);
        self.found.into_iter().map(|(_, hope)| hope).collect()
    }
}
