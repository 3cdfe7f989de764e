//! Stopping and starting again.

use serde_json::json;

use crate::fixture::guest::fresh_key;
use crate::fixture::socket::End;
use crate::fixture::{House, Socket, clock, until};

/// R30: clients are told, and find everything when they come back.
#[tokio::test(flavor = "multi_thread")]
async fn a_graceful_stop_says_goodbye_and_loses_nothing() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(clock(600_000, 2_000)).await;
    let (mut w, mut b) = (white.socket(&id).await, black.socket(&id).await);
    w.plays("e2e4").await;
    b.reach(w.v()).await;
    let v = b.plays("e7e5").await;
    // Asked and not yet answered when the server stops.
    let (late, seen) = (fresh_key(), v);
    w.reach(v).await;
    w.ask(late, seen, &json!({ "act": "g1f3" })).await;
    house.stop().await;
    for tab in [&mut w, &mut b] {
        assert_eq!(tab.end().await, End::Closed(1012));
        assert_eq!(
            tab.heard.last().expect("heard")["t"],
            "restart",
            "told before the end"
        );
    }

    house.start_again().await;
    let white = white.at(house.addr);
    let mut w = Socket::open(&white, &id, "protocol=1").await;
    let moves = |socket: &Socket| socket.table["notices"].as_array().expect("notices").len();
    assert!(
        matches!(moves(&w), 2 | 3),
        "all that was acknowledged, and at most what was asked"
    );
    w.ask(late, seen, &json!({ "act": "g1f3" })).await;
    let answer = w.answer(late).await;
    // Answered as done if it was, and not played twice; played now if it was not.
    w.reach(answer.expect("done once")).await;
    assert_eq!(moves(&w), 3);
    let mut b = black.at(house.addr).socket(&id).await;
    b.plays("b8c6").await;
    assert_eq!(b.table["notices"].as_array().unwrap().len(), 4);
}

/// R30: a client that neither reads nor leaves cannot keep the server from stopping, and an idle
/// connection neither.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_keep_the_server_from_stopping() {
    let mut house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let _unread = white.socket(&id).await;
    let _idle = tokio::net::TcpStream::connect(house.addr)
        .await
        .expect("connected");
    tokio::time::timeout(crate::fixture::PATIENCE, house.stop())
        .await
        .expect("stopped");
    house.start_again().await;
    white.at(house.addr).plays(&id, "e2e4").await;
}

/// A guest stays the same guest, and finds their tables again.
#[tokio::test(flavor = "multi_thread")]
async fn cookies_and_lists_survive() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let public = white.invite(json!({})).await;
    let me = white.get("/api/me").await.json();
    house.stop().await;
    house.start_again().await;
    let (white, black) = (white.at(house.addr), black.at(house.addr));
    assert_eq!(white.get("/api/me").await.json(), me);
    let ids = |answer: crate::fixture::http::Answer| {
        let tables = answer.json();
        let tables = tables.as_array().expect("a list").iter();
        tables
            .map(|table| table["id"].as_str().expect("an id").to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        ids(white.get("/api/me/tables").await),
        [public.clone(), id.clone()]
    );
    assert_eq!(ids(black.get("/api/me/tables").await), [id]);
    // The list of open tables shows those that somebody came back to wait at.
    assert_eq!(ids(black.get("/api/tables").await), Vec::<String>::new());
    let _waits = white.socket(&public).await;
    assert_eq!(ids(black.get("/api/tables").await), [public]);
}

/// Offers, talk and the match go on after a restart as they were.
#[tokio::test(flavor = "multi_thread")]
async fn everything_at_the_table_survives() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(json!({ "games": 3, "salt": "sel-blanc" })).await;
    white.plays(&id, "f2f3").await;
    black.plays(&id, "e7e5").await;
    white.plays(&id, "g2g4").await;
    black.plays(&id, "d8h4").await;
    white.does(&id, json!("next")).await;
    black.plays(&id, "e2e4").await;
    white.plays(&id, "e7e5").await;
    black.does(&id, json!({ "offer": "draw" })).await;
    white.does(&id, json!({ "say": "je réfléchis" })).await;
    let before = white.table(&id).await;
    house.stop().await;
    house.start_again().await;
    let mut after = white.at(house.addr).table(&id).await;
    after["presence"] = before["presence"].clone();
    assert_eq!(after, before);
    assert_eq!(after["status"]["score"], json!([0, 2]));
    assert_eq!(
        after["status"]["offers"],
        json!([{ "kind": "draw", "by": 1, "agreed": [] }])
    );
    white.at(house.addr).does(&id, json!({ "accept": "draw" })).await;
    assert_eq!(
        white.at(house.addr).table(&id).await["status"]["score"],
        json!([1, 3])
    );
}

/// R25: a machine whose clock was set back while the server was down takes nobody's time away, and lets
/// nobody's stand still.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_on_after_the_machine_was_set_back() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(clock(1_500, 0)).await;
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    house.stop().await;
    // Everything that has been was a day ahead of the clock that the server finds.
    house.meddle(
        "UPDATE beat SET at_ms = at_ms + 86400000;
         UPDATE record SET record = '2:' || (CAST(substr(record, 3, 13) AS bigint) + 86400000) || substr(record, 16)",
    );
    house.start_again().await;
    let white = white.at(house.addr);
    let left = white.table(&id).await["status"]["clocks"][0]["left"]
        .as_u64()
        .unwrap();
    assert!((1..=1_500).contains(&left), "{left}");
    let over = until("the flag", || async {
        let table = white.table(&id).await;
        (table["status"]["phase"] == "over").then_some(table)
    })
    .await;
    assert_eq!(over["status"]["outcome"]["code"], "time");
}
