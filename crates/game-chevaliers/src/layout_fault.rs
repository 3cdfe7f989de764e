//! What can be wrong with a layout, told so that its author finds it.

use std::fmt;

use crate::layout::{Ground, KNIGHTS, MAX_CELLS, MAX_FILES, MAX_LINES, MEN, PONDS};

/// A layout that cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutFault {
    /// The file is no JSON, or lacks a field, or has one too many.
    Unreadable {
        /// The line of the file, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// What the reader of JSON says.
        problem: String,
    },
    /// The name is empty or holds something else than small letters and digits.
    BadId {
        /// The name.
        id: String,
    },
    /// The file does not bear the layout's name.
    Misfiled {
        /// The name.
        id: String,
        /// The name of the file, without its ending.
        file: String,
    },
    /// Too few or too many files or lines.
    Size {
        /// How many files.
        files: usize,
        /// How many lines.
        lines: usize,
    },
    /// A row is shorter or longer than the first.
    RowLength {
        /// The line of the board.
        line: usize,
        /// How many cells it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// A symbol that is no cell.
    Symbol {
        /// The line of the board.
        line: usize,
        /// Which cell of the row, counted from 1.
        place: usize,
        /// The symbol.
        symbol: char,
    },
    /// Not as many squares as declared.
    Squares {
        /// How many squares, water included.
        found: usize,
        /// How many the file declares.
        declared: usize,
    },
    /// Not four ponds.
    Ponds {
        /// How many.
        found: usize,
    },
    /// Too few or too many pieces of a kind.
    Pieces {
        /// Which.
        piece: Ground,
        /// How many.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A castle that names no square.
    CastleName {
        /// What it names.
        name: String,
    },
    /// A castle that lies outside the board.
    CastleOutside {
        /// Where.
        square: String,
    },
    /// A castle that is no square, or not empty at the start.
    CastleTaken {
        /// Where.
        square: String,
        /// What is there.
        ground: Ground,
    },
    /// Both castles on one square.
    CastleShared {
        /// Which.
        square: String,
    },
    /// Two cells that should mirror each other and do not.
    Lopsided {
        /// Which way.
        mirror: Mirror,
        /// One of them.
        square: String,
        /// The one across.
        other: String,
    },
}

/// A way in which a board mirrors itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// The left half is the right half.
    LeftRight,
    /// Silver's half is Gold's half.
    FrontBack,
}

impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutFault::Unreadable { problem, .. } => write!(f, "layout unreadable, {problem}"),
            LayoutFault::BadId { id } => {
                write!(f, "id {id:?} unfit, expected small letters and digits")
            }
            LayoutFault::Misfiled { id, file } => {
                write!(f, "id {id} in the file {file}.json, expected {id}.json")
            }
            LayoutFault::Size { files, lines } => write!(
                f,
                "{files} files and {lines} lines, expected 1 to {MAX_FILES} files, 1 to {MAX_LINES} lines and at \
                 most {MAX_CELLS} cells"
            ),
            LayoutFault::RowLength {
                line,
                found,
                expected,
            } => write!(
                f,
                "line {line} has {found} cells, expected {expected} as in the first row"
            ),
            LayoutFault::Symbol { line, place, symbol } => write!(
                f,
                "line {line}, cell {place} is {symbol:?}, expected one of . ~ # N M n m"
            ),
            LayoutFault::Squares { found, declared } => {
                write!(
                    f,
                    "{found} squares with the water, expected {declared} as declared"
                )
            }
            LayoutFault::Ponds { found } => write!(f, "{found} water squares, expected {PONDS}"),
            LayoutFault::Pieces {
                piece,
                found,
                expected,
            } => write!(
                f,
                "{found} pieces {piece}, expected {expected} ({KNIGHTS} knights and {MEN} men a camp)"
            ),
            LayoutFault::CastleName { name } => {
                write!(f, "castle {name:?} unknown, expected a square such as f1")
            }
            LayoutFault::CastleOutside { square } => {
                write!(
                    f,
                    "castle {square} outside the board, expected one of its squares"
                )
            }
            LayoutFault::CastleTaken { square, ground } => {
                write!(f, "castle {square} is {ground}, expected an empty square")
            }
            LayoutFault::CastleShared { square } => {
                write!(f, "both castles on {square}, expected one a camp")
            }
            LayoutFault::Lopsided {
                mirror,
                square,
                other,
            } => {
                let (way, unless) = match mirror {
                    Mirror::LeftRight => ("left to right", "front_back"),
                    Mirror::FrontBack => ("front to back", "none"),
                };
                write!(
                    f,
                    "{square} does not mirror {other} {way}, expected the same or a field \"symmetry\": \"{unless}\""
                )
            }
        }
    }
}

impl std::error::Error for LayoutFault {}
