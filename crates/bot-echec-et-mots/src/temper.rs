//! How each level thinks: the words it knows, how far it looks, and how often it strays.

use bots::{Fancy, Level, Lore};

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
    /// Rates every move by looking so many plies ahead, and does not always play the best.
    Weigh { depth: u8, fancy: Fancy },
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
    /// Each level knows rarer and longer words than the one before and looks further. The numbers come
    /// from matches between neighbours, by `cavalettres match`.
    pub(crate) fn of(level: Level) -> Temper {
        let (lore, search) = match level.number() {
            1 => (Lore::short(8, 6), Search::Stroll),
            2 => (
                Lore::short(8, 7),
                Search::Weigh {
                    depth: 1,
                    fancy: Fancy {
                        whim: 160,
                        spread: 50,
                    },
                },
            ),
            3 => (
                Lore::short(7, 8),
                Search::Weigh {
                    depth: 2,
                    fancy: Fancy { whim: 60, spread: 30 },
                },
            ),
            4 => (
                Lore::common(6),
                Search::Weigh {
                    depth: 3,
                    fancy: Fancy { whim: 15, spread: 15 },
                },
            ),
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
            Search::Stroll | Search::Weigh { .. } => LITTLE,
            Search::Nodes(_) => MORE,
            Search::Full => MOST,
        }
    }
}
