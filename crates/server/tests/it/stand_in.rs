//! A computer that stands in for somebody who has gone, until they come back.

use std::time::Duration;

use serde_json::{Value, json};

use crate::canary::deal::Deal;
use crate::canary::plant;
use crate::fixture::{Guest, House, Socket, over, until, usual};

/// How long somebody may be away before a computer stands in: longer than any test takes.
const AFTER: Duration = Duration::from_secs(3600);
const MILLIS: u64 = AFTER.as_millis() as u64;

fn war(seats: u8, after: u64) -> Value {
    json!({
        "game": "guerre-des-mots",
        "options": [["seats", seats.to_string()]],
        "standIn": { "after": after, "level": 1 },
    })
}

/// Lets time pass once `guest` sees that `place` is awaited and empty.
async fn stay_away(house: &House, guest: &Guest, id: &str, place: usize) {
    until("the empty chair", || async {
        let table = guest.table(id).await;
        let away = table["presence"][place] == false;
        let awaited = table["status"]["awaited"] == json!([table["status"]["places"][place]["seat"]]);
        (away && awaited).then_some(())
    })
    .await;
    house.pass(AFTER);
}

async fn place(guest: &Guest, id: &str, place: usize) -> Value {
    guest.table(id).await["status"]["places"][place].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_play_on_and_whoever_comes_back_sits_again() {
    let house = House::seeded(1).await;
    let [host, guest, third] = [house.guest().await, house.guest().await, house.guest().await];
    let id = host.invite(war(3, MILLIS)).await;
    for late in [&guest, &third] {
        late.sit(&id).await;
    }
    let status = host.table(&id).await["status"].clone();
    assert_eq!(status["standIn"], json!({ "after": MILLIS, "level": 1 }));
    let _waiting = [host.socket(&id).await, third.socket(&id).await];
    let tab = guest.socket(&id).await;
    host.plays(&id, "-").await;
    drop(tab);
    stay_away(&house, &host, &id, 1).await;
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
    let house = House::seeded(1).await;
    let host = house.guest().await;
    for (table, code) in [
        (war(2, MILLIS), "bad-stand-in"),
        (war(3, 10), "bad-stand-in"),
        (
            over(
                war(3, MILLIS),
                &json!({ "standIn": { "after": MILLIS, "level": 9 } }),
            ),
            "bad-level",
        ),
    ] {
        let answer = host.post("/api/tables", &over(usual(), &table)).await;
        assert_eq!(answer.refusal(), (400, code.to_owned()));
    }
}

/// Four people, by place and by seat, and the table's id.
async fn four(house: &House, table: Value) -> ([Guest; 4], String) {
    let guests = [
        house.guest().await,
        house.guest().await,
        house.guest().await,
        house.guest().await,
    ];
    let id = guests[0].invite(table).await;
    for guest in &guests[1..] {
        guest.sit(&id).await;
    }
    (guests, id)
}

/// Letters for everybody's first words.
fn deal() -> Deal {
    Deal::new(
        &["S", "O", "N", "E"],
        &[
            "A/À A/À B D E/É E/É I/Î J L N O R R S T T U/Û W",
            "A/Â A/Â E/É E/É G I/Î K L N O P P Q R R S T V",
            "A/Â C C D E/É E/É E/È H I/Î L M N P R S T U/Û X",
            "A/À C E/É E/É F I/Î L M N O O R S T T U/Û Y Z",
        ],
    )
}

async fn open_all(guests: &[&Guest], id: &str) -> Vec<Socket> {
    let mut tabs = Vec::new();
    for guest in guests {
        tabs.push(guest.socket(id).await);
    }
    tabs
}

fn holds(tab: &Socket, place: usize, kind: &str) -> bool {
    tab.table["status"]["places"][place]["kind"] == kind
}

/// S leaves in the middle of its turn, with a coup due (9.4). A computer plays on, through a restart of the
/// server, until S comes back; everybody is told, and nothing is lost.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_leaves_in_mid_turn_and_comes_back_after_a_restart() {
    let mut house = House::seeded(1).await;
    let ([s, o, n, e], id) = four(&house, war(4, MILLIS)).await;
    let spectator = house.guest().await;
    house.stop().await;
    plant(&house, &id, "begin", &deal().event());
    house.start_again().await;
    let [s, o, n, e, spectator] = [s, o, n, e, spectator].map(|guest| guest.at(house.addr));
    let own = s.socket(&id).await;
    let mut tabs = open_all(&[&o, &n, &e, &spectator], &id).await;
    for (guest, coup) in [
        (&s, "N e22h (RUSA)"),
        (&o, "N c17v (PAIR)"),
        (&n, "N e3h (CHAT)"),
        (&e, "N v5v (FAIT)"),
        (&s, "-"),
        (&o, "c17h P(RÉ)"),
        (&n, "-"),
        (&e, "-"),
        (&s, "h18v (PARI)A <c20:4"),
    ] {
        guest.plays(&id, coup).await;
    }
    let due = s.table(&id).await;
    let name = due["status"]["places"][0]["name"].clone();
    assert_eq!(
        (&due["status"]["awaited"], &due["view"]["due"]),
        (&json!([0]), &json!(1))
    );
    let plies = due["status"]["plies"].as_u64().expect("a count");
    drop(own);
    stay_away(&house, &o, &id, 0).await;
    for tab in &mut tabs {
        tab.until(|tab| holds(tab, 0, "bot")).await;
        let shown = &tab.table["status"]["places"][0];
        assert_eq!((&shown["standsFor"], &shown["level"]), (&name, &json!(1)));
        tab.until(|tab| tab.table["status"]["awaited"] == json!([1]))
            .await;
        assert!(tab.table["status"]["plies"].as_u64() > Some(plies));
    }
    let before = house.lines(&id);
    let seen = o.table(&id).await["view"].clone();
    drop(tabs);
    house.stop().await;
    house.start_again().await;
    let [s, o, n, e, spectator] = [s, o, n, e, spectator].map(|guest| guest.at(house.addr));
    assert_eq!(house.lines(&id), before);
    let mut tabs = open_all(&[&o, &n, &e, &spectator], &id).await;
    assert_eq!(tabs[0].table["view"], seen);
    assert!(holds(&tabs[3], 0, "bot"));
    // Whatever the computer plays, no position comes a third time (15.6).
    o.plays(&id, "N c5v (SALE)").await;
    for guest in [&n, &e] {
        guest.plays(&id, "-").await;
    }
    tabs[0]
        .until(|tab| tab.table["status"]["awaited"] != json!([1]))
        .await;
    tabs[0]
        .until(|tab| tab.table["status"]["awaited"] == json!([1]))
        .await;
    let back = s.socket(&id).await;
    assert_eq!(back.table["you"]["places"], json!([0]));
    assert!(back.table["view"]["seats"][0]["arsenal"].is_array());
    for tab in &mut tabs {
        tab.until(|tab| holds(tab, 0, "person")).await;
        let shown = &tab.table["status"]["places"][0];
        assert_eq!((&shown["name"], &shown["standsFor"]), (&name, &Value::Null));
        assert!(tab.table["view"]["seats"][0]["arsenal"].is_null());
    }
    for guest in [&o, &n, &e, &s, &o] {
        guest.plays(&id, "-").await;
    }
    assert!(house.lines(&id).starts_with(&before));
}

/// 10.5: whoever is asked for letters and is away does not keep the asker waiting either.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_answers_for_whoever_is_asked() {
    let mut house = House::seeded(1).await;
    let ([s, o, n, e], id) = four(&house, war(4, MILLIS)).await;
    house.stop().await;
    plant(&house, &id, "begin", &deal().event());
    house.start_again().await;
    let [s, o, n, e] = [s, o, n, e].map(|guest| guest.at(house.addr));
    let asked = n.socket(&id).await;
    let mut tabs = open_all(&[&o, &s, &e], &id).await;
    for (guest, coup) in [
        (&s, "N e22h (RUSA)"),
        (&o, "N c17v (PAIR)"),
        (&n, "N e3h (RUES)"),
        (&e, "N v5v (FAIT)"),
        (&s, "-"),
        (&o, "R h3:1"),
    ] {
        guest.plays(&id, coup).await;
    }
    tabs[0]
        .until(|tab| tab.table["status"]["awaited"] == json!([2]) && !tab.table["view"]["asked"].is_null())
        .await;
    drop(asked);
    stay_away(&house, &o, &id, 2).await;
    tabs[0].until(|tab| holds(tab, 2, "bot")).await;
    tabs[0].until(|tab| tab.table["view"]["asked"].is_null()).await;
    // The first thing it did; where a no leaves the turn to it, more may have followed.
    let lines = house.lines(&id);
    let answer = lines
        .iter()
        .skip_while(|line| !line.contains("\tact\t1\tR h3:1"))
        .find(|line| line.contains("\tact\t2\t"))
        .expect("an answer");
    assert!(
        answer.contains("\tact\t2\tyes") || answer.contains("\tact\t2\tno"),
        "{answer}"
    );
    let back = n.socket(&id).await;
    assert_eq!(back.table["you"]["places"], json!([2]));
}

/// Whoever comes back while the computer thinks plays himself: nothing is played over his head.
#[tokio::test(flavor = "multi_thread")]
async fn a_thought_is_given_up_for_whoever_comes_back() {
    let house = House::seeded(1).await;
    let thoughtful = over(
        war(4, MILLIS),
        &json!({ "standIn": { "after": MILLIS, "level": 8 } }),
    );
    let ([s, o, n, e], id) = four(&house, thoughtful).await;
    let mut tabs = open_all(&[&o, &n, &e], &id).await;
    stay_away(&house, &o, &id, 0).await;
    tabs[0].until(|tab| holds(tab, 0, "bot")).await;
    // By an order alone, without opening the page.
    let v = tabs[0].v();
    let said = s.order_at(&id, 1, v, json!({ "say": "me revoilà" })).await;
    assert_eq!(said.status, 200, "{said:?}");
    tabs[0].until(|tab| holds(tab, 0, "person")).await;
    let back = s.socket(&id).await;
    let plies = back.table["status"]["plies"].as_u64().expect("a count");
    for (played, guest) in (0..).zip([&s, &o, &n, &e]).skip_while(|(at, _)| *at < plies) {
        guest.plays(&id, "-").await;
        assert_eq!(guest.table(&id).await["status"]["plies"], played + 1);
    }
}

/// Without an agreement the others wait, and at a table that everybody has left nobody does.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_replaced_unasked_or_unmissed() {
    let house = House::seeded(1).await;
    let unasked = over(war(4, MILLIS), &json!({ "standIn": null }));
    let (others, left_alone) = four(&house, unasked).await;
    let (_, empty) = four(&house, war(4, MILLIS)).await;
    let (guests, missed) = four(&house, war(4, MILLIS)).await;
    let _waiting = [
        others[1].socket(&left_alone).await,
        others[2].socket(&left_alone).await,
    ];
    // Twice in a row a computer stands in here: long enough for one to have done so anywhere.
    let mut tab = guests[2].socket(&missed).await;
    stay_away(&house, &guests[2], &missed, 0).await;
    tab.until(|tab| holds(tab, 0, "bot")).await;
    stay_away(&house, &guests[2], &missed, 1).await;
    tab.until(|tab| holds(tab, 1, "bot")).await;
    for id in [&left_alone, &empty] {
        assert_eq!(place(&guests[3], id, 0).await["kind"], "person");
        assert_eq!(guests[3].table(id).await["status"]["awaited"], json!([0]));
    }
}
