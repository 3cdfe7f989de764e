//! The letters on the brown squares, as text: ranks 7 to 1, `.` where there is none.

use std::fmt;
use std::str::FromStr;

use game_core::{Malformed, Square};
use lexicon::Letter;

/// How many brown squares there are.
const BROWN: usize = 25;

/// How many brown squares the ranks above rank 7, 6, … have.
const ABOVE: [usize; 7] = [0, 4, 7, 11, 14, 18, 21];

/// The letters on the brown squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rows([Option<Letter>; BROWN]);

impl Rows {
    /// The brown squares, in the order of the text: rank 7 first, left to right.
    pub fn squares() -> impl Iterator<Item = Square> {
        (1..=7i8).rev().flat_map(|rank| {
            let first = u8::from(rank % 2 == 0);
            (first..7).step_by(2).map(move |file| Square { file, rank })
        })
    }

    /// The letter on a square, if it is brown and still has one.
    pub fn get(&self, square: Square) -> Option<Letter> {
        self.0[slot(square)?]
    }

    /// Puts a letter on a brown square, or takes away the one that is there.
    pub(crate) fn put(&mut self, square: Square, letter: Option<Letter>) {
        if let Some(slot) = slot(square) {
            self.0[slot] = letter;
        }
    }

    /// The squares that have a letter.
    pub fn letters(&self) -> impl Iterator<Item = (Square, Letter)> {
        Rows::squares()
            .zip(self.0)
            .filter_map(|(square, letter)| Some((square, letter?)))
    }

    /// How many letters there are.
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether every letter is taken.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether no letter is taken.
    pub fn is_full(&self) -> bool {
        self.len() == BROWN
    }
}

/// The place of a brown square in the text.
fn slot(square: Square) -> Option<usize> {
    let on_board = square.file < 7 && (1..=7).contains(&square.rank);
    let brown = i16::from(square.file) % 2 == (i16::from(square.rank) - 1).rem_euclid(2);
    (on_board && brown).then(|| {
        let above = usize::try_from(7 - square.rank).expect("a rank from 1 to 7");
        ABOVE[above] + usize::from(square.file / 2)
    })
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, letter) in self.0.iter().enumerate() {
            if at > 0 && ABOVE.contains(&at) {
                f.write_str("/")?;
            }
            write!(f, "{}", letter.map_or('.', Letter::capital))?;
        }
        Ok(())
    }
}

impl FromStr for Rows {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Rows, Malformed> {
        let mut rows = Rows::default();
        let mut rest = text.char_indices();
        let mut next = || rest.next().unwrap_or((text.len(), '\n'));
        for slot in 0..BROWN {
            if slot > 0 && ABOVE.contains(&slot) {
                match next() {
                    (_, '/') => {}
                    (at, _) => return Err(Malformed::new(at, "a slash")),
                }
            }
            rows.0[slot] = match next() {
                (_, '.') => None,
                (_, capital @ 'A'..='Z') => Letter::of(capital),
                (at, _) => return Err(Malformed::new(at, "a capital letter or a dot")),
            };
        }
        match rest.next() {
            None => Ok(rows),
            Some((at, _)) => Err(Malformed::new(at, "the end of the rows")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_slots_are_in_one_order() {
        let squares: Vec<Square> = Rows::squares().collect();
        assert_eq!(squares.len(), BROWN);
        for (at, &square) in squares.iter().enumerate() {
            assert_eq!(slot(square), Some(at), "{square}");
        }
        let named: Vec<String> = squares.iter().take(5).map(Square::to_string).collect();
        assert_eq!(named, ["a7", "c7", "e7", "g7", "b6"]);
        for (file, rank) in [(0, 0), (1, 1), (6, 8), (7, 1), (2, -1), (3, 127), (0, -128)] {
            assert_eq!(slot(Square { file, rank }), None);
        }
    }

    #[test]
    fn rows_are_read_as_they_are_written() {
        let text = "TRSE/LNP/AEOI/BUR/MNTS/CVD/F.HJ";
        let rows: Rows = text.parse().expect("rows");
        assert_eq!(rows.to_string(), text);
        assert_eq!(rows.len(), 24);
        assert_eq!(rows.get(Square { file: 2, rank: 1 }), None);
        assert_eq!(rows.get(Square { file: 3, rank: 4 }), Letter::of('U'));
        for (text, at) in [
            ("", 0),
            ("TRSE", 4),
            ("TRSEL", 4),
            ("TRS/", 3),
            ("tRSE", 0),
            ("TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJJ", 31),
            ("TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHÉ", 30),
        ] {
            assert_eq!(text.parse::<Rows>().expect_err(text).at, at, "{text:?}");
        }
    }
}
