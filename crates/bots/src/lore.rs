//! The words that a player knows: how rare and how long they may be.
//!
//! How rare alone is not enough: a class of frequency holds every form of a common verb, and a child's
//! opponent would write words of ten letters (ADR 0016).

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use lexicon::{Filter, Graphs, Lexicon, MAX_LETTERS, Spellings, WordSet};

/// What a player knows of a list of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lore {
    /// The rarest class of frequency that it knows: 0 is every word.
    pub familiar: u8,
    /// The most letters of a word that it writes.
    pub longest: usize,
}

/// How many words a novice knows (see [`Players::novice`](crate::Players::novice)).
const NOVICE_WORDS: usize = 3_000;
/// The most letters of those that it writes.
pub const NOVICE_LETTERS: usize = 5;

/// A list, a set of its words, and which of them.
type Key = (&'static str, Spellings, Part);

/// Graphs built so far: it takes some tenths of a second to build them, and every table needs the same few.
static BUILT: Mutex<BTreeMap<Key, Arc<Graphs>>> = Mutex::new(BTreeMap::new());

/// A part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Of(Lore),
    Commonest { longest: usize },
}

impl Lore {
    /// Every word.
    pub const ALL: Lore = Lore::common(0);

    /// The words of class `familiar` and commoner, of any length.
    pub const fn common(familiar: u8) -> Lore {
        Lore {
            familiar,
            longest: MAX_LETTERS,
        }
    }

    /// The words of class `familiar` and commoner that have at most `longest` letters.
    pub const fn short(familiar: u8, longest: usize) -> Lore {
        Lore { familiar, longest }
    }

    /// Whether it knows only words of some lengths.
    pub fn is_short(self) -> bool {
        self.longest < MAX_LETTERS
    }

    /// The words that it knows of `set`.
    pub fn filter(self, set: WordSet) -> Filter {
        Filter {
            set,
            lengths: 1..=self.longest,
            familiar: self.familiar,
        }
    }

    /// The same words of a list that tells no frequencies.
    pub fn of_any_frequency(self) -> Lore {
        Lore { familiar: 0, ..self }
    }

    /// The graphs of the words that it knows; none where it knows all, as it does of a list that has none
    /// of its words.
    pub fn graphs(self, lexicon: &'static Lexicon, set: WordSet) -> Option<Arc<Graphs>> {
        if self == Lore::ALL {
            return None;
        }
        let built = built(lexicon, set, Part::Of(self), || {
            lexicon.vocabulary(&self.filter(set))
        });
        if built.forward.root(set).steps().next().is_some() {
            return Some(built);
        }
        let wider = self.of_any_frequency();
        (wider != self).then(|| wider.graphs(lexicon, set)).flatten()
    }
}

/// The words that a novice knows and that have at most `longest` letters.
pub fn novice_graphs(lexicon: &'static Lexicon, set: WordSet, longest: usize) -> Arc<Graphs> {
    built(lexicon, set, Part::Commonest { longest }, || {
        lexicon.commonest(set, NOVICE_WORDS, longest)
    })
}

fn built(lexicon: &'static Lexicon, set: WordSet, part: Part, build: impl FnOnce() -> Graphs) -> Arc<Graphs> {
    let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    let graphs = built
        .entry((lexicon.identity(), set.spellings(), part))
        .or_insert_with(|| Arc::new(build()));
    Arc::clone(graphs)
}

#[cfg(test)]
mod tests {
    use lexicon::Class;

    use super::*;

    /// A set that the French list is compiled for.
    const WORDS: WordSet = WordSet::of(Class::CORE);

    fn bytes(lexicon: &'static Lexicon, lore: Lore) -> Option<usize> {
        let graphs = lore.graphs(lexicon, WORDS)?;
        Some(graphs.forward.bytes())
    }

    #[test]
    fn lower_levels_know_fewer_and_shorter_words() {
        let french = lexicon_fr::french();
        let lores = [
            Lore::common(4),
            Lore::common(8),
            Lore::short(8, 6),
            Lore::short(8, 4),
        ];
        let sizes = lores.map(|lore| bytes(french, lore).expect("some words"));
        assert!(sizes.is_sorted_by(|more, fewer| more > fewer), "{sizes:?}");
        assert_eq!(bytes(french, Lore::ALL), None);
    }

    #[test]
    fn a_list_without_frequencies_is_known_as_far_as_its_words_are_short() {
        let list =
            Lexicon::from_list("lore-test", "mot\nmots\ndemoiselle\n", &[WORDS.spellings()]).expect("a list");
        let list = Box::leak(Box::new(list));
        assert_eq!(bytes(list, Lore::common(9)), None);
        let whole = list.graphs().forward.bytes();
        assert!(bytes(list, Lore::short(9, 4)).is_some_and(|bytes| bytes < whole));
        assert_eq!(bytes(list, Lore::short(9, 2)), None);
    }
}
