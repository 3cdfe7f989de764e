//! `play`, through a pipe.

use crate::binary::{Ran, feed};

fn play(args: &[&str], input: &str) -> Ran {
    let mut all = vec!["play", "echecs", "--level", "1"];
    all.extend(args);
    let ran = feed(&all, input);
    assert_eq!(
        (ran.status, ran.err.as_str()),
        (Some(0), ""),
        "{args:?} {input:?}"
    );
    ran
}

#[test]
fn a_game_is_played_and_resigned() {
    let out = play(&[], "e2e4\nd2d4\nresign\n").out;
    assert!(out.contains("  4 . . . . P . . ."), "{out}");
    assert!(out.contains("The computer plays "), "{out}");
    assert!(
        out.ends_with("over resignation E-4 winners 1 points 0 2\n"),
        "{out}"
    );
}

#[test]
fn a_mate_ends_the_game() {
    let out = play(&["--from", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"], "a1a8\n").out;
    assert!(
        out.ends_with("over checkmate E-1 winners 0 points 2 0\n"),
        "{out}"
    );
}

#[test]
fn undo_takes_the_answer_back_as_well() {
    let out = play(&["--json"], "e2e4\nundo\n").out;
    let positions: Vec<_> = out.lines().filter(|line| line.contains("position")).collect();
    assert_eq!(positions.len(), 4);
    assert_eq!(positions[0], positions[3]);
}

#[test]
fn undo_before_the_first_action_says_so() {
    let out = play(&[], "undo\n").out;
    assert!(out.contains("There is nothing to take back."), "{out}");
}

#[test]
fn the_board_turns_and_help_is_given() {
    let out = play(&[], "flip\n?\nmoves\n").out;
    assert!(out.contains("    h g f e d c b a"), "{out}");
    assert!(out.contains("resign "), "{out}");
    assert!(out.contains("a2a3 a2a4 "), "{out}");
}

#[test]
fn a_refused_action_leaves_the_turn() {
    let out = play(&[], "e2e5\nnonsense\n\u{1b}[2J\n").out;
    assert!(out.contains("(clause L-5)"), "{out}");
    assert!(out.contains("“nonsense” is not an action"), "{out}");
    assert!(
        !out.contains('\u{1b}'),
        "what was typed must not steer the terminal"
    );
    assert_eq!(out.matches("Your turn.").count(), 4);
}

#[test]
fn french_is_spoken_and_understood() {
    let out = play(&["--lang", "fr", "--seat", "1"], "aide\nabandonner\n").out;
    assert!(out.contains("L’ordinateur joue "), "{out}");
    assert!(out.contains("annuler"), "{out}");
    assert!(
        out.ends_with("over resignation E-4 winners 0 points 2 0\n"),
        "{out}"
    );
}

#[test]
fn a_seat_or_position_that_is_none_is_wrong() {
    for args in [
        &["play", "echecs", "--seat", "2"][..],
        &["play", "echecs", "--from", "x"],
    ] {
        let ran = feed(args, "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{args:?}");
    }
}

#[test]
fn every_game_shows_its_board() {
    for (game, row) in [
        ("echecs", "  1 R N B Q K B N R"),
        ("chevaliers", "  1 . N M M M . M M M N ."),
        ("echec-et-mots", "  0 ♘ # # # # # ♘"),
        ("dames-de-lettres", "    a b c d e f g h"),
        (
            "guerre-des-mots",
            "    a b c d e f g h i j k l m n o p q r s t u v w x",
        ),
    ] {
        let ran = feed(&["play", game, "--level", "1"], "quit\n");
        assert_eq!(ran.status, Some(0), "{game}: {ran:?}");
        assert!(ran.out.lines().any(|line| line == row), "{game}: {}", ran.out);
        assert!(!ran.out.contains('\u{1b}'), "no colour in a pipe: {game}");
    }
}
