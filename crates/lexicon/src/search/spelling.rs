//! Walking the forward graph: every word that given letters spell.

use crate::graph::Node;
use crate::search::Rack;
use crate::search::classes::Wanted;
use crate::{Graphs, Letter, LetterSet, WordSet};

/// Shows `visit` each word of the wanted lengths that `rack` can write, by alphabet.
pub(super) fn spell(
    graphs: &Graphs,
    set: WordSet,
    rack: &Rack,
    wanted: Wanted,
    visit: impl FnMut(&[Letter], &mut Wanted),
) {
    let mut walk = Walk {
        left: *rack,
        path: Vec::with_capacity(rack.len()),
        wanted,
        visit,
    };
    walk.go(graphs.forward.root(set), rack.letters(), rack.len());
}

/// Shows `visit` each word that has the letters of `class` and no others, by alphabet.
pub(super) fn anagrams_of(
    graphs: &Graphs,
    set: WordSet,
    class: &[Letter],
    visit: impl FnMut(&[Letter], &mut Wanted),
) {
    spell(
        graphs,
        set,
        &Rack::of_word(class),
        Wanted::only(class.len()),
        visit,
    );
}

struct Walk<V> {
    /// The letters not yet used.
    left: Rack,
    path: Vec<Letter>,
    wanted: Wanted,
    visit: V,
}

impl<V: FnMut(&[Letter], &mut Wanted)> Walk<V> {
    /// Goes on with `count` letters not yet used, `kinds` among them.
    fn go(&mut self, node: Node<'_>, kinds: LetterSet, count: usize) {
        let depth = self.path.len();
        if node.is_word() && depth >= self.wanted.least {
            (self.visit)(&self.path, &mut self.wanted);
        }
        if depth >= self.wanted.most || count == 0 {
            return;
        }
        let among = if self.left.jokers() > 0 {
            LetterSet::ALL
        } else {
            kinds
        };
        for (letter, reach, next) in node.arcs(among) {
            if depth + 1 + (reach as usize).min(count - 1) < self.wanted.least {
                continue;
            }
            self.path.push(letter);
            if self.left.take(letter) {
                let still = if self.left.count(letter) > 0 {
                    kinds
                } else {
                    kinds.without(letter)
                };
                self.go(next, still, count - 1);
                self.left.give_back(letter);
            } else {
                self.left.take_joker();
                self.go(next, kinds, count - 1);
                self.left.give_back_joker();
            }
            self.path.pop();
        }
    }
}
