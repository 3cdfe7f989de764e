//! What a refusal is about: a square, a letter, a word, never a sentence.

use std::fmt;

use crate::Seat;

/// A square of any of the boards: a file from `a` and a rank that may be 0 or negative on boards
/// with strips outside the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// The file, `a` = 0.
    pub file: u8,
    /// The rank as printed on the board.
    pub rank: i8,
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file.min(25)), self.rank)
    }
}

/// The thing that breaks a rule.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Subject {
    /// The action as a whole.
    #[default]
    Nothing,
    /// One square.
    Square(Square),
    /// Several squares, such as the pieces that must capture.
    Squares(Vec<Square>),
    /// A letter or a tile.
    Letter(char),
    /// A word.
    Word(String),
    /// A seat.
    Seat(Seat),
    /// A count.
    Number(i64),
}

impl From<()> for Subject {
    fn from((): ()) -> Subject {
        Subject::Nothing
    }
}

impl From<Square> for Subject {
    fn from(square: Square) -> Subject {
        Subject::Square(square)
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Nothing => Ok(()),
            Subject::Square(square) => square.fmt(f),
            Subject::Squares(squares) => {
                for (i, square) in squares.iter().enumerate() {
                    write!(f, "{}{square}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
            Subject::Letter(letter) => letter.fmt(f),
            Subject::Word(word) => word.fmt(f),
            Subject::Seat(seat) => seat.fmt(f),
            Subject::Number(number) => number.fmt(f),
        }
    }
}
