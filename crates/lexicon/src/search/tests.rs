//! Every search against a scan of the whole list, on lists of a few words.

mod naive;

use std::ops::RangeInclusive;

use proptest::collection::vec;
use proptest::prelude::*;

use super::{Filter, Found, Pattern, Rack};
use crate::set::samples;
use crate::{Graph, Letter, Lexicon, Word, WordSet};
use naive::Naive;

/// Lists of words in few letters, of different sets and frequencies; some have accents, hyphens or
/// apostrophes.
fn lists() -> impl Strategy<Value = Lexicon> {
    let codes = proptest::sample::select(vec!["Nms", "VIp3s", "W", "J", "M1", "L", "VY"]);
    let row = ("[a-dé]{1,6}|[a-c]{5,9}|[ab]{1,3}[-'][ab]{1,3}", codes, 0..=9_u8);
    vec(row, 1..40).prop_map(|rows| {
        let line = |(form, code, class): (String, &str, u8)| format!("{form}\t{form}\t{code};f{class}\n");
        let text: String = rows.into_iter().map(line).collect();
        Lexicon::from_list("list", &text, &samples::SPELLINGS).expect("the list compiles")
    })
}

fn filters() -> impl Strategy<Value = Filter> {
    let sets = proptest::sample::select(samples::ALL.to_vec());
    let lengths = prop_oneof![Just((0, 30)), (0..10_usize, 0..10_usize)];
    (sets, lengths, prop_oneof![Just(0), 0..=9_u8]).prop_map(|(set, (least, most), familiar)| Filter {
        set,
        lengths: least..=most,
        familiar,
    })
}

fn racks() -> impl Strategy<Value = Rack> {
    "[a-e]{0,9}[?]{0,2}".prop_filter_map("a rack has a letter", |text| Rack::read(&text).ok())
}

fn shown(found: &[Found]) -> Vec<String> {
    found.iter().map(Found::to_string).collect()
}

proptest! {
    #[test]
    fn what_a_rack_writes(list in lists(), rack in racks(), filter in filters()) {
        let naive = Naive::new(&list, &filter);
        let writable = naive.writable(&rack);
        prop_assert_eq!(shown(&list.writable(&rack, &filter)), &writable[..]);

        let longest = writable.first().map_or(0, String::len);
        let of_length = |length: usize| -> Vec<String> {
            writable.iter().filter(|word| word.len() == length).cloned().collect()
        };
        prop_assert_eq!(shown(&list.longest(&rack, &filter)), of_length(longest));
        prop_assert_eq!(shown(&list.anagrams(&rack, &filter)), of_length(rack.len()));
    }

    #[test]
    fn the_first_words_of_a_search(list in lists(), rack in racks(), filter in filters(), most in 0..12_usize) {
        for (every, first) in [
            (list.writable(&rack, &filter), list.first_writable(&rack, &filter, most)),
            (list.containing(&rack, &filter), list.first_containing(&rack, &filter, most)),
        ] {
            prop_assert_eq!(first.total, every.len());
            prop_assert_eq!(&first.words[..], &every[..most.min(every.len())]);
        }
    }

    #[test]
    fn the_longest_of_a_rack(list in lists(), rack in racks(), filter in filters()) {
        let every = Filter::of(filter.set);
        let writable = Naive::new(&list, &every).writable(&rack);
        let longest = writable.first().map_or(0, String::len);
        prop_assert_eq!(list.graphs().longest_length(&rack, filter.set), longest);
        let word = list.graphs().longest_word(&rack, filter.set);
        prop_assert_eq!(word.as_ref().map_or(0, Found::len), longest);
        prop_assert!(word.is_none_or(|word| writable.contains(&word.to_string())));
    }

    #[test]
    fn what_contains_letters(list in lists(), rack in racks(), filter in filters()) {
        let naive = Naive::new(&list, &filter);
        prop_assert_eq!(shown(&list.containing(&rack, &filter)), naive.containing(&rack));
    }

    #[test]
    fn what_fits_a_pattern(list in lists(), text in "[a-d?]{1,6}|[?]{1,9}", filter in filters()) {
        let pattern = Pattern::read(&text).expect("few places");
        let naive = Naive::new(&list, &filter);
        prop_assert_eq!(shown(&list.matching(&pattern, &filter)), naive.matching(&text));
    }

    #[test]
    fn what_is_near(list in lists(), text in "[a-dé]{1,10}|[ab]{1,3}[-'][ab]{1,3}", filter in filters()) {
        let word = Word::read(&text).expect("a word");
        let naive = Naive::new(&list, &Filter::of(filter.set));
        prop_assert_eq!(list.nearest(&word, filter.set), naive.nearest(&word));
    }

    #[test]
    fn a_vocabulary_holds_the_common_words(list in lists(), filter in filters(), rack in racks()) {
        let graphs = list.vocabulary(&filter);
        let known = Naive::new(&list, &filter);
        let longest = known.writable(&rack).first().map_or(0, String::len);
        prop_assert_eq!(graphs.longest_length(&rack, filter.set), longest);
        for set in samples::ALL {
            for word in Naive::new(&list, &Filter::of(set)).words {
                let letters: Vec<Letter> = word.chars().filter_map(Letter::of).collect();
                let backward: Vec<Letter> = letters.iter().rev().copied().collect();
                let mut sorted = letters.clone();
                sorted.sort_unstable();
                let stays = known.words.contains(&word);
                prop_assert_eq!(holds(&graphs.forward, set, &letters), stays);
                prop_assert_eq!(holds(&graphs.backward, set, &backward), stays);
                prop_assert!(!stays || holds(&graphs.sorted, set, &sorted));
            }
        }
    }
}

fn holds(graph: &Graph, set: WordSet, letters: &[Letter]) -> bool {
    let mut letters = letters.iter();
    let end = letters.try_fold(graph.root(set), |node, &letter| node.step(letter));
    end.is_some_and(|node| node.is_word())
}

fn list(words: &str) -> Lexicon {
    Lexicon::from_list("list", words, &samples::SPELLINGS).expect("the list compiles")
}

#[test]
fn jokers_alone_write_short_words() {
    let list = list("a\nil\nos\nsol\n");
    let filter = Filter::of(samples::OPEN);
    let rack = Rack::read("??").expect("two jokers");
    assert_eq!(shown(&list.writable(&rack, &filter)), ["il", "os", "a"]);
    assert_eq!(shown(&list.longest(&rack, &filter)), ["il", "os"]);
}

#[test]
fn a_letter_is_used_as_often_as_it_is_there() {
    let list = list("nana\nan\nana\nananas\n");
    let filter = Filter::of(samples::STRICT);
    let words = |letters: &str| shown(&list.writable(&Rack::read(letters).expect("a rack"), &filter));
    assert_eq!(words("an"), ["AN"]);
    assert_eq!(words("ana"), ["ANA", "AN"]);
    assert_eq!(words("an??"), ["NAna", "ANa", "AN"]);
}

#[test]
fn where_nothing_fits_nothing_is_found() {
    let list = list("abaissement\n");
    let filter = Filter::of(samples::FOLDED);
    let rack = Rack::read("abaissemen").expect("a rack");
    assert_eq!(list.graphs().longest_length(&rack, filter.set), 0);
    assert_eq!(list.graphs().longest_word(&rack, filter.set), None);
    assert!(list.longest(&rack, &filter).is_empty());
    assert!(list.anagrams(&rack, &filter).is_empty());
    let with_joker = Rack::read("abaissemen?").expect("a rack");
    assert_eq!(shown(&list.anagrams(&with_joker, &filter)), ["ABAISSEMENt"]);
    let pattern = Pattern::read("abaisse").expect("a pattern");
    assert!(list.matching(&pattern, &filter).is_empty());
}

#[test]
fn odd_filters_and_an_empty_rack_find_what_there_is() {
    let list = list("os\nsol\n");
    let none = Rack::default();
    let rack = Rack::read("slo??").expect("a rack");
    let pattern = Pattern::read("???").expect("a pattern");
    let found = |lengths, familiar| {
        let filter = Filter {
            set: samples::OPEN,
            lengths,
            familiar,
        };
        [
            list.writable(&rack, &filter).len(),
            list.longest(&rack, &filter).len(),
            list.anagrams(&Rack::read("s?").expect("a rack"), &filter).len(),
            list.matching(&pattern, &filter).len(),
            list.containing(&none, &filter).len(),
            list.writable(&none, &filter).len(),
        ]
    };
    assert_eq!(found(0..=usize::MAX, 0), [2, 1, 1, 1, 2, 0]);
    assert_eq!(found(usize::MAX..=usize::MAX, 0), [0; 6]);
    assert_eq!(found(RangeInclusive::new(3, 2), 0), [0; 6]);
    assert_eq!(found(0..=0, 0), [0; 6]);
    assert_eq!(found(0..=30, u8::MAX), [0; 6]);
    let set = samples::OPEN;
    assert_eq!(list.graphs().longest_length(&none, set), 0);
    let nothing = list.vocabulary(&Filter {
        familiar: u8::MAX,
        ..Filter::of(set)
    });
    assert_eq!(nothing.longest_length(&rack, set), 0);
}

#[test]
fn words_shorter_than_a_game_asks_for_are_not_found() {
    let list = list("os\nsol\n");
    let rack = Rack::read("oss").expect("a rack");
    let words = |set| shown(&list.writable(&rack, &Filter::of(set)));
    assert_eq!(words(samples::OPEN), ["OS"]);
    assert_eq!(words(samples::LONGER), [""; 0]);
    assert_eq!(list.graphs().longest_length(&rack, samples::LONGER), 0);
    let typed = Word::read("osl").expect("a word");
    assert_eq!(list.nearest(&typed, samples::OPEN), ["os", "sol"]);
    assert_eq!(list.nearest(&typed, samples::LONGER), ["sol"]);
}

#[test]
fn neighbours_swapped_are_one_fault() {
    let word = Word::read("abcd").expect("a word");
    for swapped in ["bacd", "acbd", "abdc"] {
        let list = list(&format!("aacc\n{swapped}\n"));
        assert_eq!(list.nearest(&word, samples::LONGER), [swapped, "aacc"]);
    }
}

#[test]
fn wrong_accents_are_set_right_first() {
    let list = list("pêche\npéché\npèche\npoche\nperche\n");
    let word = Word::read("pêché").expect("a word");
    assert_eq!(
        list.nearest(&word, samples::EXACT)[..3],
        ["péché", "pêche", "pèche"]
    );
    assert_eq!(list.nearest(&word, samples::FOLDED), ["poche", "perche"]);
}
