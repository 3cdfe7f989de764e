//! How the nodes of a word graph are laid out, and how each set of words reads them.

use crate::set::{Membership, Spellings};

/// How long a reach is; see [`crate::graph`].
pub(super) const REACH: u32 = 0b1_1111;

/// The most sets that a graph can hold: each has a bit of a header.
pub(crate) const MOST_SETS: usize = 6;

/// What the arcs of a graph tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arcs {
    /// What lies beyond for each set.
    BySet,
    /// One reach for all: of a plain list, which may be far larger.
    Plain,
}

/// How one set reads a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Where a set's own bit of an arc may stand, from here on.
const BITS: u32 = 20;
/// Where the two reaches of an arc stand.
const REACHES: [u32; 2] = [22, 27];

/// The bit of a graph's first word that is set in a plain one.
const SIGN: u32 = 1 << 31;

/// The layout of a graph that holds certain sets.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    arcs: Arcs,
    sets: Vec<Spellings>,
    lenses: Vec<Lens>,
}

impl Layout {
    pub(crate) fn new(arcs: Arcs, sets: &[Spellings]) -> Layout {
        let lives = match arcs {
            Arcs::Plain => vec![(REACH << REACHES[1], REACHES[1]); sets.len()],
            Arcs::BySet => lives(sets),
        };
        let index = match arcs {
            Arcs::BySet => BY_SET,
            Arcs::Plain => PLAIN,
        };
        let lens = |(set, (live, reach)): (usize, (u32, u32))| Lens {
            word: 1 << (26 + set),
            live,
            reach,
            index,
        };
        Layout {
            arcs,
            sets: sets.to_vec(),
            lenses: lives.into_iter().enumerate().map(lens).collect(),
        }
    }

    /// The layout and the root's place that the first word of a graph of `sets` tells.
    pub(super) fn read(first: u32, sets: &[Spellings]) -> (Layout, u32) {
        let arcs = if first & SIGN == 0 {
            Arcs::BySet
        } else {
            Arcs::Plain
        };
        (Layout::new(arcs, sets), first & !SIGN)
    }

    /// What the first word of a graph says besides the root's place.
    pub(super) fn sign(&self) -> u32 {
        match self.arcs {
            Arcs::BySet => 0,
            Arcs::Plain => SIGN,
        }
    }

    /// The greatest place that an arc can tell.
    pub(crate) fn index(&self) -> u32 {
        match self.arcs {
            Arcs::BySet => BY_SET,
            Arcs::Plain => PLAIN,
        }
    }

    /// The sets that the graph holds.
    pub(crate) fn sets(&self) -> &[Spellings] {
        &self.sets
    }

    /// How a set reads the graph.
    ///
    /// # Panics
    /// When the graph was not made for it.
    pub(super) fn lens(&self, set: Spellings) -> &Lens {
        let held = self.sets.iter().position(|held| *held == set);
        let held = held.unwrap_or_else(|| panic!("a graph made for the words \"{set}\""));
        &self.lenses[held]
    }

    /// What lies at a node and beyond, as an arc to it says.
    pub(super) fn promise(&self, sets: Membership, arcs: &[u32]) -> u32 {
        if self.arcs == Arcs::Plain {
            // All are alike.
            return (reach(arcs, REACHES[1]) + 1) << REACHES[1];
        }
        let mut promise = 0;
        for (set, lens) in self.lenses.iter().enumerate() {
            if !sets.is_in(set) && !arcs.iter().any(|arc| arc & lens.live != 0) {
                continue;
            }
            let reach = reach(arcs, lens.reach) + 1;
            // A set with a bit of its own lives within the reach of a wider one.
            let bit = if lens.live.count_ones() == 1 { lens.live } else { 0 };
            promise = promise & !(REACH << lens.reach) | reach << lens.reach | bit;
        }
        promise
    }
}

/// For each set the bits that say whether a word lies beyond, and where its reach stands.
///
/// Two sets have a reach of their own: those that no other contains, and where there is one such only, the set
/// besides that bounds most others closer. Each of up to two narrower ones has a bit, and the reach of the
/// narrowest that contains it as a bound. Where that does not do, every set has a bit and all share one reach.
fn lives(sets: &[Spellings]) -> Vec<(u32, u32)> {
    let within = |set: usize, other: usize| set != other && sets[set].is_within(sets[other]);
    let all = 0..sets.len();
    let contains = |set: usize| all.clone().filter(|&other| within(other, set)).count();
    let (mut wide, mut narrow): (Vec<usize>, Vec<usize>) = all
        .clone()
        .partition(|&set| !all.clone().any(|other| within(set, other)));
    if wide.len() == 1
        && let Some(second) = narrow.iter().copied().max_by_key(|&set| contains(set))
    {
        narrow.retain(|&set| set != second);
        wide.push(second);
        wide.sort_unstable();
    }
    if wide.len() > REACHES.len() || narrow.len() > 2 {
        return all.map(|set| (1 << (BITS + set as u32), REACHES[1])).collect();
    }
    let place = |set: usize| {
        let own = wide.iter().position(|&other| other == set);
        if let Some(at) = own {
            return (REACH << REACHES[at], REACHES[at]);
        }
        let bit = narrow.iter().position(|&other| other == set).unwrap_or(0);
        let around = (0..wide.len()).filter(|&at| within(set, wide[at]));
        let around = around.min_by_key(|&at| sets[wide[at]].width()).unwrap_or(0);
        (1 << (BITS + bit as u32), REACHES[around])
    };
    all.map(place).collect()
}

/// The greatest of the reaches that stand so in arcs.
fn reach(arcs: &[u32], at: u32) -> u32 {
    arcs.iter().map(|arc| arc >> at & REACH).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{Arcs, Layout, REACH, REACHES};
    use crate::set::Spellings;

    #[test]
    fn a_set_within_a_wider_one_keeps_a_reach_that_bounds_its_own() {
        let sets: Vec<Spellings> = [
            "1 noun adverb listed",
            "1 noun listed",
            "3 noun finite adverb listed",
            "1 noun finite adverb interjection listed",
        ]
        .map(|set| set.parse().expect("a set"))
        .to_vec();
        let layout = Layout::new(Arcs::BySet, &sets);
        let read = sets
            .iter()
            .map(|&set| (layout.lens(set).live, layout.lens(set).reach));
        let expected = [
            (REACH << REACHES[0], REACHES[0]),
            (1 << 20, REACHES[0]),
            (1 << 21, REACHES[1]),
            (REACH << REACHES[1], REACHES[1]),
        ];
        assert_eq!(read.collect::<Vec<_>>(), expected);
    }
}
