//! The words that somebody who knows only common ones knows.

use fst::Streamer as _;

use crate::graph::Sown;
use crate::set::Membership;
use crate::{Graphs, Letter, Lexicon, WordSet};

impl Lexicon {
    /// The graphs of the words of `set` that are of this class of frequency or commoner. A word that
    /// stays belongs to the same sets as before.
    ///
    /// They are built anew, which takes as long as reading the whole list and compiling what stays: some
    /// tenths of a second. Should what stays not fit into a graph, only words that are commoner still do.
    pub fn vocabulary(&self, set: WordSet, familiar: u8) -> Graphs {
        match Graphs::sow(self.familiar_words(set, familiar)) {
            Ok(graphs) => graphs,
            // No word is commoner than the highest class, and no words are a graph.
            Err(_) => self.vocabulary(set, familiar.saturating_add(1)),
        }
    }

    fn familiar_words(&self, set: WordSet, familiar: u8) -> Vec<Sown> {
        let mut words = Vec::new();
        let mut spellings = self.entries.keys().stream();
        while let Some((bare, group)) = spellings.next() {
            let mut members = Membership::default();
            let mut known = false;
            for row in self.entries.group(group.value() as u32) {
                let sets = self.entries.members(row);
                members = members.union(sets);
                known |= sets.is_in(set.spellings()) && self.entries.usage(row).frequency >= familiar;
            }
            let letters: Option<Vec<Letter>> =
                bare.iter().map(|&byte| Letter::of(char::from(byte))).collect();
            if let Some(letters) = letters.filter(|_| known) {
                words.push((letters, members));
            }
        }
        words
    }
}
