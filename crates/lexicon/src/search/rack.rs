//! Letters to write with.

use std::fmt;
use std::str::FromStr;

use crate::word::fold_character;
use crate::{Letter, LetterSet, MAX_LETTERS};

/// The letters somebody holds, jokers among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rack {
    counts: [u8; Letter::COUNT],
    jokers: u8,
}

/// Why a text is no letters to write with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLetters {
    /// There is nothing in it.
    #[error("letters empty, expected at least one")]
    Empty,
    /// More letters than are searched for.
    #[error(
        "letters too many, expected at most {} of a rack or {MAX_LETTERS} places of a pattern",
        Rack::MAX_LETTERS
    )]
    TooManyLetters,
    /// More jokers than are searched for.
    #[error("jokers too many, expected at most {}", Rack::MAX_JOKERS)]
    TooManyJokers,
    /// It holds what is neither a letter nor a joker.
    #[error("character {0:?} not a letter, expected letters and ?")]
    BadCharacter(char),
}

impl BadLetters {
    /// What is wrong, as a stable code.
    pub fn code(self) -> &'static str {
        match self {
            BadLetters::Empty => "letters-empty",
            BadLetters::TooManyLetters => "letters-too-many",
            BadLetters::TooManyJokers => "jokers-too-many",
            BadLetters::BadCharacter(_) => "letters-bad-character",
        }
    }
}

impl Rack {
    /// The most letters it holds, without jokers.
    pub const MAX_LETTERS: usize = 25;

    /// The most jokers it holds.
    pub const MAX_JOKERS: usize = 2;

    /// Reads letters as somebody wrote them, `?` for a joker. Blanks are left out, case and accents
    /// forgotten, ligatures opened.
    ///
    /// # Errors
    /// When there is no letter, too many, or something else.
    pub fn read(text: &str) -> Result<Rack, BadLetters> {
        let mut rack = Rack::default();
        read_places(text, |place| match place {
            Some(letter) => rack.put(letter),
            None => rack.put_joker(),
        })?;
        if rack.is_empty() {
            return Err(BadLetters::Empty);
        }
        Ok(rack)
    }

    /// The rack of these letters and so many jokers.
    ///
    /// # Errors
    /// When there are too many.
    pub fn new(letters: impl IntoIterator<Item = Letter>, jokers: usize) -> Result<Rack, BadLetters> {
        let mut rack = Rack::default();
        for letter in letters {
            rack.put(letter)?;
        }
        for _ in 0..jokers {
            rack.put_joker()?;
        }
        Ok(rack)
    }

    /// Puts one more letter on it.
    ///
    /// # Errors
    /// When it is full.
    pub fn put(&mut self, letter: Letter) -> Result<(), BadLetters> {
        if self.given() == Rack::MAX_LETTERS {
            return Err(BadLetters::TooManyLetters);
        }
        self.counts[letter.index()] += 1;
        Ok(())
    }

    /// Puts one more joker on it.
    ///
    /// # Errors
    /// When it has all that it can hold.
    pub fn put_joker(&mut self) -> Result<(), BadLetters> {
        if self.jokers() == Rack::MAX_JOKERS {
            return Err(BadLetters::TooManyJokers);
        }
        self.jokers += 1;
        Ok(())
    }

    /// Takes a letter off it, if it has one.
    pub fn take(&mut self, letter: Letter) -> bool {
        let count = &mut self.counts[letter.index()];
        let held = *count > 0;
        *count -= u8::from(held);
        held
    }

    /// How often it has `letter`, jokers apart.
    pub fn count(&self, letter: Letter) -> usize {
        usize::from(self.counts[letter.index()])
    }

    /// How many jokers it has.
    pub fn jokers(&self) -> usize {
        usize::from(self.jokers)
    }

    /// How many letters it has, jokers included.
    pub fn len(&self) -> usize {
        self.given() + self.jokers()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The letters of a word, which may be longer than any rack.
    pub(super) fn of_word(letters: &[Letter]) -> Rack {
        let mut rack = Rack::default();
        letters.iter().for_each(|&letter| rack.give_back(letter));
        rack
    }

    /// How often it has each letter, jokers apart.
    pub(super) fn counts(&self) -> [u8; Letter::COUNT] {
        self.counts
    }

    /// The letters that it has.
    pub(super) fn letters(&self) -> LetterSet {
        Letter::all().filter(|&letter| self.count(letter) > 0).collect()
    }

    /// Takes a joker off it, if it has one.
    pub(super) fn take_joker(&mut self) -> bool {
        let held = self.jokers > 0;
        self.jokers -= u8::from(held);
        held
    }

    /// Puts a letter on it, full or not.
    pub(super) fn give_back(&mut self, letter: Letter) {
        self.counts[letter.index()] += 1;
    }

    /// Puts a joker on it, full or not.
    pub(super) fn give_back_joker(&mut self) {
        self.jokers += 1;
    }

    /// How many letters it has, jokers apart.
    pub(super) fn given(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum()
    }
}

impl FromStr for Rack {
    type Err = BadLetters;

    fn from_str(text: &str) -> Result<Rack, BadLetters> {
        Rack::read(text)
    }
}

/// Capitals by alphabet, then the jokers.
impl fmt::Display for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in Letter::all() {
            for _ in 0..self.count(letter) {
                write!(f, "{}", letter.capital())?;
            }
        }
        (0..self.jokers).try_for_each(|_| f.write_str("?"))
    }
}

/// Hands over each plain letter of a text, and nothing for each `?`; blanks are left out. Stops as soon
/// as `take` does, however long the text.
pub(super) fn read_places(
    text: &str,
    mut take: impl FnMut(Option<Letter>) -> Result<(), BadLetters>,
) -> Result<(), BadLetters> {
    let mut plain = String::new();
    for character in text.chars() {
        if character.is_whitespace() {
            continue;
        }
        if character == '?' {
            take(None)?;
            continue;
        }
        plain.clear();
        if !fold_character(character, &mut plain) {
            return Err(BadLetters::BadCharacter(character));
        }
        for letter in plain.chars() {
            let letter = Letter::of(letter).ok_or(BadLetters::BadCharacter(character))?;
            take(Some(letter))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn letters_are_read_as_on_tiles() {
        for (text, shown) in [
            ("aeirst?", "AEIRST?"),
            ("?S? Éœ\ta", "AEEOS??"),
            ("e\u{301}", "E"),
            ("??", "??"),
            ("zZçÇ", "CCZZ"),
        ] {
            assert_eq!(
                Rack::read(text).map(|rack| rack.to_string()),
                Ok(shown.to_owned())
            );
        }
    }

    #[test]
    fn what_is_no_rack_is_told_why() {
        for (text, fault) in [
            ("", BadLetters::Empty),
            (" \n\u{a0}", BadLetters::Empty),
            ("\u{301}", BadLetters::Empty),
            (&"a".repeat(26), BadLetters::TooManyLetters),
            (&"œ".repeat(13), BadLetters::TooManyLetters),
            ("???", BadLetters::TooManyJokers),
            ("a-b", BadLetters::BadCharacter('-')),
            ("a’b", BadLetters::BadCharacter('’')),
            ("a🐎", BadLetters::BadCharacter('🐎')),
            ("a\0", BadLetters::BadCharacter('\0')),
            ("ı", BadLetters::BadCharacter('ı')),
            ("a1", BadLetters::BadCharacter('1')),
        ] {
            assert_eq!(Rack::read(text), Err(fault), "{text}");
        }
        assert!(Rack::read(&format!("{}??", "a".repeat(25))).is_ok());
    }

    #[test]
    fn letters_are_put_on_and_taken_off() {
        let [a, b] = ['A', 'B'].map(|letter| Letter::of(letter).expect("a letter"));
        let mut rack = Rack::new([a, a], 1).expect("few letters");
        assert_eq!((rack.len(), rack.count(a), rack.jokers()), (3, 2, 1));
        assert!(rack.take(a) && rack.take(a) && !rack.take(a) && !rack.take(b));
        assert_eq!(rack.to_string(), "?");
        assert_eq!(Rack::new([a; 26], 0), Err(BadLetters::TooManyLetters));
        assert_eq!(Rack::new([a], 3), Err(BadLetters::TooManyJokers));
    }

    proptest! {
        #[test]
        fn a_rack_is_read_as_it_is_shown(text in "[A-Z]{0,25}[?]{0,2}") {
            if let Ok(rack) = Rack::read(&text) {
                prop_assert_eq!(Rack::read(&rack.to_string()), Ok(rack));
                prop_assert_eq!(rack.len(), text.len());
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in any::<String>()) {
            if let Err(fault) = Rack::read(&text) {
                prop_assert!(fault.code().contains('-'));
            }
        }
    }
}
