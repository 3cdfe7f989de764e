//! The longest words of a rack.

use crate::search::classes::{Wanted, classes};
use crate::search::spelling::{anagrams_of, spell};
use crate::search::{Filter, Found, Rack, found};
use crate::{Graphs, Lexicon, WordSet};

impl Graphs {
    /// How many letters the longest word of `set` has that `rack` can write; 0 when there is none.
    /// Nothing is allocated.
    pub fn longest_length(&self, rack: &Rack, set: WordSet) -> usize {
        self.longest_wanted(rack, set, Wanted::every(set)).unwrap_or(0)
    }

    /// One of the longest words of `set` that `rack` can write, the same each time.
    pub fn longest_word(&self, rack: &Rack, set: WordSet) -> Option<Found> {
        let mut longest = Vec::with_capacity(rack.len());
        classes(self, set, rack, Wanted::every(set), |class, wanted| {
            longest.clear();
            longest.extend_from_slice(class);
            wanted.least = class.len() + 1;
        });
        if longest.is_empty() {
            return None;
        }
        let mut word = None;
        anagrams_of(self, set, &longest, |letters, wanted| {
            word = Some(Found::written(letters, rack));
            wanted.nothing();
        });
        word
    }

    fn longest_wanted(&self, rack: &Rack, set: WordSet, wanted: Wanted) -> Option<usize> {
        let mut longest = None;
        classes(self, set, rack, wanted, |class, wanted| {
            longest = Some(class.len());
            wanted.least = class.len() + 1;
        });
        longest
    }
}

impl Lexicon {
    /// Every word of the greatest length that `rack` can write, by alphabet.
    pub fn longest(&self, rack: &Rack, filter: &Filter) -> Vec<Found> {
        if filter.familiar > 0 {
            return self.longest_familiar(rack, filter);
        }
        let length = self.graphs().longest_wanted(rack, filter.set, Wanted::by(filter));
        length.map_or_else(Vec::new, |length| {
            self.written(rack, filter, Wanted::only(length))
        })
    }

    /// The same where rare words do not count: word by word, since most classes may have none that does.
    fn longest_familiar(&self, rack: &Rack, filter: &Filter) -> Vec<Found> {
        let mut words = Vec::new();
        let wanted = Wanted::by(filter);
        spell(self.graphs(), filter.set, rack, wanted, |letters, wanted| {
            if !self.is_familiar(letters, filter.set, filter.familiar) {
                return;
            }
            if letters.len() > wanted.least {
                words.clear();
                wanted.least = letters.len();
            }
            words.push(Found::written(letters, rack));
        });
        words
    }

    /// Every word that uses all letters of `rack`, its jokers included, by alphabet.
    pub fn anagrams(&self, rack: &Rack, filter: &Filter) -> Vec<Found> {
        let mut wanted = Wanted::by(filter);
        wanted.least = wanted.least.max(rack.len());
        self.written(rack, filter, wanted)
    }

    /// Every word of the wanted lengths that `rack` can write, by alphabet.
    fn written(&self, rack: &Rack, filter: &Filter, wanted: Wanted) -> Vec<Found> {
        let mut words = Vec::new();
        classes(self.graphs(), filter.set, rack, wanted, |class, _| {
            anagrams_of(self.graphs(), filter.set, class, |letters, _| {
                if self.is_familiar(letters, filter.set, filter.familiar) {
                    words.push(Found::written(letters, rack));
                }
            });
        });
        found::sort(&mut words);
        words
    }
}
