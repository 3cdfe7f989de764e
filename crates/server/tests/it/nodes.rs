//! Two servers on one journal, which only PostgreSQL allows: whoever decided of the past is told the present.

use journal_testkit::Space;
use serde_json::json;

use crate::fixture::{House, Kept};

/// How many records end with a move: a guest's id may read as one.
fn told(lines: &[String], played: &str) -> usize {
    let last = |line: &&String| line.rsplit('\t').next() == Some(played);
    lines.iter().filter(last).count()
}

/// R34, R35: no two of them write over each other, and neither goes on from what it only believes.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_played_at_two_nodes_has_one_history() {
    let space = Space::new();
    let node = || House::beside(Kept::InPostgres(space.clone()));
    let (one, other) = (node().await, node().await);
    let (white, black, id) = one.game(json!({})).await;
    let far = black.at(other.addr);
    assert_eq!(far.table(&id).await["status"]["plies"], 0, "one cookie for both");
    white.plays(&id, "e2e4").await;
    let late = far.order(&id, json!({ "say": "À vous." })).await;
    assert_eq!(late.refusal(), (409, "stale".to_owned()));
    assert_eq!(far.table(&id).await["status"]["plies"], 1);
    far.plays(&id, "e7e5").await;
    let late = white.order(&id, json!({ "say": "À vous." })).await;
    assert_eq!(late.refusal(), (409, "stale".to_owned()));
    white.plays(&id, "g1f3").await;
    let lines = one.lines(&id);
    let moves: Vec<_> = ["e2e4", "e7e5", "g1f3"]
        .iter()
        .map(|played| told(&lines, played))
        .collect();
    assert_eq!(moves, [1, 1, 1], "{lines:?}");
    assert_eq!(lines, other.lines(&id));
}

/// R12: an order sent again to another node, its answer lost, is done once.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_sent_again_elsewhere_is_done_once() {
    let space = Space::new();
    let node = || House::beside(Kept::InPostgres(space.clone()));
    let (one, other) = (node().await, node().await);
    let (white, _, id) = one.game(json!({})).await;
    let v = white.table(&id).await["v"].as_u64().expect("a version");
    let act = json!({ "act": "e2e4" });
    assert_eq!(white.order_at(&id, 7, v, act.clone()).await.status, 200);
    let again = white.at(other.addr).order_at(&id, 7, v, act).await;
    assert_eq!(again.status, 200, "{again:?}");
    assert_eq!(other.lines(&id), one.lines(&id));
    assert_eq!(told(&one.lines(&id), "e2e4"), 1);
}
