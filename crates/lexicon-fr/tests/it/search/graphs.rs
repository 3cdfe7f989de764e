//! The graphs hold each beginning and each end of a word, and nothing else.

use lexicon::{Graph, Graphs, Letter, Node, WordSet};
use lexicon_fr::french;

use crate::sets;

use super::scan::Scan;

#[test]
fn each_graph_is_exact_for_each_set() {
    for set in sets::ALL {
        assert_exact(french().graphs(), set, Scan::of(set).words());
    }
}

/// Each graph has a path for every beginning of a word as it spells it, an end for every word, and no
/// more paths and ends than that.
pub(super) fn assert_exact<'w>(graphs: &Graphs, set: WordSet, words: impl Iterator<Item = &'w String>) {
    let mut words: Vec<Vec<u8>> = words.map(|word| word.clone().into_bytes()).collect();
    assert_spells(&graphs.forward, set, &mut words);
    words.iter_mut().for_each(|word| word.reverse());
    assert_spells(&graphs.backward, set, &mut words);
    words.iter_mut().for_each(|word| word.sort_unstable());
    assert_spells(&graphs.sorted, set, &mut words);
}

fn assert_spells(graph: &Graph, set: WordSet, words: &mut Vec<Vec<u8>>) {
    words.sort_unstable();
    words.dedup();
    let mut beginnings = 1;
    let mut last: &[u8] = &[];
    let mut cursor = graph.cursor(set);
    for word in words.iter() {
        let shared = last.iter().zip(word).take_while(|(a, b)| a == b).count();
        for _ in shared..last.len() {
            assert!(cursor.back());
        }
        for &letter in &word[shared..] {
            let letter = Letter::of(char::from(letter)).expect("a letter");
            assert!(cursor.step(letter), "{word:?} {set:?}");
        }
        assert!(cursor.accepts(), "{word:?} {set:?}");
        beginnings += word.len() - shared;
        last = word;
    }
    assert_eq!(paths(graph.root(set)), (beginnings, words.len()), "{set:?}");
}

/// How many paths begin at a node, itself included, and how many words end on them.
fn paths(node: Node<'_>) -> (usize, usize) {
    let here = (1, usize::from(node.is_word()));
    node.steps()
        .map(|(_, next)| paths(next))
        .fold(here, |sum, more| (sum.0 + more.0, sum.1 + more.1))
}

#[test]
fn a_cursor_goes_where_a_word_lies_and_comes_back() {
    let set = sets::STRICT;
    let mut words: Vec<String> = Scan::of(set).words().cloned().collect();
    words.sort_unstable();
    let begins = |text: &str| {
        let at = words.partition_point(|word| word.as_str() < text);
        words.get(at).is_some_and(|word| word.starts_with(text))
    };
    let mut cursor = french().graphs().forward.cursor(set);
    for word in words.iter().step_by(997) {
        for (depth, letter) in word.char_indices() {
            for other in Letter::all() {
                let text = format!("{}{}", &word[..depth], other.capital());
                let goes = cursor.step(other);
                assert_eq!(goes, begins(&text), "{text}");
                if goes {
                    assert_eq!(cursor.accepts(), words.binary_search(&text).is_ok(), "{text}");
                    assert!(cursor.back());
                }
                assert_eq!(cursor.depth(), depth);
            }
            assert!(cursor.step(Letter::of(letter).expect("a letter")));
        }
        assert!(cursor.accepts(), "{word}");
        while cursor.back() {}
        assert_eq!(cursor.depth(), 0);
    }
}
