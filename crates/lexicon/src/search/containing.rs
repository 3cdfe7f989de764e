//! Every word that has given letters among its own.

use crate::graph::Node;
use crate::search::harvest::Gathering;
use crate::search::{Filter, Found, Harvest, Rack};
use crate::{Letter, LetterSet, Lexicon};

impl Lexicon {
    /// Every word that has the letters of `rack` among its own, each as often at least, the longest
    /// first, then by alphabet. A joker asks for one letter more, whichever.
    ///
    /// The cost is bounded by the size of the list: at worst each beginning of a word is looked at once.
    pub fn containing(&self, rack: &Rack, filter: &Filter) -> Vec<Found> {
        self.first_containing(rack, filter, usize::MAX).words
    }

    /// The first `first` of these words, and how many there are: little memory, whatever the rack.
    pub fn first_containing(&self, rack: &Rack, filter: &Filter, first: usize) -> Harvest {
        let (least, most) = filter.bounds();
        let mut walk = Walk {
            lexicon: self,
            filter,
            rack,
            least: least.max(rack.len()),
            most,
            missing: *rack,
            path: Vec::new(),
            gathering: Gathering::new(first),
        };
        walk.go(self.graphs().forward.root(filter.set), rack.given());
        walk.gathering.harvest()
    }
}

struct Walk<'s> {
    lexicon: &'s Lexicon,
    filter: &'s Filter,
    rack: &'s Rack,
    least: usize,
    most: usize,
    /// The letters asked for that are not yet spelled.
    missing: Rack,
    path: Vec<Letter>,
    gathering: Gathering,
}

impl Walk<'_> {
    /// `missing` counts the letters asked for that are not yet spelled.
    fn go(&mut self, node: Node<'_>, missing: usize) {
        let depth = self.path.len();
        if missing == 0 && depth >= self.least && node.is_word() {
            self.keep();
        }
        if depth + missing.max(1) > self.most {
            return;
        }
        let wanting = self.least.saturating_sub(depth + 1);
        for (letter, reach, next) in node.arcs(LetterSet::ALL) {
            let reach = reach as usize;
            let asked = self.missing.take(letter);
            let still = missing - usize::from(asked);
            if reach >= wanting.max(still) {
                self.path.push(letter);
                self.go(next, still);
                self.path.pop();
            }
            if asked {
                self.missing.give_back(letter);
            }
        }
    }

    fn keep(&mut self) {
        let Filter { set, familiar, .. } = *self.filter;
        if self.lexicon.is_familiar(&self.path, set, familiar) {
            let word = || Found::written(&self.path, self.rack);
            self.gathering.take(self.path.len(), word);
        }
    }
}
