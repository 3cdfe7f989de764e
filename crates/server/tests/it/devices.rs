//! Cookies: over HTTPS and without, old ones, and those that are revoked.

use serde_json::json;

use crate::fixture::http::{Answer, call, get};
use crate::fixture::socket::End;
use crate::fixture::{Guest, House};

fn given(answer: &Answer) -> String {
    let cookie = answer.header("set-cookie").expect("a cookie");
    cookie.split(';').next().expect("a pair").to_owned()
}

async fn id_of(guest: &Guest) -> String {
    let me = guest.get("/api/me").await.json();
    me["id"].as_str().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn this_device_is_forgotten() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let mut tab = white.socket(&id).await;
    let mut witness = black.socket(&id).await;
    let answer = white.post("/api/me/revoke", &json!({ "devices": "this" })).await;
    assert_eq!(answer.status, 204);
    assert!(
        answer
            .header("set-cookie")
            .expect("a cookie")
            .contains("Max-Age=0")
    );
    assert_eq!(tab.end().await, End::Closed(4010));
    assert!(tab.heard.iter().any(|frame| frame["d"]["code"] == "bad-cookie"));
    witness
        .until(|witness| witness.table["presence"] == json!([false, true]))
        .await;
    let refused = |answer: Answer| assert_eq!(answer.refusal(), (401, "bad-cookie".to_owned()));
    refused(white.get("/api/me/tables").await);
    refused(white.order_at(&id, 1, 1, json!({ "act": "e2e4" })).await);
    refused(white.get(&format!("/ws/tables/{id}")).await);
    // Nor does it count after a crash.
    house.stop().await;
    house.start_again().await;
    refused(white.at(house.addr).get("/api/me/tables").await);
    assert_eq!(black.at(house.addr).get("/api/me/tables").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_other_devices_are_forgotten() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let who = id_of(&white).await;
    let mut stolen = white.socket(&id).await;
    let answer = white
        .post("/api/me/revoke", &json!({ "devices": "others" }))
        .await;
    assert_eq!((answer.status, &answer.json()["id"]), (200, &json!(who)));
    assert_eq!(stolen.end().await, End::Closed(4010));
    assert_eq!(white.get("/api/me/tables").await.refusal().0, 401);
    let kept = Guest {
        cookie: given(&answer),
        ..white.clone()
    };
    assert_eq!(id_of(&kept).await, who);
    kept.plays(&id, "e2e4").await;
    // A new name is a new cookie of the same device.
    let headers = [
        ("cookie", kept.cookie.as_str()),
        ("content-type", "application/json"),
    ];
    let renamed = call(house.addr, "PUT", "/api/me", &headers, b"{\"name\":\"Odile\"}").await;
    let renamed = Guest {
        cookie: given(&renamed),
        ..kept.clone()
    };
    let answer = renamed
        .post("/api/me/revoke", &json!({ "devices": "this" }))
        .await;
    assert_eq!(answer.status, 204);
    assert_eq!(kept.get("/api/me/tables").await.refusal().0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_revoked_is_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    for body in [
        json!({}),
        json!({ "devices": "all" }),
        json!([]),
        json!({ "devices": null }),
    ] {
        let answer = guest.post("/api/me/revoke", &body).await;
        assert_eq!(answer.refusal(), (400, "bad-request".to_owned()), "{body}");
    }
    assert_eq!(guest.get("/api/me/tables").await.status, 200);
}

/// A house that is known as HTTPS gives cookies that only it can set.
#[tokio::test(flavor = "multi_thread")]
async fn cookies_over_https_are_bound_to_the_host() {
    let house = House::open_as(|config| {
        config.public_url = Some("https://jeux.example".parse().expect("an address"));
    })
    .await;
    let cookie = get(house.addr, "/api/me").await;
    let cookie = cookie.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Host-cavalettres="), "{cookie}");
    assert!(
        cookie.contains("; Path=/;") && cookie.ends_with("; Secure"),
        "{cookie}"
    );
    let guest = house.guest().await;
    let id = guest.invite(json!({})).await;
    let (_, value) = guest.cookie.split_once('=').expect("a pair");
    // Given before the house was known as HTTPS, and given anew under the other name.
    let old = Guest {
        cookie: format!("cavalettres={value}"),
        ..guest.clone()
    };
    old.order(&id, json!("abort")).await;
    let again = old.get("/api/me").await;
    assert_eq!(again.json()["id"], json!(id_of(&guest).await));
    assert!(given(&again).starts_with("__Host-cavalettres="));
}

/// Only a proxy that is believed makes a connection secure.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_does_not_say_that_it_is_https() {
    let house = House::open_as(|config| config.trusted_proxies = Vec::new()).await;
    let told = [("x-forwarded-proto", "https")];
    let answer = call(house.addr, "GET", "/api/me", &told, b"").await;
    assert!(given(&answer).starts_with("cavalettres="));
}
