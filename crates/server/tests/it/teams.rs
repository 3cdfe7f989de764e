//! Four at a table, each at their own screen: places, arms, one clock a team, what partners confide.

use serde_json::{Value, json};

use crate::fixture::{Guest, House, clock, over, until};

const TEXT: &str = "par le gué de gauche";

/// The usual table for two against two, with `changes`.
fn pairs(changes: &Value) -> Value {
    let table = json!({ "game": "chevaliers", "options": [["seats", "4"]] });
    over(table, changes)
}

async fn sit(guest: &Guest, id: &str, place: u8) {
    let path = format!("/api/tables/{id}/sit");
    let answer = guest.post(&path, &json!({ "place": place })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
}

/// Four guests by place: the first and the third are partners.
async fn four(house: &House, changes: &Value) -> ([Guest; 4], String) {
    let guests = [
        house.guest().await,
        house.guest().await,
        house.guest().await,
        house.guest().await,
    ];
    let id = guests[0].invite(pairs(changes)).await;
    for place in [2, 1, 3] {
        sit(&guests[usize::from(place)], &id, place).await;
    }
    (guests, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_partner_moves_their_own_arm() {
    let house = House::open().await;
    let ([knights, gold_knights, men, gold_men], id) = four(&house, &json!({})).await;
    let status = knights.table(&id).await["status"].clone();
    assert_eq!(
        (&status["sides"], &status["awaited"]),
        (&json!(2), &json!([0, 2]))
    );
    let refused = |guest: &Guest, action: &str| {
        let (guest, id, input) = (guest.clone(), id.clone(), json!({ "act": action }));
        async move { guest.order(&id, input).await }
    };
    let partners = refused(&knights, "c2-c3").await;
    assert_eq!(
        (partners.status, &partners.json()["clause"]),
        (422, &json!("R20"))
    );
    assert_eq!(refused(&gold_men, "c8-c7").await.refusal().1, "not-your-turn");
    men.plays(&id, "c2-c3").await;
    assert_eq!(refused(&knights, "b1-a1").await.refusal().1, "not-your-turn");
    gold_knights.plays(&id, "b8-a7").await;
    knights.plays(&id, "b1-a1").await;
    gold_men.plays(&id, "c8-c7").await;
    let seen = men.table(&id).await;
    assert_eq!(seen["status"]["plies"], 4);
    assert!(!seen["view"]["moves"].as_array().unwrap().is_empty());
    assert_eq!(gold_men.table(&id).await["view"]["moves"], json!([]), "R56");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_confided_reaches_the_partner_and_nobody_else() {
    let mut house = House::open().await;
    let (guests, id) = four(&house, &json!({})).await;
    let stranger = house.guest().await;
    let mut tabs = Vec::new();
    for guest in guests.iter().chain([&stranger]) {
        tabs.push(guest.socket(&id).await);
    }
    let v = tabs[2].does(json!({ "sayTeam": TEXT })).await;
    let confided = json!({ "by": 2, "team": true, "text": TEXT });
    for (place, tab) in tabs.iter_mut().enumerate() {
        tab.reach(v).await;
        let partner = place == 0 || place == 2;
        assert_eq!(tab.table["talk"].as_array().unwrap().contains(&confided), partner);
        let on_the_wire = tab.heard.iter().any(|frame| frame.to_string().contains(TEXT));
        assert_eq!(on_the_wire, partner, "place {place}");
    }
    let said = stranger.order(&id, json!({ "sayTeam": "moi aussi" })).await;
    assert_eq!(said.refusal().1, "not-seated");
    house.stop().await;
    house.start_again().await;
    for (place, guest) in guests.iter().chain([&stranger]).enumerate() {
        let table = guest.at(house.addr).table(&id).await;
        let partner = place == 0 || place == 2;
        assert_eq!(
            table.to_string().contains(TEXT),
            partner,
            "place {place} afterwards"
        );
    }
    let record = stranger
        .at(house.addr)
        .get(&format!("/api/tables/{id}/record"))
        .await;
    assert!(!String::from_utf8_lossy(&record.body).contains(TEXT));
}

/// Before the seats are dealt everybody sees through the same eyes, and still not everybody may hear.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_confided_before_the_seats_are_dealt_stays_with_the_partner() {
    let house = House::open().await;
    let [host, opponent, partner, stranger] = [
        house.guest().await,
        house.guest().await,
        house.guest().await,
        house.guest().await,
    ];
    let id = host.invite(pairs(&json!({}))).await;
    sit(&partner, &id, 2).await;
    sit(&opponent, &id, 1).await;
    // The partner's tab is opened first, so that a frame made for it could be handed on.
    let mut tabs = [
        partner.socket(&id).await,
        host.socket(&id).await,
        opponent.socket(&id).await,
        stranger.socket(&id).await,
    ];
    let v = tabs[1].does(json!({ "sayTeam": TEXT })).await;
    for (tab, hears) in tabs.iter_mut().zip([true, true, false, false]) {
        tab.reach(v).await;
        let on_the_wire = tab.heard.iter().any(|frame| frame.to_string().contains(TEXT));
        assert_eq!(on_the_wire, hears);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_has_one_clock_and_one_say() {
    let house = House::open().await;
    let table = over(clock(600_000, 0), &json!({ "games": 2 }));
    let ([knights, gold_knights, men, gold_men], id) = four(&house, &table).await;
    knights.plays(&id, "b1-a1").await;
    gold_men.plays(&id, "c8-c7").await;
    let clocks = men.table(&id).await["status"]["clocks"].clone();
    let running: Vec<_> = clocks
        .as_array()
        .unwrap()
        .iter()
        .map(|clock| &clock["running"])
        .collect();
    assert_eq!(running, [true, false, true, false]);
    assert_eq!(clocks[0], clocks[2]);
    men.does(&id, json!({ "offer": "draw" })).await;
    let own = knights.order(&id, json!({ "accept": "draw" })).await;
    assert_eq!(own.refusal().1, "offer-stands");
    gold_knights.does(&id, json!({ "decline": "draw" })).await;
    gold_men.does(&id, json!("resign")).await;
    let status = men.table(&id).await["status"].clone();
    assert_eq!(status["outcome"]["winners"], json!([0, 2]));
    assert_eq!(status["score"], json!([2, 0, 2, 0]));
    // R3: camps change, and partners keep together.
    gold_knights.does(&id, json!("next")).await;
    let places = men.table(&id).await["status"]["places"].clone();
    let seats: Vec<_> = places
        .as_array()
        .unwrap()
        .iter()
        .map(|place| &place["seat"])
        .collect();
    assert_eq!(seats, [3, 0, 1, 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_may_hold_both_arms_against_computers() {
    let house = House::open().await;
    let host = house.guest().await;
    let changes = pairs(&json!({ "opponent": { "kind": "bot", "level": 1 } }));
    let id = host.invite(changes).await;
    let you = host.table(&id).await["you"].clone();
    assert_eq!(you["places"], json!([0, 2]));
    host.plays(&id, "c2-c3").await;
    let answered = async || {
        let table = host.table(&id).await;
        (table["status"]["plies"] == 2).then_some(table)
    };
    until("the computers' answer", answered).await;
    host.plays(&id, "b1-a1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn places_are_wished_for_one_by_one() {
    let house = House::open().await;
    let host = house.guest().await;
    let wishes = json!({ "places": [{ "bot": 1 }, "invite", { "bot": 2 }], "colour": "third",
        "options": [["seats", "4"], ["team", "alternate"]] });
    let id = host.invite(pairs(&wishes)).await;
    let friend = house.guest().await;
    sit(&friend, &id, 2).await;
    // The host has the men and the friend the knights, who begin.
    let table = friend.table(&id).await;
    assert_eq!(table["status"]["awaited"], json!([0]));
    friend.plays(&id, "b1-a1").await;
    until("the men's turn", async || {
        let table = host.table(&id).await;
        (table["status"]["awaited"] == json!([2])).then_some(())
    })
    .await;
    host.plays(&id, "c2-c3").await;
    for wrong in [
        json!({ "places": ["invite"] }),
        json!({ "places": ["host", "host", "host", "host"] }),
        json!({ "places": [], "colour": "first" }),
        json!({ "places": [{ "bot": 9 }, "host", "host"] }),
        json!({ "options": [["seats", "3"]] }),
        json!({ "options": [], "colour": "third" }),
    ] {
        let answer = host
            .post(
                "/api/tables",
                &over(over(crate::fixture::usual(), &pairs(&json!({}))), &wrong),
            )
            .await;
        assert_eq!(answer.status, 400, "{wrong}");
    }
}
