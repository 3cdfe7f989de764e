//! A house with a seed: equal salts deal equal games, whatever else is played there.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::fixture::{Guest, House, until};

/// Everything that the dice have a part in: the seats, and the letters of both sides.
async fn dealt(house: &House, salts: [&str; 2]) -> (Guest, Guest, String, Value) {
    let (host, guest) = (house.guest().await, house.guest().await);
    let table = json!({ "game": "guerre-des-mots", "colour": "random", "salt": salts[0],
        "options": [["open_arsenals", "true"]] });
    let id = host.invite(table).await;
    let sat = guest.try_sit(&id, salts[1]).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    let seen = host.table(&id).await;
    let deal = json!([seen["status"]["places"][0]["seat"], seen["view"]["seats"]]);
    (host, guest, id, deal)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_salts_state_the_deal() {
    let (one, other) = (House::seeded(7).await, House::seeded(7).await);
    let (.., deal) = dealt(&one, ["sel", "poivre"]).await;
    // Another house with another past deals it again, however often.
    let (.., noise) = dealt(&other, ["sel", "piment"]).await;
    assert_ne!(noise, deal);
    for _ in 0..2 {
        assert_eq!(dealt(&other, ["sel", "poivre"]).await.3, deal);
    }
    assert_ne!(dealt(&House::seeded(8).await, ["sel", "poivre"]).await.3, deal);
    assert_ne!(dealt(&House::open().await, ["sel", "poivre"]).await.3, deal);
}

/// What was promised is shown at the end, and the next match has a secret and a deal of its own.
#[tokio::test(flavor = "multi_thread")]
async fn a_known_deal_is_sealed_and_shown_like_any() {
    let mut told = Vec::new();
    for house in [House::seeded(7).await, House::seeded(7).await] {
        let (host, guest, id, first) = dealt(&house, ["a", "b"]).await;
        let fairness = |table: Value| table["status"]["fairness"].clone();
        let promised = fairness(host.table(&id).await);
        assert_eq!(
            (&promised["secret"], &promised["salts"]),
            (&Value::Null, &json!(["a", "b"]))
        );
        host.does(&id, json!("resign")).await;
        let shown = fairness(guest.table(&id).await);
        let secret = shown["secret"].as_str().expect("shown");
        let digest = Sha256::digest(secret.as_bytes());
        let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(
            (&shown["commitment"], &json!(digest)),
            (&promised["commitment"], &promised["commitment"])
        );
        host.does(&id, json!({ "offer": "rematch" })).await;
        guest.does(&id, json!({ "accept": "rematch" })).await;
        let again = host.table(&id).await;
        assert_ne!(again["status"]["fairness"]["commitment"], promised["commitment"]);
        assert_ne!(again["view"]["seats"], first[1]);
        told.push((first, again["view"]["seats"].clone()));
    }
    assert_eq!(told[0], told[1]);
}

/// What the computers have played at a table.
fn acts(house: &House, id: &str) -> Vec<String> {
    let lines = house.lines(id).into_iter();
    let acts = lines.filter_map(|line| line.split_once("\tact\t").map(|(_, act)| act.to_owned()));
    acts.filter(|act| !act.starts_with("0\t")).collect()
}

/// Alone or in a crowd, with hours on the clock or none, computers play the same.
#[tokio::test(flavor = "multi_thread")]
async fn computers_play_alike_however_busy_the_house() {
    let mut played = Vec::new();
    for (crowd, clock) in [
        (0, Value::Null),
        (6, json!({ "host": { "base": 5_000_000, "increment": 0 } })),
    ] {
        let house = House::seeded(1).await;
        let host = house.guest().await;
        let table = json!({ "game": "guerre-des-mots", "options": [["seats", "3"]], "clock": clock,
            "places": [{ "bot": 2 }, { "bot": 5 }], "salt": "sel" });
        for n in 0..crowd {
            let busy = json!({ "game": "echecs", "opponent": { "kind": "bot", "level": 8 }, "colour": "second",
                "salt": n.to_string() });
            host.invite(busy).await;
        }
        let id = host.invite(table).await;
        for _ in 0..2 {
            until("the host's turn", || async {
                (host.table(&id).await["status"]["awaited"] == json!([0])).then_some(())
            })
            .await;
            host.plays(&id, "-").await;
        }
        until("both computers, twice", || async {
            (host.table(&id).await["status"]["awaited"] == json!([0])).then_some(())
        })
        .await;
        played.push(acts(&house, &id));
    }
    assert!(played[0].len() >= 4, "{played:?}");
    assert_eq!(played[0], played[1]);
}
