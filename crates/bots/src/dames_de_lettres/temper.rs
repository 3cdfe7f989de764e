//! How each level thinks: the words it knows, how far it looks, and how often it strays.

use crate::Level;
use crate::fancy::Fancy;

/// A level's way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Temper {
    /// The rarest class of frequency that it knows: 0 is every word.
    pub(crate) familiar: u8,
    /// How many moves it considers where it looks ahead.
    pub(crate) beam: usize,
    pub(crate) search: Search,
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Search {
    /// Rates every move by looking this many plies ahead, and does not always play the best.
    Weigh(u8, Fancy),
    /// Looks at this many positions at most.
    Nodes(u64),
    /// Looks as far as the effort allows.
    Full,
}

impl Temper {
    pub(crate) fn of(level: Level) -> Temper {
        let weigh = |depth, whim, spread| Search::Weigh(depth, Fancy { whim, spread });
        let (familiar, beam, search) = match level.number() {
            1 => (8, 4, weigh(1, 300, 300)),
            2 => (7, 4, weigh(1, 120, 150)),
            3 => (6, 4, weigh(1, 30, 60)),
            4 => (6, 6, Search::Nodes(10)),
            5 => (5, 8, Search::Nodes(25)),
            6 => (4, 10, Search::Nodes(70)),
            7 => (3, 12, Search::Nodes(110)),
            _ => (0, 16, Search::Full),
        };
        Temper {
            familiar,
            beam,
            search,
        }
    }
}
