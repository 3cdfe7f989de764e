//! Every word of a rack.

use crate::Lexicon;
use crate::search::classes::Wanted;
use crate::search::harvest::Gathering;
use crate::search::spelling::spell;
use crate::search::{Filter, Found, Harvest, Rack};

impl Lexicon {
    /// Every word that `rack` can write, the longest first, then by alphabet.
    ///
    /// Each beginning of a word that the rack can write is looked at once, so that the cost is bounded
    /// by the size of the list, whatever the rack. That of a large rack is the words themselves:
    /// twenty-five letters with two jokers write a quarter of the French ones, some megabytes.
    pub fn writable(&self, rack: &Rack, filter: &Filter) -> Vec<Found> {
        self.first_writable(rack, filter, usize::MAX).words
    }

    /// The first `most` of these words, and how many there are: little memory, whatever the rack.
    pub fn first_writable(&self, rack: &Rack, filter: &Filter, most: usize) -> Harvest {
        let mut gathering = Gathering::new(most);
        spell(
            self.graphs(),
            filter.set,
            rack,
            Wanted::by(filter),
            |letters, _| {
                if self.is_familiar(letters, filter.set, filter.familiar) {
                    gathering.take(letters.len(), || Found::written(letters, rack));
                }
            },
        );
        gathering.harvest()
    }
}
