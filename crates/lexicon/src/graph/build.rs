//! Building a word graph: words in order, each ended branch shared with its twin.

use std::collections::HashMap;

use crate::Letter;
use crate::graph::{INDEX, INDEX_BITS, LENSES, MAX_LETTERS, REACH};
use crate::set::Membership;

/// A word to be put in a graph, and the sets it belongs to.
pub(crate) type Sown = (Vec<Letter>, Membership);

/// Why a graph cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum GraphFault {
    #[error("word longer than {MAX_LETTERS} letters")]
    LongWord,
    #[error("graph larger than 2^{INDEX_BITS} words of memory")]
    Large,
}

/// The graph of `words` in the form that [`crate::Graph::open`] reads.
///
/// # Errors
/// When a word is too long or there are too many.
pub(crate) fn sow(mut words: Vec<Sown>) -> Result<Vec<u32>, GraphFault> {
    if words.iter().any(|(letters, _)| letters.len() > MAX_LETTERS) {
        return Err(GraphFault::LongWord);
    }
    words.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    let mut nursery = Nursery::default();
    // The branch that is still growing: its nodes from the root to the end of the last word.
    let mut branch = vec![Seedling::default()];
    let mut last: &[Letter] = &[];
    for (word, sets) in &words {
        let shared = last.iter().zip(word).take_while(|(a, b)| a == b).count();
        nursery.cut(&mut branch, last, shared)?;
        branch.resize_with(word.len() + 1, Seedling::default);
        let end = &mut branch[word.len()];
        end.sets = end.sets.union(*sets);
        last = word;
    }
    nursery.cut(&mut branch, last, 0)?;
    let root = nursery.plant(branch.swap_remove(0))?;
    nursery.nodes[0] = root.at;
    Ok(nursery.nodes)
}

/// A node that may still grow.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Seedling {
    sets: Membership,
    /// Letters come in order, since words do.
    arcs: Vec<(Letter, u32)>,
}

/// A node in its final place.
#[derive(Clone, Copy)]
struct Planted {
    at: u32,
    /// Everything that an arc to it says besides.
    promise: u32,
}

struct Nursery {
    nodes: Vec<u32>,
    planted: HashMap<Seedling, Planted>,
}

impl Default for Nursery {
    fn default() -> Nursery {
        Nursery {
            // The place of the root, known last.
            nodes: vec![0],
            planted: HashMap::new(),
        }
    }
}

impl Nursery {
    /// Plants the nodes of `branch` beyond `keep` letters; no later word goes through them.
    fn cut(&mut self, branch: &mut Vec<Seedling>, word: &[Letter], keep: usize) -> Result<(), GraphFault> {
        for depth in (keep + 1..branch.len()).rev() {
            let planted = self.plant(branch.swap_remove(depth))?;
            branch[depth - 1]
                .arcs
                .push((word[depth - 1], planted.at | planted.promise));
        }
        Ok(())
    }

    fn plant(&mut self, seedling: Seedling) -> Result<Planted, GraphFault> {
        if let Some(&twin) = self.planted.get(&seedling) {
            return Ok(twin);
        }
        let at = u32::try_from(self.nodes.len()).ok().filter(|&at| at <= INDEX);
        let at = at.ok_or(GraphFault::Large)?;
        let followers = seedling
            .arcs
            .iter()
            .fold(0, |set, (letter, _)| set | 1 << letter.index());
        self.nodes.push(followers | u32::from(seedling.sets.0) << 26);
        self.nodes.extend(seedling.arcs.iter().map(|&(_, arc)| arc));
        let promise = promise(&seedling);
        let planted = Planted { at, promise };
        self.planted.insert(seedling, planted);
        Ok(planted)
    }
}

/// What lies at a node and beyond, as an arc to it says.
fn promise(node: &Seedling) -> u32 {
    let mut promise = 0;
    for (set, lens) in (0..).zip(&LENSES) {
        let live = |arc: u32| arc & lens.live != 0;
        if !node.sets.is_in(set) && !node.arcs.iter().any(|&(_, arc)| live(arc)) {
            continue;
        }
        let reaches = node.arcs.iter().map(|&(_, arc)| arc >> lens.reach & REACH);
        let reach = reaches.max().unwrap_or(0) + 1;
        // A set with a bit of its own lives within the reach of the wider one.
        let bit = if lens.live.count_ones() == 1 { lens.live } else { 0 };
        promise = promise & !(REACH << lens.reach) | reach << lens.reach | bit;
    }
    promise
}
