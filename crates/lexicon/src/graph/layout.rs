//! How the nodes of a word graph are laid out, and how each set of words reads them.

use crate::WordSet;
use crate::set::Membership;

/// How long a reach is; see [`crate::graph`].
pub(super) const REACH: u32 = 0b1_1111;

/// What the arcs of a graph tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// The reach of each game's words.
    BySet,
    /// One reach for all: of a plain list, which may be far larger.
    Plain,
}

/// How one spelling set reads a graph.
#[derive(Debug)]
pub(super) struct Lens {
    /// The bit of a header that says that a word ends.
    pub(super) word: u32,
    /// The bits of an arc of which one is set where a word lies beyond.
    pub(super) live: u32,
    /// Where in an arc the reach stands.
    pub(super) reach: u32,
    /// The bits of an arc that tell where the next node begins.
    pub(super) index: u32,
}

const BY_SET: u32 = (1 << 20) - 1;
const PLAIN: u32 = (1 << 27) - 1;

const fn lens(set: u32, live: u32, reach: u32, index: u32) -> Lens {
    Lens {
        word: 1 << (26 + set),
        live,
        reach,
        index,
    }
}

/// By the number of the spelling set.
static LENSES: [Lens; 4] = [
    lens(0, REACH << 22, 22, BY_SET),
    lens(1, 1 << 20, 22, BY_SET),
    lens(2, 1 << 21, 27, BY_SET),
    lens(3, REACH << 27, 27, BY_SET),
];

/// The same for plain lists.
static PLAIN_LENSES: [Lens; 4] = [
    lens(0, REACH << 27, 27, PLAIN),
    lens(1, REACH << 27, 27, PLAIN),
    lens(2, REACH << 27, 27, PLAIN),
    lens(3, REACH << 27, 27, PLAIN),
];

/// The bit of a graph's first word that is set in a plain one.
const SIGN: u32 = 1 << 31;

impl Layout {
    /// The layout and the root's place that the first word of a graph tells.
    pub(super) fn read(first: u32) -> (Layout, u32) {
        let layout = if first & SIGN == 0 {
            Layout::BySet
        } else {
            Layout::Plain
        };
        (layout, first & !SIGN)
    }

    /// What the first word of a graph says besides the root's place.
    pub(super) fn sign(self) -> u32 {
        match self {
            Layout::BySet => 0,
            Layout::Plain => SIGN,
        }
    }

    /// The greatest place that an arc can tell.
    pub(crate) fn index(self) -> u32 {
        match self {
            Layout::BySet => BY_SET,
            Layout::Plain => PLAIN,
        }
    }

    /// How a set reads the graph.
    pub(super) fn lens(self, set: WordSet) -> &'static Lens {
        let set = usize::from(set.spellings());
        match self {
            Layout::BySet => &LENSES[set],
            Layout::Plain => &PLAIN_LENSES[set],
        }
    }

    /// What lies at a node and beyond, as an arc to it says.
    pub(super) fn promise(self, sets: Membership, arcs: &[u32]) -> u32 {
        let lenses = match self {
            Layout::BySet => &LENSES[..],
            // All are alike.
            Layout::Plain => return (reach(arcs, 27) + 1) << 27,
        };
        let mut promise = 0;
        for (set, lens) in (0..).zip(lenses) {
            if !sets.is_in(set) && !arcs.iter().any(|arc| arc & lens.live != 0) {
                continue;
            }
            let reach = reach(arcs, lens.reach) + 1;
            // A set with a bit of its own lives within the reach of the wider one.
            let bit = if lens.live.count_ones() == 1 { lens.live } else { 0 };
            promise = promise & !(REACH << lens.reach) | reach << lens.reach | bit;
        }
        promise
    }
}

/// The greatest of the reaches that stand so in arcs.
fn reach(arcs: &[u32], at: u32) -> u32 {
    arcs.iter().map(|arc| arc >> at & REACH).max().unwrap_or(0)
}
