//! What a coup would do, asked before it is played.

use serde_json::{Value, json};

use crate::fixture::http::{self, Answer};
use crate::fixture::{Guest, House};

/// La Guerre des Mots between two, where an error does what `on_error` says.
fn war(on_error: &str) -> Value {
    json!({ "game": "guerre-des-mots", "options": [["on_error", on_error]] })
}

async fn ask(guest: &Guest, id: &str, action: &str) -> Answer {
    let path = format!("/api/tables/{id}/preview");
    guest.post(&path, &json!({ "action": action })).await
}

async fn told(guest: &Guest, id: &str, action: &str) -> Value {
    let answer = ask(guest, id, action).await;
    assert_eq!(answer.status, 200, "{action}: {answer:?}");
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    answer.json()
}

/// A base word of the first letters that the guest at `seat` holds, whatever they are.
async fn base_word(guest: &Guest, id: &str, seat: usize) -> String {
    let view = guest.table(id).await["view"].clone();
    let own = &view["seats"][seat];
    let held = own["arsenal"].as_array().expect("one's own Arsenal");
    let fronts = held.iter().flat_map(|tile| {
        let front = tile["front"].as_str().expect("a front").to_owned();
        let count = tile["count"].as_u64().expect("a count");
        std::iter::repeat_n(front, usize::try_from(count).expect("a few"))
    });
    let letters: String = fronts
        .filter(|front| front != "?" && front != "+")
        .take(4)
        .collect();
    let base = own["bases"][0].as_array().expect("a base");
    let [first, second] = [0, 1].map(|at| base[at].as_str().expect("a square"));
    let axis = if first[..1] == second[..1] { 'v' } else { 'h' };
    format!("N {first}{axis} ({letters})")
}

/// 7.6: friendly play tells of words, strict play does not.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_told_what_his_coup_would_do() {
    let house = House::open().await;
    for (on_error, tells) in [("refuse", true), ("turn", false)] {
        let (first, second, id) = house.game(war(on_error)).await;
        let before = house.lines(&id);
        for (seat, guest) in [&first, &second].into_iter().enumerate() {
            let action = base_word(guest, &id, seat).await;
            let preview = told(guest, &id, &action).await;
            let sense = preview["words"][0].get("sense").and_then(Value::as_bool);
            assert_eq!(sense.is_some(), tells, "{preview}");
            let expected = if sense == Some(false) { "error" } else { "legal" };
            assert_eq!(preview["verdict"], expected, "{action} {preview}");
        }
        let early = told(&first, &id, "h18h P(ORT)").await;
        assert_eq!(
            (&early["verdict"], &early["clause"], &early["code"]),
            (&json!("refused"), &json!("2.6"), &json!("base-word-first"))
        );
        assert_eq!(told(&first, &id, "h18h").await["verdict"], "unread");
        assert_eq!(told(&first, &id, "-").await, Value::Null);
        assert_eq!(house.lines(&id), before, "asking does nothing");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_is_told_anything() {
    let house = House::open().await;
    let host = house.guest().await;
    let id = host.invite(war("refuse")).await;
    assert_eq!(
        ask(&host, &id, "N e22h (RUSA)").await.refusal(),
        (409, "not-started".to_owned())
    );
    house.guest().await.sit(&id).await;
    let stranger = house.guest().await;
    assert_eq!(
        ask(&stranger, &id, "N e22h (RUSA)").await.refusal(),
        (403, "not-seated".to_owned())
    );
    let path = format!("/api/tables/{id}/preview");
    let headers = [("content-type", "application/json")];
    let unknown = http::call(house.addr, "POST", &path, &headers, br#"{"action":"-"}"#).await;
    assert_eq!(unknown.refusal(), (403, "not-seated".to_owned()));
    assert_eq!(
        ask(&host, &id, &"N".repeat(600)).await.refusal(),
        (400, "too-long".to_owned())
    );
    let answer = host.post(&path, &json!({ "act": "-" })).await;
    assert_eq!(answer.refusal(), (400, "bad-request".to_owned()));
    assert_eq!(
        ask(&host, "nowhere00000", "-").await.refusal(),
        (404, "not-found".to_owned())
    );
}

/// A game that tells nothing beforehand says so.
#[tokio::test(flavor = "multi_thread")]
async fn chess_has_nothing_to_tell() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    assert_eq!(told(&white, &id, "e2e4").await, Value::Null);
}
