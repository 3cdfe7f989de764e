//! Orders: done once, on the position they were meant for, and refused by name otherwise.

use serde_json::json;
use tokio::task::JoinSet;

use crate::fixture::guest::fresh_key;
use crate::fixture::{House, Socket, until};

/// R01: the connection is lost after the move was sent and before it was answered.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_sent_again_after_a_cut_is_played_once() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let mut tab = white.socket(&id).await;
    let (k, v) = (fresh_key(), tab.v());
    tab.ask(k, v, &json!({ "act": "e2e4" })).await;
    drop(tab);
    until("the move", || async {
        (white.table(&id).await["v"] != v).then_some(())
    })
    .await;
    black.plays(&id, "e7e5").await;

    let mut tab = white.socket(&id).await;
    tab.ask(k, v, &json!({ "act": "e2e4" })).await;
    assert_eq!(tab.answer(k).await, Ok(v + 1), "the answer that was lost");
    let acts = house
        .lines(&id)
        .into_iter()
        .filter(|line| line.contains("\tact\t"));
    assert_eq!(acts.count(), 2);
}

/// R12: a hundred times at once, over HTTP and over sockets.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_order_a_hundred_times_is_done_once_and_always_answered_alike() {
    let house = House::lenient().await;
    let (white, _, id) = house.game(json!({})).await;
    let (k, v) = (fresh_key(), white.table(&id).await["v"].as_u64().unwrap());
    let input = json!({ "act": "e2e4" });
    let mut calls = JoinSet::new();
    for n in 0..100 {
        let (white, id, input) = (white.clone(), id.clone(), input.clone());
        calls.spawn(async move {
            if n % 4 == 0 {
                let mut tab = white.socket(&id).await;
                tab.ask(k, v, &input).await;
                tab.answer(k).await.expect("accepted")
            } else {
                let answer = white.order_at(&id, k, v, input).await;
                assert_eq!((answer.status, &answer.json()["k"]), (200, &json!(k)));
                answer.json()["v"].as_u64().unwrap()
            }
        });
    }
    let answers = calls.join_all().await;
    assert_eq!(answers, [v + 1; 100]);
    let acts = house
        .lines(&id)
        .into_iter()
        .filter(|line| line.contains("\tact\t"));
    assert_eq!(acts.count(), 1);
}

/// R01: a crowd cannot make the house forget what it answered a player.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_do_not_push_out_a_players_answer() {
    let house = House::lenient().await;
    let (white, _, id) = house.game(json!({})).await;
    let (k, v) = (fresh_key(), white.table(&id).await["v"].as_u64().unwrap());
    let first = white.order_at(&id, k, v, json!({ "act": "e2e4" })).await;
    let stranger = house.guest().await;
    for _ in 0..40 {
        let answer = stranger.order(&id, json!({ "offer": "draw" })).await;
        assert_eq!(answer.refusal(), (403, "not-seated".to_owned()));
    }
    let again = white.order_at(&id, k, v, json!({ "act": "e2e4" })).await;
    assert_eq!((again.status, again.json()), (200, first.json()));
}

/// A refusal is an answer like any other, and the same key gets it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_answered_again_too() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let (k, v) = (fresh_key(), white.table(&id).await["v"].as_u64().unwrap());
    let refused = black.order_at(&id, k, v, json!({ "act": "e7e5" })).await;
    assert_eq!(refused.refusal(), (409, "not-your-turn".to_owned()));
    white.plays(&id, "e2e4").await;
    let again = black.order_at(&id, k, v, json!({ "act": "e7e5" })).await;
    assert_eq!(again.refusal(), (409, "not-your-turn".to_owned()));
    black.plays(&id, "e7e5").await;
}

/// R13: two different moves at the same ply from two tabs.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_once_one_is_played_and_both_tabs_see_it() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let (mut one, mut other) = (white.socket(&id).await, white.socket(&id).await);
    let (v, k) = (one.v(), [fresh_key(), fresh_key()]);
    one.ask(k[0], v, &json!({ "act": "e2e4" })).await;
    other.ask(k[1], v, &json!({ "act": "d2d4" })).await;
    let answers = [one.answer(k[0]).await, other.answer(k[1]).await];
    let won = answers.iter().position(Result::is_ok).expect("one is played");
    assert_eq!(answers[won], Ok(v + 1));
    assert_eq!(answers[1 - won], Err("stale".to_owned()));
    one.reach(v + 1).await;
    other.reach(v + 1).await;
    assert_eq!(one.table["notices"], other.table["notices"]);
    let played = ["e2e4", "d2d4"][won];
    assert_eq!(one.table["notices"][0]["uci"], played);
    assert_eq!(one.table["notices"].as_array().unwrap().len(), 1);
}

/// R14: a move that comes after the position was taken back is refused, and costs nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_meant_for_a_position_taken_back_is_stale() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let (mut w, mut b) = (white.socket(&id).await, black.socket(&id).await);
    let seen = w.plays("e2e4").await;
    w.does(json!({ "offer": "takeback" })).await;
    b.reach(w.v()).await;
    b.does(json!({ "accept": "takeback" })).await;
    w.reach(b.v()).await;
    assert_eq!(w.table["notices"], json!([]));
    w.plays("d2d4").await;
    b.reach(w.v()).await;

    let late = fresh_key();
    b.ask(late, seen, &json!({ "act": "e7e5" })).await;
    assert_eq!(b.answer(late).await, Err("stale".to_owned()));
    assert_eq!(b.table["status"]["phase"], "playing", "never a loss");
    b.plays("e7e5").await;
    // An agreement is to what was offered, not to what has become of it.
    w.reach(b.v()).await;
    w.does(json!({ "offer": "draw" })).await;
    let late = fresh_key();
    b.ask(late, seen, &json!({ "accept": "draw" })).await;
    assert_eq!(b.answer(late).await, Err("stale".to_owned()));
}

/// R15: a version that the table has not reached is as wrong as one that it has left.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_from_the_future_is_stale() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let v = white.table(&id).await["v"].as_u64().unwrap();
    for seen in [v + 1, v + 1000, u64::MAX, 0, v - 1] {
        let answer = white
            .order_at(&id, fresh_key(), seen, json!({ "act": "e2e4" }))
            .await;
        assert_eq!(answer.refusal(), (409, "stale".to_owned()), "{seen}");
    }
    white.plays(&id, "e2e4").await;
}

/// R17: every refusal has its name, and nothing changes.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_is_refused_by_name() {
    let house = House::open().await;
    let (white, black) = (house.guest().await, house.guest().await);
    let id = white.invite(json!({})).await;
    let lines = house.lines(&id).len();
    for (input, code) in [
        (json!({ "act": "e2e4" }), "not-started"),
        (json!("resign"), "not-started"),
        (json!({ "offer": "draw" }), "not-started"),
        (json!({ "offer": "takeback" }), "not-started"),
        (json!({ "offer": "rematch" }), "not-started"),
        (json!({ "accept": "draw" }), "no-offer"),
        (json!({ "decline": "draw" }), "no-offer"),
        (json!("next"), "not-started"),
    ] {
        let answer = white.order(&id, input.clone()).await;
        assert_eq!(answer.refusal(), (409, code.to_owned()), "{input}");
    }
    assert_eq!(house.lines(&id).len(), lines, "nothing changed");

    black.sit(&id).await;
    let lines = house.lines(&id).len();
    for (guest, input, refusal) in [
        (&black, json!({ "act": "e7e5" }), (409, "not-your-turn")),
        (&white, json!({ "act": "e2e5" }), (422, "pawn-too-far")),
        (&white, json!({ "act": "castle" }), (400, "malformed")),
        (&white, json!({ "act": "" }), (400, "malformed")),
        (&white, json!({ "offer": "takeback" }), (409, "cannot-take-back")),
        (&white, json!({ "offer": "rematch" }), (409, "not-started")),
        (&white, json!({ "accept": "draw" }), (409, "no-offer")),
        (&white, json!({ "say": " \t\n" }), (400, "too-long")),
        (&white, json!({ "say": "x".repeat(201) }), (400, "too-long")),
        (&white, json!("next"), (409, "not-started")),
    ] {
        let answer = guest.order(&id, input.clone()).await;
        let (status, code) = answer.refusal();
        assert_eq!((status, code.as_str()), refusal, "{input}");
        let named = answer.json()["clause"].is_string();
        assert_eq!(
            named,
            status == 422,
            "the rules name their clause, and nobody else does"
        );
    }
    assert_eq!(house.lines(&id).len(), lines, "nothing changed");

    black.does(&id, json!("resign")).await;
    let lines = house.lines(&id).len();
    for input in [
        json!({ "act": "e2e4" }),
        json!("resign"),
        json!("abort"),
        json!("next"),
        json!({ "offer": "draw" }),
    ] {
        let answer = white.order(&id, input.clone()).await;
        assert_eq!(answer.refusal(), (409, "over".to_owned()), "{input}");
    }
    assert_eq!(house.lines(&id).len(), lines, "nothing changed");
}

/// R17: an aborted table is over for good.
#[tokio::test(flavor = "multi_thread")]
async fn an_aborted_table_takes_nothing_more() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    white.plays(&id, "e2e4").await;
    black.does(&id, json!("abort")).await;
    assert_eq!(white.table(&id).await["status"]["phase"], "aborted");
    for input in [
        json!({ "act": "d2d4" }),
        json!("resign"),
        json!("abort"),
        json!("next"),
        json!({ "offer": "draw" }),
        json!({ "offer": "rematch" }),
    ] {
        let answer = white.order(&id, input.clone()).await;
        assert_eq!(answer.refusal(), (409, "over".to_owned()), "{input}");
    }
    let late = house.guest().await.try_sit(&id, "").await;
    assert_eq!(late.refusal(), (409, "taken".to_owned()));
}

/// R17: a table that nobody opened.
#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_table_is_not_found() {
    let house = House::open().await;
    let guest = house.guest().await;
    let order = guest.order_at("nosuchtable1", 1, 1, json!("resign")).await;
    assert_eq!(order.refusal(), (404, "not-found".to_owned()));
    assert_eq!(guest.try_sit("nosuchtable1", "").await.refusal().0, 404);
    for path in ["", "/qr.svg", "/record"] {
        let answer = guest.get(&format!("/api/tables/nosuchtable1{path}")).await;
        assert_eq!(answer.refusal(), (404, "not-found".to_owned()));
    }
    assert!(
        Socket::try_open(&guest, "nosuchtable1", "protocol=1", &[])
            .await
            .is_err()
    );
    assert_eq!(house.tables_in_memory(), 0);
}

/// R19: two people take the last place at once.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_sit_down_at_once_one_is_seated() {
    let house = House::open().await;
    let host = house.guest().await;
    let id = host.invite(json!({})).await;
    let mut crowd = JoinSet::new();
    for _ in 0..12 {
        let (guest, id) = (house.guest().await, id.clone());
        crowd.spawn(async move { guest.try_sit(&id, "").await });
    }
    let answers = crowd.join_all().await;
    let seated = answers.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(seated, 1);
    for refused in answers.iter().filter(|answer| answer.status != 200) {
        assert_eq!(refused.refusal(), (409, "taken".to_owned()));
    }
}
