//! How each level thinks: the words it knows, how far it looks, and how often it strays.

use bots::Fancy;
use bots::{Level, Lore};

/// A level's way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Temper {
    /// The words that it knows.
    pub(crate) lore: Lore,
    /// Whether it writes two words at once (W8).
    pub(crate) doubles: bool,
    /// How many moves it considers where it looks ahead.
    pub(crate) beam: usize,
    pub(crate) search: Search,
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Search {
    /// Writes any word that it sees, mostly one of the shortest, and thinks of nothing.
    Babble,
    /// Rates every move by looking this many plies ahead, and does not always play the best.
    Weigh(u8, Fancy),
    /// Looks at this many positions at most.
    Nodes(u64),
    /// Looks as far as the effort allows.
    Full,
}

/// So many levels write one word at a time: two are hard to see (ADR 0016).
const SINGLE: u8 = 3;

impl Temper {
    /// Each level knows rarer and longer words than the one before, considers more moves and looks at more
    /// positions, of which each costs the search for its words. Whims are thousandths of the moves, spreads
    /// are in the units of the evaluation. `cavalettres match` between neighbours is the measure of them.
    pub(crate) fn of(level: Level) -> Temper {
        let weigh = |depth, whim, spread| Search::Weigh(depth, Fancy { whim, spread });
        let (lore, beam, search) = match level.number() {
            1 => (Lore::short(8, 4), 4, Search::Babble),
            2 => (Lore::short(8, 5), 4, weigh(1, 250, 200)),
            3 => (Lore::short(7, 6), 4, weigh(1, 60, 80)),
            4 => (Lore::common(6), 6, Search::Nodes(10)),
            5 => (Lore::common(5), 8, Search::Nodes(25)),
            6 => (Lore::common(4), 10, Search::Nodes(70)),
            7 => (Lore::common(3), 12, Search::Nodes(110)),
            _ => (Lore::ALL, 16, Search::Full),
        };
        Temper {
            lore,
            doubles: level.number() > SINGLE,
            beam,
            search,
        }
    }
}
