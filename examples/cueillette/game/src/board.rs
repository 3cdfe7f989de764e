//! Seven by seven squares, the leaps between them, and what letters are worth.

use game_core::{Malformed, Square};

/// How many files, and how many ranks.
pub(crate) const SIDE: usize = 7;
/// How many squares.
pub(crate) const CELLS: usize = SIDE * SIDE;
/// Where the knights of both seats begin (C1): opposite corners.
pub(crate) const CORNERS: [Cell; 2] = [Cell(0), Cell(CELLS - 1)];

/// What the deal draws from (C1): the commoner a letter, the more often it is here.
pub(crate) const BAG: &[u8] = b"AAAAABCDDEEEEEEEEFGHIIIIIJKLLLMMNNNOOOPPQRRRSSSSTTTTUUUVWXYZ";

/// A square by its number, from a1 along the ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell(pub(crate) usize);

impl Cell {
    pub(crate) fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell)
    }

    fn place(self) -> (usize, usize) {
        (self.0 % SIDE, self.0 / SIDE)
    }

    /// The square as all games name squares.
    pub fn square(self) -> Square {
        let (file, rank) = self.place();
        Square {
            file: u8::try_from(file).expect("seven files"),
            rank: i8::try_from(rank + 1).expect("seven ranks"),
        }
    }

    /// Whether a knight leaps from one to the other (C3).
    pub(crate) fn leaps_to(self, to: Cell) -> bool {
        let ((file, rank), (other, beyond)) = (self.place(), to.place());
        let apart = (file.abs_diff(other), rank.abs_diff(beyond));
        matches!(apart, (1, 2) | (2, 1))
    }

    /// The square that a text names.
    pub(crate) fn read(text: &str) -> Result<Cell, Malformed> {
        let found = Cell::all().find(|cell| cell.square().to_string() == text);
        found.ok_or(Malformed::new(0, "a square from a1 to g7"))
    }
}

/// What a letter is worth to whoever takes it (C4): the rarer, the more.
pub(crate) fn worth(letter: u8) -> u16 {
    match letter {
        b'A' | b'E' | b'I' | b'O' | b'U' => 1,
        b'L' | b'N' | b'R' | b'S' | b'T' => 2,
        b'J' | b'K' | b'Q' | b'W' | b'X' | b'Y' | b'Z' => 5,
        _ => 3,
    }
}
