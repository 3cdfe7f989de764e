//! The words that a level knows, as graphs to spell along.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use lexicon::{Graphs, Lexicon, WordSet};

/// Graphs built so far, by list and class of frequency: they take some tenths of a second to build.
static BUILT: Mutex<BTreeMap<(&'static str, u8), Arc<Graphs>>> = Mutex::new(BTreeMap::new());

/// The words of class `familiar` and commoner; none where all words are known, as they are of a list that
/// tells no frequencies.
pub(crate) fn vocabulary(lexicon: &'static Lexicon, set: WordSet, familiar: u8) -> Option<Arc<Graphs>> {
    if familiar == 0 {
        return None;
    }
    let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    // The two sets of the game differ in accents only, which graphs do not tell.
    let graphs = built
        .entry((lexicon.identity(), familiar))
        .or_insert_with(|| Arc::new(lexicon.vocabulary(set, familiar)));
    let known = graphs.forward.root(set).steps().next().is_some();
    known.then(|| Arc::clone(graphs))
}
