//! Every search of the French words against a scan of them all.

mod graphs;
mod scan;

use lexicon::{Filter, Found, Pattern, Rack, Word, WordSet};
use lexicon_fr::french;
use scan::{Draw, Scan};

/// One set for each list of plain spellings.
const SETS: [WordSet; 4] = [
    WordSet::EchecEtMotsOpen,
    WordSet::EchecEtMotsStrict,
    WordSet::DamesDeLettres,
    WordSet::GuerreDesMotsFolded,
];

fn shown(found: &[Found]) -> Vec<String> {
    found.iter().map(Found::to_string).collect()
}

#[test]
fn racks_write_what_a_scan_finds() {
    for set in SETS {
        let scan = Scan::of(set);
        let mut draw = Draw::new(set as u64);
        let filter = Filter::of(set);
        for (size, jokers) in [(1, 2), (3, 1), (7, 0), (7, 2), (12, 1), (18, 2), (25, 0), (25, 2)] {
            let rack = draw.rack(size, jokers);
            let writable = scan.writable(&rack);
            let longest = writable.first().map_or(0, String::len);
            let of_length = |length: usize| -> Vec<String> {
                let words = writable.iter().filter(|word| word.len() == length);
                words.cloned().collect()
            };
            let told = format!("{rack} {set:?}");
            assert_eq!(shown(&french().writable(&rack, &filter)), writable, "{told}");
            assert_eq!(
                shown(&french().longest(&rack, &filter)),
                of_length(longest),
                "{told}"
            );
            assert_eq!(
                shown(&french().anagrams(&rack, &filter)),
                of_length(rack.len()),
                "{told}"
            );
            assert_eq!(french().graphs().longest_length(&rack, set), longest, "{told}");
            let word = french().graphs().longest_word(&rack, set);
            let word = word.map(|word| word.to_string());
            assert_eq!(word.is_none(), writable.is_empty(), "{told}");
            assert!(
                word.is_none_or(|word| of_length(longest).contains(&word)),
                "{told}"
            );
        }
    }
}

#[test]
fn the_longest_length_is_right_on_many_racks() {
    let set = WordSet::GuerreDesMotsExact;
    let scan = Scan::of(set);
    let mut draw = Draw::new(3);
    for size in 1..=25 {
        let rack = draw.rack(size, 2);
        let longest = french().graphs().longest_length(&rack, set);
        assert_eq!(longest, scan.longest(&rack), "{rack}");
    }
}

#[test]
fn the_letters_of_a_word_write_it() {
    for set in SETS {
        let scan = Scan::of(set);
        for word in scan.words().step_by(1999) {
            let Ok(rack) = Rack::read(word) else { continue };
            let anagrams = shown(&french().anagrams(&rack, &Filter::of(set)));
            assert!(
                anagrams.iter().any(|anagram| anagram == word),
                "{word}: {anagrams:?}"
            );
            assert_eq!(french().graphs().longest_length(&rack, set), word.len(), "{word}");
        }
    }
}

#[test]
fn rare_words_can_be_left_out() {
    let set = WordSet::DamesDeLettres;
    let scan = Scan::of(set);
    let mut draw = Draw::new(11);
    for familiar in [1, 5, 8, 9] {
        let rack = draw.rack(14, 1);
        let filter = Filter {
            set,
            lengths: 3..=9,
            familiar,
        };
        let wanted: Vec<String> = scan
            .writable(&rack)
            .into_iter()
            .filter(|word| filter.lengths.contains(&word.len()))
            .filter(|word| {
                let word = Word::read(word).expect("a word");
                french().frequency(&word, set) >= Some(familiar)
            })
            .collect();
        let longest = wanted.first().map_or(0, String::len);
        let longest: Vec<String> = wanted
            .iter()
            .filter(|word| word.len() == longest)
            .cloned()
            .collect();
        assert_eq!(
            shown(&french().writable(&rack, &filter)),
            wanted,
            "{rack} {familiar}"
        );
        assert_eq!(
            shown(&french().longest(&rack, &filter)),
            longest,
            "{rack} {familiar}"
        );
    }
}

#[test]
fn words_contain_what_a_scan_finds() {
    for set in SETS {
        let scan = Scan::of(set);
        for letters in ["zz", "kw", "aabb", "eeee?", "qx??", "aeirst", "yyy", "wwwww"] {
            let rack = Rack::read(letters).expect("a rack");
            let found = french().containing(&rack, &Filter::of(set));
            assert_eq!(shown(&found), scan.containing(&rack), "{letters} {set:?}");
        }
    }
}

#[test]
fn patterns_match_what_a_scan_finds() {
    for set in SETS {
        let scan = Scan::of(set);
        for text in [
            "?A?IA",
            "A",
            "?",
            "????ISER",
            "ANTI??????",
            "?????",
            "Q?Q",
            "?E?E?E?E?",
            "XX?X",
        ] {
            let pattern = Pattern::read(text).expect("a pattern");
            let found = french().matching(&pattern, &Filter::of(set));
            assert_eq!(shown(&found), scan.matching(text), "{text} {set:?}");
        }
    }
}

#[test]
fn misspelled_words_are_recognised() {
    for (typed, meant) in [
        ("chevl", "cheval"),
        ("elephent", "éléphant"),
        ("developement", "développement"),
        ("apeller", "appeler"),
        ("langauge", "langage"),
        ("gouvernment", "gouvernement"),
        ("boeufs", "bœuf"),
        ("echiquié", "échiquier"),
    ] {
        let word = Word::read(typed).expect("a word");
        for set in WordSet::ALL {
            let near = french().nearest(&word, set);
            assert!(near.iter().any(|near| near == meant), "{typed} {set:?}: {near:?}");
        }
    }
}

#[test]
fn near_words_are_admitted_and_other_words() {
    let mut draw = Draw::new(5);
    for length in 1..=30 {
        let letters: String = (0..length).map(|_| draw.letter().small()).collect();
        let word = Word::read(&letters).expect("a word");
        for set in WordSet::ALL {
            let near = french().nearest(&word, set);
            assert!(near.len() <= 5, "{letters}: {near:?}");
            for spelling in near {
                let near = Word::read(&spelling).expect("a word");
                assert!(
                    french().spellings(&near, set).contains(&spelling),
                    "{letters}: {spelling}"
                );
                assert_ne!(near, word);
            }
        }
    }
}

#[test]
fn wrong_accents_and_missing_hyphens_are_set_right() {
    let nearest = |text: &str, set| french().nearest(&Word::read(text).expect("a word"), set);
    let exact = WordSet::GuerreDesMotsExact;
    assert_eq!(nearest("pêché", exact)[0], "péché");
    assert_eq!(nearest("foret", exact)[0], "forêt");
    assert!(!nearest("foret", WordSet::GuerreDesMotsFolded).contains(&"forêt".to_owned()));
    assert_eq!(nearest("arcenciel", exact)[0], "arc-en-ciel");
    assert_eq!(nearest("porte-monnais", exact)[0], "porte-monnaie");
    let joined = nearest("porte-monnais", WordSet::DamesDeLettres);
    assert!(joined.iter().all(|near| !near.contains('-')), "{joined:?}");
}

#[test]
fn a_vocabulary_has_the_common_words_and_no_others() {
    for (set, familiar) in [(WordSet::EchecEtMotsOpen, 7), (WordSet::GuerreDesMotsExact, 9)] {
        let graphs = french().vocabulary(set, familiar);
        let common = Scan::of(set).words().filter(|word| {
            let word = Word::read(word).expect("a word");
            french().frequency(&word, set) >= Some(familiar)
        });
        graphs::assert_exact(&graphs, set, common);
    }
}
