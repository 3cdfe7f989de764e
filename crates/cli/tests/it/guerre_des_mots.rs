//! The commands on La Guerre des Mots: positions that tell their options, coups, hidden Arsenals.

use crate::binary::{done, refused, wrong};

const GAME: &str = "guerre-des-mots";

/// The last coups of the chain that wins on the cross: the south has its four words and R, N, A.
const CROQUIS: &str = "S1:S:S:e22Rf22U/Ûg22Sh22A/Àh21I/Îh20Rh19A/Àh18Pi18U/Ûj18Rk18Sk17E/Ék16Lk15A/Àk14Rk13O \
    | S=A/ÂNR?+ N=E/ÉL?+ | BCD | S 1 3 | -";

fn croquis() -> String {
    CROQUIS.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_deal_is_for_as_many_as_play() {
    for seats in 2..=8 {
        let text = seats.to_string();
        let deal = done(&["deal", GAME, "--seats", &text, "--seed", "7"]);
        assert_eq!(deal, done(&["deal", GAME, "--seats", &text, "--seed", "7"]));
        let arsenals = deal.split(" | ").nth(1).unwrap();
        assert_eq!(arsenals.split(' ').count(), seats, "{deal}");
        let first = if seats < 5 { "S" } else { "SO" };
        assert_eq!(
            done(&["turn", GAME, deal.trim_end()]),
            format!("awaiting {first}\n")
        );
    }
    assert_ne!(
        done(&["deal", GAME, "--seed", "1"]),
        done(&["deal", GAME, "--seed", "2"])
    );
    wrong(&["deal", GAME, "--seats", "9"]);
}

/// An empty board is a dash, and a position that begins with one is no flag.
#[test]
fn flags_stand_before_or_after_a_position_that_begins_with_a_dash() {
    let deal = done(&["deal", GAME]);
    let deal = deal.trim_end();
    assert!(deal.starts_with("- | "), "{deal}");
    let count = done(&["moves", GAME, deal, "--count"]);
    assert_eq!(done(&["moves", "--count", GAME, deal]), count);
    assert_eq!(done(&["moves", GAME, "--count", deal]), count);
    wrong(&["moves", GAME, "--nonsense"]);
}

#[test]
fn the_best_coups_come_first_and_no_more_than_asked_for() {
    let moves = done(&["moves", GAME, &croquis(), "--limit", "3"]);
    let lines: Vec<&str> = moves.lines().collect();
    assert_eq!(lines.len(), 3);
    for line in &lines {
        let after = done(&["apply", GAME, &croquis(), line]);
        let over = done(&["turn", GAME, after.trim_end()]);
        assert!(over.contains("central-cross"), "{line}: {over}");
    }
    assert!(moves.contains("k13h O("), "{moves}");
}

#[test]
fn the_winning_word_wins() {
    let after = done(&["apply", GAME, &croquis(), "k13h O(RNA)"]);
    let over = done(&["turn", GAME, after.trim_end()]);
    assert!(
        over.starts_with("over central-cross 15.1 winners S points 2 0\n"),
        "{over}"
    );
    let over = done(&["turn", GAME, after.trim_end(), "--json"]);
    assert!(over.contains("\"winners\":[\"S\"]"), "{over}");
}

#[test]
fn a_refusal_names_its_clause_and_an_error_costs_the_turn() {
    let answer = refused(&["apply", GAME, &croquis(), "k13h O(XYZ)"]);
    assert!(answer.contains("5.1 letter-not-in-arsenal"), "{answer}");
    let answer = refused(&["apply", GAME, &croquis(), "k18h S(AN)"]);
    assert!(answer.contains("not-an-extremity"), "{answer}");
    let after = done(&["apply", GAME, &croquis(), "k13h O(ARN)"]);
    let position = after.lines().next().unwrap();
    assert_eq!(done(&["turn", GAME, position]), "awaiting N\n");
    let told = done(&["turn", GAME, position, "--json"]);
    assert_eq!(told, "{\"awaiting\":[\"N\"]}\n");
    let lenient = croquis().replace("| -", "| on_error=refuse");
    let answer = refused(&["apply", GAME, &lenient, "k13h O(ARN)"]);
    assert!(answer.contains("7.6 not-a-word"), "{answer}");
    // The same, where the position does not say it.
    let answer = refused(&[
        "apply",
        GAME,
        &croquis(),
        "k13h O(ARN)",
        "--option",
        "on_error=refuse",
    ]);
    assert!(answer.contains("7.6 not-a-word"), "{answer}");
}

#[test]
fn a_broken_coup_is_told_where_it_breaks() {
    for (coup, byte) in [
        ("k13h O(RN", 9),
        ("k25h O(RNA)", 1),
        ("k13h", 4),
        ("", 0),
        // A small letter is a joker that is laid, not a letter that lies there.
        ("k13h o(RNA)", 5),
    ] {
        let answer = wrong(&["apply", GAME, &croquis(), coup]);
        assert!(answer.contains(&format!("byte {byte}")), "{coup}: {answer}");
    }
}

#[test]
fn a_pass_is_a_dash_and_a_draw_follows_the_seed() {
    let passed = done(&["apply", GAME, &croquis(), "-"]);
    assert_eq!(done(&["turn", GAME, passed.trim_end()]), "awaiting N\n");
    let drawn = |seed: &str| done(&["apply", GAME, &croquis(), "D", "--seed", seed]);
    assert_eq!(drawn("4"), drawn("4"));
    assert!(drawn("4").contains("S=A/Â"), "{}", drawn("4"));
}

#[test]
fn positions_go_through_unchanged() {
    let position = croquis();
    let back = done(&["apply", GAME, &position, "-", "-"]);
    let again = done(&["apply", GAME, back.trim_end(), "-", "-"]);
    assert_eq!(back.split(" | ").next(), again.split(" | ").next());
    wrong(&["turn", GAME, &position.replace("e22R", "e22R f")]);
    wrong(&["turn", GAME, &position.replace("S 1 3", "X 1 3")]);
}
