//! The board: what every square means (1.1), where bases, cross and goals lie.

use std::sync::OnceLock;

use crate::cell::{CELLS, SIZE};
use crate::{Axis, Cell, Dir};

/// A chess piece: on the back of a tile, or on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Range 0.
    King,
    /// Range 12.
    Queen,
    /// Range 10.
    Rook,
    /// Range 8.
    Bishop,
    /// Range 8.
    Knight,
}

impl Piece {
    /// How far it fires (1.3).
    pub const fn range(self) -> u8 {
        match self {
            Piece::King => 0,
            Piece::Queen => 12,
            Piece::Rook => 10,
            Piece::Bishop | Piece::Knight => 8,
        }
    }
}

/// What a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Nothing special.
    Plain,
    /// A base.
    Blue,
    /// A letter laid here gives a replay.
    Green,
    /// A cross may lie here, no letter may.
    Violet,
    /// The arms of the central cross.
    Brown,
    /// The heart of the central cross, and of the goals.
    Red,
    /// A chess symbol: a chain blockade can be laid here.
    Symbol(Piece),
}

static MAP: &str = include_str!("../../../data/boards/guerre-des-mots.txt");

impl Ground {
    /// What a square is.
    pub fn of(cell: Cell) -> Ground {
        GROUNDS.get_or_init(|| {
            let mut grounds = [Ground::Plain; CELLS];
            for (rank, line) in MAP.lines().enumerate() {
                for (file, sign) in line.chars().enumerate() {
                    grounds[rank * usize::from(SIZE) + file] = Ground::read(sign);
                }
            }
            grounds
        })[cell.index()]
    }

    fn read(sign: char) -> Ground {
        match sign {
            'b' => Ground::Blue,
            'g' => Ground::Green,
            'v' => Ground::Violet,
            'm' => Ground::Brown,
            'r' => Ground::Red,
            'K' => Ground::Symbol(Piece::King),
            'D' => Ground::Symbol(Piece::Queen),
            'T' => Ground::Symbol(Piece::Rook),
            'F' => Ground::Symbol(Piece::Bishop),
            'C' => Ground::Symbol(Piece::Knight),
            _ => Ground::Plain,
        }
    }
}

static GROUNDS: OnceLock<[Ground; CELLS]> = OnceLock::new();

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Ranks 22 to 24.
    South,
    /// Files a to c.
    West,
    /// Ranks 1 to 3.
    North,
    /// Files v to x.
    East,
}

impl Side {
    /// Every side, clockwise from the south (2.3).
    pub const ALL: [Side; 4] = [Side::South, Side::West, Side::North, Side::East];

    /// The side across the board.
    pub const fn opposite(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::West => Side::East,
            Side::North => Side::South,
            Side::East => Side::West,
        }
    }

    /// Its sign in the notation.
    pub const fn sign(self) -> char {
        match self {
            Side::South => 'S',
            Side::West => 'W',
            Side::North => 'N',
            Side::East => 'E',
        }
    }

    /// The side with this sign.
    pub fn of(sign: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.sign() == sign)
    }

    /// The line of its bases runs along this axis.
    pub const fn axis(self) -> Axis {
        match self {
            Side::South | Side::North => Axis::Across,
            Side::West | Side::East => Axis::Down,
        }
    }

    /// Whether a square lies on the line of its bases.
    pub const fn has_on_base_line(self, cell: Cell) -> bool {
        match self {
            Side::South => cell.rank() == 21,
            Side::North => cell.rank() == 2,
            Side::West => cell.file() == 2,
            Side::East => cell.file() == 21,
        }
    }

    /// The secondary goal that lies on this side (1.1).
    pub fn goal(self) -> [Cell; 4] {
        match self {
            Side::South => run(10, 23, Axis::Across),
            Side::North => run(10, 0, Axis::Across),
            Side::West => run(0, 10, Axis::Down),
            Side::East => run(23, 10, Axis::Down),
        }
    }
}

/// One of the eight bases, clockwise from the first player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Base {
    /// e22 to h22.
    SouthWest,
    /// c17 to c20.
    WestSouthWest,
    /// c5 to c8.
    WestNorthWest,
    /// e3 to h3.
    NorthWest,
    /// q3 to t3.
    NorthEast,
    /// v5 to v8.
    EastNorthEast,
    /// v17 to v20.
    EastSouthEast,
    /// q22 to t22.
    SouthEast,
}

impl Base {
    /// Every base, clockwise from the first player's.
    pub const ALL: [Base; 8] = [
        Base::SouthWest,
        Base::WestSouthWest,
        Base::WestNorthWest,
        Base::NorthWest,
        Base::NorthEast,
        Base::EastNorthEast,
        Base::EastSouthEast,
        Base::SouthEast,
    ];

    /// The side it lies on.
    pub const fn side(self) -> Side {
        match self {
            Base::SouthWest | Base::SouthEast => Side::South,
            Base::WestSouthWest | Base::WestNorthWest => Side::West,
            Base::NorthWest | Base::NorthEast => Side::North,
            Base::EastNorthEast | Base::EastSouthEast => Side::East,
        }
    }

    /// Its four squares, in reading order.
    pub fn cells(self) -> [Cell; 4] {
        let (file, rank) = match self {
            Base::SouthWest => (4, 21),
            Base::WestSouthWest => (2, 16),
            Base::WestNorthWest => (2, 4),
            Base::NorthWest => (4, 2),
            Base::NorthEast => (16, 2),
            Base::EastNorthEast => (21, 4),
            Base::EastSouthEast => (21, 16),
            Base::SouthEast => (16, 21),
        };
        run(file, rank, self.side().axis())
    }

    /// The base that a word of four letters from `start` along `axis` covers.
    pub fn covered(start: Cell, axis: Axis) -> Option<Base> {
        Base::ALL
            .into_iter()
            .find(|base| base.side().axis() == axis && base.cells()[0] == start)
    }
}

/// The four winning lines of the central cross (15.1).
pub fn cross_lines() -> [[Cell; 4]; 4] {
    [
        run(10, 11, Axis::Across),
        run(10, 12, Axis::Across),
        run(11, 10, Axis::Down),
        run(12, 10, Axis::Down),
    ]
}

/// Four squares in reading order.
fn run(file: u8, rank: u8, axis: Axis) -> [Cell; 4] {
    let first = Cell::at(file, rank).expect("a square of the board");
    [0, 1, 2, 3].map(|at| first.steps(axis.reading(), at).expect("a square of the board"))
}

/// How many steps lead from a square to the central cross over squares that are not violet, tiles
/// ignored (15.6); a violet square counts from its neighbours.
pub fn steps_to_cross(cell: Cell) -> u8 {
    static STEPS: OnceLock<[u8; CELLS]> = OnceLock::new();
    STEPS.get_or_init(|| {
        let mut steps = [u8::MAX; CELLS];
        let mut wave: Vec<Cell> = cross_lines().into_iter().flatten().collect();
        for at in 0..=u8::MAX - 1 {
            let mut next = Vec::new();
            for cell in wave {
                if steps[cell.index()] != u8::MAX {
                    continue;
                }
                steps[cell.index()] = at;
                if Ground::of(cell) != Ground::Violet {
                    next.extend(Dir::ALL.into_iter().filter_map(|dir| cell.step(dir)));
                }
            }
            wave = next;
        }
        steps
    })[cell.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1.1 and the table of the map: as many squares of each kind.
    #[test]
    fn the_map_has_the_squares_it_should() {
        assert_eq!(MAP.lines().count(), usize::from(SIZE));
        assert!(MAP.lines().all(|line| line.len() == usize::from(SIZE)));
        let count = |wanted: fn(Ground) -> bool| Cell::all().filter(|&cell| wanted(Ground::of(cell))).count();
        assert_eq!(count(|ground| ground == Ground::Blue), 32);
        assert_eq!(count(|ground| ground == Ground::Green), 32);
        assert_eq!(count(|ground| ground == Ground::Violet), 32);
        assert_eq!(count(|ground| ground == Ground::Brown), 8);
        assert_eq!(count(|ground| ground == Ground::Red), 12);
        assert_eq!(count(|ground| matches!(ground, Ground::Symbol(_))), 32);
        assert_eq!(count(|ground| ground == Ground::Plain), 428);
    }

    #[test]
    fn the_map_is_the_same_from_every_base() {
        for cell in Cell::all() {
            let (file, rank) = (cell.file(), cell.rank());
            let twins = [(rank, file), (SIZE - 1 - file, rank), (file, SIZE - 1 - rank)];
            for (file, rank) in twins {
                let twin = Cell::at(file, rank).expect("a square");
                assert_eq!(Ground::of(twin), Ground::of(cell), "{cell} {twin}");
            }
        }
    }

    #[test]
    fn bases_are_blue_and_goals_green_red_red_green() {
        for base in Base::ALL {
            assert!(base.cells().iter().all(|&cell| Ground::of(cell) == Ground::Blue));
            assert!(
                base.cells()
                    .iter()
                    .all(|&cell| base.side().has_on_base_line(cell))
            );
            assert_eq!(Base::covered(base.cells()[0], base.side().axis()), Some(base));
        }
        for side in Side::ALL {
            let goal = side.goal().map(Ground::of);
            assert_eq!(goal, [Ground::Green, Ground::Red, Ground::Red, Ground::Green]);
        }
        for line in cross_lines() {
            let line = line.map(Ground::of);
            assert_eq!(line, [Ground::Brown, Ground::Red, Ground::Red, Ground::Brown]);
        }
    }

    /// Every base is twelve squares from the cross.
    #[test]
    fn bases_are_equally_far_from_the_cross() {
        for base in Base::ALL {
            let nearest = base.cells().into_iter().map(steps_to_cross).min();
            assert_eq!(nearest, Some(12), "{base:?}");
        }
    }
}
