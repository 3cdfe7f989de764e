//! The words that somebody who knows only common ones knows.

use std::cmp::Reverse;

use fst::Streamer as _;

use crate::graph::{Crop, GraphFault};
use crate::search::Filter;
use crate::set::{Classes, Membership};
use crate::{Graphs, Letter, Lexicon, Spellings, WordSet};

/// A word that somebody knows, and its class of frequency.
struct Known {
    letters: Vec<Letter>,
    classes: Classes,
    frequency: u8,
}

/// The graphs of these words, of the sets that each belongs to.
fn graphs(words: Vec<Known>, sets: &[Spellings]) -> Result<Graphs, GraphFault> {
    let mut crop = Crop::default();
    for Known { letters, classes, .. } in words {
        let members = Membership::of(sets, classes, letters.len());
        crop.push(letters, members)?;
    }
    Graphs::sow(crop, sets)
}

impl Lexicon {
    /// The graphs of the words that `filter` lets through, less those that are
    /// [shunned](crate::Usage::is_shunned). A word that stays belongs to the same sets as before.
    ///
    /// They are built anew, which takes as long as reading the whole list and compiling what stays: some
    /// tenths of a second. Should what stays not fit into a graph, only words that are commoner still do.
    pub fn vocabulary(&self, filter: &Filter) -> Graphs {
        match graphs(self.known(filter), self.sets()) {
            Ok(graphs) => graphs,
            // No word is commoner than the highest class, and no words are a graph.
            Err(_) => self.vocabulary(&Filter {
                familiar: filter.familiar.saturating_add(1),
                ..filter.clone()
            }),
        }
    }

    /// The graphs of the `count` commonest words of `set`, as far as they have at most `longest` letters;
    /// none of them is [shunned](crate::Usage::is_shunned). The list tells classes of frequency, and tells
    /// them of whole words rather than of their forms: within a class the shorter forms are taken for the
    /// commoner ones, as they mostly are, and then those first by alphabet.
    pub fn commonest(&self, set: WordSet, count: usize, longest: usize) -> Graphs {
        let mut known = self.known(&Filter::of(set));
        known.sort_by_key(|known| (Reverse(known.frequency), known.letters.len()));
        known.truncate(count);
        known.retain(|known| known.letters.len() <= longest);
        graphs(known, self.sets()).unwrap_or_else(|_| self.graphs().clone())
    }

    /// By alphabet.
    fn known(&self, filter: &Filter) -> Vec<Known> {
        let (least, most) = filter.bounds();
        let mut words = Vec::new();
        let mut spellings = self.entries.keys().stream();
        while let Some((bare, group)) = spellings.next() {
            if !(least..=most).contains(&bare.len()) {
                continue;
            }
            let mut classes = Classes::default();
            let mut frequency = None;
            for row in self.entries.group(group.value() as u32) {
                let (own, usage) = (self.entries.classes(row), self.entries.usage(row));
                classes = classes.union(own);
                let counts = filter.set.has(own) && usage.frequency >= filter.familiar;
                if counts && !usage.is_shunned() {
                    frequency = frequency.max(Some(usage.frequency));
                }
            }
            let letters: Option<Vec<Letter>> =
                bare.iter().map(|&byte| Letter::of(char::from(byte))).collect();
            if let Some((letters, frequency)) = letters.zip(frequency) {
                words.push(Known {
                    letters,
                    classes,
                    frequency,
                });
            }
        }
        words
    }
}
