//! `best`: the computer's choice.

use crate::binary::{done, refused, wrong};

#[test]
fn a_mate_in_one_is_found_at_every_strong_level() {
    let position = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    for level in ["6", "7", "8"] {
        let out = done(&["best", "echecs", position, "--level", level, "--nodes", "2000"]);
        let lines: Vec<_> = out.lines().collect();
        assert_eq!(lines[0], "a1a8", "level {level}");
        assert_eq!(lines[1], "score mate 1", "level {level}");
        assert_eq!(lines[2], "line a1a8", "level {level}");
    }
}

#[test]
fn the_same_nodes_and_seed_give_the_same_choice() {
    for level in ["1", "4", "8"] {
        let args = [
            "best", "echecs", "start", "--level", level, "--nodes", "3000", "--seed", "7",
        ];
        assert_eq!(done(&args), done(&args));
    }
}

#[test]
fn the_choice_is_legal_at_every_level() {
    let moves = done(&["moves", "echecs", "start"]);
    for level in 1..=8 {
        let out = done(&[
            "best",
            "echecs",
            "start",
            "--level",
            &level.to_string(),
            "--nodes",
            "300",
        ]);
        let choice = out.lines().next().unwrap();
        assert!(
            moves.lines().any(|action| action == choice),
            "level {level}: {choice}"
        );
    }
}

#[test]
fn a_game_that_is_over_has_no_best_action() {
    let out = refused(&["best", "echecs", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"]);
    assert!(out.starts_with("refused E-1 checkmate\n"), "{out}");
}

#[test]
fn levels_and_budgets_are_checked() {
    for args in [
        &["best", "echecs", "start", "--level", "0"][..],
        &["best", "echecs", "start", "--level", "9"],
        &["best", "echecs", "start", "--nodes", "x"],
        &["best", "echecs", "start", "--nodes", "5", "--time", "5"],
        &["best", "echecs", "nowhere"],
    ] {
        wrong(args);
    }
}
