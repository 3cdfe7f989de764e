//! Tables asked for twice, because an answer was lost or the server went away.

use serde_json::{Value, json};

use crate::fixture::http::Answer;
use crate::fixture::{Guest, House, over, usual};

async fn open(guest: &Guest, key: &str) -> Answer {
    let table = over(usual(), &json!({ "key": key }));
    guest.post("/api/tables", &table).await
}

fn id(answer: &Answer) -> String {
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().expect("an id").to_owned()
}

async fn tables(guest: &Guest) -> usize {
    let list = guest.get("/api/me/tables").await.json();
    list.as_array().map_or(0, Vec::len)
}

/// R31, of tables: the key stands in the journal with the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_wish_sent_again_opens_no_second_table() {
    let mut house = House::open().await;
    let [host, other] = [house.guest().await, house.guest().await];
    let first = open(&host, "wish-1").await;
    let again = open(&host, "wish-1").await;
    assert_eq!(again.header("location"), first.header("location"));
    assert_eq!(id(&again), id(&first));
    assert_ne!(id(&open(&host, "wish-2").await), id(&first));
    assert_ne!(
        id(&open(&other, "wish-1").await),
        id(&first),
        "another guest's key"
    );
    house.stop().await;
    house.start_again().await;
    let host = host.at(house.addr);
    assert_eq!(id(&open(&host, "wish-1").await), id(&first));
    assert_eq!(tables(&host).await, 2);
    // What was asked for first holds, and it is the table that it was.
    let more = json!({ "key": "wish-1", "game": "chevaliers" });
    let changed = host.post("/api/tables", &over(usual(), &more)).await;
    assert_eq!(id(&changed), id(&first));
    assert_eq!(host.table(&id(&first)).await["game"], "echecs");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_once_open_one_table() {
    let house = House::open().await;
    let host = house.guest().await;
    for round in 0..4 {
        let key = format!("round-{round}");
        let (one, two, three) = tokio::join!(open(&host, &key), open(&host, &key), open(&host, &key));
        assert_eq!(id(&one), id(&two));
        assert_eq!(id(&one), id(&three));
    }
    assert_eq!(tables(&host).await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_none_is_refused_by_name() {
    let house = House::open().await;
    let host = house.guest().await;
    for key in ["", "a b", "é", "a:b", &"k".repeat(65)] {
        let refused = open(&host, key).await;
        assert_eq!(refused.refusal(), (400, "bad-key".to_owned()), "{key:?}");
    }
    let number = host
        .post("/api/tables", &over(usual(), &json!({ "key": 7 })))
        .await;
    assert_eq!(number.refusal(), (400, "bad-request".to_owned()));
    assert_eq!(tables(&host).await, 0);
    // Without a key every wish is another one.
    for key in [Value::Null, Value::Null] {
        id(&host
            .post("/api/tables", &over(usual(), &json!({ "key": key })))
            .await);
    }
    assert_eq!(tables(&host).await, 2);
    assert_eq!(id(&open(&host, &"k".repeat(64)).await).len(), 12);
}
