//! A word that a search found.

use std::fmt;

use crate::search::Rack;
use crate::{Letter, Lexicon, Word, WordSet};

/// A word that a search found, by its plain letters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Found {
    /// Its plain letters.
    pub letters: Vec<Letter>,
    /// The places of the letters that were not given, a bit each.
    free: u32,
}

impl Found {
    /// A word of which the letters at the places of `free` were not given.
    pub(super) fn new(letters: &[Letter], free: u32) -> Found {
        Found {
            letters: letters.to_vec(),
            free,
        }
    }

    /// A word written with `rack`. Where the rack has fewer of a letter than the word, its first
    /// places take the rack's own.
    pub(super) fn written(letters: &[Letter], rack: &Rack) -> Found {
        let mut left = *rack;
        let mut free = 0;
        for (place, &letter) in letters.iter().enumerate() {
            if !left.take(letter) {
                free |= 1 << place;
            }
        }
        Found::new(letters, free)
    }

    /// How many letters it has.
    pub fn len(&self) -> usize {
        self.letters.len()
    }

    /// Whether it has none; no word does.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// Whether the letter at `place` was not given: a joker or a `?` stands for it, or a search for
    /// words that contain letters has put it in.
    pub fn is_free(&self, place: usize) -> bool {
        place < self.len() && self.free >> place & 1 == 1
    }

    /// The word, without accents.
    pub fn word(&self) -> Word {
        let small: String = self.letters.iter().map(|letter| letter.small()).collect();
        Word::read(&small).expect("a word graph holds letters only, and few a word")
    }
}

/// Capitals; letters that were not given are small.
impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, letter) in self.letters.iter().enumerate() {
            let shown = if self.is_free(place) {
                letter.small()
            } else {
                letter.capital()
            };
            write!(f, "{shown}")?;
        }
        Ok(())
    }
}

/// Words of one length, by alphabet.
pub(super) fn sort(found: &mut [Found]) {
    found.sort_unstable_by(|a, b| a.letters.cmp(&b.letters));
}

impl Lexicon {
    /// Whether the word of these plain letters is of this class of frequency in `set`, or commoner.
    pub(super) fn is_familiar(&self, letters: &[Letter], set: WordSet, familiar: u8) -> bool {
        if familiar == 0 {
            return true;
        }
        let bare: String = letters.iter().map(|letter| letter.small()).collect();
        self.entries.rows_of(&bare).any(|row| {
            let admitted = set.has(self.entries.classes(row));
            admitted && self.entries.usage(row).frequency >= familiar
        })
    }
}
