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
        carlit.contains("profile carlit not known to uci engines, expected another"),
        "{carlit}"
    );
    let none = wrong(&[
        "match", "echecs", "--first", "random", "--second", "random", "--games", "0",
    ]);
    assert!(none.contains("--games"), "{none}");
}

/// A level plays against itself with weights that make it throw its knights away.
#[test]
fn weights_of_a_file_are_judged_by() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("weights.txt");
    std::fs::write(&file, "win=-400 point=-20\nknight=-900 shares=0,0,1").expect("a file");
    let weighed = format!("level=8,depth=2,weights={}", file.display());
    let args = |first: &str| {
        serde_json::from_str::<serde_json::Value>(&done(&[
            "match",
            "echec-et-mots",
            "--first",
            first,
            "--second",
            "level=8,depth=2",
            "--games",
            "6",
            "--json",
        ]))
        .expect("one JSON object")
    };
    let score = args(&weighed);
    assert!(score["points"].as_f64() <= Some(1.0), "{score}");

    std::fs::write(&file, "rook=500").expect("a file");
    let match_of = |game: &str| {
        wrong(&[
            "match", game, "--first", &weighed, "--second", "random", "--games", "1",
        ])
    };
    assert!(match_of("echec-et-mots").contains("weights \"rook=500\" not understood"));
    assert!(match_of("chevaliers").contains("weights \"0 pairs\" not understood"));
    assert!(match_of("echecs").contains("weights not known to the player of this game"));
    drop(folder);
    assert!(match_of("echecs").contains("weights.txt"));
}

/// One player among two others, once on each side; two camps of two partners each.
#[test]
fn more_than_two_play() {
    let play = |game: &str, options: &[&str], games: &str| -> serde_json::Value {
        let mut args = vec![
            "match", game, "--first", "level=2", "--second", "random", "--games", games, "--json",
        ];
        args.extend(options);
        serde_json::from_str(&done(&args)).expect("one JSON object")
    };
    let short = ["--option", "seats=3", "--option", "max_rounds=1"];
    let three = play("guerre-des-mots", &short, "3");
    let sides = three["sides"].as_array().expect("a list");
    assert_eq!(sides.len(), 3, "{three}");
    for side in sides {
        let games: u64 = ["wins", "draws", "losses"]
            .iter()
            .filter_map(|of| side[of].as_u64())
            .sum();
        assert_eq!(games, 1, "{three}");
    }
    assert_eq!(
        (&three["elo"], &three["games"]),
        (&serde_json::Value::Null, &3.into())
    );
    let teams = play("chevaliers", &["--option", "seats=4"], "2");
    assert_eq!(teams["sides"].as_array().map(Vec::len), Some(2), "{teams}");
    assert_eq!(teams["wins"], 2, "partners play for one side: {teams}");
    let said = wrong(&[
        "match",
        "guerre-des-mots",
        "--first",
        "random",
        "--second",
        "random",
        "--games",
        "1",
        "--option",
        "seats=3",
        "--sprt",
        "0",
        "5",
    ]);
    assert!(said.contains("3 sides, expected two for --sprt"), "{said}");
}

#[test]
fn a_test_stops_when_it_is_decided_and_at_the_same_game_whatever_the_threads() {
    let play = |first: &str, second: &str, threads: &str| {
        games(
            first,
            second,
            &["--games", "60", "--threads", threads, "--sprt", "-10", "200"],
        )
    };
    let stronger = play("level=5,nodes=200", "random", "1");
    assert_eq!(stronger["sprt"]["finding"], "accepted", "{stronger}");
    let counted = stronger["games"].as_u64().expect("a number");
    assert!(counted < 60 && counted % 2 == 0, "{stronger}");
    assert!(
        stronger["sprt"]["llr"].as_f64() >= stronger["sprt"]["bounds"][1].as_f64(),
        "{stronger}"
    );
    assert_eq!(stronger, play("level=5,nodes=200", "random", "3"));
    let weaker = play("random", "level=5,nodes=200", "2");
    assert_eq!(weaker["sprt"]["finding"], "rejected", "{weaker}");
    let undecided = games("random", "random", &["--games", "2", "--sprt", "0", "1"]);
    assert_eq!(undecided["sprt"]["finding"], serde_json::Value::Null);
    assert_eq!(undecided["games"], 2);
    let said = wrong(&[
        "match", "echecs", "--first", "random", "--second", "random", "--games", "1", "--sprt", "5", "0",
    ]);
    assert!(said.contains("expected the lower number first"), "{said}");
}
