//! Clocks that run while nobody looks.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::fixture::guest::fresh_key;
use crate::fixture::{Guest, House, clock, until};

/// What each has on the clock: more than any test takes, so that no flag falls before time is let pass.
const QUOTA: Duration = Duration::from_secs(3600);

fn quota() -> Value {
    clock(QUOTA.as_millis() as u64, 0)
}

fn left(table: &Value, seat: usize) -> u64 {
    table["status"]["clocks"][seat]["left"].as_u64().expect("a clock")
}

async fn outcome(guest: &Guest, id: &str) -> Value {
    until("the end of the game", || async {
        let table = guest.table(id).await;
        (table["status"]["phase"] == "over").then(|| table["status"]["outcome"].clone())
    })
    .await
}

/// R24: the flag falls with nobody connected, and once only.
#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_with_nobody_there() {
    let house = House::open().await;
    let (white, black, id) = house.game(quota()).await;
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    house.pass(QUOTA);
    let ended = until("the flag in the journal", || async {
        let lines = house.lines(&id);
        lines
            .iter()
            .any(|line| line.contains("\tflag\t"))
            .then_some(lines)
    })
    .await;
    assert_eq!(ended.iter().filter(|line| line.contains("\tflag\t")).count(), 1);
    let outcome = outcome(&white, &id).await;
    assert_eq!(
        (&outcome["code"], &outcome["winners"]),
        (&json!("time"), &json!([1]))
    );
}

/// R20, R21: everybody plays into the falling flag; the game ends once, and no move follows the flag.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_and_a_flag_never_both_count() {
    let house = House::open().await;
    let (white, black, id) = house.game(quota()).await;
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    let v = white.table(&id).await["v"].as_u64().unwrap();
    let mut volley = JoinSet::new();
    for n in 0..24 {
        if n == 12 {
            house.pass(QUOTA);
        }
        let (white, id) = (white.clone(), id.clone());
        volley.spawn(async move {
            let act = json!({ "act": "g1f3" });
            white.order_at(&id, fresh_key(), v, act).await.status
        });
    }
    let statuses = volley.join_all().await;
    let played = statuses.iter().filter(|status| **status == 200).count();
    // If White's flag has not fallen, Black's does.
    house.pass(QUOTA);
    outcome(&white, &id).await;
    let kinds: Vec<_> = house
        .lines(&id)
        .iter()
        .map(|line| line.split('\t').nth(1).unwrap().to_owned())
        .collect();
    let count = |kind: &str| kinds.iter().filter(|known| *known == kind).count();
    assert_eq!(count("flag"), 1, "{kinds:?}");
    assert_eq!(kinds.last().unwrap(), "flag", "{kinds:?}");
    assert!(played <= 1);
    assert_eq!(
        count("act"),
        2 + played,
        "a move is acknowledged exactly if it is kept"
    );
}

/// R22: what a client says about time is not listened to.
#[tokio::test(flavor = "multi_thread")]
async fn forged_times_change_nothing() {
    let house = House::open().await;
    let (white, black, id) = house.game(clock(60_000, 0)).await;
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    let v = white.table(&id).await["v"].as_u64().unwrap();
    let order = json!({
        "k": fresh_key(), "v": v, "input": { "act": "g1f3" },
        "at": 0, "lag": 50_000, "clock": { "left": 3_600_000 }, "left": [3_600_000, 1], "seat": 1, "place": 1,
    });
    let answer = white.post(&format!("/api/tables/{id}/orders"), &order).await;
    assert_eq!(answer.status, 200);
    let table = white.table(&id).await;
    assert!(left(&table, 0) <= 60_000 && left(&table, 1) <= 60_000);
    assert!(left(&table, 1) > 1);
}

/// R21, R26: the first action of each side is free, later ones earn the increment.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_from_the_second_action_on() {
    let house = House::open().await;
    let (white, black, id) = house.game(clock(300_000, 7_000)).await;
    let running = |table: &Value| [0, 1].map(|seat| table["status"]["clocks"][seat]["running"] == true);
    assert_eq!(running(&white.table(&id).await), [false, false]);
    white.plays(&id, "e2e4").await;
    assert_eq!(running(&white.table(&id).await), [false, false]);
    black.plays(&id, "e7e5").await;
    let table = white.table(&id).await;
    assert_eq!(running(&table), [true, false]);
    assert_eq!(left(&table, 1), 300_000, "first actions neither cost nor earn");
    white.plays(&id, "g1f3").await;
    let table = white.table(&id).await;
    assert_eq!(running(&table), [false, true]);
    // Whatever this machine took to get here, the increment came on top of what was left.
    assert!(left(&table, 0) > 7_000 && left(&table, 0) <= 307_000);
    assert_eq!(
        left(&table, 0),
        left(&white.table(&id).await, 0),
        "a stopped clock stands"
    );
    white.does(&id, json!("resign")).await;
    assert_eq!(running(&white.table(&id).await), [false, false]);
}
