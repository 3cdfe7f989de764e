//! Walking the graph of sorted letters: every class of anagrams that a rack can write.

use crate::graph::{MAX_LETTERS, Node};
use crate::search::{Filter, Rack};
use crate::{Graphs, Letter, LetterSet, WordSet};

/// The lengths that a walk still looks for; whoever is shown a word may raise the least one.
pub(super) struct Wanted {
    pub(super) least: usize,
    pub(super) most: usize,
}

impl Wanted {
    /// Words of every length that a set has.
    pub(super) fn every(set: WordSet) -> Wanted {
        Wanted {
            least: set.least(),
            most: MAX_LETTERS,
        }
    }

    /// Words of one length.
    pub(super) fn only(length: usize) -> Wanted {
        Wanted {
            least: length,
            most: length,
        }
    }

    /// The lengths that a filter lets through.
    pub(super) fn by(filter: &Filter) -> Wanted {
        let (least, most) = filter.bounds();
        Wanted { least, most }
    }

    /// Looks for nothing more.
    pub(super) fn nothing(&mut self) {
        self.least = MAX_LETTERS + 1;
    }
}

/// Shows `visit` each class of anagrams of the wanted lengths that `rack` can write: its letters by
/// alphabet. Nothing is allocated.
///
/// A branch is left as soon as the letters from there on, those of the rack or those of the list's
/// longest word, are too few.
pub(super) fn classes(
    graphs: &Graphs,
    set: WordSet,
    rack: &Rack,
    wanted: Wanted,
    visit: impl FnMut(&[Letter], &mut Wanted),
) {
    let mut walk = Walk {
        held: rack.letters(),
        counts: rack.counts(),
        onward: [0; Letter::COUNT],
        enough: [LetterSet::ALL; MAX_LETTERS + 1],
        path: [Letter::A; MAX_LETTERS],
        wanted,
        visit,
    };
    let mut onward = 0;
    for letter in Letter::all().rev() {
        onward += walk.counts[letter.index()];
        walk.onward[letter.index()] = onward;
        for from in &mut walk.enough[usize::from(onward) + 1..] {
            *from = from.without(letter);
        }
    }
    let jokers = rack.jokers() as u8;
    walk.go(
        graphs.sorted.root(set),
        Standing {
            depth: 0,
            last: Letter::A,
            used: 0,
            jokers,
        },
    );
}

struct Walk<V> {
    /// The letters that the rack has.
    held: LetterSet,
    /// How often it has each.
    counts: [u8; Letter::COUNT],
    /// How many letters it has from each one on.
    onward: [u8; Letter::COUNT],
    /// By number, the letters from which on it has so many.
    enough: [LetterSet; MAX_LETTERS + 1],
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
    used: u8,
    jokers: u8,
}

impl<V: FnMut(&[Letter], &mut Wanted)> Walk<V> {
    fn go(&mut self, node: Node<'_>, at: Standing) {
        if node.is_word() && at.depth >= self.wanted.least {
            (self.visit)(&self.path[..at.depth], &mut self.wanted);
        }
        if at.depth >= self.wanted.most {
            return;
        }
        // A joker in the place of a letter that the rack still has gains nothing.
        let last = at.last.index();
        let own = if at.used < self.counts[last] {
            self.held
        } else {
            self.held.without(at.last)
        };
        // What the rack itself must still give.
        let wanting = self
            .wanted
            .least
            .saturating_sub(at.depth + usize::from(at.jokers));
        let Some(&enough) = self.enough.get(wanting) else {
            return;
        };
        let mut among = if at.jokers > 0 { enough } else { enough.and(own) };
        if usize::from(self.onward[last] - at.used) < wanting {
            among = among.without(at.last);
        }
        for (letter, reach, next) in node.arcs(among) {
            let depth = at.depth + 1;
            if depth + (reach as usize) < self.wanted.least {
                continue;
            }
            let spent = if letter == at.last { at.used } else { 0 };
            let (used, jokers) = if own.holds(letter) {
                (spent + 1, at.jokers)
            } else {
                (spent, at.jokers - 1)
            };
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
