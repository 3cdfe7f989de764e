//! Random numbers that hashes of positions are made of.

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

/// Gold moves.
pub(crate) const GOLD: u64 = number(0x1000);

/// The men of the camp move and its knights do not, by the order of four players.
pub(crate) const MEN: u64 = number(0x1001);

/// A capture must be played, after a claim.
pub(crate) const OBLIGED: u64 = number(0x1002);
