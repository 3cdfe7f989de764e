//! The squares of a layout, and which lie next to which.

use std::ops::Range;

use game_core::Square;

use crate::layout::{Ground, MAX_CELLS};
use crate::{Arm, Camp, Layout, Piece};

/// A cell of the board, counted from a1 along the lines.
pub(crate) type Cell = u8;

/// What stands on each cell.
pub(crate) type Cells = [Option<Piece>; MAX_CELLS];

/// The eight directions as steps of file and line: the four along files and lines come first, in which
/// pieces capture (R9).
pub(crate) const WAYS: [(i8, i8); 8] = [
    (0, 1),
    (1, 0),
    (0, -1),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, -1),
    (-1, 1),
];

/// How many of the ways are those of captures.
pub(crate) const STRAIGHT: usize = 4;

/// A layout with its neighbourhoods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    layout: Layout,
    /// The usable square one step away in each direction.
    near: Vec<[Option<Cell>; 8]>,
    castles: [Cell; 2],
}

impl Board {
    /// The board of a layout.
    pub fn new(layout: Layout) -> Board {
        let (files, lines) = (layout.files(), layout.lines());
        let usable = |file: i32, line: i32| {
            let file = usize::try_from(file).ok().filter(|&file| file < files)?;
            let line = usize::try_from(line).ok().filter(|&line| line < lines)?;
            let ground = layout.at(file, line);
            (!matches!(ground, Ground::Water | Ground::Void)).then_some(cell(files, file, line))
        };
        let near = (0..files * lines)
            .map(|at| {
                let (file, line) = (at % files, at / files);
                WAYS.map(|(right, up)| {
                    let file = i32::try_from(file).expect("few files") + i32::from(right);
                    let line = i32::try_from(line).expect("few lines") + i32::from(up);
                    usable(file, line)
                })
            })
            .collect();
        let castles = layout.castles().map(|(file, line)| cell(files, file, line));
        Board {
            layout,
            near,
            castles,
        }
    }

    /// The layout.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The castle of a camp.
    pub fn castle(&self, camp: Camp) -> Square {
        self.square(self.castle_cell(camp))
    }

    pub(crate) fn castle_cell(&self, camp: Camp) -> Cell {
        self.castles[camp.index()]
    }

    /// How many cells there are.
    pub(crate) fn len(&self) -> usize {
        self.near.len()
    }

    /// All cells.
    pub(crate) fn cells(&self) -> Range<Cell> {
        let count = u8::try_from(self.len()).expect("at most 128 cells");
        0..count
    }

    /// The usable square one step away.
    pub(crate) fn near(&self, at: Cell, way: usize) -> Option<Cell> {
        self.near[usize::from(at)][way]
    }

    /// The usable squares one and two steps away, when both are.
    pub(crate) fn over(&self, at: Cell, way: usize) -> Option<(Cell, Cell)> {
        let middle = self.near(at, way)?;
        Some((middle, self.near(middle, way)?))
    }

    /// The square of a cell.
    pub(crate) fn square(&self, at: Cell) -> Square {
        let files = u8::try_from(self.layout.files()).expect("few files");
        Square {
            file: at % files,
            rank: i8::try_from(at / files + 1).expect("few lines"),
        }
    }

    /// The cell of a square inside the frame of the board, be it a square or not.
    pub(crate) fn cell(&self, square: Square) -> Option<Cell> {
        let file = usize::from(square.file);
        let line = usize::try_from(square.rank).ok()?.checked_sub(1)?;
        (file < self.layout.files() && line < self.layout.lines())
            .then(|| cell(self.layout.files(), file, line))
    }

    /// What lies on a cell.
    pub(crate) fn ground(&self, at: Cell) -> Ground {
        let at = usize::from(at);
        let files = self.layout.files();
        self.layout.at(at % files, at / files)
    }

    /// The pieces where they stand at the start (R1).
    pub(crate) fn start(&self) -> Cells {
        let mut cells = [None; MAX_CELLS];
        for at in self.cells() {
            if let Ground::Marked { silver, knight } = self.ground(at) {
                cells[usize::from(at)] = Some(Piece {
                    camp: if silver { Camp::Silver } else { Camp::Gold },
                    arm: if knight { Arm::Knights } else { Arm::Men },
                });
            }
        }
        cells
    }

    /// How many lines a piece on `at` can still gain for its camp (R19).
    pub(crate) fn ahead(&self, at: Cell, camp: Camp) -> usize {
        let line = usize::from(at) / self.layout.files();
        match camp {
            Camp::Silver => self.layout.lines() - 1 - line,
            Camp::Gold => line,
        }
    }
}

fn cell(files: usize, file: usize, line: usize) -> Cell {
    u8::try_from(line * files + file).expect("at most 128 cells")
}

/// Whether a way leads back for a camp: -1 back, 0 along the line, 1 ahead.
pub(crate) fn heading(way: usize, camp: Camp) -> i8 {
    let (_, up) = WAYS[way];
    match camp {
        Camp::Silver => up,
        Camp::Gold => -up,
    }
}
