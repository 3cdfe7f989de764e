//! Coming back to a table: nothing is missed, nothing is seen twice.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use crate::fixture::{House, Socket};

fn frames<'a>(socket: &'a Socket, kind: &'a str) -> impl Iterator<Item = &'a Value> {
    socket.heard.iter().filter(move |frame| frame["t"] == kind)
}

/// R03: the version at hand is the present one.
#[tokio::test(flavor = "multi_thread")]
async fn who_missed_nothing_gets_an_empty_step_with_the_clocks() {
    let house = House::open().await;
    let clock = crate::fixture::clock(600_000, 0);
    let (white, black, id) = house.game(clock).await;
    let mut tab = white.socket(&id).await;
    tab.plays("e2e4").await;
    black.plays(&id, "e7e5").await;
    tab.reach(tab.v() + 1).await;
    let (v, before) = (tab.v(), tab.table.clone());
    drop(tab);
    let mut tab = Socket::resume(&white, &id, &format!("v={v}&protocol=1"), before.clone()).await;
    tab.until(|tab| !tab.table["presence"].is_null() && tab.heard.len() >= 2)
        .await;
    let step = frames(&tab, "step").next().expect("a step, not the whole table");
    assert_eq!((&step["d"]["from"], &step["d"]["v"]), (&json!(v), &json!(v)));
    assert_eq!(step["d"]["notices"], json!([]));
    assert_eq!(step["d"]["status"]["clocks"].as_array().unwrap().len(), 2);
    assert_eq!(tab.table["notices"], before["notices"], "all of them kept");
    assert_eq!(
        frames(&tab, "presence").next().unwrap()["d"],
        json!([true, false])
    );
}

/// R03, R05: older versions and impossible ones get the whole table.
#[tokio::test(flavor = "multi_thread")]
async fn who_missed_something_gets_the_whole_table() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let v = white.socket(&id).await.v();
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    for seen in [v, 0, 1, v + 1, v + 3, v + 21, u64::MAX] {
        let tab = Socket::open(&white, &id, &format!("v={seen}&protocol=1")).await;
        assert_eq!(tab.heard[0]["t"], "table", "{seen}");
        assert_eq!(tab.v(), v + 2);
        let moves: Vec<_> = tab.table["notices"]
            .as_array()
            .unwrap()
            .iter()
            .map(|notice| &notice["uci"])
            .collect();
        assert_eq!(moves, ["e2e4", "e7e5"], "what was missed is there at once");
    }
}

/// R03, R42: what is no version, or another protocol, is refused before the socket opens.
#[tokio::test(flavor = "multi_thread")]
async fn garbage_for_a_version_is_refused() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    for (query, code) in [
        ("v=-1", "bad-request"),
        ("v=-21", "bad-request"),
        ("v=", "bad-request"),
        ("v=abc", "bad-request"),
        ("v=1.5", "bad-request"),
        ("v=18446744073709551616", "bad-request"),
        ("v=1&v=2", "bad-request"),
        ("v=%ff", "bad-request"),
        ("protocol=2", "bad-protocol"),
        ("protocol=", "bad-protocol"),
        ("protocol=65537", "bad-protocol"),
    ] {
        let refused = Socket::try_open(&white, &id, query, &[]).await;
        let Err(Error::Http(answer)) = refused else {
            panic!("{query} let in");
        };
        assert_eq!(answer.status(), 400, "{query}");
        let body: Value = serde_json::from_slice(answer.body().as_deref().unwrap()).unwrap();
        assert_eq!(body["code"], code, "{query}");
    }
    // An unknown parameter is none of the server's business.
    Socket::open(&white, &id, "protocol=1&utm=x").await;
}

/// R04: steps lead from one version to the next for everyone, whoever they are; the fixture checks it.
#[tokio::test(flavor = "multi_thread")]
async fn everyone_sees_the_same_game_without_a_gap() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({ "games": 2 })).await;
    let stranger = house.guest().await;
    let mut w = white.socket(&id).await;
    let mut b = black.socket(&id).await;
    let mut s = stranger.socket(&id).await;
    w.plays("e2e4").await;
    b.reach(w.v()).await;
    b.does(json!({ "say": "bien joué" })).await;
    b.plays("e7e5").await;
    w.reach(b.v()).await;
    w.does(json!({ "offer": "takeback" })).await;
    b.reach(w.v()).await;
    b.does(json!({ "accept": "takeback" })).await;
    w.reach(b.v()).await;
    assert_eq!(w.table["notices"], json!([]), "back before White's last action");
    w.plays("d2d4").await;
    b.reach(w.v()).await;
    b.does(json!("resign")).await;
    w.reach(b.v()).await;
    w.does(json!("next")).await;
    b.reach(w.v()).await;
    // The colours have swapped.
    b.plays("c2c4").await;
    w.reach(b.v()).await;
    s.reach(b.v()).await;
    for (tab, guest) in [(&w, &white), (&b, &black), (&s, &stranger)] {
        let whole = guest.table(&id).await;
        for part in ["v", "notices", "talk", "you", "view"] {
            assert_eq!(tab.table[part], whole[part], "{part}");
        }
        assert_eq!(tab.table["status"]["score"], json!([2, 0]));
    }
    assert_eq!(w.table["notices"], s.table["notices"]);
    let steps: Vec<_> = frames(&s, "step").map(|step| step["d"]["from"].clone()).collect();
    assert!(steps.len() >= 9, "{steps:?}");
}

/// R10: an offer stands for whoever comes back.
#[tokio::test(flavor = "multi_thread")]
async fn offers_are_there_after_coming_back() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    white.does(&id, json!({ "offer": "draw" })).await;
    black.does(&id, json!({ "offer": "takeback" })).await;
    let offers =
        json!([{ "kind": "draw", "by": 0, "agreed": [] }, { "kind": "takeback", "by": 1, "agreed": [] }]);
    for guest in [&white, &black] {
        assert_eq!(guest.socket(&id).await.table["status"]["offers"], offers);
    }
    // One's own offer is withdrawn, the other's declined.
    white.does(&id, json!({ "decline": "draw" })).await;
    white.does(&id, json!({ "decline": "takeback" })).await;
    assert_eq!(black.socket(&id).await.table["status"]["offers"], json!([]));
    black.does(&id, json!("resign")).await;
    black.does(&id, json!({ "offer": "rematch" })).await;
    let tab = white.socket(&id).await;
    assert_eq!(
        tab.table["status"]["offers"],
        json!([{ "kind": "rematch", "by": 1, "agreed": [] }])
    );
}

/// R18: a second tab changes nothing, and closing one of two leaves me there.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_there_while_any_tab_is_open() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let mut watch = black.socket(&id).await;
    assert_eq!(watch.table["presence"], json!([false, true]));
    let (one, mut two) = (white.socket(&id).await, white.socket(&id).await);
    watch
        .until(|watch| watch.table["presence"] == json!([true, true]))
        .await;
    drop(one);
    // What the second tab does is told after the first one's end, if that were told.
    two.plays("e2e4").await;
    watch.reach(two.v()).await;
    watch.ping().await;
    assert_eq!(watch.table["presence"], json!([true, true]));
    drop(two);
    watch
        .until(|watch| watch.table["presence"] == json!([false, true]))
        .await;
}

/// Somebody who looks on and then sits down is there at once.
#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_is_told_to_be_there() {
    let house = House::open().await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let id = host.invite(json!({})).await;
    let mut h = host.socket(&id).await;
    let mut g = guest.socket(&id).await;
    assert_eq!(g.table["you"], json!({ "places": [], "host": false }));
    guest.sit(&id).await;
    for tab in [&mut h, &mut g] {
        tab.until(|tab| tab.table["presence"] == json!([true, true]))
            .await;
        assert_eq!(tab.table["status"]["phase"], "playing");
    }
    assert_eq!(g.table["you"], json!({ "places": [1], "host": false }));
    assert_eq!(h.table["you"], json!({ "places": [0], "host": true }));
}

/// What was said before stays bounded, however long a table talks.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_hears_the_last_of_a_long_talk() {
    let house = House::lenient().await;
    let (white, black, id) = house.game(json!({})).await;
    for n in 0..105 {
        white
            .order_at(&id, 2 * n, 0, json!({ "say": format!("blanc {n}") }))
            .await;
        black
            .order_at(&id, 2 * n + 1, 0, json!({ "say": format!("noir {n}") }))
            .await;
    }
    let tab = white.socket(&id).await;
    let talk = tab.table["talk"].as_array().unwrap();
    assert_eq!(talk.len(), 200);
    assert_eq!(talk[199], json!({ "by": 1, "team": false, "text": "noir 104" }));
    assert_eq!(talk[0], json!({ "by": 0, "team": false, "text": "blanc 5" }));
}
