//! Up to eight at a table of La Guerre des Mots: invitations, seats, and computers where nobody came.

use serde_json::{Value, json};

use crate::fixture::{Guest, House, over};

fn war(seats: u8, changes: &Value) -> Value {
    let table = json!({ "game": "guerre-des-mots", "options": [["seats", seats.to_string()]] });
    over(table, changes)
}

async fn sit(guest: &Guest, id: &str, place: u8) {
    let path = format!("/api/tables/{id}/sit");
    let answer = guest.post(&path, &json!({ "place": place })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
}

fn kinds(table: &Value) -> Vec<&str> {
    let places = table["status"]["places"].as_array().expect("places");
    places
        .iter()
        .map(|place| place["kind"].as_str().expect("a kind"))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_people_play_in_turn_and_see_their_own_arsenal() {
    let house = House::open().await;
    let host = house.guest().await;
    let id = host.invite(war(8, &json!({ "colour": "seventh" }))).await;
    let mut guests = vec![host];
    for place in 1..8 {
        let guest = house.guest().await;
        assert_eq!(guest.table(&id).await["status"]["phase"], "waiting");
        sit(&guest, &id, place).await;
        guests.push(guest);
    }
    for (place, guest) in guests.iter().enumerate() {
        let table = guest.table(&id).await;
        let seat = (place + 6) % 8;
        assert_eq!(table["status"]["places"][place]["seat"], seat);
        for (other, shown) in table["view"]["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .enumerate()
        {
            assert_eq!(
                shown["arsenal"].is_null(),
                other != seat,
                "{seat} looks at {other}"
            );
        }
    }
    for seat in 0..8 {
        let place = (seat + 2) % 8;
        assert_eq!(guests[place].table(&id).await["status"]["awaited"], json!([seat]));
        let next = &guests[(place + 1) % 8];
        let early = next.order(&id, json!({ "act": "-" })).await;
        assert_eq!(early.refusal(), (409, "not-your-turn".to_owned()));
        guests[place].plays(&id, "-").await;
    }
    // Whoever resigns leaves the others to play on (15.7).
    guests[2].does(&id, json!("resign")).await;
    let table = guests[0].table(&id).await;
    assert_eq!(
        (&table["status"]["phase"], &table["status"]["awaited"]),
        (&json!("playing"), &json!([1]))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_begins_with_computers_where_nobody_came() {
    let mut house = House::open().await;
    let (host, guest, late) = (house.guest().await, house.guest().await, house.guest().await);
    let id = host.invite(war(6, &json!({ "colour": "first" }))).await;
    sit(&guest, &id, 4).await;
    let refused = guest.order(&id, json!({ "fill": 1 })).await;
    assert_eq!(refused.refusal(), (403, "not-host".to_owned()));
    let refused = late.order(&id, json!({ "fill": 1 })).await;
    assert_eq!(refused.refusal(), (403, "not-seated".to_owned()));
    for level in [0, 9] {
        let refused = host.order(&id, json!({ "fill": level })).await;
        assert_eq!(refused.refusal(), (400, "bad-level".to_owned()));
    }
    host.does(&id, json!({ "fill": 1 })).await;
    let table = host.table(&id).await;
    assert_eq!(kinds(&table), ["person", "bot", "bot", "bot", "person", "bot"]);
    assert_eq!(
        (&table["status"]["phase"], &table["status"]["awaited"]),
        (&json!("playing"), &json!([0]))
    );
    assert_eq!(late.try_sit(&id, "").await.refusal(), (409, "taken".to_owned()));
    house.stop().await;
    house.start_again().await;
    let again = host.at(house.addr).table(&id).await;
    assert_eq!(kinds(&again), kinds(&table));
    assert_eq!(again["view"], table["view"]);
}

/// Against computers at once, mixed with friends as the host likes.
#[tokio::test(flavor = "multi_thread")]
async fn places_are_wished_for_one_by_one() {
    let house = House::open().await;
    let host = house.guest().await;
    let places = json!([{ "bot": 1 }, "host", "invite", { "bot": 2 }, "host", "invite", { "bot": 8 }]);
    let id = host.invite(war(8, &json!({ "places": places }))).await;
    let table = host.table(&id).await;
    assert_eq!(
        kinds(&table),
        ["person", "bot", "person", "free", "bot", "person", "free", "bot"]
    );
    assert_eq!(table["you"]["places"], json!([0, 2, 5]));
    let few = over(crate::fixture::usual(), &war(8, &json!({ "places": ["invite"] })));
    assert_eq!(
        host.post("/api/tables", &few).await.refusal(),
        (400, "bad-places".to_owned())
    );
}

/// 15.7: whoever has left the game is not asked whether the others may take something back.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_resigned_has_no_say_any_more() {
    let house = House::open().await;
    let guests = [house.guest().await, house.guest().await, house.guest().await];
    let id = guests[0].invite(war(3, &json!({ "colour": "first" }))).await;
    for (guest, place) in guests.iter().zip(0..).skip(1) {
        sit(guest, &id, place).await;
    }
    guests[2].does(&id, json!("resign")).await;
    guests[0].plays(&id, "-").await;
    guests[0].does(&id, json!({ "offer": "takeback" })).await;
    let asked = guests[2].order(&id, json!({ "accept": "takeback" })).await;
    assert_eq!(asked.refusal(), (409, "offer-stands".to_owned()));
    assert_eq!(guests[0].table(&id).await["status"]["awaited"], json!([1]));
    guests[1].does(&id, json!({ "accept": "takeback" })).await;
    assert_eq!(guests[0].table(&id).await["status"]["awaited"], json!([0]));
}
