//! Building a word graph: words in order, each ended branch shared with its twin.

use crate::Letter;
use crate::graph::crop::{Crop, Sheaf};
use crate::graph::{LETTERS, Layout, MAX_LETTERS};
use crate::set::Membership;

/// Why a graph cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum GraphFault {
    #[error("word longer than {MAX_LETTERS} letters")]
    LongWord,
    #[error("graph larger than its arcs can tell")]
    Large,
}

/// The graph of these words in the form that [`crate::Graph::open`] reads.
///
/// # Errors
/// When a word is too long or there are too many.
pub(crate) fn sow(words: &mut Crop, layout: &Layout) -> Result<Vec<u32>, GraphFault> {
    let mut nursery = Nursery::new(layout);
    // The branch that is still growing: its nodes from the root to the end of the last word.
    let mut branch = [Seedling::default(); MAX_LETTERS + 1];
    let mut last = Sheaf::default();
    for word in words.sorted() {
        nursery.cut(&mut branch, &last, last.shared(word))?;
        let end = &mut branch[word.len()];
        end.sets = end.sets.union(word.sets());
        last = *word;
    }
    nursery.cut(&mut branch, &last, 0)?;
    let (root, _) = nursery.plant(&branch[0])?;
    nursery.nodes[0] = root | layout.sign();
    Ok(nursery.nodes)
}

/// A node that may still grow.
#[derive(Clone, Copy, Default)]
struct Seedling {
    sets: Membership,
    followers: u32,
    /// Of the followers; letters come in order, since words do.
    arcs: [u32; Letter::COUNT],
}

impl Seedling {
    fn header(&self) -> u32 {
        self.followers | u32::from(self.sets.0) << 26
    }

    fn arcs(&self) -> &[u32] {
        &self.arcs[..self.followers.count_ones() as usize]
    }

    fn grow(&mut self, letter: usize, arc: u32) {
        self.arcs[self.followers.count_ones() as usize] = arc;
        self.followers |= 1 << letter;
    }
}

/// The nodes in their final places, and where to find each again by what it holds.
struct Nursery<'l> {
    layout: &'l Layout,
    nodes: Vec<u32>,
    /// Places of nodes, each near where its hash points; 0 is none.
    twins: Vec<u32>,
    planted: usize,
}

impl<'l> Nursery<'l> {
    fn new(layout: &'l Layout) -> Nursery<'l> {
        Nursery {
            layout,
            // The place of the root, known last.
            nodes: vec![0],
            twins: vec![0; 1 << 10],
            planted: 0,
        }
    }

    /// Plants the nodes of `branch` beyond `keep` letters; no later word goes through them.
    fn cut(&mut self, branch: &mut [Seedling], word: &Sheaf, keep: usize) -> Result<(), GraphFault> {
        for depth in (keep + 1..=word.len()).rev() {
            let (at, promise) = self.plant(&branch[depth])?;
            let ended = &mut branch[depth];
            (ended.sets, ended.followers) = (Membership::default(), 0);
            branch[depth - 1].grow(word.letter(depth - 1), at | promise);
        }
        Ok(())
    }

    /// The place of a node, its twin's if it has one, and what an arc to it says besides.
    fn plant(&mut self, seedling: &Seedling) -> Result<(u32, u32), GraphFault> {
        let (header, arcs) = (seedling.header(), seedling.arcs());
        let promise = self.layout.promise(seedling.sets, arcs);
        let mut slot = self.slot(hash(header, arcs));
        while self.twins[slot] != 0 {
            let at = self.twins[slot] as usize;
            if self.nodes[at] == header && self.nodes.get(at + 1..at + 1 + arcs.len()) == Some(arcs) {
                return Ok((at as u32, promise));
            }
            slot = (slot + 1) & (self.twins.len() - 1);
        }
        let at = u32::try_from(self.nodes.len()).ok();
        let at = at
            .filter(|&at| at <= self.layout.index())
            .ok_or(GraphFault::Large)?;
        self.nodes.push(header);
        self.nodes.extend_from_slice(arcs);
        self.twins[slot] = at;
        self.planted += 1;
        if 2 * self.planted > self.twins.len() {
            self.spread();
        }
        Ok((at, promise))
    }

    fn slot(&self, hash: u64) -> usize {
        (hash >> 32) as usize & (self.twins.len() - 1)
    }

    /// Gives the twins more room.
    fn spread(&mut self) {
        self.twins = vec![0; 4 * self.twins.len()];
        let mut at = 1;
        while at < self.nodes.len() {
            let header = self.nodes[at];
            let next = at + 1 + (header & LETTERS).count_ones() as usize;
            let mut slot = self.slot(hash(header, &self.nodes[at + 1..next]));
            while self.twins[slot] != 0 {
                slot = (slot + 1) & (self.twins.len() - 1);
            }
            self.twins[slot] = at as u32;
            at = next;
        }
    }
}

/// Nobody chooses words in order to make their nodes meet.
fn hash(header: u32, arcs: &[u32]) -> u64 {
    let mixed = |hash: u64, word: &u32| {
        let mixed = (hash ^ u64::from(*word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    };
    arcs.iter().fold(mixed(0x51_7cc1, &header), mixed)
}
