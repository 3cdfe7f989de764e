//! Opponents who are gone: the game may be claimed from them once the wait is over.

use std::time::Duration;

use serde_json::{Value, json};

use crate::fixture::{Guest, House, until};

/// How long somebody who is gone is waited for: longer than any test takes.
const WAIT: Duration = Duration::from_secs(3600);

/// Waits until `place` is seen to be empty and the time is over, claims, and gives the table then.
async fn claimed(house: &House, guest: &Guest, id: &str, place: usize) -> Value {
    until("the empty chair", || async {
        (guest.table(id).await["presence"][place] == false).then_some(())
    })
    .await;
    let soon = guest.order(id, json!("claim")).await;
    assert_eq!(soon.refusal(), (409, "not-gone".to_owned()));
    house.pass(WAIT);
    guest.does(id, json!("claim")).await;
    guest.table(id).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_somebody_gone_claims_the_game() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({ "patience": 3_600_000 })).await;
    let mut waiting = white.socket(&id).await;
    let tab = black.socket(&id).await;
    assert_eq!(waiting.table["status"]["claimAfter"], 3_600_000);
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    white.plays(&id, "g1f3").await;
    let here = white.order(&id, json!("claim")).await;
    assert_eq!(here.refusal(), (409, "not-gone".to_owned()));
    drop(tab);
    let table = claimed(&house, &white, &id, 1).await;
    assert_eq!(table["status"]["phase"], "over");
    assert_eq!(table["status"]["claimedBy"], 0);
    assert_eq!(table["status"]["outcome"]["winners"], json!([0]));
    let v = table["v"].as_u64().expect("a version");
    waiting.reach(v).await;
    assert_eq!(waiting.table["status"]["claimedBy"], 0);
    let lines = house.lines(&id);
    assert!(lines.iter().any(|line| line.ends_with("\tclaim\t0")), "{lines:?}");
    let record = white.get(&format!("/api/tables/{id}/record")).await;
    let sheet = record.text();
    assert!(sheet.contains("[Termination \"abandoned\"]"), "{sheet}");
    assert!(sheet.contains("[Result \"1-0\"]"), "{sheet}");
}

/// Whoever resigns has not abandoned the game, though somebody claimed another before.
#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_tells_a_resignation_from_a_claim() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({ "patience": 3_600_000 })).await;
    let _waiting = white.socket(&id).await;
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    white.plays(&id, "g1f3").await;
    claimed(&house, &white, &id, 1).await;
    white.does(&id, json!({ "offer": "rematch" })).await;
    black.does(&id, json!({ "accept": "rematch" })).await;
    black.does(&id, json!("resign")).await;
    let sheet = async |number: u8| {
        let record = white
            .get(&format!("/api/tables/{id}/games/{number}/record"))
            .await;
        record.text().to_owned()
    };
    assert!(sheet(1).await.contains("[Termination \"abandoned\"]"));
    assert!(sheet(2).await.contains("[Termination \"normal\"]"));
}

/// With three, the others play on without whoever is gone.
#[tokio::test(flavor = "multi_thread")]
async fn with_more_than_two_the_game_goes_on_without_them() {
    let house = House::open().await;
    let [host, guest, third] = [house.guest().await, house.guest().await, house.guest().await];
    let war = json!({ "game": "guerre-des-mots", "options": [["seats", "3"]], "patience": 3_600_000 });
    let id = host.invite(war).await;
    for late in [&guest, &third] {
        late.sit(&id).await;
    }
    let _waiting = [host.socket(&id).await, third.socket(&id).await];
    host.plays(&id, "-").await;
    guest.plays(&id, "-").await;
    third.plays(&id, "-").await;
    host.plays(&id, "-").await;
    let table = claimed(&house, &third, &id, 1).await;
    assert_eq!(table["status"]["phase"], "playing");
    assert_eq!(table["status"]["awaited"], json!([2]));
    assert_eq!(
        table["status"]["claimedBy"],
        Value::Null,
        "not the game, only a part in it"
    );
    host.does(&id, json!("resign")).await;
    let record = third.get(&format!("/api/tables/{id}/record")).await;
    let sheet = record.text();
    assert!(sheet.contains("[Termination \"others-resigned\"]"), "{sheet}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wait_out_of_range_is_refused() {
    let house = House::open().await;
    let host = house.guest().await;
    for wait in [0, 999, 86_400_001u64] {
        let table = crate::fixture::over(crate::fixture::usual(), &json!({ "patience": wait }));
        let answer = host.post("/api/tables", &table).await;
        assert_eq!(answer.refusal(), (400, "bad-patience".to_owned()));
    }
}

/// R20: in a team where either may move, the computer moves when its partner leaves it the move, and by
/// turns with them otherwise.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_partner_takes_the_move_it_is_handed() {
    let house = House::seeded(1).await;
    let host = house.guest().await;
    let table = json!({ "game": "chevaliers", "options": [["seats", "4"]],
        "places": [{ "bot": 1 }, { "bot": 1 }, { "bot": 1 }] });
    let id = host.invite(table).await;
    let plies = async |least: u64| {
        until("the computers", || async {
            let status = host.table(&id).await["status"].clone();
            let own = status["awaited"]
                .as_array()
                .is_some_and(|seats| seats.contains(&json!(0)));
            let reached = status["plies"].as_u64().is_some_and(|plies| plies >= least);
            (own && reached).then_some(status["plies"].as_u64())
        })
        .await
    };
    let awaited = host.table(&id).await["status"]["awaited"].clone();
    assert_eq!(awaited, json!([0, 2]));
    host.does(&id, json!("handOver")).await;
    // Its partner's move and the others' answer: then it is the person's turn.
    plies(2).await;
    let moved = house.lines(&id);
    assert!(moved.iter().any(|line| line.contains("\tact\t2\t")), "{moved:?}");
    host.plays(&id, "b1-a1").await;
    // The others' answer, the partner's turn, their answer.
    plies(6).await;
    let partner = house.lines(&id);
    let partner = partner.iter().filter(|line| line.contains("\tact\t2\t"));
    assert_eq!(partner.count(), 2);
}
