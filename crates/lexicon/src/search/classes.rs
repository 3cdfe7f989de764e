//! Walking the graph of sorted letters: every class of anagrams that a rack can write.

use crate::graph::{MAX_LETTERS, Node};
use crate::search::{Filter, Rack};
use crate::{Graphs, Letter, LetterSet, WordSet};

/// The lengths that a walk still looks for; whoever is shown a class may raise the least one.
pub(super) struct Wanted {
    pub(super) least: usize,
    pub(super) most: usize,
}

impl Wanted {
    /// Words of every length.
    pub(super) fn every() -> Wanted {
        Wanted {
            least: 1,
            most: MAX_LETTERS,
        }
    }

    /// The lengths that a filter lets through.
    pub(super) fn by(filter: &Filter) -> Wanted {
        let (least, most) = filter.bounds();
        Wanted { least, most }
    }
}

/// Shows `visit` each class of anagrams of the wanted lengths that `rack` can write: its letters by
/// alphabet. Nothing is allocated.
pub(super) fn classes(
    graphs: &Graphs,
    set: WordSet,
    rack: &Rack,
    wanted: Wanted,
    visit: impl FnMut(&[Letter], &mut Wanted),
) {
    let root = graphs.sorted.root(set);
    let Some(first) = Letter::new(0) else { return };
    let mut walk = Walk {
        held: LetterSet::default(),
        counts: [0; Letter::COUNT],
        onward: [0; Letter::COUNT],
        path: [first; MAX_LETTERS],
        wanted,
        visit,
    };
    let mut onward = 0;
    for index in (0..Letter::COUNT).rev() {
        let Some(letter) = Letter::new(index as u8) else {
            continue;
        };
        walk.counts[index] = rack.count(letter);
        onward += rack.count(letter);
        walk.onward[index] = onward;
    }
    walk.held = Letter::all().filter(|&letter| rack.count(letter) > 0).collect();
    walk.go(
        root,
        Standing {
            depth: 0,
            last: first,
            used: 0,
            jokers: rack.jokers(),
        },
    );
}

struct Walk<V> {
    /// The letters that the rack has.
    held: LetterSet,
    /// How often it has each.
    counts: [usize; Letter::COUNT],
    /// How many letters it has from each one on.
    onward: [usize; Letter::COUNT],
    path: [Letter; MAX_LETTERS],
    wanted: Wanted,
    visit: V,
}

/// Where a walk stands. Since letters come by alphabet, only those of the last kind can be used up.
#[derive(Clone, Copy)]
struct Standing {
    depth: usize,
    last: Letter,
    /// How many of the rack's own letters of the last kind are used.
    used: usize,
    jokers: usize,
}

impl<V: FnMut(&[Letter], &mut Wanted)> Walk<V> {
    fn go(&mut self, node: Node<'_>, at: Standing) {
        if node.is_word() && at.depth >= self.wanted.least {
            (self.visit)(&self.path[..at.depth], &mut self.wanted);
        }
        if at.depth >= self.wanted.most {
            return;
        }
        let among = if at.jokers > 0 { LetterSet::ALL } else { self.held };
        let depth = at.depth + 1;
        for (letter, reach, next) in node.arcs(among) {
            let index = letter.index();
            let used = if letter == at.last { at.used } else { 0 };
            // A joker in the place of a letter that the rack still has gains nothing.
            let own = self.counts[index] > used;
            if !own && at.jokers == 0 {
                continue;
            }
            let (used, jokers) = if own {
                (used + 1, at.jokers)
            } else {
                (used, at.jokers - 1)
            };
            let left = self.onward[index] - used + jokers;
            if depth + left.min(reach as usize) < self.wanted.least {
                continue;
            }
            self.path[at.depth] = letter;
            self.go(
                next,
                Standing {
                    depth,
                    last: letter,
                    used,
                    jokers,
                },
            );
        }
    }
}
