//! The words that fit a lane: a walk through a word graph that goes on only as far as it is asked.

use std::rc::Rc;

use lexicon::{Graphs, Letter, LetterSet, Node, WordSet};

use super::lane::{Grow, Lane};
use super::purse::{Purse, Spent};
use super::toil::Toil;

/// A word that fits a lane, without its accents.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    /// Its letters in reading order.
    pub(super) letters: Vec<Letter>,
    /// How many of them are added before the fixed ones.
    pub(super) added_before: usize,
}

/// What a place of a word may hold.
#[derive(Clone, Copy)]
enum Slot {
    Fixed(Letter),
    Free,
}

struct Frame<'g> {
    node: Node<'g>,
    /// The letters not yet tried from here.
    untried: LetterSet,
    /// What led here: nothing for a letter that lies there.
    paid: Option<(Letter, Spent)>,
}

/// The words of one lane and one split of its free squares, one after the other.
pub(super) struct Walk<'g> {
    slots: Vec<Slot>,
    /// The fewest places a word fills.
    least: usize,
    added_before: Option<usize>,
    fixed: usize,
    backward: bool,
    stack: Vec<Frame<'g>>,
    path: Vec<Letter>,
    purse: Purse,
    /// Whether every taken letter must be laid.
    all: bool,
    toil: Rc<Toil<'g>>,
}

/// What a walk is made with.
#[derive(Clone)]
pub(super) struct Words<'g> {
    pub(super) graphs: &'g Graphs,
    pub(super) set: WordSet,
    /// How much is worked, and whether it goes on.
    pub(super) toil: Rc<Toil<'g>>,
}

impl<'g> Words<'g> {
    /// The words that `purse` can lay in `lane`; with `all`, those that use every taken letter.
    pub(super) fn fitting(
        &self,
        lane: &Lane,
        purse: &Purse,
        all: bool,
    ) -> impl Iterator<Item = Fit> + use<'g> {
        let splits: Vec<usize> = match lane.grow {
            Grow::Both => (1..=usize::from(lane.before.letters)).collect(),
            _ => vec![0],
        };
        let (words, lane, purse) = (self.clone(), lane.clone(), purse.clone());
        splits
            .into_iter()
            .flat_map(move |split| words.walk(&lane, split, purse.clone(), all))
    }

    fn walk(&self, lane: &Lane, split: usize, purse: Purse, all: bool) -> Walk<'g> {
        let fixed = lane.fixed.iter().map(|glyph| Slot::Fixed(glyph.letter()));
        let free = |count: u8| std::iter::repeat_n(Slot::Free, usize::from(count));
        let mut slots: Vec<Slot> = Vec::with_capacity(24);
        let backward = lane.grow == Grow::Before;
        match lane.grow {
            Grow::Before => {
                slots.extend(fixed.rev());
                slots.extend(free(lane.before.letters));
            }
            Grow::Both => {
                slots.extend(std::iter::repeat_n(Slot::Free, split));
                slots.extend(fixed);
                slots.extend(free(lane.after.letters));
            }
            Grow::After | Grow::Base(_) => {
                slots.extend(fixed);
                slots.extend(free(lane.after.letters));
            }
        }
        let least = match lane.grow {
            Grow::Base(_) => slots.len(),
            _ => split + lane.fixed.len() + 1,
        };
        let graph = if backward {
            &self.graphs.backward
        } else {
            &self.graphs.forward
        };
        let root = graph.root(self.set);
        Walk {
            slots,
            least,
            added_before: (!backward).then_some(split),
            fixed: lane.fixed.len(),
            backward,
            stack: vec![Frame {
                node: root,
                untried: root.letters(),
                paid: None,
            }],
            path: Vec::with_capacity(24),
            purse,
            all,
            toil: Rc::clone(&self.toil),
        }
    }
}

impl<'g> Walk<'g> {
    /// Goes one letter on; whether it could.
    fn advance(&mut self) -> bool {
        let depth = self.path.len();
        let Some(&slot) = self.slots.get(depth) else {
            return false;
        };
        // Every taken letter still needs a place.
        if self.all && self.purse.must() > self.slots.len() - depth {
            return false;
        }
        let Some(top) = self.stack.last_mut() else {
            return false;
        };
        match slot {
            Slot::Fixed(letter) => {
                let fresh = top.untried.holds(letter);
                top.untried = LetterSet::default();
                self.toil.step();
                match top.node.step(letter).filter(|_| fresh) {
                    Some(node) => self.push(node, letter, None),
                    None => return false,
                }
            }
            Slot::Free => loop {
                let Some(letter) = top.untried.next() else {
                    return false;
                };
                let Some(spent) = self.purse.spend(letter) else {
                    continue;
                };
                self.toil.step();
                if let Some(node) = top.node.step(letter) {
                    self.push(node, letter, Some((letter, spent)));
                    break;
                }
                self.purse.refund(letter, spent);
            },
        }
        true
    }

    fn push(&mut self, node: Node<'g>, letter: Letter, paid: Option<(Letter, Spent)>) {
        self.path.push(letter);
        self.stack.push(Frame {
            node,
            untried: node.letters(),
            paid,
        });
    }

    /// Goes one letter back; false at the root, where the walk is over.
    fn retreat(&mut self) -> bool {
        if let Some(Frame {
            paid: Some((letter, spent)),
            ..
        }) = self.stack.pop()
        {
            self.purse.refund(letter, spent);
        }
        self.path.pop();
        !self.stack.is_empty()
    }

    /// Whether what is spelled is a word that fits.
    fn accepts(&self) -> bool {
        self.path.len() >= self.least
            && !(self.all && self.purse.must() > 0)
            && self.stack.last().is_some_and(|top| top.node.is_word())
    }
}

impl Iterator for Walk<'_> {
    type Item = Fit;

    fn next(&mut self) -> Option<Fit> {
        loop {
            if self.stack.is_empty() || self.toil.is_over() {
                return None;
            }
            if self.advance() {
                if self.accepts() {
                    let mut letters = self.path.clone();
                    if self.backward {
                        letters.reverse();
                    }
                    let added_before = self.added_before.unwrap_or(letters.len() - self.fixed);
                    return Some(Fit {
                        letters,
                        added_before,
                    });
                }
            } else if !self.retreat() {
                return None;
            }
        }
    }
}
