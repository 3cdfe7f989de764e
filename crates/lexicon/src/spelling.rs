//! A word as players claim it: plain capitals.

use std::fmt;

use crate::{Letter, Rack, Unreadable, Word, fold};

/// A word by its plain capital letters, as tiles write it. Hyphens and apostrophes stay, so that
/// a word that has one can be refused for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spelling(Box<str>);

impl Spelling {
    /// Reads a word with or without accents, capital or small.
    ///
    /// # Errors
    /// When the text is no word at all.
    pub fn read(text: &str) -> Result<Spelling, Unreadable> {
        Ok(Spelling(fold(text)?.into()))
    }

    /// Reads what [`fmt::Display`] writes of a word that tiles can write.
    pub fn read_plain(text: &str) -> Option<Spelling> {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_uppercase());
        let word = Spelling::read(text).ok().filter(|_| plain)?;
        (word.as_str() == text).then_some(word)
    }

    /// The word of these letters.
    pub fn of(letters: impl IntoIterator<Item = Letter>) -> Spelling {
        let capitals: String = letters.into_iter().map(Letter::capital).collect();
        Spelling(capitals.into())
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How many letters it has. A sign that is no letter makes the word one that cannot be played.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has none, which never happens.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Its letters, unless it has a hyphen or an apostrophe.
    pub fn letters(&self) -> Option<Vec<Letter>> {
        self.0.chars().map(Letter::of).collect()
    }

    /// Whether `rack` has its letters, each tile serving once.
    pub fn is_written_by(&self, rack: &Rack) -> bool {
        let mut left = *rack;
        self.letters()
            .is_some_and(|letters| letters.into_iter().all(|letter| left.take(letter)))
    }

    /// The word as the lexicon reads it.
    ///
    /// # Panics
    /// Never: what was folded is read again.
    pub fn word(&self) -> Word {
        Word::read(&self.0).expect("what was folded is read again")
    }
}

impl fmt::Display for Spelling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_typed_and_kept_as_on_tiles() {
        for (typed, kept) in [("mangé", "MANGE"), ("Œufs", "OEUFS"), ("MOT", "MOT")] {
            assert_eq!(Spelling::read(typed).expect("a word").as_str(), kept);
        }
        assert!(Spelling::read("deux mots").is_err());
        for other in ["mot", "A-B", "", "MANGÉ"] {
            assert_eq!(Spelling::read_plain(other), None, "{other}");
        }
        assert!(Spelling::read_plain("MOT").is_some());
    }

    #[test]
    fn each_tile_serves_once() {
        let rack = Rack::read("DETENTE").expect("letters");
        let word = |text| Spelling::read(text).expect("a word");
        assert!(word("détente").is_written_by(&rack));
        assert!(word("tente").is_written_by(&rack));
        assert!(!word("détentes").is_written_by(&rack));
        assert!(!word("nenté").is_written_by(&rack));
        assert!(!word("d-e").is_written_by(&rack));
    }
}
