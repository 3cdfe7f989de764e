//! Squares of the board: files a to x from the west, ranks 1 to 24 from the north.

use std::fmt;

use game_core::{Malformed, Square};

/// How many files and ranks the board has.
pub const SIZE: u8 = 24;

/// How many squares the board has.
pub const CELLS: usize = SIZE as usize * SIZE as usize;

/// A square, counted in reading order from the north-west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The square of a file and a rank, both from 0.
    pub const fn at(file: u8, rank: u8) -> Option<Cell> {
        if file < SIZE && rank < SIZE {
            Some(Cell(rank as u16 * SIZE as u16 + file as u16))
        } else {
            None
        }
    }

    /// Every square, in reading order.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..u16::from(SIZE) * u16::from(SIZE)).map(Cell)
    }

    /// Its file, from 0 in the west.
    pub const fn file(self) -> u8 {
        (self.0 % SIZE as u16) as u8
    }

    /// Its rank, from 0 in the north.
    pub const fn rank(self) -> u8 {
        (self.0 / SIZE as u16) as u8
    }

    /// Its place in a table of [`CELLS`] entries.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next square in a direction, if the board has one.
    pub const fn step(self, dir: Dir) -> Option<Cell> {
        self.steps(dir, 1)
    }

    /// The square so many steps away in a direction, if the board has one.
    pub const fn steps(self, dir: Dir, count: u8) -> Option<Cell> {
        let (file, rank) = (self.file(), self.rank());
        match dir {
            Dir::North if rank >= count => Cell::at(file, rank - count),
            Dir::West if file >= count => Cell::at(file - count, rank),
            Dir::South => Cell::at(file, rank.saturating_add(count)),
            Dir::East => Cell::at(file.saturating_add(count), rank),
            Dir::North | Dir::West => None,
        }
    }

    /// The direction from here to a square that shares a side.
    pub fn toward(self, other: Cell) -> Option<Dir> {
        Dir::ALL.into_iter().find(|&dir| self.step(dir) == Some(other))
    }

    /// How far apart two squares are, diagonal steps allowed (3.5).
    pub fn distance(self, other: Cell) -> u8 {
        let files = self.file().abs_diff(other.file());
        files.max(self.rank().abs_diff(other.rank()))
    }

    /// The square and those around it, corners included.
    pub fn around(self) -> impl Iterator<Item = Cell> {
        let near = |at: u8| at.saturating_sub(1)..=(at + 1).min(SIZE - 1);
        near(self.rank()).flat_map(move |rank| near(self.file()).filter_map(move |file| Cell::at(file, rank)))
    }

    /// The square as refusals name it.
    pub fn square(self) -> Square {
        Square {
            file: self.file(),
            rank: self.rank() as i8 + 1,
        }
    }

    /// Reads a square at the beginning of `text`: the square and how many bytes it took.
    ///
    /// # Errors
    /// When no square stands there; the fault is counted from the beginning of `text`.
    pub(crate) fn read(text: &str) -> Result<(Cell, usize), Malformed> {
        let bytes = text.as_bytes();
        let file = match bytes.first() {
            Some(byte @ b'a'..=b'x') => byte - b'a',
            _ => return Err(Malformed::new(0, "a square from a1 to x24")),
        };
        let digits = bytes[1..]
            .iter()
            .take(2)
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let rank = text[1..1 + digits].parse::<u8>().ok();
        let leads = bytes.get(1) == Some(&b'0');
        rank.filter(|_| !leads)
            .and_then(|rank| Cell::at(file, rank.checked_sub(1)?))
            .map(|cell| (cell, 1 + digits))
            .ok_or(Malformed::new(1, "a rank from 1 to 24"))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.square().fmt(f)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.square().fmt(f)
    }
}

/// A direction on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dir {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Dir {
    /// Every direction.
    pub const ALL: [Dir; 4] = [Dir::North, Dir::East, Dir::South, Dir::West];

    /// The other way.
    pub const fn opposite(self) -> Dir {
        match self {
            Dir::North => Dir::South,
            Dir::East => Dir::West,
            Dir::South => Dir::North,
            Dir::West => Dir::East,
        }
    }

    /// The line it runs along.
    pub const fn axis(self) -> Axis {
        match self {
            Dir::North | Dir::South => Axis::Down,
            Dir::East | Dir::West => Axis::Across,
        }
    }

    /// Whether words are read that way (2.2).
    pub const fn reads(self) -> bool {
        matches!(self, Dir::East | Dir::South)
    }

    /// Its sign in the notation.
    pub const fn sign(self) -> char {
        match self {
            Dir::North => 'N',
            Dir::East => 'E',
            Dir::South => 'S',
            Dir::West => 'W',
        }
    }

    /// The direction with this sign.
    pub const fn of(sign: char) -> Option<Dir> {
        match sign {
            'N' => Some(Dir::North),
            'E' => Some(Dir::East),
            'S' => Some(Dir::South),
            'W' => Some(Dir::West),
            _ => None,
        }
    }
}

/// The line that a word lies on (2.2: left to right, top to bottom).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

impl Axis {
    /// The way it is read.
    pub const fn reading(self) -> Dir {
        match self {
            Axis::Across => Dir::East,
            Axis::Down => Dir::South,
        }
    }

    /// The line at a right angle.
    pub const fn other(self) -> Axis {
        match self {
            Axis::Across => Axis::Down,
            Axis::Down => Axis::Across,
        }
    }

    /// Its sign in the notation.
    pub const fn sign(self) -> char {
        match self {
            Axis::Across => 'h',
            Axis::Down => 'v',
        }
    }
}
