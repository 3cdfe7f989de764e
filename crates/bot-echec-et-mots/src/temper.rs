//! How each level thinks: the words it knows, how far it looks, and how often it strays.

use bots::Fancy;
use bots::{Level, Lore};

/// A level's way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Temper {
    /// The words that it knows.
    pub(crate) lore: Lore,
    pub(crate) search: Search,
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Search {
    /// Leaps to any letter within reach, and stops the game now and then when it could.
    Stroll,
    /// Rates every move by looking this many plies ahead, and does not always play the best.
    Weigh(u8, Fancy),
    /// Searches at most this many nodes.
    Nodes(u64),
    /// Searches as far as the effort allows.
    Full,
}

/// The memory of a mind that looks a few plies ahead, of one that searches so many nodes at most, and of one
/// that searches as long as it may, in bytes: who looks at little gets a table that is quickly made.
pub(crate) const LITTLE: usize = 1 << 16;
const MORE: usize = 1 << 19;
const MOST: usize = 8 << 20;

impl Temper {
    /// Each level knows rarer and longer words than the one before and looks further. Whims are thousandths
    /// of the moves, spreads are in the units of the evaluation. `cavalettres match` between neighbours is the
    /// measure of them.
    pub(crate) fn of(level: Level) -> Temper {
        let weigh = |depth, whim, spread| Search::Weigh(depth, Fancy { whim, spread });
        let (lore, search) = match level.number() {
            1 => (Lore::short(8, 6), Search::Stroll),
            2 => (Lore::short(8, 7), weigh(1, 160, 50)),
            3 => (Lore::short(7, 8), weigh(2, 60, 30)),
            4 => (Lore::common(6), weigh(3, 15, 15)),
            5 => (Lore::common(5), Search::Nodes(150)),
            6 => (Lore::common(4), Search::Nodes(500)),
            7 => (Lore::common(3), Search::Nodes(2_000)),
            _ => (Lore::ALL, Search::Full),
        };
        Temper { lore, search }
    }

    /// The memory that such thinking needs, in bytes.
    pub(crate) fn memory(self) -> usize {
        match self.search {
            Search::Stroll | Search::Weigh(..) => LITTLE,
            Search::Nodes(_) => MORE,
            Search::Full => MOST,
        }
    }
}
