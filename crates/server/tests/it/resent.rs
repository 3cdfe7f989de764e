//! Orders that are sent again after the server was away, whatever they are.

use serde_json::json;

use crate::fixture::House;
use crate::fixture::guest::fresh_key;

/// R31: what was done before a crash is answered after it, and not done to another game.
#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_sent_again_loses_no_other_game() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let (k, v) = (fresh_key(), white.table(&id).await["v"].as_u64().unwrap());
    let done = white.order_at(&id, k, v, json!("resign")).await.json();
    white.does(&id, json!({ "offer": "rematch" })).await;
    black.does(&id, json!({ "accept": "rematch" })).await;
    house.stop().await;
    house.start_again().await;
    let white = white.at(house.addr);
    let again = white.order_at(&id, k, v, json!("resign")).await;
    assert_eq!((again.status, again.json()), (200, done), "the same answer");
    assert_eq!(white.table(&id).await["status"]["phase"], "playing");
    // Another client that saw the first game only.
    let late = white.order_at(&id, fresh_key(), v, json!("resign")).await;
    assert_eq!(late.refusal(), (409, "stale".to_owned()));
    assert_eq!(white.table(&id).await["status"]["phase"], "playing");
}

/// The same for what is said, offered and asked for.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_or_offered_twice() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(json!({ "games": 3 })).await;
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    let v = white.table(&id).await["v"].as_u64().unwrap();
    let orders = [json!({ "say": "bonjour" }), json!({ "offer": "draw" })];
    let mut sent = Vec::new();
    for input in orders {
        let k = fresh_key();
        let answer = white.order_at(&id, k, v, input.clone()).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        sent.push((k, input, answer.json()));
    }
    let before = white.table(&id).await;
    house.stop().await;
    house.start_again().await;
    let (white, black) = (white.at(house.addr), black.at(house.addr));
    for (k, input, answer) in sent {
        let again = white.order_at(&id, k, v, input).await;
        assert_eq!(again.json(), answer);
    }
    let after = white.table(&id).await;
    assert_eq!((&after["v"], &after["talk"]), (&before["v"], &before["talk"]));
    // An answer to an offer that was not there yet when it was given.
    let late = black
        .order_at(&id, fresh_key(), v, json!({ "decline": "draw" }))
        .await;
    assert_eq!(late.refusal(), (409, "stale".to_owned()));
}

/// A wish for a place whose answer was lost is answered again; another wish is another.
#[tokio::test(flavor = "multi_thread")]
async fn a_place_is_taken_once_however_often_it_is_asked_for() {
    let house = House::open().await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let id = host.invite(json!({ "salt": "sel" })).await;
    let first = guest.try_sit(&id, "poivre").await;
    let again = guest.try_sit(&id, "poivre").await;
    assert_eq!((first.status, again.status), (200, 200), "{again:?}");
    assert_eq!(again.json(), first.json());
    let other = guest.try_sit(&id, "muscade").await;
    assert_eq!(other.refusal(), (409, "own-table".to_owned()));
}
