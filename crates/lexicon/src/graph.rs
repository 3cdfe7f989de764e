//! A word graph: every word of the sets as a path of letters, ends and beginnings shared.
//!
//! One graph serves all sets. A node is a header and one arc for each letter that can follow:
//!
//! ```text
//! header   bits 0–25   the letters that follow
//!          bits 26–31  the sets that have a word ending here
//! arc      bits 0–19   where the next node begins
//!          bits 20–31  what lies beyond for each set: a bit, or a reach of five bits
//! ```
//!
//! The *reach* of an arc is one more than the number of letters of its longest completion, and 0 where
//! none lies beyond. So a walk for one set never enters a branch that only another set needs, and a
//! search for long words knows how far each branch can go. The widest two sets have a reach; a set that is
//! part of one of them has a bit, and the reach of the wider one is a bound for it.
//!
//! A plain list has the same words for every set, short ones apart, and may have a million: there an arc
//! tells one reach for all sets, in bits 27–31, and where the next node begins in bits 0–26. Bit 31 of the
//! first word of a graph, which tells the place of the root, says which it is.

mod build;
mod crop;
mod cursor;
mod layout;

use std::borrow::Cow;

use crate::{Letter, LetterSet, Spellings, WordSet};

pub(crate) use build::{GraphFault, sow};
pub(crate) use crop::Crop;
pub use cursor::Cursor;
pub(crate) use layout::{Arcs, Layout, MOST_SETS};
use layout::{Lens, REACH};

/// The longest word a graph can hold, in letters.
pub const MAX_LETTERS: usize = 30;

/// The bits of a header that tell the letters.
const LETTERS: u32 = (1 << 26) - 1;

/// A word graph.
#[derive(Clone, Debug)]
pub struct Graph {
    nodes: Cow<'static, [u32]>,
    pub(crate) layout: Layout,
    root: u32,
}

impl Graph {
    /// The graph of `sets` that `nodes` hold: the root's place, then the nodes. `None` when they hold none.
    pub(crate) fn open(nodes: impl Into<Cow<'static, [u32]>>, sets: &[Spellings]) -> Option<Graph> {
        let nodes = nodes.into();
        let (layout, root) = Layout::read(*nodes.first()?, sets);
        let sound = (root as usize) < nodes.len();
        sound.then_some(Graph { nodes, layout, root })
    }

    /// Where every word of `set` begins.
    ///
    /// # Panics
    /// When the list was not compiled for that set.
    pub fn root(&self, set: WordSet) -> Node<'_> {
        Node {
            nodes: &self.nodes,
            at: self.root,
            lens: self.layout.lens(set.spellings()),
        }
    }

    /// A cursor at the root.
    pub fn cursor(&self, set: WordSet) -> Cursor<'_> {
        Cursor::new(self.root(set))
    }

    /// Its size in memory.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes)
    }
}

/// A place in a graph, as one set sees it: what was spelled so far.
#[derive(Clone, Copy, Debug)]
pub struct Node<'g> {
    nodes: &'g [u32],
    at: u32,
    lens: &'g Lens,
}

impl<'g> Node<'g> {
    #[inline]
    fn header(self) -> u32 {
        self.nodes[self.at as usize]
    }

    /// Whether what was spelled is a word of the set.
    #[inline]
    pub fn is_word(self) -> bool {
        self.header() & self.lens.word != 0
    }

    /// Where one more letter leads, if a word of the set lies there or beyond.
    #[inline]
    pub fn step(self, letter: Letter) -> Option<Node<'g>> {
        let followers = self.header() & LETTERS;
        let bit = 1 << letter.index();
        if followers & bit == 0 {
            return None;
        }
        let arc = self.arc(followers, bit);
        (arc & self.lens.live != 0).then_some(self.beyond(arc))
    }

    /// The letters that lead to a word in some set: all that do in this one, and perhaps others.
    #[inline]
    pub fn letters(self) -> LetterSet {
        LetterSet(self.header() & LETTERS)
    }

    /// Every letter that leads to a word of the set, with the node it leads to.
    pub fn steps(self) -> impl Iterator<Item = (Letter, Node<'g>)> {
        self.arcs(LetterSet(LETTERS))
            .map(|(letter, _, node)| (letter, node))
    }

    /// The same for the letters of `among` only, each with a bound for the letters that can follow it.
    pub(crate) fn arcs(self, among: LetterSet) -> impl Iterator<Item = (Letter, u32, Node<'g>)> {
        let followers = self.header() & LETTERS;
        LetterSet(followers & among.0).filter_map(move |letter| {
            let arc = self.arc(followers, 1 << letter.index());
            let live = arc & self.lens.live != 0;
            live.then(|| (letter, (arc >> self.lens.reach & REACH) - 1, self.beyond(arc)))
        })
    }

    #[inline]
    fn arc(self, followers: u32, bit: u32) -> u32 {
        let before = (followers & (bit - 1)).count_ones();
        self.nodes[(self.at + 1 + before) as usize]
    }

    #[inline]
    fn beyond(self, arc: u32) -> Node<'g> {
        Node {
            at: arc & self.lens.index,
            ..self
        }
    }
}
