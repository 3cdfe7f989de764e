//! Building a word graph: words in order, each ended branch shared with its twin.

use crate::Letter;
use crate::graph::{Layout, MAX_LETTERS};
use crate::set::Membership;

/// Why a graph cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum GraphFault {
    #[error("word longer than {MAX_LETTERS} letters")]
    LongWord,
    #[error("graph larger than its arcs can tell")]
    Large,
}

/// Words to be put in a graph, each with the sets it belongs to: one after the other, since there may be a
/// million.
#[derive(Clone, Debug, Default)]
pub(crate) struct Crop {
    letters: Vec<Letter>,
    /// Where each word ends.
    ends: Vec<u32>,
    sets: Vec<Membership>,
}

impl Crop {
    /// Adds a word.
    pub(crate) fn push(&mut self, letters: impl IntoIterator<Item = Letter>, sets: Membership) {
        self.letters.extend(letters);
        self.ends.push(self.letters.len() as u32);
        self.sets.push(sets);
    }

    fn word(&self, number: usize) -> &[Letter] {
        let begin = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.letters[begin as usize..self.ends[number] as usize]
    }

    /// The same words, their letters put in order by `arrange`.
    pub(crate) fn arranged(mut self, arrange: impl Fn(&mut [Letter])) -> Crop {
        let mut begin = 0;
        for &end in &self.ends {
            arrange(&mut self.letters[begin..end as usize]);
            begin = end as usize;
        }
        self
    }

    /// The numbers of the words by alphabet.
    fn order(&self) -> Vec<u32> {
        let key = |number: u32| (head(self.word(number as usize)), number);
        let mut keys: Vec<(u64, u32)> = (0..self.ends.len() as u32).map(key).collect();
        keys.sort_unstable_by(|&(a, one), &(b, two)| {
            let rest = |number: u32| self.word(number as usize).get(HEAD..).unwrap_or_default();
            a.cmp(&b).then_with(|| rest(one).cmp(rest(two)))
        });
        keys.into_iter().map(|(_, number)| number).collect()
    }
}

/// How many letters decide most comparisons, in one number.
const HEAD: usize = 12;

/// The first letters of a word as a number that has their order.
fn head(word: &[Letter]) -> u64 {
    let letters = word.iter().take(HEAD).map(|letter| letter.index() as u64 + 1);
    let taken = word.len().min(HEAD);
    letters.fold(0, |head, letter| head << 5 | letter) << (5 * (HEAD - taken))
}

/// The graph of these words in the form that [`crate::Graph::open`] reads.
///
/// # Errors
/// When a word is too long or there are too many.
pub(crate) fn sow(words: &Crop, layout: Layout) -> Result<Vec<u32>, GraphFault> {
    let mut nursery = Nursery::new(layout);
    // The branch that is still growing: its nodes from the root to the end of the last word.
    let mut branch: Vec<Seedling> = vec![Seedling::default(); MAX_LETTERS + 1];
    let mut last: &[Letter] = &[];
    for number in words.order() {
        let (word, sets) = (words.word(number as usize), words.sets[number as usize]);
        if word.len() > MAX_LETTERS {
            return Err(GraphFault::LongWord);
        }
        let shared = last.iter().zip(word).take_while(|(a, b)| a == b).count();
        nursery.cut(&mut branch, last, shared)?;
        let end = &mut branch[word.len()];
        end.sets = end.sets.union(sets);
        last = word;
    }
    nursery.cut(&mut branch, last, 0)?;
    let (root, _) = nursery.plant(&branch[0])?;
    nursery.nodes[0] = root | layout.sign();
    Ok(nursery.nodes)
}

/// A node that may still grow.
#[derive(Clone, Default)]
struct Seedling {
    sets: Membership,
    followers: u32,
    /// Letters come in order, since words do.
    arcs: Vec<u32>,
}

impl Seedling {
    fn header(&self) -> u32 {
        self.followers | u32::from(self.sets.0) << 26
    }
}

/// The nodes in their final places, and where to find each again by what it holds.
struct Nursery {
    layout: Layout,
    nodes: Vec<u32>,
    /// Places of nodes, each near where its hash points; 0 is none.
    twins: Vec<u32>,
    planted: usize,
}

impl Nursery {
    fn new(layout: Layout) -> Nursery {
        Nursery {
            layout,
            // The place of the root, known last.
            nodes: vec![0],
            twins: vec![0; 1 << 10],
            planted: 0,
        }
    }

    /// Plants the nodes of `branch` beyond `keep` letters; no later word goes through them.
    fn cut(&mut self, branch: &mut [Seedling], word: &[Letter], keep: usize) -> Result<(), GraphFault> {
        for depth in (keep + 1..=word.len()).rev() {
            let (at, promise) = self.plant(&branch[depth])?;
            let ended = &mut branch[depth];
            (ended.sets, ended.followers) = (Membership::default(), 0);
            ended.arcs.clear();
            let before = &mut branch[depth - 1];
            before.followers |= 1 << word[depth - 1].index();
            before.arcs.push(at | promise);
        }
        Ok(())
    }

    /// The place of a node, its twin's if it has one, and what an arc to it says besides.
    fn plant(&mut self, seedling: &Seedling) -> Result<(u32, u32), GraphFault> {
        let promise = self.layout.promise(seedling.sets, &seedling.arcs);
        let mut slot = self.slot(hash(seedling.header(), &seedling.arcs));
        while self.twins[slot] != 0 {
            let at = self.twins[slot] as usize;
            let alike = self.nodes[at] == seedling.header()
                && self.nodes.get(at + 1..at + 1 + seedling.arcs.len()) == Some(&seedling.arcs[..]);
            if alike {
                return Ok((at as u32, promise));
            }
            slot = (slot + 1) & (self.twins.len() - 1);
        }
        let at = u32::try_from(self.nodes.len()).ok();
        let at = at
            .filter(|&at| at <= self.layout.index())
            .ok_or(GraphFault::Large)?;
        self.nodes.push(seedling.header());
        self.nodes.extend_from_slice(&seedling.arcs);
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
        let wider = vec![0; 4 * self.twins.len()];
        let places = std::mem::replace(&mut self.twins, wider);
        for at in places.into_iter().filter(|&at| at != 0) {
            let header = self.nodes[at as usize];
            let arcs = (header & crate::graph::LETTERS).count_ones() as usize;
            let begin = at as usize + 1;
            let mut slot = self.slot(hash(header, &self.nodes[begin..begin + arcs]));
            while self.twins[slot] != 0 {
                slot = (slot + 1) & (self.twins.len() - 1);
            }
            self.twins[slot] = at;
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
