//! The pieces as sets of cells, with moves made and taken back in place.
//!
//! The state of the rules remembers what repetitions and views need, and is copied for every event: a search
//! that plays each move in thought cannot afford that.

use std::num::NonZeroU32;

use super::ground::{CELLS, Cells, Ground, cells, only};
use super::zobrist::{GOLD, PLACES};

/// Knights.
pub(crate) const KNIGHTS: usize = 0;
/// Men.
pub(crate) const MEN: usize = 1;

/// The most pieces that a camp has.
pub(crate) const CAMP: u32 = 17;

/// What a move does: where its piece comes from and ends, and which enemies it takes. Moves that do the
/// same by other ways are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect(NonZeroU32);

/// Set in every effect, so that none is zero.
const MARK: u32 = 1 << 31;

/// How many bits the number of a cell takes, and those bits.
const CELL_BITS: u32 = CELLS.ilog2();
const CELL: u32 = (1 << CELL_BITS) - 1;

/// The bits of the enemies taken, one for each that a camp can have.
const TAKEN: u32 = (1 << CAMP) - 1;

impl Effect {
    /// A move from cell to cell that takes the `taken`, which belong to `enemies`.
    pub(crate) fn new(from: usize, to: usize, taken: Cells, enemies: Cells) -> Effect {
        // Enemies are told by their number among all of their camp, which is at most seventeen.
        let numbers = cells(taken).fold(0, |numbers, cell| {
            numbers | 1 << (enemies & (only(cell) - 1)).count_ones()
        });
        let bits = MARK | (numbers & TAKEN) << (2 * CELL_BITS) | (to as u32) << CELL_BITS | from as u32;
        Effect(NonZeroU32::new(bits).expect("the mark is set"))
    }

    /// Where the piece comes from.
    pub(crate) fn from(self) -> usize {
        (self.0.get() & CELL) as usize
    }

    /// Where it ends.
    pub(crate) fn to(self) -> usize {
        (self.0.get() >> CELL_BITS & CELL) as usize
    }

    /// Whether it takes something.
    pub(crate) fn takes(self) -> bool {
        self.numbers() != 0
    }

    fn numbers(self) -> u32 {
        self.0.get() >> (2 * CELL_BITS) & TAKEN
    }

    /// The enemies it takes.
    pub(crate) fn taken(self, mut enemies: Cells) -> Cells {
        let (mut numbers, mut taken) = (self.numbers(), 0);
        while numbers != 0 && enemies != 0 {
            let lowest = enemies & enemies.wrapping_neg();
            if numbers & 1 == 1 {
                taken |= lowest;
            }
            numbers >>= 1;
            enemies ^= lowest;
        }
        taken
    }
}

/// Pieces and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    /// By camp, then by arm.
    pub(crate) pieces: [[Cells; 2]; 2],
    /// The camp that moves.
    pub(crate) side: usize,
    pub(crate) key: u64,
}

/// What is needed to take a move back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    taken: [Cells; 2],
    key: u64,
}

impl Board {
    /// A board with these pieces.
    pub(crate) fn new(pieces: [[Cells; 2]; 2], side: usize) -> Board {
        let mut key = if side == 1 { GOLD } else { 0 };
        for (camp, arms) in pieces.iter().enumerate() {
            for (arm, &set) in arms.iter().enumerate() {
                key ^= hash(camp, arm, set);
            }
        }
        Board { pieces, side, key }
    }

    /// All pieces of a camp.
    #[inline(always)]
    pub(crate) fn camp(&self, side: usize) -> Cells {
        self.pieces[side][KNIGHTS] | self.pieces[side][MEN]
    }

    /// The pieces of the camp that moves.
    #[inline(always)]
    pub(crate) fn own(&self) -> Cells {
        self.camp(self.side)
    }

    /// The pieces of the other camp.
    #[inline(always)]
    pub(crate) fn enemy(&self) -> Cells {
        self.camp(1 - self.side)
    }

    /// The squares without a piece.
    #[inline(always)]
    pub(crate) fn free(&self, ground: &Ground) -> Cells {
        ground.usable & !(self.own() | self.enemy())
    }

    /// The arm of the own piece on a cell.
    #[inline(always)]
    pub(crate) fn arm(&self, cell: usize) -> usize {
        (self.pieces[self.side][MEN] >> cell & 1) as usize
    }

    /// Makes a move.
    #[inline]
    pub(crate) fn make(&mut self, effect: Effect) -> Undo {
        let (from, to) = (effect.from(), effect.to());
        let (side, other) = (self.side, 1 - self.side);
        let mut undo = Undo {
            taken: [0; 2],
            key: self.key,
        };
        let arm = self.arm(from);
        // A chain may end where it began.
        self.pieces[side][arm] = self.pieces[side][arm] & !only(from) | only(to);
        self.key ^= PLACES[side][arm][from] ^ PLACES[side][arm][to] ^ GOLD;
        if effect.takes() {
            let taken = effect.taken(self.camp(other));
            for arm in 0..2 {
                undo.taken[arm] = self.pieces[other][arm] & taken;
                self.pieces[other][arm] &= !taken;
                self.key ^= hash(other, arm, undo.taken[arm]);
            }
        }
        self.side = other;
        undo
    }

    /// Takes a move back.
    #[inline]
    pub(crate) fn unmake(&mut self, effect: Effect, undo: Undo) {
        let (from, to) = (effect.from(), effect.to());
        let (side, other) = (1 - self.side, self.side);
        self.side = side;
        let arm = self.arm(to);
        self.pieces[side][arm] = self.pieces[side][arm] & !only(to) | only(from);
        for arm in 0..2 {
            self.pieces[other][arm] |= undo.taken[arm];
        }
        self.key = undo.key;
    }
}

fn hash(camp: usize, arm: usize, set: Cells) -> u64 {
    cells(set).fold(0, |key, cell| key ^ PLACES[camp][arm][cell])
}
