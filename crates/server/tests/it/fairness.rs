//! R52, R53, R59, R60: the secret stays secret until the end, and then proves that the lot was fair.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::fixture::http::get;
use crate::fixture::{Guest, House};

fn sha256(text: &str) -> Vec<u8> {
    Sha256::digest(text.as_bytes()).to_vec()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Everything that `guest` can get to hear of a table over HTTP.
async fn everything(guest: &Guest, id: &str) -> String {
    let mut text = String::new();
    for path in [
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/record"),
        format!("/api/tables/{id}/qr.svg"),
        "/api/me".to_owned(),
        "/api/me/tables".to_owned(),
        "/api/tables".to_owned(),
        "/api/games".to_owned(),
        "/api/openapi.json".to_owned(),
        format!("/table/{id}"),
    ] {
        let answer = guest.get(&path).await;
        text.push_str(&format!("{answer:?}"));
        text.push_str(&String::from_utf8_lossy(&answer.body));
    }
    // Refusals are answers too.
    for input in [
        json!({ "act": "e2e5" }),
        json!({ "accept": "rematch" }),
        json!({ "say": "" }),
    ] {
        text.push_str(&String::from_utf8_lossy(&guest.order(id, input).await.body));
    }
    text
}

/// R53: the secret is read from the journal and looked for in every byte sent before the match is over.
#[tokio::test(flavor = "multi_thread")]
async fn the_secret_is_in_no_answer_before_the_match_is_over() {
    let house = House::open().await;
    let (white, black) = (house.guest().await, house.guest().await);
    let stranger = house.guest().await;
    let id = white.invite(json!({ "games": 2, "private": true })).await;
    let secret = house.secret(&id);
    assert_eq!(secret.len(), 64);
    let mut tabs = [
        white.socket(&id).await,
        black.socket(&id).await,
        stranger.socket(&id).await,
    ];
    let mut told = String::new();
    told.push_str(&everything(&stranger, &id).await);
    black.sit(&id).await;
    white.plays(&id, "e2e4").await;
    white.does(&id, json!({ "offer": "takeback" })).await;
    black.does(&id, json!({ "accept": "takeback" })).await;
    white.plays(&id, "d2d4").await;
    for guest in [&white, &black, &stranger] {
        told.push_str(&everything(guest, &id).await);
    }
    black.does(&id, json!("resign")).await;
    // Between the games of a match the same secret still deals the next.
    for guest in [&white, &black, &stranger] {
        told.push_str(&everything(guest, &id).await);
    }
    white.does(&id, json!("next")).await;
    let last = white.table(&id).await["v"].as_u64().unwrap();
    for tab in &mut tabs {
        tab.reach(last).await;
        told.push_str(&format!("{:?}", tab.heard));
    }
    let commitment = white.table(&id).await["status"]["fairness"]["commitment"].clone();
    assert!(
        told.contains(commitment.as_str().unwrap()),
        "the search would find it"
    );
    assert!(!told.contains(&secret), "the secret got out");
    assert!(
        !told.to_lowercase().contains(&secret[..16]),
        "part of the secret got out"
    );

    white.does(&id, json!("resign")).await;
    for tab in &mut tabs {
        tab.reach(last + 1).await;
        let fairness = &tab.table["status"]["fairness"];
        assert_eq!(fairness["secret"], secret, "R60: shown to all at the end");
        assert_eq!(fairness["commitment"], hex(&sha256(&secret)));
        assert_eq!(fairness["commitment"], commitment, "the promise of the start");
    }

    // A rematch is a new match: with a new secret, promised before its first move.
    white.does(&id, json!({ "offer": "rematch" })).await;
    black.does(&id, json!({ "accept": "rematch" })).await;
    let again = house.secret(&id);
    assert_ne!(again, secret);
    let fairness = stranger.table(&id).await["status"]["fairness"].clone();
    assert_eq!(fairness["commitment"], hex(&sha256(&again)));
    assert_eq!(
        fairness["commitment"], secret,
        "fixed before anybody sat, whatever salts are known by now"
    );
    assert!(!everything(&stranger, &id).await.contains(&again));
}

/// R59: who has which colour follows from the secret and both salts, by the published recipe.
#[tokio::test(flavor = "multi_thread")]
async fn anyone_can_draw_the_colours_again() {
    let house = House::seeded(1).await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let mut hosts_seats = Vec::new();
    for n in 0..20 {
        let id = host
            .invite(json!({ "colour": "random", "salt": format!("sel-{n}") }))
            .await;
        let promised = host.table(&id).await["status"]["fairness"]["commitment"].clone();
        let sat = guest.try_sit(&id, &format!("poivre-{n}")).await;
        assert_eq!(sat.status, 200);
        let seat = host.table(&id).await["status"]["places"][0]["seat"]
            .as_u64()
            .unwrap();
        host.does(&id, json!("abort")).await;
        let fairness = guest.table(&id).await["status"]["fairness"].clone();
        assert_eq!(
            fairness["salts"],
            json!([format!("sel-{n}"), format!("poivre-{n}")])
        );
        let secret = fairness["secret"].as_str().expect("revealed");
        assert_eq!(promised, hex(&sha256(secret)));
        let block = sha256(&format!("{secret}/sel-{n}/poivre-{n}/1/seats/0"));
        let drawn = u32::from_be_bytes(block[..4].try_into().unwrap()) % 2;
        // The place that plays White is the one drawn: the host has Black when it is place 1.
        assert_eq!(seat, u64::from(drawn), "table {n}");
        hosts_seats.push(seat);
    }
    assert!(
        hosts_seats.contains(&0) && hosts_seats.contains(&1),
        "a lot with one side is none"
    );
}

/// No two tables share a secret, an id or a promise.
#[tokio::test(flavor = "multi_thread")]
async fn every_table_has_its_own_secret() {
    let house = House::open().await;
    let host = house.guest().await;
    let (mut secrets, mut ids) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        let id = host.invite(json!({ "opponent": { "kind": "hotseat" } })).await;
        secrets.push(house.secret(&id));
        ids.push(id);
    }
    for list in [&mut secrets, &mut ids] {
        list.sort();
        list.dedup();
        assert_eq!(list.len(), 20);
    }
}

/// Nobody learns another guest's id, with which they could be followed from table to table.
#[tokio::test(flavor = "multi_thread")]
async fn guests_are_known_by_name_only() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let own: Value = black.get("/api/me").await.json();
    let own = own["id"].as_str().unwrap();
    assert_eq!(own.len(), 16);
    white.plays(&id, "e2e4").await;
    let mut told = everything(&white, &id).await;
    told.push_str(&format!("{:?}", white.socket(&id).await.heard));
    told.push_str(&format!(
        "{:?}",
        get(house.addr, &format!("/api/tables/{id}")).await.json()
    ));
    assert!(!told.contains(own));
}
