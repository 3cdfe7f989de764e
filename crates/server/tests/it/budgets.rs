//! R48: what one guest and one address may ask, however many sockets and calls they ask by.

use serde_json::json;
use server::Pace;
use tokio::task::JoinSet;

use crate::fixture::House;
use crate::fixture::http::{exchange_from, request};

/// So many, and then hardly any: a test is long over before the next.
fn only(burst: f64) -> Pace {
    Pace {
        burst,
        per_second: 1e-6,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_has_a_pace_of_its_own() {
    let house = House::open_as(|config| config.limits.talk_of_guest = only(3.0)).await;
    let (white, black, id) = house.game(json!({})).await;
    let mut tab = white.socket(&id).await;
    tab.does(json!({ "say": "un" })).await;
    white.does(&id, json!({ "say": "deux" })).await;
    white.socket(&id).await.does(json!({ "say": "trois" })).await;
    assert_eq!(
        tab.order(json!({ "say": "quatre" })).await,
        Err("too-many".to_owned())
    );
    let refused = white.order(&id, json!({ "say": "cinq" })).await;
    assert_eq!(refused.refusal(), (429, "too-many".to_owned()));
    assert!(refused.header("retry-after").is_some());
    tab.plays("e2e4").await;
    black.does(&id, json!({ "say": "moi, je parle" })).await;
    let said = white.table(&id).await["talk"].as_array().expect("talk").len();
    assert_eq!(said, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_one_budget_for_all_sockets() {
    let house = House::open_as(|config| config.limits.orders_of_guest = only(4.0)).await;
    let (white, black, id) = house.game(json!({})).await;
    let (mut one, mut other) = (white.socket(&id).await, white.socket(&id).await);
    for _ in 0..2 {
        let nothing = json!({ "accept": "draw" });
        assert_eq!(one.order(nothing.clone()).await, Err("no-offer".to_owned()));
        assert_eq!(other.order(nothing).await, Err("no-offer".to_owned()));
    }
    let act = json!({ "act": "e2e4" });
    assert_eq!(one.order(act.clone()).await, Err("too-many".to_owned()));
    assert_eq!(other.order(act.clone()).await, Err("too-many".to_owned()));
    assert_eq!(
        white.order(&id, act).await.refusal(),
        (429, "too-many".to_owned())
    );
    // Nobody is cut off, and nobody else is kept waiting.
    one.ping().await;
    let refused = black.order(&id, json!({ "accept": "draw" })).await;
    assert_eq!(refused.refusal().1, "no-offer");
}

/// One guest at many addresses is one guest; many guests at one address are one address.
#[tokio::test(flavor = "multi_thread")]
async fn requests_are_counted_by_guest_and_by_address() {
    let house = House::open_as(|config| {
        config.limits.requests_of_guest = only(5.0);
        config.limits.requests_from_address = only(30.0);
    })
    .await;
    let ask = |from: [u8; 4], cookie: String| async move {
        let headers = [("cookie", cookie.as_str())];
        let answer = exchange_from(from, house.addr, &request("GET", "/api/games", &headers, b"")).await;
        answer.status
    };
    let guest = house.guest().await;
    for n in 1..=5 {
        assert_eq!(ask([127, 0, 5, n], guest.cookie.clone()).await, 200);
    }
    assert_eq!(ask([127, 0, 5, 6], guest.cookie.clone()).await, 429);
    let mut statuses = Vec::new();
    for _ in 0..8 {
        let guest = house.guest().await;
        for _ in 0..5 {
            statuses.push(ask([127, 0, 6, 1], guest.cookie.clone()).await);
        }
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 30);
    assert!(statuses[30..].iter().all(|status| *status == 429));
}

/// A proxy that is believed says whom it asks for; an IPv6 household is one address.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_says_whom_it_asks_for() {
    let house = House::open_as(|config| {
        config.limits.requests_from_address = only(3.0);
        config.trusted_proxies = vec!["127.0.7.1".parse().expect("an address")];
    })
    .await;
    let ask = |from: [u8; 4], told: &'static str| async move {
        let headers = [("x-forwarded-for", told)];
        let answer = exchange_from(from, house.addr, &request("GET", "/api/games", &headers, b"")).await;
        answer.status
    };
    let (proxy, stranger) = ([127, 0, 7, 1], [127, 0, 7, 2]);
    for told in ["2001:db8::1", "2001:db8::2", "203.0.113.7, 2001:db8::ffff:1"] {
        assert_eq!(ask(proxy, told).await, 200);
    }
    assert_eq!(ask(proxy, "2001:db8::4").await, 429, "the same household");
    assert_eq!(ask(proxy, "2001:db8:0:1::1").await, 200, "another one");
    for told in ["198.51.100.1", "198.51.100.2", "198.51.100.3"] {
        assert_eq!(ask(stranger, told).await, 200);
    }
    assert_eq!(
        ask(stranger, "198.51.100.4").await,
        429,
        "nobody believes a stranger"
    );
}

/// Look-ups, previews and questions to the referee of a guest wait in one line of their own, which is only so long.
#[tokio::test(flavor = "multi_thread")]
async fn the_dictionary_is_shared_among_guests() {
    // Nobody's turn ever comes, so that whoever asks first stands in line as long as the test lasts.
    let house = House::open_as(|config| {
        config.limits.lookups_at_once = 0;
        config.limits.lookups_waiting = 1;
    })
    .await;
    let (one, other, id) = house.game(json!({})).await;
    let preview = format!("/api/tables/{id}/preview");
    for guest in [one, other] {
        let mut asked = JoinSet::new();
        for path in [
            "/api/lexicon/cheval",
            "/api/letters?game=dames-de-lettres&letters=MTO",
        ] {
            let guest = guest.clone();
            asked.spawn(async move { guest.get(path).await });
        }
        for (path, body) in [
            (preview.clone(), json!({ "action": "e2e4" })),
            (
                "/api/games/echecs/trial".to_owned(),
                json!({ "position": "start", "actions": ["e2e4"] }),
            ),
        ] {
            let guest = guest.clone();
            asked.spawn(async move { guest.post(&path, &body).await });
        }
        for _ in 0..3 {
            let answer = asked.join_next().await.expect("four asked").expect("answered");
            assert_eq!(answer.refusal(), (429, "too-many".to_owned()));
        }
        assert_eq!(asked.len(), 1, "one stands in a line of this guest's own");
    }
}
