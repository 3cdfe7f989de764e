//! Every game of a table keeps its record, its address and its line in the list.

use std::time::Duration;

use serde_json::{Value, json};

use crate::fixture::{Guest, House, over};

/// Black mates in two.
async fn fools_mate(white: &Guest, black: &Guest, id: &str) {
    white.plays(id, "f2f3").await;
    black.plays(id, "e7e5").await;
    white.plays(id, "g2g4").await;
    black.plays(id, "d8h4").await;
}

async fn listed(guest: &Guest) -> Vec<Value> {
    let tables = guest.get("/api/me/tables").await.json();
    tables.as_array().expect("a list").clone()
}

fn line(table: &Value) -> (u64, bool, &str, &Value) {
    let number = table["number"].as_u64().expect("a number");
    let past = table["past"].as_bool().expect("a fact");
    (
        number,
        past,
        table["phase"].as_str().expect("a phase"),
        &table["winners"],
    )
}

async fn record(guest: &Guest, path: &str) -> String {
    let answer = guest.get(path).await;
    assert_eq!(answer.status, 200, "{path} {answer:?}");
    answer.text().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_loses_nothing_of_the_game_before() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    fools_mate(&white, &black, &id).await;
    let ended = white.table(&id).await;
    white.does(&id, json!({ "offer": "rematch" })).await;
    black.does(&id, json!({ "accept": "rematch" })).await;
    black.plays(&id, "e2e4").await;
    for restarted in [false, true] {
        if restarted {
            house.stop().await;
            house.start_again().await;
        }
        let (white, black) = (white.at(house.addr), black.at(house.addr));
        let mine = listed(&white).await;
        assert_eq!(mine.len(), 2, "{mine:?}");
        assert_eq!(line(&mine[0]), (2, false, "playing", &Value::Null));
        assert_eq!(line(&mine[1]), (1, true, "over", &json!([1])), "Black won");
        assert_eq!((&mine[1]["yours"], &mine[1]["plies"]), (&json!([0]), &json!(4)));
        assert_eq!(listed(&black).await[1]["yours"], json!([1]));

        let game = white.get(&format!("/api/tables/{id}/games/1")).await.json();
        assert_eq!((&game["past"], &game["number"]), (&json!(true), &json!(1)));
        for part in ["notices", "view", "you", "talk"] {
            assert_eq!(game[part], ended[part], "{part}");
        }
        for part in ["outcome", "places", "phase", "score", "fairness", "offers"] {
            assert_eq!(game["status"][part], ended["status"][part], "{part}");
        }
        let present = white.get(&format!("/api/tables/{id}/games/2")).await.json();
        assert_eq!(
            (&present["past"], &present["v"]),
            (&Value::Null, &white.table(&id).await["v"])
        );
        for missing in ["0", "3", "x", "-1", "99999999999"] {
            for path in [
                format!("/api/tables/{id}/games/{missing}"),
                format!("/api/tables/{id}/games/{missing}/record"),
            ] {
                assert_eq!(
                    white.get(&path).await.refusal(),
                    (404, "not-found".to_owned()),
                    "{path}"
                );
            }
        }

        let first = record(&white, &format!("/api/tables/{id}/games/1/record")).await;
        assert!(first.contains("Qh4#") && first.contains("0-1"), "{first}");
        let second = record(&white, &format!("/api/tables/{id}/games/2/record")).await;
        assert!(second.contains("e4") && !second.contains("Qh4#"), "{second}");
        let present = record(&white, &format!("/api/tables/{id}/record")).await;
        assert_eq!(present, second, "another match");
    }
}

/// S1: the record of a match holds all its games, and its secret is kept until it is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_one_record_and_its_secret_is_kept_to_the_end() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({ "games": 2 })).await;
    fools_mate(&white, &black, &id).await;
    white.does(&id, json!("next")).await;
    let first = || async { white.get(&format!("/api/tables/{id}/games/1")).await.json() };
    assert_eq!(first().await["status"]["fairness"]["secret"], Value::Null);
    let mine = listed(&white).await;
    assert_eq!(line(&mine[0]), (2, false, "playing", &Value::Null));
    assert_eq!(line(&mine[1]), (1, true, "over", &json!([1])));
    fools_mate(&black, &white, &id).await;
    assert_eq!(first().await["status"]["fairness"]["secret"], house.secret(&id));
    let both = record(&white, &format!("/api/tables/{id}/record")).await;
    assert_eq!(both.matches("[Round \"").count(), 2, "{both}");
    assert!(
        both.contains("[Round \"1\"]") && both.contains("[Round \"2\"]"),
        "{both}"
    );
    assert_eq!(both.matches("Qh4#").count(), 2);
    white.does(&id, json!({ "offer": "rematch" })).await;
    black.does(&id, json!({ "accept": "rematch" })).await;
    assert_eq!(listed(&black).await.len(), 3);
    assert_eq!(
        first().await["status"]["fairness"]["secret"],
        white.get(&format!("/api/tables/{id}/games/2")).await.json()["status"]["fairness"]["secret"],
        "the secret of its own match"
    );
}

/// Nothing hidden is told by the sheet of the game under way, and what is over may be read beside it.
#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_with_hidden_letters_waits_for_its_own_game() {
    let house = House::open().await;
    let (one, two, id) = house.game(json!({ "game": "guerre-des-mots" })).await;
    let sheet = |path: &'static str| {
        let one = one.clone();
        let path = format!("/api/tables/{id}/{path}");
        async move { one.get(&path).await }
    };
    assert_eq!(sheet("record").await.refusal(), (409, "sheet-sealed".to_owned()));
    assert_eq!(
        sheet("games/1/record").await.refusal(),
        (409, "sheet-sealed".to_owned())
    );
    two.does(&id, json!("resign")).await;
    let over = sheet("record").await;
    assert_eq!(over.status, 200, "{over:?}");
    one.does(&id, json!({ "offer": "rematch" })).await;
    two.does(&id, json!({ "accept": "rematch" })).await;
    assert_eq!(sheet("games/1/record").await.text(), over.text());
    assert_eq!(
        sheet("games/2/record").await.refusal(),
        (409, "sheet-sealed".to_owned())
    );
}

/// A file of a version that kept no summaries has its lists when it is opened, and is filed anew.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_file_is_summed_up_once() {
    let mut house = House::open().await;
    let (white, black, id) = house.game(json!({ "games": 2 })).await;
    fools_mate(&white, &black, &id).await;
    white.does(&id, json!("next")).await;
    // What happened in one millisecond has no order that a file could keep.
    house.pass(Duration::from_millis(1));
    white.invite(json!({})).await;
    let before = (listed(&white).await, listed(&black).await);
    assert_eq!(before.0.len(), 3);
    house.stop().await;
    // As a server left it that was killed between the records and their filing.
    house.kept().meddle(
        "DROP TABLE summary; PRAGMA user_version = 1",
        "DELETE FROM summary",
    );
    house.meddle(&format!(
        "DELETE FROM setting WHERE key = 'digests';
         DELETE FROM live_table; DELETE FROM mark;
         INSERT INTO mark (table_id, key, value) VALUES ('{id}', 'open', 'public')"
    ));
    house.start_again().await;
    assert_eq!(
        house.tables_in_memory(),
        1,
        "the game is woken, the table that waits is not"
    );
    let (white, black) = (white.at(house.addr), black.at(house.addr));
    assert_eq!((listed(&white).await, listed(&black).await), before);
}

/// Whoever holds every place has neither won nor lost: lists say which seats did, in every game, and of
/// a file whose digests did not say so yet as well.
#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_lists_tell_the_seats_that_won() {
    let mut house = House::open().await;
    let alone = house.guest().await;
    // Whoever is to move resigns; the host sits at the second seat, so that places are no seats.
    let two = |game: &str| json!({ "game": game, "opponent": { "kind": "hotseat" }, "colour": "second" });
    let mut tables = Vec::new();
    for game in [
        "echecs",
        "echec-et-mots",
        "chevaliers",
        "dames-de-lettres",
        "guerre-des-mots",
    ] {
        tables.push((alone.invite(two(game)).await, 1, json!([0]), json!([1])));
    }
    let many = |game: &str, seats: &str| {
        over(
            two(game),
            &json!({ "options": [["seats", seats]], "colour": "first" }),
        )
    };
    let pairs = alone.invite(many("chevaliers", "4")).await;
    tables.push((pairs, 1, json!([1, 3]), json!([1, 3])));
    let three = alone.invite(many("guerre-des-mots", "3")).await;
    tables.push((three, 2, json!([2]), json!([2])));
    for (id, times, ..) in &tables {
        for _ in 0..*times {
            alone.does(id, json!("resign")).await;
        }
    }
    for restarted in [false, true] {
        if restarted {
            house.stop().await;
            house.kept().meddle(
                "UPDATE summary SET text = json_remove(text, '$.outcome.seats')",
                "UPDATE summary SET text = text::jsonb #- '{outcome,seats}'",
            );
            house.meddle("UPDATE setting SET value = '1' WHERE key = 'digests'");
            house.start_again().await;
        }
        let mine = listed(&alone.at(house.addr)).await;
        assert_eq!(mine.len(), tables.len());
        for (id, _, winners, seats) in &tables {
            let line = mine
                .iter()
                .find(|line| line["id"] == id.as_str())
                .expect("its line");
            assert_eq!(
                (&line["phase"], &line["winners"], &line["winningSeats"]),
                (&json!("over"), winners, seats),
                "{line}"
            );
        }
    }
}
