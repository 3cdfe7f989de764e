//! Those who watch: counted, and heard by each other, not by those who play against each other.

use serde_json::{Value, json};

use crate::fixture::{House, Socket};

const TEXT: &str = "la dame en h5 !";

fn heard(tab: &Socket) -> bool {
    tab.heard.iter().any(|frame| frame.to_string().contains(TEXT))
}

/// Waits until the last frame of a kind says what is expected.
async fn hear(tab: &mut Socket, kind: &str, says: impl Fn(&Value) -> bool) {
    tab.until(|tab| {
        let last = tab.heard.iter().rev().find(|frame| frame["t"] == kind);
        last.is_some_and(|frame| says(&frame["d"]))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hear_the_gallery_when_the_game_is_over() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let [one, two] = [house.guest().await, house.guest().await];
    let mut players = [white.socket(&id).await, black.socket(&id).await];
    let first = one.socket(&id).await;
    assert_eq!(first.table["watchers"], 1);
    hear(&mut players[0], "watchers", |count| *count == 1).await;
    let mut late = two.socket(&id).await;
    assert_eq!(late.table["watchers"], 2);
    hear(&mut players[0], "watchers", |count| *count == 2).await;
    // A second tab is no second person.
    let again = one.socket(&id).await;
    assert_eq!(again.table["watchers"], 2);

    let said = one.order(&id, json!({ "say": TEXT })).await;
    assert_eq!(said.status, 200, "{said:?}");
    hear(&mut late, "gallery", |lines| {
        lines[0]["text"] == TEXT && lines[0]["name"].as_str().is_some_and(|name| !name.is_empty())
    })
    .await;
    let whole = house.guest().await.table(&id).await;
    assert_eq!(whole["gallery"][0]["text"], TEXT, "whoever comes later reads it");
    assert_eq!(white.table(&id).await["gallery"], json!([]));
    white.plays(&id, "e2e4").await;
    for tab in &mut players {
        let v = white.table(&id).await["v"].as_u64().expect("a version");
        tab.reach(v).await;
        assert!(!heard(tab), "no player hears it while they play");
    }
    black.does(&id, json!("resign")).await;
    for tab in &mut players {
        hear(tab, "gallery", |lines| lines[0]["text"] == TEXT).await;
    }
    assert_eq!(black.table(&id).await["gallery"][0]["text"], TEXT);
    // Nothing of it is a record, and the table's own talk is apart.
    assert!(house.lines(&id).iter().all(|line| !line.contains(TEXT)));
    assert_eq!(white.table(&id).await["talk"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_is_not_said() {
    let house = House::open().await;
    let (_white, _black, id) = house.game(json!({})).await;
    let watcher = house.guest().await;
    for text in [String::new(), "x".repeat(201)] {
        let said = watcher.order(&id, json!({ "say": text })).await;
        assert_eq!(said.refusal(), (400, "too-long".to_owned()));
    }
    let team = watcher.order(&id, json!({ "sayTeam": "à nous" })).await;
    assert_eq!(team.refusal().1, "not-seated");
}
