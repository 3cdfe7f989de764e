//! The longest words of a rack.

use std::ops::ControlFlow;

use crate::search::classes::{Wanted, classes};
use crate::search::spelling::anagrams_of;
use crate::search::{Filter, Found, Rack, found};
use crate::{Graphs, Letter, Lexicon, MAX_LETTERS, WordSet};

impl Graphs {
    /// How many letters the longest word of `set` has that `rack` can write; 0 when there is none.
    /// Nothing is allocated.
    pub fn longest_length(&self, rack: &Rack, set: WordSet) -> usize {
        let mut longest = 0;
        classes(self, set, rack, Wanted::every(), |class, wanted| {
            longest = class.len();
            wanted.least = longest + 1;
        });
        longest
    }

    /// One of the longest words of `set` that `rack` can write, the same each time.
    pub fn longest_word(&self, rack: &Rack, set: WordSet) -> Option<Found> {
        let mut longest = [None; MAX_LETTERS];
        let mut length = 0;
        classes(self, set, rack, Wanted::every(), |class, wanted| {
            length = class.len();
            wanted.least = length + 1;
            for (place, &letter) in longest.iter_mut().zip(class) {
                *place = Some(letter);
            }
        });
        let class: Vec<Letter> = longest.into_iter().take(length).flatten().collect();
        let mut word = None;
        anagrams_of(self, set, &class, |letters| {
            word = Some(Found::written(letters, rack));
            ControlFlow::Break(())
        });
        word
    }
}

impl Lexicon {
    /// Every word of the greatest length that `rack` can write, by alphabet.
    pub fn longest(&self, rack: &Rack, filter: &Filter) -> Vec<Found> {
        let mut words = Vec::new();
        classes(
            self.graphs(),
            filter.set,
            rack,
            Wanted::by(filter),
            |class, wanted| {
                let before = words.len();
                self.push_anagrams(class, rack, filter, &mut words);
                if words.len() > before && class.len() > wanted.least {
                    words.drain(..before);
                    wanted.least = class.len();
                }
            },
        );
        found::sort(&mut words);
        words
    }

    /// Every word that uses all letters of `rack`, its jokers included, by alphabet.
    pub fn anagrams(&self, rack: &Rack, filter: &Filter) -> Vec<Found> {
        let mut wanted = Wanted::by(filter);
        wanted.least = wanted.least.max(rack.len());
        let mut words = Vec::new();
        classes(self.graphs(), filter.set, rack, wanted, |class, _| {
            self.push_anagrams(class, rack, filter, &mut words);
        });
        found::sort(&mut words);
        words
    }

    fn push_anagrams(&self, class: &[Letter], rack: &Rack, filter: &Filter, words: &mut Vec<Found>) {
        anagrams_of(self.graphs(), filter.set, class, |letters| {
            if self.is_familiar(letters, filter.set, filter.familiar) {
                words.push(Found::written(letters, rack));
            }
            ControlFlow::Continue(())
        });
    }
}
