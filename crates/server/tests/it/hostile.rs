//! What nobody at a table of La Guerre des Mots should ask, and what they are told.

use serde_json::{Value, json};

use crate::fixture::guest::fresh_key;
use crate::fixture::http::{Answer, exchange_from, request};
use crate::fixture::socket::End;
use crate::fixture::{Guest, House, over, usual};

fn war(options: &[(&str, &str)]) -> Value {
    json!({ "game": "guerre-des-mots", "options": options })
}

async fn refused_table(guest: &Guest, changes: &Value) -> (u16, String) {
    let table = over(over(usual(), &war(&[])), changes);
    guest.post("/api/tables", &table).await.refusal()
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_are_refused_by_name() {
    let house = House::open().await;
    let host = house.guest().await;
    for (name, value) in [
        ("seats", "9"),
        ("seats", "1"),
        ("seats", "0"),
        ("seats", "-2"),
        ("seats", "two"),
        ("seats", "999999999999999999999"),
        ("sieges", "4"),
        ("level", "hardest"),
        ("max_rounds", "0"),
        ("on_error", ""),
        ("", ""),
    ] {
        let table = json!({ "options": [[name, value]] });
        assert_eq!(
            refused_table(&host, &table).await,
            refused(400, "bad-option"),
            "{name}={value}"
        );
    }
    let four = |changes: &Value| over(json!({ "options": [["seats", "4"]] }), changes);
    for after in [0, 999, 86_400_001, u64::MAX] {
        let table = four(&json!({ "standIn": { "after": after, "level": 1 } }));
        assert_eq!(
            refused_table(&host, &table).await,
            refused(400, "bad-stand-in"),
            "{after}"
        );
    }
    for (changes, code) in [
        (json!({ "standIn": { "after": -1, "level": 1 } }), "bad-request"),
        (json!({ "standIn": { "after": 1_000, "level": 0 } }), "bad-level"),
        (json!({ "places": vec!["invite"; 8] }), "bad-places"),
        (json!({ "places": [] }), "bad-places"),
        (json!({ "places": [{ "bot": 9 }, "host", "host"] }), "bad-level"),
        (json!({ "colour": "fifth" }), "bad-places"),
        (json!({ "colour": "ninth" }), "bad-request"),
        (json!({ "arbiter": true }), "bad-arbiter"),
    ] {
        assert_eq!(
            refused_table(&host, &four(&changes)).await,
            refused(400, code),
            "{changes}"
        );
    }
    assert_eq!(house.tables_in_memory(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_full_is_not_filled() {
    let house = House::open().await;
    let (host, guest, id) = house.game(war(&[])).await;
    let before = house.lines(&id);
    for (who, expected) in [(&host, "taken"), (&guest, "taken")] {
        let answer = who.order(&id, json!({ "fill": 3 })).await;
        assert_eq!(answer.refusal(), refused(409, expected));
    }
    let stranger = house.guest().await;
    let answer = stranger.order(&id, json!({ "fill": 3 })).await;
    assert_eq!(answer.refusal(), refused(403, "not-seated"));
    for level in [json!(-1), json!(256), json!("3"), json!(null)] {
        let answer = host.order(&id, json!({ "fill": level })).await;
        assert_eq!(answer.refusal(), refused(400, "bad-request"), "{level}");
    }
    assert_eq!(house.lines(&id), before);
}

/// A refusal says what is wrong: where a text cannot be read, or which clause forbids the coup.
#[tokio::test(flavor = "multi_thread")]
async fn coups_that_are_none_change_nothing() {
    let house = House::open().await;
    let (first, second, id) = house.game(war(&[])).await;
    let before = house.lines(&id);
    let act = |guest: &Guest, coup: String| {
        let (guest, id) = (guest.clone(), id.clone());
        async move { guest.order(&id, json!({ "act": coup })).await }
    };
    for coup in [
        String::new(),
        "\u{0}".to_owned(),
        "N e22h".to_owned(),
        "N e22h (".to_owned(),
        "N z99h (RUSA)".to_owned(),
        "N e22h (RUSA) <c20:4294967297".to_owned(),
        "h18v (PARI)A <c20:4".repeat(3),
        "N e22h (Ŕ̷U̵S̸A̷)".to_owned(),
        "<a1:1 ".repeat(80),
        "((((((((((((((((".to_owned(),
    ] {
        let answer = act(&first, coup.clone()).await;
        assert_eq!(answer.refusal(), refused(400, "malformed"), "{coup:?}");
    }
    for coup in [
        "N".repeat(513),
        "é".repeat(7_000),
        format!("N e22h ({})", "A".repeat(9_000)),
    ] {
        assert_eq!(act(&first, coup).await.refusal(), refused(400, "too-long"));
    }
    assert_eq!(
        act(&first, "A".repeat(20_000)).await.refusal(),
        refused(413, "too-large")
    );
    let ruled = act(&first, "h18h P(ORT)".to_owned()).await;
    assert_eq!(ruled.refusal(), refused(422, "base-word-first"));
    assert_eq!(ruled.json()["clause"], "2.6");
    for coup in ["D", "-", "yes", "N e3h (CHAT)"] {
        let early = act(&second, coup.to_owned()).await;
        assert_eq!(early.refusal(), refused(409, "not-your-turn"), "{coup}");
    }
    let unasked = act(&first, "yes".to_owned()).await;
    assert_eq!(unasked.refusal(), refused(422, "nothing-asked"));
    assert_eq!(unasked.json()["clause"], "10.5");
    assert_eq!(house.lines(&id), before);
    let mut tab = first.socket(&id).await;
    let long = json!({ "act": "A".repeat(5_000) });
    tab.ask(1, tab.v(), &long).await;
    assert_eq!(tab.end().await, End::Closed(1009));
}

/// A coup that is sent twice is played once.
#[tokio::test(flavor = "multi_thread")]
async fn a_coup_sent_twice_is_played_once() {
    let house = House::open().await;
    let (first, second, id) = house.game(war(&[])).await;
    let v = first.table(&id).await["v"].as_u64().expect("a version");
    let key = fresh_key();
    let draws = json!({ "act": "D" });
    let (one, other) = tokio::join!(
        first.order_at(&id, key, v, draws.clone()),
        first.order_at(&id, key, v, draws.clone())
    );
    assert_eq!((one.status, other.status), (200, 200));
    assert_eq!(one.json(), other.json());
    // Under another key it is another coup, on a table that is no longer there.
    let again = first.order_at(&id, fresh_key(), v, draws.clone()).await;
    assert_eq!(again.refusal(), refused(409, "stale"));
    let again = first.order(&id, draws.clone()).await;
    assert_eq!(again.refusal(), refused(409, "not-your-turn"));
    let drawn = house
        .lines(&id)
        .iter()
        .filter(|line| line.contains("\tact\t"))
        .count();
    assert_eq!(drawn, 1);
    second.plays(&id, "-").await;
}

/// A preview is for one's own seat: whatever else is asked for is not heard.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_for_another_seat() {
    let house = House::open().await;
    let (first, second, id) = house.game(war(&[("on_error", "refuse")])).await;
    let path = format!("/api/tables/{id}/preview");
    let own = first.table(&id).await["view"]["seats"][0].clone();
    let base: Vec<&str> = own["bases"][0].as_array().expect("a base")[..1]
        .iter()
        .map(|cell| cell.as_str().expect("a square"))
        .collect();
    let coup = format!("N {}h (AAAA)", base[0]);
    let told = second.post(&path, &json!({ "action": coup })).await.json();
    assert_eq!(
        (&told["verdict"], &told["code"], &told["clause"]),
        (&json!("refused"), &json!("not-own-base"), &json!("2.6"))
    );
    for extra in [
        json!({ "seat": 0 }),
        json!({ "viewer": 0 }),
        json!({ "place": 0 }),
    ] {
        let asked = over(json!({ "action": coup }), &extra);
        let answer = second.post(&path, &asked).await;
        assert!(answer.status == 400 || answer.json() == told, "{answer:?}");
    }
    for body in [
        json!({ "action": 7 }),
        json!({ "action": null }),
        json!([]),
        json!("-"),
    ] {
        assert_eq!(
            second.post(&path, &body).await.refusal(),
            refused(400, "bad-request")
        );
    }
}

async fn preview_from(from: [u8; 4], guest: &Guest, id: &str, action: &str) -> Answer {
    let headers = [
        ("cookie", guest.cookie.as_str()),
        ("content-type", "application/json"),
    ];
    let body = json!({ "action": action }).to_string();
    let path = format!("/api/tables/{id}/preview");
    exchange_from(
        from,
        guest.addr,
        &request("POST", &path, &headers, body.as_bytes()),
    )
    .await
}

/// Whoever asks without end is asked to wait, and the game goes on for the others.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_previews_is_dammed() {
    let house = House::unforgiving().await;
    let (first, second, id) = house.game(war(&[("on_error", "refuse")])).await;
    first.plays(&id, "-").await;
    let shots = " *e22N:e3/1".repeat(16);
    let long = format!("N e22h (RUSA) <a1:1 <b2:2 <c3:3{shots}");
    let mut answers = Vec::new();
    for _ in 0..60 {
        let asked = (0..10).map(|_| {
            let (first, id, long) = (first.clone(), id.clone(), long.clone());
            tokio::spawn(async move { preview_from([127, 0, 2, 1], &first, &id, &long).await })
        });
        for answer in asked.collect::<Vec<_>>() {
            answers.push(answer.await.expect("answered"));
        }
        if answers.iter().any(|answer| answer.status == 429) {
            break;
        }
    }
    let dammed = answers.iter().find(|answer| answer.status == 429).expect("a dam");
    assert_eq!(dammed.refusal().1, "too-many");
    assert!(dammed.header("retry-after").is_some());
    assert!(answers.iter().all(|answer| matches!(answer.status, 200 | 429)));
    second.plays(&id, "-").await;
    assert_eq!(second.table(&id).await["status"]["plies"], 2);
}
