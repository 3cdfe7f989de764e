//! Walking the forward graph: every word that given letters spell.

use std::ops::ControlFlow;

use crate::graph::Node;
use crate::search::Rack;
use crate::{Graphs, Letter, LetterSet, WordSet};

/// Shows `visit` each word of `least` to `most` letters that `rack` can write, by alphabet, until it
/// says to break.
pub(super) fn spell(
    graphs: &Graphs,
    set: WordSet,
    rack: &Rack,
    (least, most): (usize, usize),
    visit: impl FnMut(&[Letter]) -> ControlFlow<()>,
) {
    let mut walk = Walk {
        left: *rack,
        least,
        most,
        path: Vec::with_capacity(rack.len()),
        visit,
    };
    // Whether it was broken off is the visitor's affair.
    let _ = walk.go(graphs.forward.root(set), rack.len());
}

/// Shows `visit` each word that has the letters of `class` and no others, by alphabet.
pub(super) fn anagrams_of(
    graphs: &Graphs,
    set: WordSet,
    class: &[Letter],
    visit: impl FnMut(&[Letter]) -> ControlFlow<()>,
) {
    let rack = Rack::of_word(class);
    spell(graphs, set, &rack, (class.len(), class.len()), visit);
}

struct Walk<V> {
    /// The letters not yet used.
    left: Rack,
    least: usize,
    most: usize,
    path: Vec<Letter>,
    visit: V,
}

impl<V: FnMut(&[Letter]) -> ControlFlow<()>> Walk<V> {
    /// `left` counts the letters not yet used.
    fn go(&mut self, node: Node<'_>, left: usize) -> ControlFlow<()> {
        let depth = self.path.len();
        if node.is_word() && depth >= self.least {
            (self.visit)(&self.path)?;
        }
        if depth >= self.most || left == 0 {
            return ControlFlow::Continue(());
        }
        let wanting = self.least.saturating_sub(depth + 1);
        if left - 1 < wanting {
            return ControlFlow::Continue(());
        }
        let among = if self.left.jokers() > 0 {
            LetterSet::ALL
        } else {
            self.left.letters()
        };
        for (letter, reach, next) in node.arcs(among) {
            if (reach as usize) < wanting {
                continue;
            }
            let own = self.left.take(letter);
            if !own {
                self.left.take_joker();
            }
            self.path.push(letter);
            let flow = self.go(next, left - 1);
            self.path.pop();
            if own {
                self.left.give_back(letter);
            } else {
                self.left.give_back_joker();
            }
            flow?;
        }
        ControlFlow::Continue(())
    }
}
