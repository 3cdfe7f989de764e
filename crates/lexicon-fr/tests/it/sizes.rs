//! The sizes that the table's own description gives, and the house's additions to it.

use lexicon::{Graph, Node, WordSet};
use lexicon_fr::{EMBEDDED_BYTES, french};

use crate::sets;

/// The words of `data/lexicon/additions.tsv`, which only La Guerre des Mots admits.
const ADDED: usize = 1;

/// The plain spellings of two letters, which the table counts and Dames de Lettres does not admit (W1).
const TWO_LETTERS: usize = 70;

/// Forms, those with a hyphen, those with an apostrophe, and plain spellings of 2 to 15 letters.
const SIZES: [(WordSet, [usize; 4]); 3] = [
    (sets::EXACT, [456_464 + ADDED, 10_285, 235, 408_115 + ADDED]),
    (sets::LONGER, [456_322, 10_280, 235, 407_981 - TWO_LETTERS]),
    (sets::STRICT, [185_874, 8_216, 114, 166_337]),
];

#[test]
fn the_table_has_the_rows_it_says() {
    assert_eq!(french().len(), 477_530 + ADDED);
    const { assert!(EMBEDDED_BYTES <= 8_000_000) };
    assert!(french().identity().starts_with("dicollecte-7.5@"));
}

#[test]
fn each_set_has_the_forms_it_says() {
    for (set, [forms, hyphens, apostrophes, _]) in SIZES {
        let (mut all, mut hyphened, mut elided) = (0, 0, 0);
        for form in french().forms(set) {
            all += 1;
            hyphened += usize::from(form.contains('-'));
            elided += usize::from(form.contains('\''));
        }
        assert_eq!([all, hyphened, elided], [forms, hyphens, apostrophes], "{set:?}");
    }
}

#[test]
fn each_graph_has_the_words_it_says() {
    for (set, [_, _, _, words]) in SIZES {
        for graph in [&french().graphs().forward, &french().graphs().backward] {
            assert_eq!(count(graph, set), words, "{set:?}");
        }
    }
}

/// The words of 2 to 15 letters in a graph.
fn count(graph: &Graph, set: WordSet) -> usize {
    fn below(node: Node<'_>, depth: usize) -> usize {
        let here = usize::from(node.is_word() && (2..=15).contains(&depth));
        let beyond = node.steps().map(|(_, next)| below(next, depth + 1));
        here + beyond.sum::<usize>()
    }
    below(graph.root(set), 0)
}
