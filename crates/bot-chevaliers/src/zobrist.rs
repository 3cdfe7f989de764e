//! Random numbers that hashes of positions are made of.
//!
//! The same in every run, so that a thought can be thought again.

pub(crate) use game_core::mix::scattered as number;

use super::ground::CELLS;

/// One number for each arm of each camp on each cell.
pub(crate) const PLACES: [[[u64; CELLS]; 2]; 2] = {
    let mut places = [[[0; CELLS]; 2]; 2];
    let mut at = 0;
    while at < 4 * CELLS {
        places[at / (2 * CELLS)][at / CELLS % 2][at % CELLS] = number(at as u64);
        at += 1;
    }
    places
};

/// Where the numbers of single facts begin, beyond those of places, and those of moves left, beyond these.
const FACTS: u64 = 0x1000;
pub(crate) const LEFT: u64 = 0x2000;

/// Gold moves.
pub(crate) const GOLD: u64 = number(FACTS);

/// The men of the camp move and its knights do not, by the order of four players.
pub(crate) const MEN: u64 = number(FACTS + 1);

/// A capture must be played, after a claim.
pub(crate) const OBLIGED: u64 = number(FACTS + 2);
