//! The squares of the board and sets of them.

use std::fmt;

use game_core::{Seat, Square};

/// How many files the board has.
pub(crate) const FILES: u8 = 8;
/// How many ranks it has.
pub(crate) const RANKS: u8 = 6;
/// How many squares.
pub(crate) const CELLS: usize = 48;

/// A square of the board, from A1 along the ranks to H6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// The eight directions of a slide, as steps in file and rank (M1).
pub(crate) const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// The cell one step from each cell in each direction; none is `CELLS`.
const STEPS: [[u8; 8]; CELLS] = steps();

/// The cells that touch each cell, as bits, diagonally as well.
pub(crate) const AROUND: [u64; CELLS] = around(1);

/// The same without the diagonals.
pub(crate) const BESIDE: [u64; CELLS] = around(2);

const fn steps() -> [[u8; 8]; CELLS] {
    let mut all = [[CELLS as u8; 8]; CELLS];
    let mut at = 0;
    while at < CELLS {
        let mut way = 0;
        while way < 8 {
            let (right, up) = DIRECTIONS[way];
            let file = (at % 8) as i8 + right;
            let rank = (at / 8) as i8 + up;
            if file >= 0 && file < FILES as i8 && rank >= 0 && rank < RANKS as i8 {
                all[at][way] = rank as u8 * FILES + file as u8;
            }
            way += 1;
        }
        at += 1;
    }
    all
}

/// The neighbours in every `stride`-th direction.
const fn around(stride: usize) -> [u64; CELLS] {
    let mut all = [0; CELLS];
    let mut at = 0;
    while at < CELLS {
        let mut way = 0;
        while way < 8 {
            let next = STEPS[at][way];
            if (next as usize) < CELLS {
                all[at] |= 1 << next;
            }
            way += stride;
        }
        at += 1;
    }
    all
}

impl Cell {
    /// The cell of this number, from 0 for A1 along the ranks.
    pub fn new(index: usize) -> Option<Cell> {
        (index < CELLS).then_some(Cell(index as u8))
    }

    /// The cell of a file and a rank, both from 0.
    pub(crate) fn at(file: u8, rank: u8) -> Option<Cell> {
        (file < FILES && rank < RANKS).then(|| Cell(rank * FILES + file))
    }

    /// Its number.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its file, A = 0.
    pub fn file(self) -> u8 {
        self.0 % FILES
    }

    /// Its rank, from 0.
    pub fn rank(self) -> u8 {
        self.0 / FILES
    }

    /// Every cell, A1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The next cell in a direction, if the board goes on.
    #[inline]
    pub(crate) fn step(self, way: usize) -> Option<Cell> {
        let next = STEPS[self.index()][way];
        (usize::from(next) < CELLS).then_some(Cell(next))
    }

    /// The direction in which another cell lies on a straight line.
    pub(crate) fn way_to(self, other: Cell) -> Option<usize> {
        let across = other.file() as i8 - self.file() as i8;
        let up = other.rank() as i8 - self.rank() as i8;
        if self == other || (across != 0 && up != 0 && across.abs() != up.abs()) {
            return None;
        }
        let way = (across.signum(), up.signum());
        DIRECTIONS.iter().position(|&direction| direction == way)
    }

    /// Whether both touch, diagonally as well.
    pub fn touches(self, other: Cell) -> bool {
        AROUND[self.index()] >> other.0 & 1 == 1
    }

    /// The square as the house names it.
    pub fn square(self) -> Square {
        Square {
            file: self.file(),
            rank: self.rank() as i8 + 1,
        }
    }

    /// The cell that a text begins with, capital or small, and what follows it.
    pub(crate) fn take(text: &str) -> Option<(Cell, &str)> {
        let &[file, rank, ..] = text.as_bytes() else {
            return None;
        };
        let file = file.to_ascii_uppercase().checked_sub(b'A')?;
        let cell = Cell::at(file, rank.checked_sub(b'1')?)?;
        Some((cell, &text[2..]))
    }
}

/// `D3`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(pub(crate) u64);

impl Cells {
    /// No square.
    pub const EMPTY: Cells = Cells(0);
    /// Every square.
    pub const ALL: Cells = Cells((1 << CELLS) - 1);

    /// The camp of a seat: ranks 1 to 3 for White, 4 to 6 for Black.
    pub fn camp(seat: Seat) -> Cells {
        let near = (1 << (CELLS / 2)) - 1;
        Cells(if seat.0 == 0 { near } else { near << (CELLS / 2) })
    }

    /// The squares next to the moved letter in a word.
    pub fn beside(moved: Cell, path: &[Cell]) -> Cells {
        let pairs = path.windows(2);
        pairs
            .filter_map(|pair| match pair {
                [one, another] if *one == moved => Some(*another),
                [one, another] if *another == moved => Some(*one),
                _ => None,
            })
            .collect()
    }

    /// Whether it has `cell`.
    #[inline]
    pub fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// With `cell` as well.
    #[must_use]
    pub fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// Without `cell`.
    #[must_use]
    pub fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// The squares of both.
    #[must_use]
    pub fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The squares of either.
    #[must_use]
    pub fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Its squares less those of `other`.
    #[must_use]
    pub fn less(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many it has.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its squares, A1 first.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Cell(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// As the house names them.
    pub(crate) fn squares(self) -> Vec<Square> {
        self.iter().map(Cell::square).collect()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::EMPTY, Cells::with)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        Cell::take(name).expect("a square").0
    }

    #[test]
    fn names_and_numbers() {
        assert_eq!(cell("A1").index(), 0);
        assert_eq!(cell("h6").index(), 47);
        assert_eq!(cell("D3").to_string(), "D3");
        for bad in ["", "A", "A0", "A7", "I1", "é1", "1A"] {
            assert_eq!(Cell::take(bad), None, "{bad}");
        }
    }

    #[test]
    fn camps_part_the_board() {
        let [white, black] = [Seat(0), Seat(1)].map(Cells::camp);
        assert_eq!(white.or(black), Cells::ALL);
        assert_eq!((white.len(), black.len()), (24, 24));
        assert!(white.has(cell("H3")) && black.has(cell("A4")));
    }

    #[test]
    fn squares_touch_diagonally_and_not_across_the_edge() {
        assert!(cell("E4").touches(cell("F3")));
        assert!(!cell("H3").touches(cell("A4")));
        assert_eq!(AROUND[cell("A1").index()].count_ones(), 3);
        assert_eq!(BESIDE[cell("A1").index()].count_ones(), 2);
        assert_eq!(AROUND[cell("D3").index()].count_ones(), 8);
    }

    #[test]
    fn lines_have_a_direction() {
        assert!(cell("A1").way_to(cell("F6")).is_some());
        assert!(cell("A1").way_to(cell("A6")).is_some());
        assert_eq!(cell("A1").way_to(cell("B3")), None);
        assert_eq!(cell("A1").way_to(cell("A1")), None);
        let way = cell("D3").way_to(cell("B5")).expect("a diagonal");
        assert_eq!(cell("D3").step(way), Some(cell("C4")));
    }
}
