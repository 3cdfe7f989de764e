//! Letters as they are read on the board, with their accents.

use std::fmt;

use lexicon::{Letter, Word};

/// A capital letter with or without an accent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph {
    character: char,
    letter: Letter,
}

impl Glyph {
    /// The letter that a character shows, small or capital; none for what is not one letter.
    pub fn of(character: char) -> Option<Glyph> {
        let mut capitals = character.to_uppercase();
        let capital = capitals.next().filter(|_| capitals.next().is_none())?;
        if let Some(letter) = Letter::of(capital) {
            return Some(Glyph {
                character: capital,
                letter,
            });
        }
        let word = Word::read(capital.encode_utf8(&mut [0; 4])).ok()?;
        match *word.letters()?.as_slice() {
            [letter] => Some(Glyph {
                character: capital,
                letter,
            }),
            _ => None,
        }
    }

    /// A letter without an accent.
    pub fn plain(letter: Letter) -> Glyph {
        Glyph {
            character: letter.capital(),
            letter,
        }
    }

    /// The letter under the accent.
    pub fn letter(self) -> Letter {
        self.letter
    }

    /// Whether it bears an accent or a cedilla.
    pub fn is_accented(self) -> bool {
        self.character != self.letter.capital()
    }

    /// The capital.
    pub fn capital(self) -> char {
        self.character
    }

    /// The small letter: in the notation, a joker that stands for it.
    pub fn small(self) -> char {
        self.character.to_lowercase().next().unwrap_or(self.character)
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.character.fmt(f)
    }
}

impl fmt::Debug for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.character.fmt(f)
    }
}
