//! `word`: verdicts, reasons, grammar, and every kind of text that is no word.

use serde_json::{Value, json};

use crate::binary::{done, refused, run, shelf, worded, wrong};
use crate::word_list::WordList;

#[test]
fn a_playable_word_comes_with_its_readings() {
    let out = done(&["word", "Partie", "--game", "echec-et-mots"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "playable PARTIE");
    assert_eq!(
        lines[1],
        "partie\tpartie\tnoun, feminine singular\tfrequency 8 out of 9"
    );
    assert!(
        lines[2].starts_with("partie\tpartir\tpast participle, feminine singular\t"),
        "{out}"
    );
    assert_eq!(lines.len(), 3);
}

#[test]
fn a_refused_word_says_clause_code_sentence_and_nearest() {
    let out = refused(&["word", "orna", "--game", "echec-et-mots"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "refused W2 word-conjugated-form");
    assert!(lines[1].contains("ORNA"), "{out}");
    let nearest = lines[2].strip_prefix("nearest: ").expect("near words");
    assert!((1..=5).contains(&nearest.split(", ").count()), "{nearest}");
    assert_eq!(lines.len(), 3);
}

#[test]
fn each_game_decides_by_its_own_rules() {
    for (word, game, option, first) in [
        ("orna", "dames-de-lettres", "", "playable ORNA"),
        ("orna", "guerre-des-mots", "", "playable ORNA"),
        ("avec", "echec-et-mots", "", "playable AVEC"),
        (
            "avec",
            "echec-et-mots",
            "word_classes=strict",
            "refused W3 word-grammatical-word",
        ),
        ("été", "guerre-des-mots", "", "playable ETE"),
        ("ete", "guerre-des-mots", "", "refused 7.1 word-wrong-accents"),
        ("ete", "guerre-des-mots", "accents=ignored", "playable ETE"),
        ("arc-en-ciel", "guerre-des-mots", "", "compound ARC-EN-CIEL"),
        (
            "arc-en-ciel",
            "dames-de-lettres",
            "",
            "refused W6 word-hyphen-or-apostrophe",
        ),
        (
            "aujourd'hui",
            "echec-et-mots",
            "",
            "refused W4 word-hyphen-or-apostrophe",
        ),
        ("chevla", "dames-de-lettres", "", "refused W6 word-unknown"),
        ("ô", "guerre-des-mots", "", "playable O"),
        ("a", "echec-et-mots", "", "playable A"),
        ("a", "dames-de-lettres", "", "refused W1 too-short"),
        ("tu", "dames-de-lettres", "", "refused W1 too-short"),
        ("tue", "dames-de-lettres", "", "playable TUE"),
        // The nearest reason comes first, from the dictionary as from the referee.
        (
            "jean-pierre",
            "dames-de-lettres",
            "",
            "refused W6 word-first-name",
        ),
    ] {
        let mut args = vec!["word", word, "--game", game];
        if !option.is_empty() {
            args.extend(["--option", option]);
        }
        let ran = run(&args);
        assert_eq!(ran.out.lines().next(), Some(first), "{args:?}");
        let expected = i32::from(first.starts_with("refused"));
        assert_eq!((ran.status, ran.err.as_str()), (Some(expected), ""), "{args:?}");
    }
}

#[test]
fn without_a_game_every_ruling_is_given() {
    let out = done(&["word", "orna"]);
    let rulings: Vec<&str> = out
        .lines()
        .take_while(|line| !line.starts_with("orna\t"))
        .collect();
    for (game, expected) in [
        (
            "echec-et-mots",
            &[
                "word_classes=open\trefused W2 word-conjugated-form",
                "word_classes=strict\trefused W2 word-conjugated-form",
            ][..],
        ),
        ("dames-de-lettres", &["-\tplayable ORNA"]),
        (
            "guerre-des-mots",
            &["accents=exact\tplayable ORNA", "accents=ignored\tplayable ORNA"],
        ),
    ] {
        let named = rulings.iter().filter_map(|line| line.split_once('\t'));
        let found: Vec<&str> = named
            .filter(|(of, _)| *of == game)
            .map(|(_, rest)| rest)
            .collect();
        assert_eq!(found, expected, "{out}");
    }
    let shelf = shelf();
    for ruling in &rulings {
        assert!(
            shelf.iter().any(|game| ruling.starts_with(&format!("{game}\t"))),
            "{ruling}"
        );
    }
    assert!(
        out.lines()
            .nth(rulings.len())
            .is_some_and(|line| line.starts_with("orna\torner\t"))
    );
    done(&["word", "chevla"]);
}

#[test]
fn grammar_is_told_in_both_languages() {
    let said = |lang| done(&["word", "orna", "--game", "dames-de-lettres", "--lang", lang]);
    assert!(
        said("en").contains("\tsimple past, 3rd person singular\t"),
        "{}",
        said("en")
    );
    assert!(
        said("fr").contains("\tpassé simple, 3e personne du singulier\t"),
        "{}",
        said("fr")
    );
    let refusal = |lang| refused(&["word", "chevla", "--game", "dames-de-lettres", "--lang", lang]);
    assert_ne!(refusal("fr"), refusal("en"));
}

#[test]
fn objects_have_named_fields() {
    let objects = |out: String| -> Vec<Value> {
        let parse = |line: &str| serde_json::from_str(line).expect("one object a line");
        out.lines().map(parse).collect()
    };
    let played = objects(done(&["word", "ORNA", "--game", "dames-de-lettres", "--json"]));
    assert_eq!(
        played[0],
        json!({ "game": "dames-de-lettres", "verdict": "playable", "folded": "ORNA", "spellings": ["orna"] })
    );
    let past = json!({ "class": "verb", "tense": "simple-past", "person": 3, "number": "singular" });
    let reading = &played[1]["reading"];
    assert_eq!(
        (&reading["lemma"], &reading["analyses"]),
        (&json!("orner"), &json!([past]))
    );
    let not = objects(refused(&["word", "ete", "--game", "guerre-des-mots", "--json"]));
    let refusal = &not[0]["refused"];
    assert_eq!(
        (&refusal["clause"], &refusal["code"]),
        (&json!("7.1"), &json!("word-wrong-accents"))
    );
    assert_eq!(
        (&refusal["subject"], &refusal["nearest"][0]),
        (&json!("ETE"), &json!("été"))
    );
    let all = objects(done(&["word", "orna", "--json"]));
    assert_eq!(
        (&all[0]["verdict"], &all[2]["verdict"]),
        (&json!("refused"), &json!("playable"))
    );
    assert_eq!(all[0]["refused"]["code"], "word-conjugated-form");
    assert_eq!(
        (&all[1]["option"], &all[1]["default"]),
        (&json!("word_classes=strict"), &json!(false))
    );
}

#[test]
fn every_writing_of_a_word_is_read() {
    for word in ["été", "ÉTÉ", "e\u{301}te\u{301}", " Été\n"] {
        let out = done(&["word", word, "--game", "guerre-des-mots"]);
        assert!(out.starts_with("playable ETE\n"), "{word:?}: {out}");
    }
    for word in ["œuvre", "ŒUVRE", "oeuvre"] {
        let out = done(&["word", word, "--game", "guerre-des-mots"]);
        assert!(out.starts_with("playable OEUVRE\n"), "{word:?}: {out}");
    }
    for word in ["aujourd'hui", "aujourd’hui", "AUJOURDʼHUI"] {
        let out = refused(&["word", word, "--game", "dames-de-lettres"]);
        assert!(
            out.starts_with("refused W6 word-hyphen-or-apostrophe\n"),
            "{word:?}: {out}"
        );
    }
}

#[test]
fn what_is_no_word_says_why() {
    // An argument is limited by the system to 128 KiB, and holds no NUL.
    let long = "a".repeat(100_000);
    let marks = format!("e{}", "\u{301}".repeat(30_000));
    for (word, why) in [
        ("", "word empty, expected letters"),
        (" \t", "word empty"),
        ("\u{301}", "word empty"),
        (&long, "word too long, expected at most 64 letters"),
        (&marks, "word too long"),
        ("ch🐎val", "'🐎' not in any word"),
        ("kalpı", "'ı' not in any word"),
        ("deux mots", "' ' not in any word"),
        ("m0t", "'0' not in any word"),
        ("шах", "not in any word"),
        ("\u{202e}tom", "not in any word"),
    ] {
        for game in [&["--game", "dames-de-lettres"][..], &[]] {
            let args: Vec<&str> = ["word", word].into_iter().chain(game.iter().copied()).collect();
            let said = wrong(&args);
            assert!(
                said.contains(why),
                "{:?}: {said}",
                &word.chars().take(20).collect::<String>()
            );
        }
    }
}

#[test]
fn a_wrong_game_or_option_says_why() {
    let wordless = format!(
        "game \"echecs\" not played with words, expected {}",
        worded().join(", ")
    );
    assert!(wordless.contains(" dames-de-lettres, "), "{wordless}");
    for (rest, why) in [
        (&["--game", "echecs"][..], wordless.as_str()),
        (
            &["--game", "tric-trac"],
            "game \"tric-trac\" not played with words",
        ),
        (
            &["--game", "echec-et-mots", "--option", "word_classes=some"],
            "option word_classes cannot be \"some\", expected open or strict",
        ),
        (
            &["--game", "dames-de-lettres", "--option", "accents=exact"],
            "option \"accents\" unknown",
        ),
        (&["--game", "echec-et-mots", "--option", "strict"], "NAME=VALUE"),
        (&["--option", "accents=exact"], "--game"),
    ] {
        let mut args = vec!["word", "mot"];
        args.extend(rest);
        let said = wrong(&args);
        assert!(said.contains(why), "{args:?}: {said}");
    }
    wrong(&["word"]);
}

#[test]
fn another_list_decides_in_place_of_the_french_one() {
    let list = WordList::of("\u{feff}zorglub\r\n\n  Été \nbrise-bise\n");
    let ask = |word: &str, game: &str| run(&["word", word, "--game", game, "--lexicon", list.path()]);
    let ran = ask("ZORGLUB", "echec-et-mots");
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert_eq!(
        ran.out,
        "playable ZORGLUB\nzorglub\tzorglub\tword of the list\tfrequency 0 out of 9\n"
    );
    assert_eq!(ask("ete", "dames-de-lettres").status, Some(0));
    assert!(
        ask("brise-bise", "guerre-des-mots")
            .out
            .starts_with("compound BRISE-BISE\n")
    );
    let ran = ask("zorglup", "dames-de-lettres");
    assert!(
        ran.out.starts_with("refused W6 word-unknown\n") && ran.out.ends_with("nearest: zorglub\n"),
        "{ran:?}"
    );
    assert_eq!(ask("cheval", "dames-de-lettres").status, Some(1));
}

#[test]
fn a_table_of_forms_decides_with_its_grammar() {
    let list = WordList::of("orna\torner\tVIs3s;f7\norner\torner\tVY;f7\n");
    let out = refused(&[
        "word",
        "orna",
        "--game",
        "echec-et-mots",
        "--lexicon",
        list.path(),
    ]);
    assert!(out.starts_with("refused W2 word-conjugated-form\n"), "{out}");
}

#[test]
fn a_list_that_cannot_be_read_says_where() {
    for (text, why) in [
        ("", "list empty, expected one word a line"),
        ("\n  \n", "list empty"),
        ("mot\ndeux mots\n", "line 2 malformed, expected a word of letters"),
        ("mot\nch🐎val", "line 2 malformed"),
        ("a\0b", "line 1 malformed"),
        (
            "mot\tmot\tNms;f8\nmot\tmot\tXx\n",
            "line 2 malformed, expected tags",
        ),
    ] {
        let list = WordList::of(text);
        let said = wrong(&[
            "word",
            "mot",
            "--game",
            "dames-de-lettres",
            "--lexicon",
            list.path(),
        ]);
        assert!(
            said.contains(list.path()) && said.contains(why),
            "{text:?}: {said}"
        );
    }
    let list = WordList::of_bytes(b"caf\xe9\n");
    let said = wrong(&["word", "mot", "--lexicon", list.path()]);
    assert!(said.contains("cannot be read"), "{said}");
    let said = wrong(&["word", "mot", "--lexicon", "no-such-list.txt"]);
    assert!(said.contains("lexicon no-such-list.txt cannot be read"), "{said}");
}

/// More words than a table may have lemmas.
#[test]
fn a_long_list_of_words_is_read() {
    let letter = |number: usize| char::from(b'A' + (number % 26) as u8);
    let word =
        |number: usize| -> String { (0..4).map(|place| letter(number / 26_usize.pow(place))).collect() };
    let text: String = (0..200_000).map(|number| word(number) + "\n").collect();
    let list = WordList::of(&text);
    for number in [0, 131_071, 131_072, 199_999] {
        let word = word(number);
        let args = [
            "word",
            &word,
            "--game",
            "dames-de-lettres",
            "--lexicon",
            list.path(),
        ];
        assert_eq!(done(&args).lines().next(), Some(&*format!("playable {word}")));
    }
    let unknown = word(200_000);
    refused(&[
        "word",
        &unknown,
        "--game",
        "dames-de-lettres",
        "--lexicon",
        list.path(),
    ]);
}

#[test]
fn an_insult_is_played_and_never_proposed() {
    assert!(done(&["word", "nègre", "--game", "guerre-des-mots"]).starts_with("playable"));
    let list = WordList::of("NEGRE\nNERO\n");
    let near = refused(&[
        "word",
        "negro",
        "--game",
        "dames-de-lettres",
        "--lexicon",
        list.path(),
    ]);
    assert!(
        near.contains("nearest: nero") && !near.contains("negre"),
        "{near}"
    );
}
