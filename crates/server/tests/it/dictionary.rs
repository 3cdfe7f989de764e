//! The dictionary's calls: words and letters of every kind, in both languages.

use serde_json::{Value, json};

use crate::fixture::House;
use crate::fixture::http::{Answer, call, get};

async fn word(house: &House, word: &str) -> Value {
    let answer = get(house.addr, &format!("/api/lexicon/{word}")).await;
    assert_eq!(answer.status, 200, "{word}: {answer:?}");
    answer.json()
}

fn ruling<'r>(report: &'r Value, game: &str, option: Value) -> &'r Value {
    let rulings = report["rulings"].as_array().expect("rulings");
    let found = rulings
        .iter()
        .find(|ruling| ruling["game"] == game && (option.is_null() || ruling["option"] == option));
    found.unwrap_or_else(|| panic!("no ruling of {game} {option} in {report}"))
}

async fn letters(house: &House, query: &str) -> Answer {
    get(house.addr, &format!("/api/letters?{query}")).await
}

async fn found(house: &House, query: &str) -> (Vec<String>, u64) {
    let answer = letters(house, query).await;
    assert_eq!(answer.status, 200, "{query}: {answer:?}");
    let report = answer.json();
    let words = report["words"].as_array().expect("words");
    let words = words
        .iter()
        .map(|word| word["word"].as_str().expect("a word").to_owned());
    (words.collect(), report["total"].as_u64().expect("a total"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_comes_with_its_rulings_its_grammar_and_its_family() {
    let house = House::open().await;
    let report = word(&house, "ORNA").await;
    assert_eq!(
        (&report["word"], &report["folded"]),
        (&json!("orna"), &json!("ORNA"))
    );
    assert!(report["lexicon"].as_str().is_some_and(|id| id.contains('@')));
    assert_eq!(report["rulings"].as_array().map(Vec::len), Some(5));
    for option in ["open", "strict"] {
        let refused = ruling(&report, "echec-et-mots", json!(["word_classes", option]));
        assert_eq!(
            (&refused["playable"], &refused["default"]),
            (&json!(false), &json!(option == "open"))
        );
        let refusal = &refused["refusal"];
        assert_eq!(
            (&refusal["code"], &refusal["clause"]),
            (&json!("word-conjugated-form"), &json!("W2"))
        );
        assert!(
            refusal["nearest"]
                .as_array()
                .is_some_and(|near| (1..=5).contains(&near.len()))
        );
    }
    let played = ruling(&report, "dames-de-lettres", Value::Null);
    assert_eq!(
        (&played["playable"], &played["spellings"]),
        (&json!(true), &json!(["orna"]))
    );
    assert!(played.get("refusal").is_none() && played.get("option").is_none());
    let reading = &report["readings"][0];
    assert_eq!(
        (&reading["form"], &reading["lemma"]),
        (&json!("orna"), &json!("orner"))
    );
    let past = json!({ "class": "verb", "tense": "simple-past", "person": 3, "number": "singular" });
    assert_eq!(reading["analyses"], json!([past]));
    let family = &report["families"][0];
    assert_eq!(family["lemma"], "orner");
    let forms = family["forms"].as_array().expect("forms");
    for form in ["orner", "ornant", "ornées", "ornassent"] {
        assert!(forms.iter().any(|reading| reading["form"] == form), "{form}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn accents_and_compounds_are_told() {
    let house = House::open().await;
    let report = word(&house, "ete").await;
    let exact = ruling(&report, "guerre-des-mots", json!(["accents", "exact"]));
    assert_eq!(exact["refusal"]["code"], "word-wrong-accents");
    assert_eq!(
        (&exact["refusal"]["nearest"][0], &exact["spellings"]),
        (&json!("été"), &json!(["été"]))
    );
    let ignored = ruling(&report, "guerre-des-mots", json!(["accents", "ignored"]));
    assert_eq!(
        (&ignored["playable"], &ignored["compound"]),
        (&json!(true), &json!(false))
    );
    let report = word(&house, "arc-en-ciel").await;
    let joined = ruling(&report, "guerre-des-mots", json!(["accents", "exact"]));
    assert_eq!(
        (&joined["playable"], &joined["compound"]),
        (&json!(true), &json!(true))
    );
    let parted = ruling(&report, "dames-de-lettres", Value::Null);
    let refusal = &parted["refusal"];
    assert_eq!(
        (&refusal["code"], &refusal["clause"]),
        (&json!("word-hyphen-or-apostrophe"), &json!("W6"))
    );
}

/// Dames de Lettres W1: the dictionary and the search for letters say what the referee says.
#[tokio::test(flavor = "multi_thread")]
async fn words_of_two_letters_are_too_short_where_the_rules_say_so() {
    let house = House::open().await;
    for text in ["tu", "a"] {
        let report = word(&house, text).await;
        let dames = ruling(&report, "dames-de-lettres", Value::Null);
        assert_eq!(
            (&dames["playable"], &dames["spellings"]),
            (&json!(false), &json!([]))
        );
        assert_eq!(
            (&dames["refusal"]["code"], &dames["refusal"]["clause"]),
            (&json!("too-short"), &json!("W1"))
        );
        let mots = ruling(&report, "echec-et-mots", json!(["word_classes", "open"]));
        assert_eq!(mots["playable"], true);
    }
    let found = get(house.addr, "/api/letters?letters=etu&game=dames-de-lettres").await;
    let words = found.json()["words"].as_array().expect("words").clone();
    assert!(!words.is_empty());
    for word in words {
        assert_eq!(word["word"].as_str().map(str::len), Some(3), "{word}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_that_nobody_knows_is_an_answer() {
    let house = House::open().await;
    let report = word(&house, "chevla").await;
    assert_eq!(
        (&report["readings"], &report["families"]),
        (&json!([]), &json!([]))
    );
    for ruling in report["rulings"].as_array().expect("rulings") {
        assert_eq!(ruling["refusal"]["code"], "word-unknown");
        assert_eq!(ruling["refusal"]["nearest"][0], "cheval");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn writings_of_one_word_are_one_word() {
    let house = House::open().await;
    // Composed, decomposed, capitals, spaces around it; and apostrophes of either kind.
    for path in [
        "%C3%A9t%C3%A9",
        "e%CC%81te%CC%81",
        "%C3%89T%C3%89",
        "%20%C3%A9t%C3%A9%0A",
    ] {
        assert_eq!(word(&house, path).await["word"], "été", "{path}");
    }
    for path in ["aujourd'hui", "aujourd%E2%80%99hui", "AUJOURD%27HUI"] {
        assert_eq!(word(&house, path).await["word"], "aujourd'hui", "{path}");
    }
    for path in ["%C5%93uvre", "oeuvre", "%C5%92UVRE"] {
        let report = word(&house, path).await;
        let exact = ruling(&report, "guerre-des-mots", json!(["accents", "exact"]));
        assert_eq!(
            (&report["folded"], &exact["playable"]),
            (&json!("OEUVRE"), &json!(true)),
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_word_is_refused_clearly() {
    let house = House::open().await;
    let long = "a".repeat(65);
    let longer = "a".repeat(7_000);
    for (path, code) in [
        ("%20", "word-empty"),
        ("%CC%81", "word-empty"),
        (&long, "word-too-long"),
        (&longer, "word-too-long"),
        ("%00", "word-bad-character"),
        ("mot%00", "word-bad-character"),
        ("%ff%fe", "word-bad-character"),
        ("%F0%9F%90%B4", "word-bad-character"),
        ("kalp%C4%B1", "word-bad-character"),
        ("deux%20mots", "word-bad-character"),
        ("a%2fb", "word-bad-character"),
        ("%zz", "word-bad-character"),
        ("m0t", "word-bad-character"),
    ] {
        let answer = get(house.addr, &format!("/api/lexicon/{path}")).await;
        let shown = &path[..path.len().min(20)];
        assert_eq!(answer.refusal(), (400, code.to_owned()), "{shown}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{shown}");
    }
    // Longer than any address: refused before it is read.
    let answer = get(house.addr, &format!("/api/lexicon/{}", "a".repeat(1 << 20))).await;
    assert!(matches!(answer.status, 414 | 431), "{}", answer.status);
    for path in ["/api/lexicon", "/api/lexicon/", "/api/lexicon/a/b"] {
        assert_eq!(
            get(house.addr, path).await.refusal(),
            (404, "not-found".to_owned()),
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sentences_follow_the_language_asked_for() {
    let house = House::open().await;
    let said = |report: Value| {
        report["rulings"][0]["refusal"]["error"]
            .as_str()
            .map(str::to_owned)
    };
    let french = said(word(&house, "orna?lang=fr").await).expect("a sentence");
    let english = said(word(&house, "orna?lang=en").await).expect("a sentence");
    assert_ne!(french, english);
    assert!(
        french.contains("ORNA") && english.contains("ORNA"),
        "{french} {english}"
    );
    let headers = [("accept-language", "en-GB,en;q=0.9")];
    let answer = call(house.addr, "GET", "/api/lexicon/orna", &headers, b"").await;
    assert_eq!(said(answer.json()), Some(english));
    let mut refusals = Vec::new();
    for lang in ["fr", "en"] {
        let answer = letters(&house, &format!("letters=a7&game=dames-de-lettres&lang={lang}")).await;
        refusals.push(answer.json()["error"].clone());
    }
    assert_ne!(refusals[0], refusals[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_are_used_as_asked() {
    let house = House::open().await;
    let game = "game=dames-de-lettres";
    let (words, total) = found(&house, &format!("letters=vhcael&{game}")).await;
    assert_eq!((words[0].as_str(), words.len() as u64), ("CHEVAL", total));
    let (words, _) = found(&house, &format!("letters=vhcael&seek=anagram&{game}")).await;
    assert_eq!(words, ["CHEVAL"]);
    let (words, _) = found(&house, &format!("letters=hippiques&seek=contain&max=9&{game}")).await;
    assert_eq!(words, ["HIPPIQUES"]);
    let (words, _) = found(&house, &format!("letters=?A?IA&seek=pattern&{game}")).await;
    assert!(words.contains(&"mAfIA".to_owned()), "{words:?}");
    let (words, _) = found(&house, &format!("letters=cheva%3F&min=6&{game}")).await;
    assert!(words.contains(&"CHEVAl".to_owned()), "{words:?}");
    assert!(words.iter().all(|word| word.len() == 6), "{words:?}");
    let (none, total) = found(&house, &format!("letters=cheval&min=9&max=3&{game}")).await;
    assert_eq!((none.len(), total), (0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn games_options_and_frequency_choose_the_words() {
    let house = House::open().await;
    let (open, _) = found(&house, "letters=avec&seek=anagram&game=echec-et-mots").await;
    let strict = "letters=avec&seek=anagram&game=echec-et-mots&option=word_classes=strict";
    let (strict, _) = found(&house, strict).await;
    assert!(open.contains(&"AVEC".to_owned()) && !strict.contains(&"AVEC".to_owned()));
    let every = found(&house, "letters=aeirst&game=guerre-des-mots").await.1;
    let common = found(&house, "letters=aeirst&game=guerre-des-mots&familiar=8")
        .await
        .1;
    assert!(0 < common && common < every, "{common} of {every}");
    let report = letters(&house, "letters=ete&seek=anagram&game=guerre-des-mots")
        .await
        .json();
    assert_eq!(report["letters"], "EET");
    let words = report["words"].as_array().expect("words");
    let summer = words.iter().find(|word| word["word"] == "ETE").expect("ETE");
    assert_eq!(summer["spellings"], json!(["été"]));
    assert!(
        summer["frequency"]
            .as_u64()
            .is_some_and(|frequency| frequency >= 6)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn many_words_are_cut_and_counted() {
    let house = House::open().await;
    let query = "letters=aaeeeeiiinnorrsstttuulmcd%3F%3F&game=guerre-des-mots";
    let (words, total) = found(&house, query).await;
    assert_eq!(words.len(), 300);
    assert!(total > 100_000, "{total}");
    let lengths: Vec<usize> = words.iter().map(String::len).collect();
    assert!(
        lengths.is_sorted_by(|one, other| one >= other),
        "the longest first"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_are_no_letters_is_refused_clearly() {
    let house = House::open().await;
    let many = "a".repeat(26);
    for (query, code) in [
        ("game=dames-de-lettres", "letters-empty"),
        ("letters=&game=dames-de-lettres", "letters-empty"),
        ("letters=%20&game=dames-de-lettres", "letters-empty"),
        (
            &format!("letters={many}&game=dames-de-lettres"),
            "letters-too-many",
        ),
        ("letters=%3F%3F%3F&game=dames-de-lettres", "jokers-too-many"),
        ("letters=a7&game=dames-de-lettres", "letters-bad-character"),
        ("letters=%ff&game=dames-de-lettres", "letters-bad-character"),
        ("letters=%00&game=dames-de-lettres", "letters-bad-character"),
        (
            "letters=%F0%9F%90%B4&seek=pattern&game=dames-de-lettres",
            "letters-bad-character",
        ),
        (
            &format!("letters={many}aaaaa&seek=pattern&game=dames-de-lettres"),
            "letters-too-many",
        ),
        ("letters=abc", "bad-request"),
        ("letters=abc&game=echecs", "unknown-game"),
        ("letters=abc&game=tric-trac", "unknown-game"),
        (
            "letters=abc&game=echec-et-mots&option=word_classes=x",
            "bad-option",
        ),
        (
            "letters=abc&game=echec-et-mots&option=accents=exact",
            "bad-option",
        ),
        ("letters=abc&game=echec-et-mots&option=strict", "bad-request"),
        ("letters=abc&game=dames-de-lettres&seek=steal", "bad-request"),
        ("letters=abc&game=dames-de-lettres&min=x", "bad-request"),
        ("letters=abc&game=dames-de-lettres&max=-1", "bad-request"),
        ("letters=abc&game=dames-de-lettres&familiar=10", "bad-request"),
        ("letters=abc&game=dames-de-lettres&familiar=999", "bad-request"),
    ] {
        let answer = letters(&house, query).await;
        assert_eq!(answer.refusal(), (400, code.to_owned()), "{query}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{query}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_is_answered_and_given_no_cookie() {
    let house = House::open().await;
    let guest = house.guest().await;
    for path in [
        "/api/lexicon/mot",
        "/api/letters?letters=mot&game=dames-de-lettres",
    ] {
        let stranger = get(house.addr, path).await;
        assert_eq!(
            (stranger.status, stranger.header("set-cookie")),
            (200, None),
            "{path}"
        );
        assert_eq!(stranger.header("cache-control"), Some("no-store"), "{path}");
        assert_eq!(guest.get(path).await.status, 200, "{path}");
        let forged = [("cookie", "cavalettres=1.2.3")];
        let answer = call(house.addr, "GET", path, &forged, b"").await;
        assert_eq!(answer.refusal(), (401, "bad-cookie".to_owned()), "{path}");
        let answer = call(house.addr, "POST", path, &[], b"").await;
        assert_eq!(answer.refusal(), (405, "bad-method".to_owned()), "{path}");
    }
}

/// The page tells the ways in which a game can rule on words by their values.
#[test]
fn every_way_of_ruling_on_words_has_a_name() {
    for ruling in catalog::word_rulings() {
        let Some((_, value)) = ruling.option else {
            continue;
        };
        let key = format!("dictionary-set-{}-{value}", ruling.game);
        for locale in phrases::Locale::ALL {
            assert!(locale.sentence(&key, &[]).is_some(), "{key}: {locale:?}");
        }
    }
}
