//! `match`: one player against another.

use crate::binary::{done, wrong};

fn games(first: &str, second: &str, more: &[&str]) -> serde_json::Value {
    let mut args = vec!["match", "echecs", "--first", first, "--second", second, "--json"];
    args.extend(more);
    serde_json::from_str(&done(&args)).expect("one JSON object")
}

#[test]
fn the_stronger_player_wins() {
    let score = games(
        "level=6,nodes=500",
        "random",
        &["--games", "4", "--concurrency", "1"],
    );
    assert_eq!((&score["games"], &score["losses"]), (&4.into(), &0.into()));
    assert!(score["points"].as_f64() >= Some(3.0), "{score}");
}

#[test]
fn a_player_of_words_is_measured_against_the_greedy_one() {
    let args = [
        "match",
        "echec-et-mots",
        "--first",
        "level=8,nodes=300",
        "--second",
        "greedy",
        "--games",
        "20",
        "--json",
    ];
    let score: serde_json::Value = serde_json::from_str(&done(&args)).expect("one JSON object");
    assert_eq!(score["games"], 20);
    assert!(score["points"].as_f64() >= Some(14.0), "{score}");
}

#[test]
fn players_of_words_are_measured_against_a_novice() {
    for game in ["echec-et-mots", "dames-de-lettres", "guerre-des-mots"] {
        let args = [
            "match", game, "--first", "level=3", "--second", "novice", "--games", "2", "--json",
        ];
        let score: serde_json::Value = serde_json::from_str(&done(&args)).expect("one JSON object");
        assert_eq!(
            (&score["games"], &score["wins"]),
            (&2.into(), &2.into()),
            "{game}: {score}"
        );
    }
    let said = wrong(&[
        "match", "echecs", "--first", "novice", "--second", "random", "--games", "1",
    ]);
    assert!(said.contains("novice player not known"), "{said}");
}

#[test]
fn random_players_of_words_play_a_game_from_its_deal() {
    let args = [
        "match",
        "dames-de-lettres",
        "--first",
        "random",
        "--second",
        "random",
        "--games",
        "4",
        "--json",
    ];
    let score: serde_json::Value = serde_json::from_str(&done(&args)).expect("one JSON object");
    assert_eq!(score["games"], 4);
}

#[test]
fn a_match_without_a_clock_is_the_same_again() {
    let play = |at_once| {
        games(
            "level=2",
            "level=1",
            &["--games", "6", "--seed", "3", "--concurrency", at_once],
        )
    };
    assert_eq!(play("1"), play("2"));
}

#[test]
fn the_house_engine_plays_over_its_own_protocol() {
    let engine = format!(
        "uci:{} uci,nodes=300,Level=5,Seed=4",
        env!("CARGO_BIN_EXE_cavalettres")
    );
    let score = games(&engine, "random", &["--games", "2", "--concurrency", "1"]);
    assert_eq!((&score["games"], &score["losses"]), (&2.into(), &0.into()));
}

#[test]
fn the_carlit_sheet_is_played_by_bots() {
    let score = games(
        "nodes=60",
        "level=3,nodes=60",
        &["--games", "2", "--option", "profile=carlit"],
    );
    assert_eq!(score["games"], 2);
}

#[test]
fn players_that_cannot_be_are_refused() {
    let refused = |first: &str, more: &[&str]| {
        let mut args = vec![
            "match", "echecs", "--first", first, "--second", "random", "--games", "1",
        ];
        args.extend(more);
        wrong(&args)
    };
    assert!(refused("level=9", &[]).contains("level \"9\" unknown, expected 1 to 8"));
    assert!(refused("uci:/nowhere/engine", &[]).contains("engine /nowhere/engine cannot be started"));
    assert!(refused("greedy", &[]).contains("greedy player not known to this game"));
    assert!(refused("uci:/bin/false", &[]).contains("engine /bin/false has ended"));
    let carlit = refused("uci:/bin/false", &["--option", "profile=carlit"]);
    assert!(
        carlit.contains("profile carlit not known to uci engines"),
        "{carlit}"
    );
    let none = wrong(&[
        "match", "echecs", "--first", "random", "--second", "random", "--games", "0",
    ]);
    assert!(none.contains("--games"), "{none}");
}
