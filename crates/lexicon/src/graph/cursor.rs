//! A finger on a word graph, for whoever spells along a board: step, look, step back.

use crate::graph::{MAX_LETTERS, Node};
use crate::{Letter, LetterSet};

/// A path through a graph from its root.
#[derive(Clone, Debug)]
pub struct Cursor<'g> {
    /// Where the nodes before the present one are; those beyond `depth` are stale.
    behind: [u32; MAX_LETTERS],
    here: Node<'g>,
    depth: usize,
}

impl<'g> Cursor<'g> {
    pub(super) fn new(root: Node<'g>) -> Cursor<'g> {
        Cursor {
            behind: [root.at; MAX_LETTERS],
            here: root,
            depth: 0,
        }
    }

    /// Spells one more letter, if a word lies that way; otherwise nothing changes.
    #[inline]
    pub fn step(&mut self, letter: Letter) -> bool {
        let Some(next) = self.here.step(letter) else {
            return false;
        };
        // A graph holds no word longer than this, so no step leads beyond.
        self.behind[self.depth] = self.here.at;
        self.here = next;
        self.depth += 1;
        true
    }

    /// Takes the last letter back; false at the root.
    #[inline]
    pub fn back(&mut self) -> bool {
        let Some(depth) = self.depth.checked_sub(1) else {
            return false;
        };
        self.depth = depth;
        self.here.at = self.behind[depth];
        true
    }

    /// Whether what is spelled is a word.
    #[inline]
    pub fn accepts(&self) -> bool {
        self.here.is_word()
    }

    /// How many letters are spelled.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// The letters that may follow; see [`Node::letters`].
    pub fn letters(&self) -> LetterSet {
        self.here.letters()
    }

    /// Where it stands.
    pub fn node(&self) -> Node<'g> {
        self.here
    }
}
