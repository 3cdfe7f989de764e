//! The referee without a table, and the books that ask it.

use serde_json::{Value, json};

use crate::fixture::{Guest, House};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

async fn judged(guest: &Guest, game: &str, trial: &Value) -> Value {
    let answer = guest.post(&format!("/api/games/{game}/trial"), trial).await;
    assert_eq!(answer.status, 200, "{trial}: {answer:?}");
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_referee_answers_without_a_table() {
    let house = House::open().await;
    let guest = house.guest().await;
    let seen = judged(&guest, "echecs", &json!({ "position": START })).await;
    assert_eq!(
        (&seen["position"], &seen["seat"], &seen["awaited"]),
        (&json!(START), &json!(0), &json!([0]))
    );
    assert!(seen["view"].is_object() && seen.get("refused").is_none());

    let played = judged(
        &guest,
        "echecs",
        &json!({ "position": START, "actions": ["e2e4", "e7e5"] }),
    )
    .await;
    assert_eq!(played["notices"].as_array().map(Vec::len), Some(2));
    assert!(
        played["position"]
            .as_str()
            .is_some_and(|text| text.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/"))
    );

    // What comes before a refusal is done, and the refusal cites its clause.
    let refused = judged(
        &guest,
        "echecs",
        &json!({ "position": START, "actions": ["e2e4", "e7e4", "a7a6"] }),
    )
    .await;
    assert_eq!(
        (&refused["refused"]["clause"], &refused["awaited"]),
        (&json!("L-5"), &json!([1]))
    );
    assert_eq!(refused["notices"].as_array().map(Vec::len), Some(1));

    // A fault that the rules punish is done, and told.
    let strict = json!({
        "position": "tlenoien/tefrtani/8/8/RGNECOUA/ILNUVAHL w o ES - 0",
        "options": [["mode", "strict"]], "actions": ["C2-A4 LENT@B6B5A4A5"],
    });
    let punished = judged(&guest, "dames-de-lettres", &strict).await;
    assert_eq!(
        (&punished["fault"]["clause"], &punished["fault"]["code"]),
        (&json!("F1"), &json!("not-announced"))
    );
    assert_eq!(punished["awaited"], json!([]));
}

/// What stands in a page between a word and another.
fn between<'t>(page: &'t str, from: &str, to: &str) -> &'t str {
    let (_, rest) = page.split_once(from).expect("the page has it");
    rest.split_once(to).expect("the page ends it").0
}

#[tokio::test(flavor = "multi_thread")]
async fn the_referee_answers_writers_of_bots_as_their_page_shows() {
    let page = include_str!("../../../../docs/bots.md");
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let trial = read(between(page, "-d '", "'\n"));
    let shown = read(between(page, "```json\n", "```"));
    let house = House::open().await;
    let guest = house.guest().await;
    let answer = guest.post("/api/games/echecs/trial?lang=en", &trial).await;
    assert_eq!(answer.json(), shown);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_asked_is_refused_clearly() {
    let house = House::open().await;
    let guest = house.guest().await;
    for (game, trial, status, code) in [
        ("echecs", json!({ "position": "nowhere" }), 400, "malformed"),
        (
            "echecs",
            json!({ "position": START, "options": [["mode", "wild"]] }),
            400,
            "bad-option",
        ),
        (
            "echecs",
            json!({ "position": START, "seat": 2 }),
            400,
            "bad-request",
        ),
        (
            "echecs",
            json!({ "position": START, "moves": [] }),
            400,
            "bad-request",
        ),
        (
            "echecs",
            json!({ "position": START, "actions": vec!["e2e4"; 9] }),
            413,
            "too-large",
        ),
        (
            "echecs",
            json!({ "position": START, "actions": ["e".repeat(513)] }),
            413,
            "too-large",
        ),
        ("go", json!({ "position": START }), 404, "not-found"),
    ] {
        let answer = guest.post(&format!("/api/games/{game}/trial"), &trial).await;
        assert_eq!(
            (answer.status, &answer.json()["code"]),
            (status, &json!(code)),
            "{trial}"
        );
    }
    // A malformed action is an answer, as at a table.
    let answer = judged(&guest, "echecs", &json!({ "position": START, "actions": ["e2"] })).await;
    assert_eq!(answer["refused"]["code"], "malformed");
}

/// Whoever may not ask the dictionary now may only look at what stands in the book (7.6).
#[tokio::test(flavor = "multi_thread")]
async fn the_referee_is_no_dictionary_while_the_dictionary_is_closed() {
    let house = House::open().await;
    let (first, ..) = house
        .game(json!({ "game": "guerre-des-mots", "options": [["on_error", "turn"]] }))
        .await;
    let word = first.get("/api/lexicon/rusa").await;
    assert_eq!(word.status, 403);
    let rules = "S 1 1 | level=simplified,on_error=refuse";
    let printed = format!("- | S=A/ÂI/ÎLPRSU/Û?+ N=- | - | {rules}");
    let other = format!("- | S=A/ÂI/ÎLPRS?+ N=- | - | {rules}");
    for asked in [
        json!({ "position": other }),
        json!({ "position": printed, "actions": ["N e22h (RUSA)"] }),
    ] {
        let refused = first.post("/api/games/guerre-des-mots/trial", &asked).await;
        let code = &refused.json()["code"];
        assert_eq!((refused.status, code), (403, &word.json()["code"]), "{asked}");
    }
    judged(&first, "guerre-des-mots", &json!({ "position": printed })).await;
    // Chess knows no words, and whoever plays nothing may ask.
    judged(&first, "echecs", &json!({ "position": START })).await;
    let other = json!({ "position": printed, "actions": ["N e22h (RUSA)"] });
    judged(&house.guest().await, "guerre-des-mots", &other).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_book_is_read_in_two_languages() {
    let house = House::open().await;
    let guest = house.guest().await;
    let games = guest.get("/api/games").await.json();
    for slug in games
        .as_array()
        .expect("games")
        .iter()
        .map(|game| game["slug"].as_str().expect("a slug"))
    {
        let [french, english] = ["fr", "en"].map(|lang| format!("/api/games/{slug}/book?lang={lang}"));
        let [french, english] = [guest.get(&french).await, guest.get(&english).await];
        assert_eq!((french.status, english.status), (200, 200), "{slug}");
        let [french, english] = [french.json(), english.json()];
        assert_ne!(french["lead"], english["lead"], "{slug}");
        assert!(
            french["chapters"]
                .as_array()
                .is_some_and(|chapters| chapters.len() > 4),
            "{slug}"
        );
    }
    assert_eq!(guest.get("/api/games/go/book").await.status, 404);
}
