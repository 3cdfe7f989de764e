//! The arbiter: he speaks to the table, and a game that he stopped goes on without him.

use serde_json::json;

use crate::fixture::{House, clock, over};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_without_the_arbiter_who_stopped_it() {
    let mut house = House::open().await;
    let (host, other, arbiter) = (house.guest().await, house.guest().await, house.guest().await);
    let watched = json!({ "game": "dames-de-lettres", "arbiter": true });
    let id = host.invite(over(watched, &clock(600_000, 0))).await;
    let chair = arbiter
        .post(&format!("/api/tables/{id}/sit"), &json!({ "arbiter": true }))
        .await;
    assert_eq!(chair.status, 200, "{chair:?}");
    other.sit(&id).await;

    let resume = json!({ "offer": "resume" });
    let early = host.order(&id, resume.clone()).await;
    assert_eq!(early.refusal().1, "offer-stands", "nothing is stopped");
    arbiter.does(&id, json!("pause")).await;
    arbiter.does(&id, json!({ "say": "Je reviens." })).await;
    let said = json!([{ "team": false, "text": "Je reviens." }]);
    for guest in [&host, &other, &arbiter] {
        assert_eq!(guest.table(&id).await["talk"], said);
    }

    // The server is away meanwhile; what it knows comes from the journal.
    host.does(&id, resume).await;
    house.stop().await;
    house.start_again().await;
    let [host, other] = [&host, &other].map(|guest| guest.at(house.addr));
    let status = other.table(&id).await["status"].clone();
    assert_eq!(status["paused"], true);
    assert_eq!(
        status["offers"],
        json!([{ "kind": "resume", "by": 0, "agreed": [] }])
    );
    other.does(&id, json!({ "accept": "resume" })).await;
    let seen = host.table(&id).await;
    assert_ne!(seen["status"]["paused"], true);
    assert_eq!((&seen["status"]["offers"], &seen["talk"]), (&json!([]), &said));
}
