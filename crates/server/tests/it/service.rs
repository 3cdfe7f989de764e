//! What operators and programs ask: health, counts, the description of the calls.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::fixture::House;
use crate::fixture::http::get;

fn count(metrics: &str, name: &str) -> f64 {
    let lines = metrics
        .lines()
        .filter(|line| line.starts_with(name) && !line.starts_with('#'));
    lines
        .map(|line| {
            line.rsplit(' ')
                .next()
                .expect("a value")
                .parse::<f64>()
                .expect("a number")
        })
        .sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_that_it_is_well() {
    let house = House::open().await;
    let answer = get(house.addr, "/healthz").await;
    assert_eq!((answer.status, answer.text()), (200, "ok\n"));
}

/// Counts grow with what happens. Other tests count too, so that only growth can be told.
#[tokio::test(flavor = "multi_thread")]
async fn counts_follow_what_happens() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let before = house.counts().await;
    let _tab = white.socket(&id).await;
    white.plays(&id, "e2e4").await;
    assert_eq!(white.order(&id, json!({ "act": "d2d4" })).await.status, 409);
    assert_eq!(black.order(&id, json!({ "accept": "draw" })).await.status, 409);
    let after = house.counts().await;
    for name in [
        "cavalettres_orders_accepted_total",
        "cavalettres_orders_refused_total{code=\"not-your-turn\"}",
        "cavalettres_orders_refused_total{code=\"no-offer\"}",
        "cavalettres_order_seconds_count",
    ] {
        assert!(count(&after, name) > count(&before, name), "{name}\n{after}");
    }
    assert!(count(&after, "cavalettres_sockets") >= 1.0);
    assert!(count(&after, "cavalettres_tables_in_memory") >= 1.0);
    assert!(after.contains("cavalettres_order_seconds_bucket"), "a histogram");
}

/// What operators are told is told where they ask, and not where players come in.
#[tokio::test(flavor = "multi_thread")]
async fn counts_are_told_apart() {
    let house = House::open().await;
    assert!(house.counts().await.contains("cavalettres_tables_in_memory"));
    let answer = get(house.addr, "/metrics").await;
    assert_ne!(answer.status, 200);
    assert!(!answer.text().contains("cavalettres_tables_in_memory"));
}

/// The description names every call that the router knows, with what it answers.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_call() {
    let house = House::open().await;
    let answer = get(house.addr, "/api/openapi.json").await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let description = answer.json();
    assert!(description["openapi"].as_str().unwrap().starts_with("3."));
    assert_eq!(description["info"]["title"], "Cavalettres");
    let record = &description["paths"]["/api/tables/{id}/record"]["get"]["responses"]["200"];
    let formats: BTreeSet<&str> = record["content"]
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let games: BTreeSet<&str> = catalog::Kind::ALL.iter().map(|kind| kind.media_type()).collect();
    assert_eq!(formats, games);
    assert!(formats.contains("application/vnd.chess-pgn"), "{formats:?}");
    let mut calls = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, call) in methods.as_object().unwrap() {
            calls.insert(format!("{method} {path}"));
            let answers = call["responses"].as_object().unwrap();
            assert!(
                answers.keys().any(|status| status.starts_with('2')),
                "{method} {path}"
            );
            assert!(call["summary"].is_string(), "{method} {path} says what it does");
        }
    }
    let known = [
        "get /api/codes/{code}",
        "get /api/games",
        "get /api/games/{game}/book",
        "get /api/games/{game}/kit",
        "get /api/games/{game}/kit.pdf",
        "get /api/games/{game}/kit/{sheet}",
        "get /api/letters",
        "get /api/lexicon/{word}",
        "get /api/me",
        "get /api/me/tables",
        "get /api/tables",
        "get /api/tables/{id}",
        "get /api/tables/{id}/games/{number}",
        "get /api/tables/{id}/games/{number}/record",
        "get /api/tables/{id}/qr.svg",
        "get /api/tables/{id}/record",
        "get /healthz",
        "post /api/games/{game}/trial",
        "post /api/me/revoke",
        "post /api/tables",
        "post /api/tables/{id}/hint",
        "post /api/tables/{id}/orders",
        "post /api/tables/{id}/preview",
        "post /api/tables/{id}/sit",
        "put /api/me",
    ];
    assert_eq!(calls, known.map(str::to_owned).into());
    // Each exists: it answers something of its own, not that there is no such address or method.
    for call in known {
        let (method, path) = call.split_once(' ').unwrap();
        let path = path.replace("{id}", "nosuchtable1").replace("{word}", "mot");
        let path = path
            .replace("{code}", "nosuchcode")
            .replace("{game}", "nosuchgame");
        let path = path.replace("{sheet}", "board.svg");
        let answer = crate::fixture::http::call(house.addr, &method.to_uppercase(), &path, &[], b"").await;
        assert_ne!(answer.status, 405, "{call}");
        assert_eq!(answer.status == 404, path.contains("nosuch"), "{call}");
    }
    references_lead_somewhere(&description, &description);
}

fn references_lead_somewhere(part: &Value, whole: &Value) {
    match part {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                let path = reference.strip_prefix('#').expect("a reference within");
                assert!(whole.pointer(path).is_some(), "{reference}");
            }
            fields
                .values()
                .for_each(|field| references_lead_somewhere(field, whole));
        }
        Value::Array(items) => items
            .iter()
            .for_each(|item| references_lead_somewhere(item, whole)),
        _ => {}
    }
}

/// Games are listed with what can be chosen.
#[tokio::test(flavor = "multi_thread")]
async fn the_games_of_the_house_are_listed() {
    let house = House::open().await;
    let games = get(house.addr, "/api/games").await.json();
    let chess = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["slug"] == "echecs")
        .expect("chess");
    assert_eq!(chess["seats"], json!([2]));
    let names: Vec<_> = chess["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| &option["name"])
        .collect();
    assert!(names.contains(&&json!("profile")), "{names:?}");
}
