//! R64: what lists show, and to whom.

use serde_json::{Value, json};

use crate::fixture::{Guest, House, until};

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
    until("the filing", || async {
        (ids(&listed(&guest, "/api/me/tables").await) == [full.as_str()]).then_some(())
    })
    .await;
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
    guest.sit(&id).await;
    until("the filing", || async {
        (listed(&guest, "/api/me/tables").await.len() == 1).then_some(())
    })
    .await;
    assert_eq!(
        ids(&listed(&host, "/api/me/tables").await),
        [bot.as_str(), id.as_str()]
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
    until("the filing", || async {
        (!listed(&black, "/api/me/tables").await.is_empty()).then_some(())
    })
    .await;
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
    for _ in 0..30 {
        host.invite(json!({})).await;
    }
    assert_eq!(listed(&guest, "/api/tables").await.len(), 24);
    assert_eq!(listed(&host, "/api/me/tables").await.len(), 24);
}
