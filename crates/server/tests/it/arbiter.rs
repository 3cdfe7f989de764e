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
    host.does(&id, json!("admit")).await;
    other.sit(&id).await;
    let early = arbiter.order(&id, json!("pause")).await;
    assert_eq!(early.refusal(), (403, "not-arbiter".to_owned()));
    other.does(&id, json!("admit")).await;

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

/// A chair left free is no door into a game under way.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_rules_nothing_that_the_players_did_not_agree_to() {
    let house = House::open().await;
    let watched = json!({ "game": "dames-de-lettres", "arbiter": true });
    let (host, other, id) = house.game(watched).await;
    let stranger = house.guest().await;
    let mut tabs = [host.socket(&id).await, stranger.socket(&id).await];
    let path = format!("/api/tables/{id}/sit");
    let asked = stranger.post(&path, &json!({ "arbiter": true })).await;
    assert_eq!(asked.status, 200, "{asked:?}");
    let v = asked.json()["v"].as_u64().expect("a version");
    for tab in &mut tabs {
        tab.reach(v).await;
        assert_eq!(tab.table["status"]["arbiter"], "");
        assert_eq!(tab.table["status"]["candidate"]["agreed"], json!([]));
    }
    assert_eq!(tabs[1].table["you"]["candidate"], true);
    for order in [json!("pause"), json!({ "rule": "fault:0" }), json!("admit")] {
        let refused = stranger.order(&id, order.clone()).await;
        assert_eq!(refused.status, 403, "{order} {refused:?}");
    }
    host.does(&id, json!("admit")).await;
    let half = stranger.order(&id, json!("pause")).await;
    assert_eq!(half.refusal().1, "not-arbiter", "one side is not both");
    other.does(&id, json!("dismiss")).await;
    let again = stranger.post(&path, &json!({ "arbiter": true })).await;
    assert_eq!(again.refusal(), (403, "turned-down".to_owned()));
    assert_ne!(host.table(&id).await["status"]["paused"], true);
}
