//! The chains as they stand in the middle of a coup, and where letters may still be laid beside them.

use crate::cell::CELLS;
use crate::{Cell, Chain, Dir, End, Ground};

/// No tile lies there.
const EMPTY: u16 = u16::MAX;

/// Chains, and what lies on every square.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) chains: Vec<Chain>,
    /// The chain and the index of the tile on each square.
    grid: [u16; CELLS],
}

/// How far one can go from an extremity.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Run {
    /// How many letters can be laid in a row.
    pub(super) letters: u8,
    /// How many tiles, crosses on violet squares among them.
    pub(super) tiles: u8,
}

impl Table {
    pub(super) fn new(chains: Vec<Chain>) -> Table {
        let mut grid = [EMPTY; CELLS];
        for (number, chain) in chains.iter().enumerate() {
            for (index, placed) in chain.tiles.iter().enumerate() {
                // At most sixteen chains of at most 104 tiles.
                grid[placed.cell.index()] = (number << 8 | index) as u16;
            }
        }
        Table { chains, grid }
    }

    /// The chain with a tile on a square, and the index of the tile.
    pub(super) fn tile_at(&self, cell: Cell) -> Option<(usize, usize)> {
        let tile = self.grid[cell.index()];
        (tile != EMPTY).then_some((usize::from(tile >> 8), usize::from(tile & 0xff)))
    }

    /// Whether a tile may lie on a square as the `beyond`th after an extremity of a chain: the square is
    /// empty and keeps opposition (3.5).
    fn keeps_apart(&self, cell: Cell, chain: usize, end: End, beyond: usize) -> bool {
        self.tile_at(cell).is_none()
            && cell.around().all(|near| match self.tile_at(near) {
                None => true,
                Some((other, _)) if other != chain => false,
                Some((_, index)) => {
                    let inwards = match end {
                        End::Head => index,
                        End::Tail => self.chains[chain].tiles.len() - 1 - index,
                    };
                    beyond + inwards < 3
                }
            })
    }

    /// How many tiles can be laid in a row beyond an extremity of a chain (3.5), and how many of them may
    /// be letters before a violet square stops them (3.4). The square of the extremity is `from`.
    pub(super) fn run(&self, chain: usize, end: End, from: Cell, dir: Dir) -> Run {
        let mut run = Run { letters: 0, tiles: 0 };
        while let Some(cell) = from.steps(dir, run.tiles + 1) {
            if !self.keeps_apart(cell, chain, end, usize::from(run.tiles) + 1) {
                break;
            }
            if run.letters == run.tiles && Ground::of(cell) != Ground::Violet {
                run.letters += 1;
            }
            run.tiles += 1;
        }
        run
    }

    /// Whether a base word may lie on these squares: they are free and touched by nothing (15.8).
    pub(super) fn is_clear(&self, cells: &[Cell]) -> bool {
        let alone = |cell: Cell| cell.around().all(|near| self.tile_at(near).is_none());
        cells.iter().all(|&cell| alone(cell))
    }
}
