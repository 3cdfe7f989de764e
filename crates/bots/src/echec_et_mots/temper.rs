//! How each level thinks: the words it knows, how far it looks, and how often it strays.

use crate::Level;
use crate::fancy::Fancy;

/// A level's way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Temper {
    /// The rarest class of frequency that it knows: 0 is every word.
    pub(crate) familiar: u8,
    pub(crate) search: Search,
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Search {
    /// Rates every move by looking this many plies ahead, and does not always play the best.
    Weigh(u8, Fancy),
    /// Searches at most this many nodes.
    Nodes(u64),
    /// Searches as far as the effort allows.
    Full,
}

impl Temper {
    pub(crate) fn of(level: Level) -> Temper {
        let weigh = |depth, whim, spread| Search::Weigh(depth, Fancy { whim, spread });
        let (familiar, search) = match level.number() {
            1 => (8, weigh(1, 250, 60)),
            2 => (7, weigh(1, 160, 50)),
            3 => (7, weigh(2, 60, 30)),
            4 => (6, weigh(3, 15, 15)),
            5 => (5, Search::Nodes(150)),
            6 => (4, Search::Nodes(500)),
            7 => (3, Search::Nodes(2_000)),
            _ => (0, Search::Full),
        };
        Temper { familiar, search }
    }

    /// The memory that such thinking needs, in bytes.
    pub(crate) fn memory(self) -> usize {
        match self.search {
            Search::Weigh(..) => 1 << 16,
            Search::Nodes(_) => 1 << 19,
            Search::Full => 8 << 20,
        }
    }
}
