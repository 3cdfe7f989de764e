//! A letter of the alphabet, without accents.

use std::fmt;

/// One of the twenty-six letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// How many there are.
    pub const COUNT: usize = 26;

    /// The first one.
    pub(crate) const A: Letter = Letter(0);

    /// The letter of this number, from 0 for A.
    pub fn new(index: u8) -> Option<Letter> {
        (usize::from(index) < Letter::COUNT).then_some(Letter(index))
    }

    /// The letter that an unaccented character is, capital or small.
    pub fn of(character: char) -> Option<Letter> {
        match character {
            'A'..='Z' => Some(Letter(character as u8 - b'A')),
            'a'..='z' => Some(Letter(character as u8 - b'a')),
            _ => None,
        }
    }

    /// Every letter, by alphabet.
    pub fn all() -> impl DoubleEndedIterator<Item = Letter> {
        (0..26).map(Letter)
    }

    /// Its number, from 0 for A.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its capital.
    pub fn capital(self) -> char {
        char::from(b'A' + self.0)
    }

    /// Its small form.
    pub fn small(self) -> char {
        char::from(b'a' + self.0)
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.capital())
    }
}

/// A set of letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LetterSet(pub(crate) u32);

impl LetterSet {
    /// Every letter.
    pub(crate) const ALL: LetterSet = LetterSet((1 << Letter::COUNT) - 1);

    /// Whether it holds `letter`.
    #[inline]
    pub fn holds(self, letter: Letter) -> bool {
        self.0 >> letter.0 & 1 == 1
    }

    /// The letters that both hold.
    pub fn and(self, other: LetterSet) -> LetterSet {
        LetterSet(self.0 & other.0)
    }

    /// Its letters less one.
    pub(crate) fn without(self, letter: Letter) -> LetterSet {
        LetterSet(self.0 & !(1 << letter.0))
    }

    /// Whether it holds none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> LetterSet {
        LetterSet(letters.into_iter().fold(0, |set, letter| set | 1 << letter.0))
    }
}

impl Iterator for LetterSet {
    type Item = Letter;

    fn next(&mut self) -> Option<Letter> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        // Below 26, since only letters were put in.
        Some(Letter(lowest as u8))
    }
}
