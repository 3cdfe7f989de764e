//! `longest`: what letters write, and every kind of text that is no letters.

use serde_json::{Value, json};

use crate::binary::{done, worded, wrong};
use crate::word_list::WordList;

fn words(args: &[&str]) -> Vec<String> {
    let args: Vec<&str> = [&["longest"], args].concat();
    done(&args).lines().map(str::to_owned).collect()
}

#[test]
fn the_longest_words_are_listed_by_alphabet() {
    let list = WordList::of("carte\ntrace\ncaret\necart\nart\nre\nécart\n");
    let asked = |rest: &[&str]| {
        words(
            &[
                &["aectr", "--game", "dames-de-lettres", "--lexicon", list.path()],
                rest,
            ]
            .concat(),
        )
    };
    assert_eq!(asked(&[]), ["CARET", "CARTE", "ECART", "TRACE"]);
    assert_eq!(
        asked(&["--all"]),
        ["CARET", "CARTE", "ECART", "TRACE", "ART"],
        "RE has two letters (W1)"
    );
    assert_eq!(asked(&["--all", "--max", "3"]), ["ART"]);
    assert_eq!(asked(&["--all", "--min", "3", "--max", "4"]), ["ART"]);
    assert_eq!(
        asked(&["--all", "--limit", "5"]),
        ["CARET", "CARTE", "ECART", "TRACE", "ART"]
    );
    assert_eq!(asked(&["--limit", "0"]), [""; 0]);
    assert_eq!(
        asked(&["--familiar", "1"]),
        [""; 0],
        "a plain list knows no frequency"
    );
}

#[test]
fn words_of_two_letters_are_found_where_they_may_be_played() {
    let all = |game: &str| words(&["ETU", "--all", "--game", game]);
    let dames = all("dames-de-lettres");
    assert!(dames.contains(&"TUE".to_owned()), "{dames:?}");
    assert!(dames.iter().all(|word| word.len() == 3), "{dames:?}");
    for game in ["echec-et-mots", "guerre-des-mots"] {
        assert!(all(game).contains(&"TU".to_owned()), "{game}");
    }
}

#[test]
fn letters_are_used_as_asked() {
    let list = WordList::of("mafia\nmania\nmanie\nanima\namen\n");
    let asked = |letters: &str, rest: &[&str]| {
        words(
            &[
                &[letters, "--game", "echec-et-mots", "--lexicon", list.path()],
                rest,
            ]
            .concat(),
        )
    };
    assert_eq!(asked("amani", &["--anagrams"]), ["ANIMA", "MANIA"]);
    assert_eq!(asked("ama", &["--containing"]), ["AniMA", "MAfiA", "MAniA"]);
    assert_eq!(asked("?a?ia", &["--pattern"]), ["mAfIA", "mAnIA"]);
    assert_eq!(asked("aman?", &[]), ["ANiMA", "MANiA"]);
}

#[test]
fn the_french_list_is_searched() {
    let cheval = words(&["vhcael", "--game", "dames-de-lettres"]);
    assert_eq!(cheval, ["CHEVAL"]);
    let games = ["echec-et-mots", "dames-de-lettres", "guerre-des-mots"];
    let orna = |game: &str| words(&["nora", "--game", game, "--anagrams"]).contains(&"ORNA".to_owned());
    assert_eq!(games.map(orna), [false, true, true]);
    let strict = &[
        "avec",
        "--game",
        "echec-et-mots",
        "--anagrams",
        "--option",
        "word_classes=strict",
    ];
    assert!(!words(strict).contains(&"AVEC".to_owned()));
    assert!(words(&strict[..4]).contains(&"AVEC".to_owned()));
    let every = words(&["aeirst", "--game", "dames-de-lettres", "--all"]);
    let common = words(&["aeirst", "--game", "dames-de-lettres", "--all", "--familiar", "8"]);
    assert!(!common.is_empty() && common.len() < every.len());
    assert!(common.iter().all(|word| every.contains(word)));
    let most = format!("{}??", "aeiourstlnmdcpbfghjqvxyzk".to_ascii_uppercase());
    assert!(!words(&[&most, "--game", "guerre-des-mots"]).is_empty());
}

#[test]
fn no_word_is_no_failure() {
    assert_eq!(words(&["wwww", "--game", "echec-et-mots", "--anagrams"]), [""; 0]);
    assert_eq!(
        words(&[
            "???????????????????????????",
            "--pattern",
            "--game",
            "echec-et-mots"
        ]),
        [""; 0]
    );
}

#[test]
fn objects_have_named_fields() {
    let list = WordList::of("été\netre\n");
    let out = done(&[
        "longest",
        "te?",
        "--game",
        "guerre-des-mots",
        "--json",
        "--lexicon",
        list.path(),
    ]);
    let object: Value = serde_json::from_str(&out).expect("one object a line");
    assert_eq!(
        object,
        json!({ "word": "ETe", "spellings": ["été"], "frequency": 0 })
    );
}

#[test]
fn what_are_no_letters_says_why() {
    let many = "a".repeat(26);
    let huge = "a".repeat(100_000);
    for (letters, rest, why) in [
        ("", &[][..], "letters empty, expected at least one"),
        (" ", &["--pattern"], "letters empty"),
        (&many, &[], "letters too many, expected at most 25"),
        (&huge, &["--all"], "letters too many"),
        (&huge, &["--pattern"], "letters too many"),
        ("???", &[], "jokers too many, expected at most 2"),
        ("abc1", &[], "character '1' not a letter"),
        ("a🐎", &["--containing"], "not a letter"),
        ("a-b", &["--anagrams"], "not a letter"),
        ("ı", &[], "not a letter"),
        (
            "abc",
            &["--min", "4", "--max", "3"],
            "--min 4 too large, expected at most --max 3",
        ),
        ("abc", &["--familiar", "10"], "--familiar"),
        ("abc", &["--min=-1"], "--min"),
        ("abc", &["--limit", "x"], "--limit"),
        ("abc", &["--all", "--pattern"], "--pattern"),
        ("abc", &["--lexicon", "no-such-list.txt"], "cannot be read"),
    ] {
        let mut args = vec!["longest", letters, "--game", "dames-de-lettres"];
        args.extend(rest);
        let said = wrong(&args);
        assert!(said.contains(why), "{rest:?}: {said}");
    }
    let said = wrong(&["longest", "abc", "--game", "echecs"]);
    assert!(
        said.contains(&format!("expected {}", worded().join(", "))),
        "{said}"
    );
    assert!(wrong(&["longest", "abc"]).contains("--game"));
}
