//! A hand for whoever is awaited: three steps, noted and told, and where there is none.

use serde_json::{Value, json};

use crate::fixture::http::Answer;
use crate::fixture::{Guest, House};

/// A game against the computer of `game`, dealt by a salt, which the guest begins.
fn alone(game: &str) -> Value {
    let easy: &[[&str; 2]] = &[["on_error", "refuse"]];
    let options = if game == "guerre-des-mots" { easy } else { &[] };
    json!({ "game": game, "opponent": { "kind": "bot", "level": 1 }, "colour": "first", "salt": "sel",
        "options": options })
}

async fn ask(guest: &Guest, id: &str, step: u8) -> Answer {
    let v = guest.table(id).await["v"].clone();
    let path = format!("/api/tables/{id}/hint");
    guest.post(&path, &json!({ "step": step, "v": v })).await
}

async fn told(guest: &Guest, id: &str, step: u8) -> Value {
    let answer = ask(guest, id, step).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    answer.json()
}

fn noted(house: &House, id: &str) -> Vec<String> {
    let lines = house.lines(id).into_iter();
    let noted = lines.filter_map(|line| line.split_once("\thint\t").map(|(_, hint)| hint.to_owned()));
    noted.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_helped_a_step_at_a_time() {
    let house = House::seeded(7).await;
    let guest = house.guest().await;
    for info in guest.get("/api/games").await.json().as_array().expect("games") {
        let game = info["slug"].as_str().expect("a slug");
        let id = guest.invite(alone(game)).await;
        let first = told(&guest, &id, 1).await;
        assert!(
            first.get("action").is_none() && first["with"] == json!([]) && first["letters"] == "",
            "{game}: {first}"
        );
        assert_ne!(first["around"], json!([]), "{game}: {first}");
        let second = told(&guest, &id, 2).await;
        assert!(second.get("action").is_none(), "{game}: {second}");
        assert!(
            second["with"] != json!([]) || second["letters"] != "",
            "{game}: {second}"
        );
        let third = told(&guest, &id, 3).await;
        assert_eq!(
            (&third["around"], &third["with"]),
            (&second["around"], &second["with"])
        );
        assert_ne!(third["path"], json!([]), "{game}: {third}");
        assert!(third["reason"]["code"].is_string(), "{game}: {third}");
        assert_eq!(noted(&house, &id), ["0\t1", "0\t2", "0\t3"], "{game}");
        let action = third["action"].as_str().expect("an action");
        guest.plays(&id, action).await;
        let table = guest.table(&id).await;
        assert_eq!(table["status"]["places"][0]["helped"], true, "{game}");
    }
}

/// Asked again it is neither thought nor noted again, and another house tells the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_one_thought() {
    let mut hints = Vec::new();
    for _ in 0..2 {
        let house = House::seeded(7).await;
        let guest = house.guest().await;
        let id = guest.invite(alone("echecs")).await;
        let all = futures_util::future::join_all((0..4).map(|_| told(&guest, &id, 3))).await;
        assert!(all.windows(2).all(|pair| pair[0] == pair[1]), "{all:?}");
        assert_eq!(noted(&house, &id), ["0\t3"]);
        hints.push(all[0].clone());
    }
    assert_eq!(hints[0], hints[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mark_stands_in_lists_and_on_sheets() {
    let house = House::seeded(7).await;
    let guest = house.guest().await;
    let id = guest.invite(alone("echecs")).await;
    let listed = |tables: Value| tables[0]["helped"].clone();
    assert_eq!(listed(guest.get("/api/me/tables").await.json()), Value::Null);
    told(&guest, &id, 1).await;
    assert_eq!(listed(guest.get("/api/me/tables").await.json()), json!([0]));
    let sheet = guest.get(&format!("/api/tables/{id}/record")).await;
    assert!(sheet.text().contains("[Hints \"White\"]"), "{}", sheet.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_be_helped_it_is_said_why() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    assert_eq!(
        ask(&white, &id, 1).await.refusal(),
        (403, "hint-not-agreed".to_owned())
    );
    assert_eq!(
        ask(&black, &id, 1).await.refusal(),
        (409, "not-your-turn".to_owned())
    );
    let stranger = house.guest().await;
    assert_eq!(
        ask(&stranger, &id, 1).await.refusal(),
        (403, "not-seated".to_owned())
    );
    assert_eq!(noted(&house, &id), Vec::<String>::new());
    let mut clocked = alone("echecs");
    clocked["clock"] = json!({ "host": { "base": 600_000, "increment": 0 } });
    let id = white.invite(clocked.clone()).await;
    assert_eq!(
        ask(&white, &id, 1).await.refusal(),
        (403, "hint-clock".to_owned())
    );
    assert_eq!(white.table(&id).await["status"].get("hints"), None);
    clocked["hints"] = json!(true);
    assert_eq!(
        white.post("/api/tables", &clocked).await.refusal(),
        (400, "bad-hints".to_owned())
    );
    let id = white.invite(alone("echecs")).await;
    assert_eq!(white.table(&id).await["status"]["hints"], true);
    for wrong in [
        json!({ "step": 0, "v": 1 }),
        json!({ "step": 4, "v": 1 }),
        json!({ "step": 1 }),
    ] {
        let answer = white.post(&format!("/api/tables/{id}/hint"), &wrong).await;
        assert_eq!(answer.refusal(), (400, "bad-request".to_owned()), "{wrong}");
    }
    let stale = json!({ "step": 1, "v": 0 });
    let answer = white.post(&format!("/api/tables/{id}/hint"), &stale).await;
    assert_eq!(answer.refusal(), (409, "stale".to_owned()));
}

/// Those who agreed are each helped, and see of whom it was.
#[tokio::test(flavor = "multi_thread")]
async fn friends_agree_by_sitting_down() {
    let house = House::seeded(7).await;
    let (host, guest, id) = house.game(json!({ "hints": true })).await;
    told(&host, &id, 2).await;
    let places = guest.table(&id).await["status"]["places"].clone();
    assert_eq!(places[0]["helped"], true);
    assert_eq!(places[1].get("helped"), None);
    let table = json!({ "game": "guerre-des-mots", "hints": true, "options": [["on_error", "turn"]] });
    let mut wanted = table;
    wanted["opponent"] = json!({ "kind": "invite" });
    assert_eq!(
        host.post("/api/tables", &wanted).await.refusal(),
        (400, "bad-hints".to_owned())
    );
}
