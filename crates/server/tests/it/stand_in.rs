//! A computer that stands in for somebody who has gone, until they come back.

use serde_json::{Value, json};

use crate::fixture::{Guest, House, over, until, usual};

fn war(seats: u8, after: u64) -> Value {
    json!({
        "game": "guerre-des-mots",
        "options": [["seats", seats.to_string()]],
        "standIn": { "after": after, "level": 1 },
    })
}

async fn place(guest: &Guest, id: &str, place: usize) -> Value {
    guest.table(id).await["status"]["places"][place].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_play_on_and_whoever_comes_back_sits_again() {
    let house = House::open().await;
    let [host, guest, third] = [house.guest().await, house.guest().await, house.guest().await];
    let id = host.invite(war(3, 1_000)).await;
    for late in [&guest, &third] {
        late.sit(&id).await;
    }
    let status = host.table(&id).await["status"].clone();
    assert_eq!(status["standIn"], json!({ "after": 1_000, "level": 1 }));
    let _waiting = [host.socket(&id).await, third.socket(&id).await];
    let tab = guest.socket(&id).await;
    host.plays(&id, "-").await;
    drop(tab);
    let stands_in = until("a computer", || async {
        let shown = place(&host, &id, 1).await;
        (shown["kind"] == "bot").then_some(shown)
    });
    let shown = stands_in.await;
    assert_eq!(shown["level"], 1);
    assert!(shown["standsFor"].as_str().is_some_and(|name| !name.is_empty()));
    until("its coup", || async {
        let awaited = host.table(&id).await["status"]["awaited"].clone();
        (awaited == json!([2])).then_some(())
    })
    .await;
    let back = guest.socket(&id).await;
    assert_eq!(back.table["you"]["places"], json!([1]));
    assert_eq!(place(&host, &id, 1).await["kind"], "person");
    assert!(back.table["view"]["seats"][1]["arsenal"].is_array());
    third.plays(&id, "-").await;
    host.plays(&id, "-").await;
    guest.plays(&id, "-").await;
    let lines = house.lines(&id);
    assert!(lines.iter().any(|line| line.ends_with("\tcomputer\t1\t1")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_two_and_a_level_that_is_none_are_refused() {
    let house = House::open().await;
    let host = house.guest().await;
    for (table, code) in [
        (war(2, 1_000), "bad-stand-in"),
        (war(3, 10), "bad-stand-in"),
        (
            over(
                war(3, 1_000),
                &json!({ "standIn": { "after": 1_000, "level": 9 } }),
            ),
            "bad-level",
        ),
    ] {
        let answer = host.post("/api/tables", &over(usual(), &table)).await;
        assert_eq!(answer.refusal(), (400, code.to_owned()));
    }
}
