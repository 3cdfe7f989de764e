//! A journal that fails, or was damaged.

use std::path::Path;

use serde_json::json;

use crate::fixture::guest::fresh_key;
use crate::fixture::http::get;
use crate::fixture::{House, clock, until};

/// R31, R38: what cannot be kept is neither told nor done, and can be asked again.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_journal_cannot_keep_does_not_happen() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let (mut w, mut b) = (white.socket(&id).await, black.socket(&id).await);
    let (k, v) = (fresh_key(), w.v());
    house.kept().refuse("");
    for _ in 0..3 {
        w.ask(k, v, &json!({ "act": "e2e4" })).await;
        assert_eq!(w.answer(k).await, Err("storage".to_owned()));
        let over_http = white.order_at(&id, k, v, json!({ "act": "e2e4" })).await;
        assert_eq!(over_http.refusal(), (503, "storage".to_owned()));
    }
    assert_eq!(
        white.post("/api/tables", &crate::fixture::usual()).await.status,
        503
    );
    assert_eq!(white.table(&id).await["notices"], json!([]));
    house.kept().accept();
    w.ask(k, v, &json!({ "act": "e2e4" })).await;
    assert_eq!(w.answer(k).await, Ok(v + 1), "the same key, now kept");
    b.reach(v + 1).await;
    assert_eq!(b.table["notices"].as_array().unwrap().len(), 1);
    let steps = b.heard.iter().filter(|frame| frame["t"] == "step").count();
    assert_eq!(steps, 1, "nothing was told before it was kept");
}

/// R38: a server whose journal keeps nothing is not well, and is again once it does.
#[tokio::test(flavor = "multi_thread")]
async fn health_is_being_able_to_keep() {
    let house = House::open().await;
    let health = || async { get(house.addr, "/healthz").await.status };
    assert_eq!(health().await, 200);
    let failures = || async {
        let counts = house.counts().await;
        let mut own = counts
            .lines()
            .filter(|line| line.starts_with("cavalettres_journal_failures_total{"));
        own.any(|line| line.contains("cause=\"refused\""))
    };
    house.kept().refuse("");
    assert_eq!(health().await, 503);
    assert!(failures().await, "and it is counted");
    house.kept().accept();
    assert_eq!(health().await, 200);
}

/// R24, R38: a flag that could not be kept falls once it can be.
#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_when_the_journal_is_back() {
    let house = House::open().await;
    let (white, black, id) = house.game(clock(1_000, 0)).await;
    house.kept().refuse("\tflag\t");
    white.plays(&id, "e2e4").await;
    black.plays(&id, "e7e5").await;
    until("the end of White's time", || async {
        (white.table(&id).await["status"]["clocks"][0]["left"] == 0).then_some(())
    })
    .await;
    let late = white.order(&id, json!({ "act": "g1f3" })).await;
    assert_eq!(
        late.refusal(),
        (503, "storage".to_owned()),
        "nothing comes before the flag"
    );
    assert_eq!(white.table(&id).await["status"]["phase"], "playing");
    house.kept().accept();
    let over = until("the flag", || async {
        let table = white.table(&id).await;
        (table["status"]["phase"] == "over").then_some(table)
    })
    .await;
    assert_eq!(over["status"]["outcome"]["code"], "time");
}

/// R38, R75: a computer whose move could not be kept moves once it can be.
#[tokio::test(flavor = "multi_thread")]
async fn the_computer_moves_when_the_journal_is_back() {
    let house = House::open().await;
    let white = house.guest().await;
    let id = white
        .invite(json!({ "opponent": { "kind": "bot", "level": 1 } }))
        .await;
    house.kept().refuse("act\t1");
    let mut tab = white.socket(&id).await;
    tab.plays("e2e4").await;
    // The whole table is told when the computer's move could not be kept.
    tab.until(|tab| tab.heard.iter().skip(1).any(|frame| frame["t"] == "table"))
        .await;
    assert_eq!(tab.table["status"]["plies"], 1);
    house.kept().accept();
    tab.until(|tab| tab.table["status"]["plies"] == 2).await;
}

/// R31: one table that cannot be read keeps neither the server from starting nor the others from lists,
/// which read no journal and so name it too.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_harms_no_other() {
    let mut house = House::open().await;
    let (white, black, damaged) = house.game(clock(600_000, 0)).await;
    let (_, _, sound) = house.game(clock(600_000, 0)).await;
    let open = [white.invite(json!({})).await, white.invite(json!({})).await];
    house.stop().await;
    for id in [&damaged, &open[0]] {
        house.meddle(&format!(
            "UPDATE record SET record = 'damaged' WHERE table_id = '{id}' AND seq = 0"
        ));
    }
    house.start_again().await;
    let (white, black) = (white.at(house.addr), black.at(house.addr));
    assert_eq!(house.tables_in_memory(), 1, "the sound game goes on");
    assert_eq!(white.table(&sound).await["status"]["phase"], "playing");
    let _waits = white.socket(&open[1]).await;
    for (guest, path, ids) in [
        (&white, "/api/me/tables", vec![&open[1], &open[0], &damaged]),
        (&black, "/api/tables", vec![&open[1]]),
    ] {
        let answer = guest.get(path).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let tables = answer.json();
        let found: Vec<_> = tables
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["id"].as_str().unwrap())
            .collect();
        assert_eq!(found, ids, "{path}");
    }
    let answer = white.get(&format!("/api/tables/{damaged}")).await;
    assert_eq!(
        answer.refusal(),
        (503, "storage".to_owned()),
        "not the asker's fault"
    );
    let answer = white.order_at(&damaged, 1, 5, json!("resign")).await;
    assert_eq!(answer.refusal(), (503, "storage".to_owned()));
}

/// R38: damage that the start finds is told, though the games that can be read go on.
#[tokio::test(flavor = "multi_thread")]
async fn damage_is_found_at_the_start() {
    let mut house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    house.kept().meddle(
        "WITH RECURSIVE n(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 400)
         INSERT INTO record SELECT 'zzzzzzzz', n, hex(zeroblob(100)) FROM n",
        "INSERT INTO record SELECT 'zzzzzzzz', n, repeat('0', 200) FROM generate_series(0, 400) AS n;
         DELETE FROM record WHERE table_id = 'zzzzzzzz' AND seq = 200",
    );
    house.stop().await;
    if let Some(file) = house.kept().file() {
        overwrite_a_page(&file, &id);
    }
    house.start_again().await;
    until("the damage", || async {
        (get(house.addr, "/healthz").await.status == 503).then_some(())
    })
    .await;
    white.at(house.addr).plays(&id, "e2e4").await;
}

/// Of a file, one page that holds nothing of the game `id`.
fn overwrite_a_page(file: &Path, id: &str) {
    let mut bytes = std::fs::read(file).expect("read");
    let page = 4096;
    let is_full = |start: &usize| {
        let page = &bytes[*start..*start + page];
        let holds = |text: &[u8]| page.windows(text.len()).any(|some| some == text);
        holds(&[b'0'; 150]) && !holds(id.as_bytes())
    };
    // The last one: whoever reads the game's records looks at the page that follows them too.
    let hit = (0..bytes.len()).step_by(page).rfind(is_full);
    let hit = hit.expect("a page of nothing else");
    bytes[hit..hit + page].fill(0x55);
    std::fs::write(file, bytes).expect("overwritten");
}
