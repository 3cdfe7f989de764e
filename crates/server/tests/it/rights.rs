//! R63: who may do what.

use serde_json::{Value, json};

use crate::fixture::http;
use crate::fixture::{Guest, House};

/// Everything that can be asked of a table but talk, which strangers have among themselves.
fn inputs() -> Vec<Value> {
    let mut inputs = vec![
        json!({ "act": "e2e4" }),
        json!("resign"),
        json!("abort"),
        json!("next"),
        json!("claim"),
        json!("admit"),
        json!("handOver"),
        json!({ "sayTeam": "bonjour" }),
    ];
    for kind in ["draw", "takeback", "rematch"] {
        for verb in ["offer", "accept", "decline"] {
            inputs.push(json!({ verb: kind }));
        }
    }
    inputs
}

async fn no_change_by(house: &House, guest: &Guest, id: &str) {
    let before = house.lines(id);
    let mut tab = guest.socket(id).await;
    for input in inputs() {
        let refused = guest.order(id, input.clone()).await;
        assert_eq!(refused.refusal(), (403, "not-seated".to_owned()), "{input}");
        assert_eq!(
            tab.order(input.clone()).await,
            Err("not-seated".to_owned()),
            "{input} over the socket"
        );
    }
    assert_eq!(house.lines(id), before);
}

/// A stranger can do nothing, whatever the table is at.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_can_do_nothing_in_any_phase() {
    let house = House::lenient().await;
    let (white, black, stranger) = (house.guest().await, house.guest().await, house.guest().await);
    let id = white.invite(json!({ "games": 2 })).await;
    no_change_by(&house, &stranger, &id).await;
    black.sit(&id).await;
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    white.does(&id, json!({ "offer": "draw" })).await;
    black.does(&id, json!({ "offer": "takeback" })).await;
    no_change_by(&house, &stranger, &id).await;
    white.does(&id, json!("resign")).await;
    no_change_by(&house, &stranger, &id).await;
    white.does(&id, json!("next")).await;
    black.does(&id, json!("resign")).await;
    white.does(&id, json!({ "offer": "rematch" })).await;
    no_change_by(&house, &stranger, &id).await;
}

/// Nobody at all: a call without a cookie is a newcomer's, who has no place anywhere.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_cookie_one_is_a_stranger() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let v = white.table(&id).await["v"].clone();
    let before = house.lines(&id);
    for (n, input) in inputs().into_iter().enumerate() {
        let order = json!({ "k": n, "v": v, "input": input }).to_string();
        let headers = [("content-type", "application/json")];
        let path = format!("/api/tables/{id}/orders");
        let answer = http::call(house.addr, "POST", &path, &headers, order.as_bytes()).await;
        assert_eq!(answer.refusal(), (403, "not-seated".to_owned()), "{input}");
        assert!(answer.header("set-cookie").is_some(), "and is known from now on");
    }
    let nobody = Guest {
        cookie: "theme=dark".to_owned(),
        ..white
    };
    let mut tab = nobody.socket(&id).await;
    for input in inputs() {
        assert_eq!(
            tab.order(input.clone()).await,
            Err("not-seated".to_owned()),
            "{input}"
        );
    }
    assert_eq!(house.lines(&id), before);
}

/// What each side may do to the other's offers and turns.
#[tokio::test(flavor = "multi_thread")]
async fn each_side_acts_for_itself_only() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let refused = |guest: &Guest, input: Value| {
        let (guest, id) = (guest.clone(), id.clone());
        async move { guest.order(&id, input).await.refusal().1 }
    };
    assert_eq!(refused(&black, json!({ "act": "e2e4" })).await, "not-your-turn");
    white.plays(&id, "e2e4").await;
    assert_eq!(refused(&white, json!({ "act": "e7e5" })).await, "not-your-turn");
    black.plays(&id, "e7e5").await;
    white.does(&id, json!({ "offer": "draw" })).await;
    assert_eq!(
        refused(&white, json!({ "accept": "draw" })).await,
        "offer-stands",
        "one's own offer"
    );
    assert_eq!(refused(&white, json!({ "offer": "draw" })).await, "offer-stands");
    black.does(&id, json!({ "decline": "draw" })).await;
    assert_eq!(
        refused(&white, json!({ "offer": "draw" })).await,
        "offer-stands",
        "not again before acting"
    );
    white.does(&id, json!({ "offer": "takeback" })).await;
    assert_eq!(
        refused(&white, json!({ "accept": "takeback" })).await,
        "offer-stands"
    );
    assert_eq!(white.table(&id).await["status"]["plies"], 2);
    assert_eq!(refused(&black, json!("abort")).await, "cannot-abort");
    // Who resigns loses, not the one whose turn it is.
    black.does(&id, json!("resign")).await;
    let outcome = white.table(&id).await["status"]["outcome"].clone();
    assert_eq!(
        (&outcome["code"], &outcome["winners"]),
        (&json!("resignation"), &json!([0]))
    );
}

/// A table that waits is its host's to give up.
#[tokio::test(flavor = "multi_thread")]
async fn only_its_host_gives_up_a_waiting_table() {
    let house = House::open().await;
    let (host, stranger) = (house.guest().await, house.guest().await);
    let id = host.invite(json!({})).await;
    assert_eq!(
        stranger.order(&id, json!("abort")).await.refusal().1,
        "not-seated"
    );
    host.does(&id, json!("abort")).await;
    assert_eq!(host.table(&id).await["status"]["phase"], "aborted");
}

/// R19: places are taken once, and one does not play against oneself by accident.
#[tokio::test(flavor = "multi_thread")]
async fn one_sits_once_and_at_free_places_only() {
    let house = House::open().await;
    let (host, guest, late) = (house.guest().await, house.guest().await, house.guest().await);
    let id = host.invite(json!({})).await;
    assert_eq!(
        host.try_sit(&id, "").await.refusal(),
        (409, "own-table".to_owned())
    );
    guest.sit(&id).await;
    assert_eq!(
        guest.try_sit(&id, "").await.refusal(),
        (409, "own-table".to_owned())
    );
    assert_eq!(late.try_sit(&id, "").await.refusal(), (409, "taken".to_owned()));
    for kind in [json!({ "kind": "bot", "level": 1 }), json!({ "kind": "hotseat" })] {
        let full = host.invite(json!({ "opponent": kind })).await;
        assert_eq!(late.try_sit(&full, "").await.refusal(), (409, "taken".to_owned()));
    }
}

/// At a shared screen one person plays both sides; nobody else plays either.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_is_one_persons() {
    let house = House::open().await;
    let (host, stranger) = (house.guest().await, house.guest().await);
    let id = host.invite(json!({ "opponent": { "kind": "hotseat" } })).await;
    let mut tab = host.socket(&id).await;
    assert_eq!(tab.table["you"], json!({ "places": [0, 1], "host": true }));
    tab.plays("e2e4").await;
    assert!(
        !tab.table["view"]["dests"].as_object().unwrap().is_empty(),
        "seen with Black's eyes now"
    );
    tab.plays("e7e5").await;
    assert_eq!(
        stranger.order(&id, json!({ "act": "g1f3" })).await.refusal().1,
        "not-seated"
    );
    let seen = stranger.table(&id).await;
    assert_eq!(
        seen["view"]["dests"],
        json!({}),
        "R56: what one may play is told to the one who may"
    );
    tab.does(json!({ "offer": "takeback" })).await;
    assert_eq!(tab.table["status"]["offers"], json!([]), "nobody to ask");
    assert_eq!(tab.table["status"]["plies"], 1, "the last move alone");
    tab.does(json!({ "offer": "takeback" })).await;
    assert_eq!(
        tab.order(json!({ "offer": "takeback" })).await,
        Err("cannot-take-back".to_owned())
    );
}

/// R66: a cookie is one house's, and names one guest.
#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_of_another_house_is_refused() {
    let (house, other) = (House::open().await, House::open().await);
    let (_, _, id) = house.game(json!({})).await;
    let foreigner = other.guest().await.at(house.addr);
    assert_eq!(
        foreigner.get("/api/me/tables").await.refusal(),
        (401, "bad-cookie".to_owned())
    );
    assert_eq!(
        foreigner.order_at(&id, 1, 1, json!("resign")).await.refusal().0,
        401
    );
    // Asking who one is makes one a guest again.
    let me = foreigner.get("/api/me").await;
    assert_eq!(me.status, 200);
    assert!(me.header("set-cookie").is_some());
}
