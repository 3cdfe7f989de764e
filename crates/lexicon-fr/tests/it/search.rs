//! Every search of the French words against a scan of them all.

mod graphs;
mod scan;

use std::cmp::Reverse;

use lexicon::{Analysis, Filter, Found, Pattern, Rack, Reading, Verdict, Word, WordSet};
use lexicon_fr::french;

use crate::sets;
use scan::{Draw, Scan};

/// One set for each list of plain spellings.
const SETS: [WordSet; 4] = [sets::OPEN, sets::STRICT, sets::LONGER, sets::FOLDED];

fn shown(found: &[Found]) -> Vec<String> {
    found.iter().map(Found::to_string).collect()
}

#[test]
fn racks_write_what_a_scan_finds() {
    for set in SETS {
        let scan = Scan::of(set);
        let mut draw = Draw::new(sets::number(set) as u64);
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
    let set = sets::EXACT;
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
    let set = sets::LONGER;
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
        for set in sets::ALL {
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
        for set in sets::ALL {
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
    let exact = sets::EXACT;
    assert_eq!(nearest("pêché", exact)[0], "péché");
    assert_eq!(nearest("foret", exact)[0], "forêt");
    assert!(!nearest("foret", sets::FOLDED).contains(&"forêt".to_owned()));
    assert_eq!(nearest("arcenciel", exact)[0], "arc-en-ciel");
    assert_eq!(nearest("porte-monnais", exact)[0], "porte-monnaie");
    let joined = nearest("porte-monnais", sets::LONGER);
    assert!(joined.iter().all(|near| !near.contains('-')), "{joined:?}");
}

#[test]
fn a_vocabulary_has_the_common_words_and_no_others() {
    for (set, familiar) in [(sets::OPEN, 7), (sets::EXACT, 9)] {
        let graphs = french().vocabulary(&Filter {
            familiar,
            ..Filter::of(set)
        });
        let common = Scan::of(set).words().filter(|word| {
            let word = Word::read(word).expect("a word");
            french().frequency(&word, set) >= Some(familiar)
        });
        graphs::assert_exact(&graphs, set, common);
    }
}

#[test]
fn a_vocabulary_has_the_lengths_asked_for() {
    let set = sets::LONGER;
    let filter = Filter {
        lengths: 1..=4,
        familiar: 8,
        ..Filter::of(set)
    };
    let short = Scan::of(set).words().filter(|word| {
        let read = Word::read(word).expect("a word");
        (3..=4).contains(&word.len()) && french().frequency(&read, set) >= Some(8)
    });
    graphs::assert_exact(&french().vocabulary(&filter), set, short);
}

#[test]
fn the_commonest_words_are_of_the_highest_classes_and_short() {
    let set = sets::LONGER;
    let class = |word: &&String| {
        let word = Word::read(word).expect("a word");
        french().frequency(&word, set).expect("a word of the set")
    };
    let mut words: Vec<&String> = Scan::of(set).words().collect();
    words.sort_by_cached_key(|word| (Reverse(class(word)), word.len(), word.as_str()));
    words.truncate(600);
    assert_eq!((class(&words[0]), class(&words[599])), (9, 8));
    for longest in [5, 30] {
        let graphs = french().commonest(set, 600, longest);
        let short = words.iter().copied().filter(|word| word.len() <= longest);
        graphs::assert_exact(&graphs, set, short);
    }
}

/// The insults of `data/lexicon/never-proposed.txt`.
fn shunned() -> Vec<&'static str> {
    let list = include_str!("../../../../data/lexicon/never-proposed.txt");
    list.lines().filter(|line| !line.starts_with('#')).collect()
}

#[test]
fn insults_are_played_and_never_proposed() {
    let set = sets::EXACT;
    let mut met = 0;
    for form in shunned() {
        let word = Word::read(form).expect("a word");
        if french().verdict(&word, set) != Verdict::Playable {
            continue;
        }
        met += 1;
        // What somebody types who means another word: a letter too many, one too few, two swapped.
        let letters: Vec<char> = form.chars().collect();
        let mut swapped = letters.clone();
        swapped.swap(1, 2);
        let typed = [
            letters[1..].iter().collect::<String>(),
            format!("{form}x"),
            swapped.into_iter().collect(),
        ];
        for typed in typed {
            let typed = Word::read(&typed).expect("a word");
            for set in sets::ALL {
                let near = french().nearest(&typed, set);
                assert!(
                    !near.iter().any(|near| shunned().contains(&near.as_str())),
                    "{typed}: {near:?}"
                );
            }
        }
        // Whoever asks what letters spell is told everything.
        let rack = Rack::read(form).expect("letters");
        let anagrams = shown(&french().anagrams(&rack, &Filter::of(set)));
        assert!(anagrams.contains(&word.folded()), "{form}");
    }
    assert!(met > 100, "{met}");
}

#[test]
fn insults_are_listed_in_every_gender_and_number() {
    let shunned = shunned();
    for form in &shunned {
        for reading in french().readings(&Word::read(form).expect("a word")) {
            let named = |reading: &Reading| {
                let mut analyses = reading.analyses.iter();
                analyses.any(|analysis| matches!(analysis, Analysis::Noun(_) | Analysis::Adjective(_)))
            };
            if reading.form != **form || !named(&reading) {
                continue;
            }
            for other in french().inflections(reading.lemma) {
                assert!(
                    !named(&other) || shunned.contains(&other.form.as_str()),
                    "{form}: {} not listed",
                    other.form
                );
            }
        }
    }
}

#[test]
fn insults_are_in_no_vocabulary() {
    let set = sets::LONGER;
    let known = french().vocabulary(&Filter {
        familiar: 1,
        ..Filter::of(set)
    });
    for form in shunned() {
        let letters = Word::read(form).expect("a word").letters().expect("letters");
        let end = letters
            .iter()
            .try_fold(known.forward.root(set), |node, &letter| node.step(letter));
        let known = end.is_some_and(|node| node.is_word());
        // Only where another word has the same letters.
        let other = |reading: &Reading| reading.form != form && reading.is_in(set);
        let shared = french()
            .readings(&Word::read(form).expect("a word"))
            .iter()
            .any(other);
        assert!(!known || shared, "{form}");
    }
}
