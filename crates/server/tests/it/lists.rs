//! R64: what lists show, and to whom.

use std::time::Duration;

use serde_json::{Value, json};

use crate::fixture::{Guest, House, over, until, usual};

async fn listed(guest: &Guest, path: &str) -> Vec<Value> {
    guest.get(path).await.json().as_array().expect("a list").clone()
}

fn ids(tables: &[Value]) -> Vec<&str> {
    tables
        .iter()
        .map(|table| table["id"].as_str().expect("an id"))
        .collect()
}

/// A public table is listed while it waits, and no longer.
#[tokio::test(flavor = "multi_thread")]
async fn a_public_table_is_listed_until_it_is_full_or_given_up() {
    let house = House::open().await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let (full, given_up) = (host.invite(json!({})).await, host.invite(json!({})).await);
    let open = listed(&guest, "/api/tables").await;
    assert_eq!(ids(&open), [given_up.as_str(), full.as_str()], "the newest first");
    assert_eq!(open[0]["phase"], "waiting");
    assert_eq!(open[0]["names"].as_array().unwrap().len(), 2);
    guest.sit(&full).await;
    host.does(&given_up, json!("abort")).await;
    assert_eq!(listed(&guest, "/api/tables").await, Vec::<Value>::new());
    assert_eq!(ids(&listed(&host, "/api/me/tables").await).len(), 2);
    assert_eq!(ids(&listed(&guest, "/api/me/tables").await), [full.as_str()]);
}

/// A private one is on no list but its players', and its id cannot be guessed from another.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_on_its_players_lists_only() {
    let house = House::open().await;
    let (host, guest, stranger) = (house.guest().await, house.guest().await, house.guest().await);
    let id = host.invite(json!({ "private": true })).await;
    let bot = host
        .invite(json!({ "opponent": { "kind": "bot", "level": 1 } }))
        .await;
    for path in ["/api/tables", "/api/me/tables"] {
        assert_eq!(listed(&stranger, path).await, Vec::<Value>::new(), "{path}");
    }
    assert_eq!(listed(&host, "/api/tables").await, Vec::<Value>::new());
    house.pass(Duration::from_millis(1));
    guest.sit(&id).await;
    assert_eq!(listed(&guest, "/api/me/tables").await.len(), 1);
    assert_eq!(
        ids(&listed(&host, "/api/me/tables").await),
        [id.as_str(), bot.as_str()],
        "the game that began last comes first"
    );
    assert_eq!(id.len(), 12);
    for other in ["", &id[..11], &id.to_lowercase()[..], &format!("{id}0")] {
        if other != id {
            let answer = stranger.get(&format!("/api/tables/{other}")).await;
            assert!(other.is_empty() || answer.status == 404, "{other}");
        }
    }
}

/// A list says whose turn it is and how a game ended, from the asker's point of view.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_list_tells_how_each_game_stands() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let turn = |tables: Vec<Value>| tables[0]["yourTurn"].clone();
    assert_eq!(turn(listed(&white, "/api/me/tables").await), true);
    assert_eq!(turn(listed(&black, "/api/me/tables").await), false);
    white.plays(&id, "e2e4").await;
    assert_eq!(turn(listed(&black, "/api/me/tables").await), true);
    black.does(&id, json!("resign")).await;
    let over = listed(&white, "/api/me/tables").await;
    assert_eq!(
        (&over[0]["phase"], &over[0]["outcome"]),
        (&json!("over"), &json!("resignation"))
    );
    assert_eq!(over[0]["plies"], 1);
}

/// Lists stay short, however many tables there are.
#[tokio::test(flavor = "multi_thread")]
async fn lists_are_bounded() {
    let house = House::open().await;
    let (host, guest) = (house.guest().await, house.guest().await);
    for _ in 0..26 {
        let id = host.invite(json!({})).await;
        host.does(&id, json!("abort")).await;
    }
    assert_eq!(listed(&host, "/api/me/tables").await.len(), 24);
    assert_eq!(listed(&guest, "/api/tables").await.len(), 0);
}

/// Nobody fills the list: one guest has a few tables that wait, one address a few places on the list.
#[tokio::test(flavor = "multi_thread")]
async fn one_guest_and_one_address_have_a_part_of_the_list() {
    let house = House::open().await;
    let table = over(usual(), &json!({}));
    let greedy = house.guest().await;
    for _ in 0..4 {
        greedy.invite(json!({})).await;
    }
    let more = greedy.post("/api/tables", &table).await;
    assert_eq!(more.refusal(), (429, "too-many-waiting".to_owned()));
    for _ in 0..2 {
        let other = house.guest().await;
        for _ in 0..4 {
            other.invite(json!({})).await;
        }
    }
    assert_eq!(listed(&greedy, "/api/tables").await.len(), 6);
    // Against the computer nobody waits for anybody, and it has a limit of its own.
    let computer = json!({ "opponent": { "kind": "bot", "level": 1 } });
    greedy.invite(computer).await;
}

/// Whoever waits at their table is shown to be there, and comes first.
#[tokio::test(flavor = "multi_thread")]
async fn the_list_shows_who_is_there() {
    let mut house = House::open().await;
    let (host, other, guest) = (house.guest().await, house.guest().await, house.guest().await);
    let attended = host.invite(json!({})).await;
    let left = other.invite(json!({})).await;
    let tab = host.socket(&attended).await;
    let open = listed(&guest, "/api/tables").await;
    assert_eq!(ids(&open), [attended.as_str(), left.as_str()]);
    assert_eq!((&open[0]["here"], &open[1]["here"]), (&json!(true), &Value::Null));
    drop(tab);
    until("the host's going", || async {
        let open = listed(&guest, "/api/tables").await;
        open.iter().all(|table| table["here"].is_null()).then_some(())
    })
    .await;
    // What nobody waits at is no offer: after a restart the list begins with those who come back.
    house.stop().await;
    house.start_again().await;
    let [host, guest] = [&host, &guest].map(|guest| guest.at(house.addr));
    assert_eq!(listed(&guest, "/api/tables").await, Vec::<Value>::new());
    let _tab = host.socket(&attended).await;
    assert_eq!(ids(&listed(&guest, "/api/tables").await), [attended.as_str()]);
}

/// A table that its people left long ago is waited at no longer, however one comes to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_left_long_ago_has_ended() {
    let mut house = House::open().await;
    let host = house.guest().await;
    let id = host.invite(json!({})).await;
    let code = host.table(&id).await["status"]["code"].clone();
    house.stop().await;
    // As if its records had been made two days ago.
    house.meddle(
        "UPDATE record SET record = '2:' || (CAST(substr(record, 3, 13) AS bigint) - 172800000) \
         || substr(record, 16)",
    );
    house.start_again().await;
    let host = host.at(house.addr);
    let path = format!("/api/codes/{}", code.as_str().expect("a code"));
    assert_eq!(host.get(&path).await.refusal(), (404, "no-such-code".to_owned()));
    assert_eq!(host.table(&id).await["status"]["phase"], "aborted");
}

/// A code leads to the table for as long as it waits, however it is typed, and cannot be guessed.
#[tokio::test(flavor = "multi_thread")]
async fn a_code_leads_to_the_table_while_it_waits() {
    let mut house = House::unforgiving().await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let id = host.invite(json!({ "private": true })).await;
    let code = host.table(&id).await["status"]["code"].clone();
    let code = code.as_str().expect("a code").to_owned();
    assert!(
        code.len() == 6 && code.bytes().all(|letter| letter.is_ascii_uppercase()),
        "{code}"
    );
    house.stop().await;
    house.start_again().await;
    let [host, guest] = [&host, &guest].map(|guest| guest.at(house.addr));
    let ask = |text: &str| {
        let (guest, path) = (guest.clone(), format!("/api/codes/{text}"));
        async move { guest.get(&path).await }
    };
    let typed = format!("{}-{}", code[..3].to_lowercase(), &code[3..]);
    for text in [&code, &typed] {
        assert_eq!(ask(text).await.json()["id"], id.as_str(), "{text}");
    }
    let alone = host
        .invite(json!({ "opponent": { "kind": "bot", "level": 1 } }))
        .await;
    assert_eq!(host.table(&alone).await["status"]["code"], Value::Null);
    guest.sit(&id).await;
    assert_eq!(host.table(&id).await["status"]["code"], Value::Null);
    assert_eq!(ask(&code).await.refusal(), (404, "no-such-code".to_owned()));
    // Ten tries, three of them made, and then only a try now and then.
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.push(ask("AAAAAA").await.status);
    }
    assert_eq!(answers[0], 404);
    assert!(answers.contains(&429), "{answers:?}");
}
