//! How each level thinks: how far it looks, and how often it does not play the best it sees.
//!
//! Levels below the last are bounded by what they look at and never by time, so that they are as strong on
//! any machine and a game can be played again as it was.

use crate::Level;
use crate::fancy::Fancy;

/// The way a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Looks at what stands on the board after each move, and at no reply.
    Glance(Fancy),
    /// Rates every move by looking this many plies ahead.
    Weigh(u8, Fancy),
    /// Searches as an engine does, at most this many nodes.
    Search(u64),
    /// Searches as far as the effort allows, with this much memory in bytes.
    Full(usize),
}

/// The tempers of a game's levels, the weakest first.
pub type Tempers = [Temper; Level::COUNT];

/// The memory of a level that weighs its moves a few plies deep.
const LITTLE: usize = 1 << 18;

/// The memory of a level that searches, for each position it may look at, and at most.
const A_NODE: u64 = 32;
const ENOUGH: usize = 1 << 20;

impl Temper {
    /// The temper of `level` among those of its game.
    pub fn of(level: Level, tempers: &Tempers) -> Temper {
        tempers[usize::from(level.number()) - 1]
    }

    /// One that glances, with its whim and its spread.
    pub const fn glance(whim: u32, spread: i32) -> Temper {
        Temper::Glance(Fancy { whim, spread })
    }

    /// One that weighs `plies` ahead, with its whim and its spread.
    pub const fn weigh(plies: u8, whim: u32, spread: i32) -> Temper {
        Temper::Weigh(plies, Fancy { whim, spread })
    }

    /// The memory that such thinking needs, in bytes.
    pub fn memory(self) -> usize {
        match self {
            Temper::Glance(_) => 0,
            Temper::Weigh(..) => LITTLE,
            Temper::Search(nodes) => usize::try_from(nodes * A_NODE).unwrap_or(ENOUGH).min(ENOUGH),
            Temper::Full(memory) => memory,
        }
    }

    /// Whether what was found is worth keeping for the next move.
    pub fn remembers(self) -> bool {
        matches!(self, Temper::Full(_))
    }
}
