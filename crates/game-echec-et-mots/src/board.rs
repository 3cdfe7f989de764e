//! The squares, and where a knight leaps from each.

use game_core::{Seat, Square};

use crate::{Dots, Layout, Rows};

const FILES: u8 = 7;
/// The lowest rank that any layout has.
const LOWEST: i8 = -1;
/// The highest.
const HIGHEST: i8 = 9;
const CELLS: usize = 77;

/// A set of squares of ranks −1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);

    /// Whether `square` is among them.
    pub fn contains(self, square: Square) -> bool {
        index(square).is_some_and(|index| self.0 >> index & 1 == 1)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// These and `square`, if any board has it.
    #[must_use]
    pub fn with(self, square: Square) -> Squares {
        Squares(self.0 | index(square).map_or(0, |index| 1 << index))
    }

    /// These but `square`.
    #[must_use]
    pub fn without(self, square: Square) -> Squares {
        Squares(self.0 & !index(square).map_or(0, |index| 1 << index))
    }

    /// Those of both.
    #[must_use]
    pub fn union(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// Those that both have.
    #[must_use]
    pub fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// These but those of `other`.
    #[must_use]
    pub fn less(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// The squares by rank, then by file.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(cell(index))
        })
    }

    /// The squares by file, then by rank, as positions name them.
    pub fn named(self) -> Vec<Square> {
        let mut squares: Vec<Square> = self.iter().collect();
        squares.sort_unstable();
        squares
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, Squares::with)
    }
}

impl std::fmt::Debug for Squares {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries(self.named().iter().map(Square::to_string))
            .finish()
    }
}

/// The bit of a square.
fn index(square: Square) -> Option<u32> {
    let known = square.file < FILES && (LOWEST..=HIGHEST).contains(&square.rank);
    known.then(|| {
        let row = u32::try_from(square.rank - LOWEST).expect("a rank from the lowest");
        row * u32::from(FILES) + u32::from(square.file)
    })
}

/// The square of a bit.
fn cell(index: u32) -> Square {
    let (row, file) = (index / u32::from(FILES), index % u32::from(FILES));
    Square {
        file: u8::try_from(file).expect("seven files"),
        rank: i8::try_from(row).expect("eleven ranks") + LOWEST,
    }
}

/// The square that a text begins with, and what follows it: `b-1` is one, `b10` is none.
pub(crate) fn take_square(text: &str) -> Option<(Square, &str)> {
    let bytes = text.as_bytes();
    let file = bytes.first()?.checked_sub(b'a').filter(|&file| file < FILES)?;
    let (rank, length) = match (bytes.get(1)?, bytes.get(2)) {
        (b'-', Some(b'1')) => (LOWEST, 3),
        (digit @ b'0'..=b'9', _) => (i8::try_from(digit - b'0').ok()?, 2),
        _ => return None,
    };
    Some((Square { file, rank }, &text[length..]))
}

/// The board of one layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    layout: Layout,
    field: Squares,
    starts: [Squares; 2],
    dots: Squares,
    leaps: [Squares; CELLS],
}

impl Board {
    /// The board with its start squares and its dots where the options have them.
    pub fn new(layout: Layout, dots: Dots) -> Board {
        let named = |names: &[&str]| -> Squares {
            let square = |name: &&str| take_square(name).expect("a square of the board").0;
            names.iter().map(square).collect()
        };
        let starts = match layout {
            Layout::Corner79 => [named(&["a0", "g0"]), named(&["a8", "g8"])],
            Layout::Beyond => [named(&["b-1", "f-1"]), named(&["b9", "f9"])],
            Layout::Inner => [named(&["b1", "f1"]), named(&["b7", "f7"])],
        };
        let dots = match dots {
            Dots::X5 => named(&["d4", "c3", "e3", "c5", "e5"]),
            Dots::Plus5 => named(&["d4", "b4", "f4", "d2", "d6"]),
        };
        let inside = (1..=7).flat_map(|rank| (0..FILES).map(move |file| Square { file, rank }));
        let field = inside.collect::<Squares>().union(starts[0]).union(starts[1]);
        let mut leaps = [Squares::EMPTY; CELLS];
        for from in field.iter() {
            let at = index(from).expect("a square of the field");
            leaps[at as usize] = jumps(from).filter(|&to| field.contains(to)).collect();
        }
        Board {
            layout,
            field,
            starts,
            dots,
            leaps,
        }
    }

    /// Where the start squares are.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// Every square that a knight can stand on.
    pub fn field(&self) -> Squares {
        self.field
    }

    /// The start squares of a seat.
    pub fn starts(&self, seat: Seat) -> Squares {
        self.starts[seat.index() & 1]
    }

    /// The brown squares with a dot.
    pub fn dots(&self) -> Squares {
        self.dots
    }

    /// Where a knight on `from` leaps, whatever stands there.
    pub fn leaps(&self, from: Square) -> Squares {
        index(from).map_or(Squares::EMPTY, |index| self.leaps[index as usize])
    }

    /// Whether a square is brown.
    pub fn is_brown(square: Square) -> bool {
        Rows::squares().any(|brown| brown == square)
    }
}

/// Two squares one way and one aside, on the board or off it.
pub(crate) fn jumps(from: Square) -> impl Iterator<Item = Square> {
    const WAYS: [(i8, i8); 8] = [
        (1, 2),
        (2, 1),
        (2, -1),
        (1, -2),
        (-1, -2),
        (-2, -1),
        (-2, 1),
        (-1, 2),
    ];
    WAYS.into_iter().filter_map(move |(right, up)| {
        Some(Square {
            file: from.file.checked_add_signed(right)?,
            rank: from.rank.checked_add(up)?,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> Square {
        take_square(name).expect("a square").0
    }

    fn names(squares: Squares) -> Vec<String> {
        squares.named().iter().map(Square::to_string).collect()
    }

    #[test]
    fn t01_twenty_five_brown_and_twenty_four_orange() {
        let board = Board::new(Layout::Inner, Dots::X5);
        let brown = board
            .field()
            .iter()
            .filter(|&square| Board::is_brown(square))
            .count();
        assert_eq!((brown, board.field().len() - brown), (25, 24));
        for corner in ["a1", "g1", "a7", "g7", "d4"] {
            assert!(Board::is_brown(at(corner)), "{corner}");
        }
        for dots in [Dots::X5, Dots::Plus5] {
            let board = Board::new(Layout::Corner79, dots);
            assert_eq!(board.dots().len(), 5);
            assert!(board.dots().iter().all(Board::is_brown));
        }
    }

    #[test]
    fn t03_start_squares_are_orange_and_have_two_ways_out() {
        for (layout, exits, squares) in [
            (Layout::Corner79, 2, 53),
            (Layout::Beyond, 2, 53),
            (Layout::Inner, 3, 49),
        ] {
            let board = Board::new(layout, Dots::X5);
            assert_eq!(board.field().len(), squares);
            for start in [Seat(0), Seat(1)]
                .into_iter()
                .flat_map(|seat| board.starts(seat).iter())
            {
                assert!(!Board::is_brown(start));
                assert_eq!(board.leaps(start).len(), exits, "{start}");
                assert!(board.leaps(start).iter().all(Board::is_brown), "{start}");
            }
        }
        let board = Board::new(Layout::Corner79, Dots::X5);
        assert_eq!(names(board.leaps(at("a0"))), ["b2", "c1"]);
        assert_eq!(names(board.leaps(at("g0"))), ["e1", "f2"]);
        let board = Board::new(Layout::Beyond, Dots::X5);
        assert_eq!(names(board.leaps(at("b-1"))), ["a1", "c1"]);
        assert_eq!(names(board.leaps(at("f9"))), ["e7", "g7"]);
    }

    #[test]
    fn t05_t06_leaps_from_the_centre_and_from_the_edge() {
        let board = Board::new(Layout::Corner79, Dots::X5);
        assert_eq!(board.leaps(at("d4")).len(), 8);
        assert_eq!(names(board.leaps(at("d1"))), ["b2", "c3", "e3", "f2"]);
    }

    #[test]
    fn t07_every_leap_changes_the_colour() {
        for layout in [Layout::Corner79, Layout::Beyond, Layout::Inner] {
            let board = Board::new(layout, Dots::X5);
            for from in board.field().iter() {
                assert!(!board.leaps(from).is_empty(), "{from}");
                for to in board.leaps(from).iter() {
                    assert_ne!(Board::is_brown(from), Board::is_brown(to), "{from} {to}");
                    assert!(board.leaps(to).contains(from), "{from} {to}");
                }
            }
        }
    }

    #[test]
    fn squares_are_read_with_their_strips() {
        for (text, square, rest) in [("a0-c1", "a0", "-c1"), ("b-1-c1", "b-1", "-c1"), ("g9", "g9", "")] {
            let (read, left) = take_square(text).expect("a square");
            assert_eq!((read.to_string().as_str(), left), (square, rest));
            assert_eq!(index(read).map(cell), Some(read));
        }
        for text in ["", "a", "h1", "a-", "a-2", "A1", "a\u{e9}", "é1"] {
            assert_eq!(take_square(text), None, "{text:?}");
        }
    }
}
