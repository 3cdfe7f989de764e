//! The words that a level knows, as a graph to spell along.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use lexicon::{Graph, Lexicon, WordSet};

/// Graphs built so far, by list and class of frequency: it takes some tenths of a second to build one, and
/// every table needs the same few.
static BUILT: Mutex<BTreeMap<(&'static str, u8), Arc<Graph>>> = Mutex::new(BTreeMap::new());

/// The words of class `familiar` and commoner. A list that tells no frequencies is known whole.
pub(crate) fn vocabulary(lexicon: &'static Lexicon, familiar: u8) -> Arc<Graph> {
    let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    let graph = built
        .entry((lexicon.identity(), familiar))
        .or_insert_with(|| Arc::new(build(lexicon, familiar)));
    Arc::clone(graph)
}

fn build(lexicon: &'static Lexicon, familiar: u8) -> Graph {
    let set = WordSet::DamesDeLettres;
    if familiar > 0 {
        let known = lexicon.vocabulary(set, familiar).forward;
        if known.root(set).steps().next().is_some() {
            return known;
        }
    }
    lexicon.graphs().forward.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lower_levels_know_fewer_words() {
        let french = lexicon_fr::french();
        let sizes: Vec<usize> = [0, 4, 8].map(|class| vocabulary(french, class).bytes()).into();
        assert!(sizes[0] > sizes[1] && sizes[1] > sizes[2] && sizes[2] > 0);
    }

    #[test]
    fn a_list_without_frequencies_is_known_whole() {
        let list = Lexicon::from_list("dames-vocabulary-test", "mot\nmots\n").expect("a list");
        let list = Box::leak(Box::new(list));
        assert_eq!(vocabulary(list, 9).bytes(), vocabulary(list, 0).bytes());
    }
}
