//! Computer players: whoever has many tables keeps nobody else waiting.

use serde_json::{Value, json};
use server::Pace;

use crate::fixture::{Guest, House, clock, over, until};

/// How many tables the greedy guest has to move at.
const CROWD: usize = 12;

/// A house where one computer thinks at a time, and everybody may ask as much as they like.
async fn narrow() -> House {
    let much = Pace {
        burst: 1e9,
        per_second: 1e9,
    };
    House::open_as(move |config| {
        config.thinkers = 1;
        config.limits.requests_of_guest = much;
        config.limits.requests_from_address = much;
        config.limits.openings_of_guest = much;
        config.limits.openings_from_address = much;
        config.limits.orders_of_guest = much;
    })
    .await
}

/// A table with a day on each clock, at which the computer begins.
async fn against(guest: &Guest, level: u8) -> String {
    let bot = json!({ "opponent": { "kind": "bot", "level": level }, "colour": "second" });
    guest.invite(over(clock(86_400_000, 0), &bot)).await
}

/// Waits until the computer has made so many moves.
async fn moved(guest: &Guest, id: &str, moves: u64) {
    until("the computer", || async {
        let status = guest.table(id).await["status"].clone();
        assert_eq!(status["phase"], "playing", "{status}");
        (status["plies"].as_u64() >= Some(2 * moves - 1)).then_some(())
    })
    .await;
}

/// When the computer that had queued began to think.
fn began(house: &House, id: &str) -> Option<u64> {
    let lines = house.lines(id);
    let line = lines.iter().find(|line| line.contains("\tthink\t"))?;
    let (_, when) = line.split('\t').next()?.split_once(':')?;
    when.parse().ok()
}

fn queued(house: &House, id: &str) -> bool {
    house.lines(id).iter().any(|line| line.contains("\tqueue\t"))
}

/// A plain answer to whatever the computer began with.
async fn answer(guest: &Guest, id: &str) {
    guest.plays(id, "a7a6").await;
}

/// One guest's thoughts, all queued before: another's single one comes after the next of them, not after all.
/// No clock runs meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn hosts_are_served_in_turn_whatever_the_number_of_their_tables() {
    let house = narrow().await;
    let [greedy, other] = [house.guest().await, house.guest().await];
    let mut crowd = Vec::new();
    for _ in 0..CROWD {
        crowd.push(against(&greedy, 1).await);
    }
    let own = against(&other, 1).await;
    for id in &crowd {
        moved(&greedy, id, 1).await;
    }
    moved(&other, &own, 1).await;
    // With a day on its clock the strongest computer thinks for longer than anybody waits here.
    let long = against(&greedy, 8).await;
    for id in &crowd {
        answer(&greedy, id).await;
    }
    answer(&other, &own).await;
    for id in crowd.iter().chain([&own]) {
        until("the queue", || async { queued(&house, id).then_some(()) }).await;
    }
    let clocks = other.table(&own).await["status"]["clocks"].clone();
    let running = |clocks: &Value| {
        clocks
            .as_array()
            .expect("two")
            .iter()
            .any(|clock| clock["running"] == true)
    };
    assert!(!running(&clocks), "a clock runs in the queue: {clocks}");
    assert!(crowd.iter().chain([&own]).all(|id| began(&house, id).is_none()));
    greedy.does(&long, json!("resign")).await;
    for id in &crowd {
        moved(&greedy, id, 2).await;
    }
    moved(&other, &own, 2).await;
    let own = began(&house, &own).expect("it queued");
    let sooner = crowd
        .iter()
        .filter(|id| began(&house, id).expect("it queued") < own);
    let sooner = sooner.count();
    assert!(
        sooner <= 1,
        "{sooner} of {CROWD} were served before the other guest"
    );
}

/// Places that are filled count like those that were computers' from the beginning.
#[tokio::test(flavor = "multi_thread")]
async fn filling_places_is_no_way_round_the_number_of_tables() {
    let house = narrow().await;
    let host = house.guest().await;
    let waiting = host.invite(json!({})).await;
    for _ in 0..24 {
        against(&host, 1).await;
    }
    let bot = json!({ "game": "echecs", "opponent": { "kind": "bot", "level": 1 } });
    let more = host.post("/api/tables", &bot).await;
    assert_eq!(more.refusal(), (429, "too-many-computers".to_owned()));
    let filled = host.order(&waiting, json!({ "fill": 1 })).await;
    assert_eq!(filled.refusal(), (429, "too-many-computers".to_owned()));
    assert_eq!(host.table(&waiting).await["status"]["phase"], "waiting");
}
