//! `moves`, `apply`, `turn` and `perft`.

use crate::binary::{done, refused, wrong};

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const MATE: &str = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
const STALEMATE: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

#[test]
fn moves_are_sorted_and_can_be_cut_short_or_counted() {
    let out = done(&["moves", "echecs", "start"]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 20);
    assert!(lines.is_sorted());
    assert_eq!(
        done(&["moves", "echecs", "start", "--limit", "2"]),
        "a2a3\na2a4\n"
    );
    assert_eq!(done(&["moves", "echecs", "start", "--limit", "0"]), "");
    assert_eq!(done(&["moves", "echecs", "start", "--count"]), "20\n");
    assert_eq!(
        done(&["moves", "echecs", "start", "--count", "--limit", "3"]),
        "3\n"
    );
    assert_eq!(done(&["moves", "echecs", MATE]), "");
}

#[test]
fn the_profile_changes_the_moves() {
    let fide = done(&["moves", "echecs", CASTLING]);
    assert!(fide.contains("e1c1") && !fide.contains("e1b1"));
    let carlit = done(&["moves", "echecs", CASTLING, "--option", "profile=carlit"]);
    assert!(carlit.contains("e1b1") && !carlit.contains("e1c1"));
}

/// A test position: its name, how many moves and which castlings it has, FIDE first.
type Case = (
    &'static str,
    &'static str,
    [usize; 2],
    [&'static [&'static str]; 2],
);

/// The test positions of the rules: how many moves, and which castlings, by either profile.
#[test]
fn the_positions_of_the_rules_have_their_moves() {
    const CASES: &[Case] = &[
        ("T1", CASTLING, [26, 26], [&["e1c1", "e1g1"], &["e1b1", "e1g1"]]),
        (
            "T2",
            "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            [16, 15],
            [&["e1c1"], &[]],
        ),
        (
            "T3",
            "r3k3/8/8/8/8/8/8/1R2K3 b q - 0 1",
            [16, 15],
            [&["e8c8"], &[]],
        ),
        ("T4", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", [13, 13], [&[], &[]]),
        ("T4", "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", [15, 15], [&[], &[]]),
        (
            "T5",
            "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            [16, 16],
            [&["e1c1"], &["e1b1"]],
        ),
        (
            "T5",
            "4k2r/8/8/8/8/8/8/4K2R w K - 0 1",
            [15, 15],
            [&["e1g1"], &["e1g1"]],
        ),
        ("T5b", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", [14, 14], [&[], &[]]),
        ("T6", "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", [4, 4], [&[], &[]]),
        ("T7", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", [15, 15], [&[], &[]]),
        ("T8", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", [7, 7], [&[], &[]]),
        ("T9", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", [6, 6], [&[], &[]]),
        ("T10", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", [9, 9], [&[], &[]]),
        ("T11", STALEMATE, [0, 0], [&[], &[]]),
        ("T11b", MATE, [0, 0], [&[], &[]]),
        ("T12", "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", [5, 5], [&[], &[]]),
        ("T12", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", [2, 2], [&[], &[]]),
        ("T14", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", [4, 4], [&[], &[]]),
        // The knight of T15 has its moves where a pawn keeps the position alive (C-7).
        ("T15", "4k3/p7/8/8/3N4/8/8/4K3 w - - 0 1", [13, 13], [&[], &[]]),
        ("T18", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", [6, 6], [&[], &[]]),
    ];
    for &(case, position, counts, castlings) in CASES {
        for (profile, (count, wanted)) in ["fide", "carlit"].iter().zip(counts.iter().zip(castlings)) {
            let option = format!("profile={profile}");
            let out = done(&["moves", "echecs", position, "--option", &option]);
            let moves: Vec<_> = out.lines().collect();
            assert_eq!(moves.len(), *count, "{case} {profile}");
            let far = |m: &&str| matches!(*m, "e1g1" | "e1c1" | "e1b1" | "e8g8" | "e8c8" | "e8b8");
            let found: Vec<_> = moves.into_iter().filter(far).collect();
            assert_eq!(found, wanted, "{case} {profile}");
        }
    }
}

/// What `turn` calls over lists nothing, though pieces could be pushed on.
#[test]
fn a_position_that_is_over_lists_nothing() {
    let blocked = "n10/11/11/11/2~1~#~1~2/11/11/11/10N s 100 90";
    for (game, position, code) in [
        ("echecs", "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", "dead-position"),
        (
            "echecs",
            "4k3/8/8/8/3R4/8/8/4K3 w - - 150 99",
            "seventyfive-moves",
        ),
        ("chevaliers", blocked, "no-progress"),
        (
            "echec-et-mots",
            "..../.../..../.../..../.../.... e5,g0 d6,g8 ACEHLVX AEGNORYZ b 1 10 end:14-10",
            "words",
        ),
        ("dames-de-lettres", "8/8/8/8/8/8 w o - - 0 #Aw", "resignation"),
    ] {
        let turn = done(&["turn", game, position]);
        assert!(turn.starts_with(&format!("over {code} ")), "{game}: {turn}");
        assert_eq!(done(&["moves", game, position]), "", "{game}");
        assert_eq!(done(&["moves", game, position, "--count"]), "0\n", "{game}");
        assert_eq!(
            done(&["moves", game, position, "--announce", "--doubles"]),
            "",
            "{game}"
        );
    }
    // Sequences are counted as published: a draw cuts none short.
    assert_eq!(
        done(&["perft", "echecs", "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", "1"]),
        "13\n"
    );
}

#[test]
fn apply_plays_one_action_after_another() {
    assert_eq!(
        done(&["apply", "echecs", "start", "e2e4", "e7e5", "g1f3"]),
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n"
    );
    let carlit = done(&["apply", "echecs", CASTLING, "e1b1", "--option", "profile=carlit"]);
    assert!(carlit.starts_with("r3k2r/8/8/8/8/8/8/1KR4R b"), "{carlit}");
}

#[test]
fn a_refusal_names_clause_and_code_and_then_says_it() {
    let out = refused(&["apply", "echecs", "start", "e2e5"]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines[0], "refused L-5 pawn-too-far");
    assert_eq!(lines.len(), 2);
    assert!(lines[1].contains("e5"), "{}", lines[1]);
    let french = refused(&["apply", "echecs", "start", "e2e5", "--lang", "fr"]);
    assert_eq!(french.lines().next(), Some("refused L-5 pawn-too-far"));
    assert_ne!(french.lines().nth(1), Some(lines[1]));
}

#[test]
fn a_later_refusal_prints_no_position() {
    let out = refused(&["apply", "echecs", "start", "e2e4", "e7e5", "e4e5"]);
    assert!(out.starts_with("refused "), "{out}");
}

#[test]
fn nothing_can_be_played_after_the_end() {
    assert!(refused(&["apply", "echecs", MATE, "h8h7"]).starts_with("refused E-5 game-over\n"));
}

#[test]
fn repetition_counts_the_actions_given() {
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut args = vec!["apply", "echecs", "start"];
    args.extend(there_and_back.iter().cycle().take(8));
    let reached = done(&args);
    // A FEN keeps no past: what it lacks stands below it.
    let position = reached.lines().next().expect("a position");
    assert_eq!(reached, format!("{position}\nalso claim\n"));
    assert_eq!(done(&["turn", "echecs", position]), "awaiting 0\n");
    args.push("claim");
    let claimed = done(&args);
    let lines: Vec<_> = claimed.lines().collect();
    assert_eq!(lines[..2], [position, "over threefold C-3 winners - points 1 1"]);
    assert_eq!(lines.len(), 3, "the sentence comes last: {claimed}");
    args.push("--json");
    let object: serde_json::Value = serde_json::from_str(&done(&args)).expect("an object");
    assert_eq!(
        (&object["position"], &object["over"]["code"]),
        (&position.into(), &"threefold".into())
    );
    assert!(refused(&["apply", "echecs", "start", "claim"]).starts_with("refused C-4 nothing-to-claim"));
}

/// The fifth occurrence, and the third by the Carlit sheet, end a game whose position looks alive.
#[test]
fn an_end_by_repetition_is_told_below_the_position() {
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for (profile, plies, code) in [("fide", 16, "fivefold"), ("carlit", 8, "repetition")] {
        let option = format!("profile={profile}");
        let mut args = vec!["apply", "echecs", "start", "--option", &option];
        args.extend(there_and_back.iter().cycle().take(plies));
        let told = done(&args);
        let over = format!("over {code} C-3 winners - points 1 1");
        assert_eq!(told.lines().nth(1), Some(over.as_str()), "{told}");
    }
    // What the position itself tells is not said twice.
    let mate = done(&["apply", "echecs", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8"]);
    assert_eq!(mate.lines().count(), 1, "{mate}");
    let mut steps = vec!["apply", "chevaliers", "start"];
    steps.extend(["b1^b3", "b9^b7", "b3^b1", "b7^b9"].iter().cycle().take(8));
    let told = done(&steps);
    assert_eq!(
        told.lines().nth(1),
        Some("over repetition R19 winners - points 1 1"),
        "{told}"
    );
}

/// R13: whoever overlooks a capture may be held to it, as long as the position is played on.
#[test]
fn a_fault_to_claim_is_told_below_the_position() {
    let due = "n10/11/11/11/2~1~#~1~2/1m9/1M9/11/11 s 0 1";
    let claim = ["--option", "capture=claim"];
    let mut args = vec!["apply", "chevaliers", due, "b3-a3"];
    args.extend(claim);
    let told = done(&args);
    assert_eq!(told.lines().last(), Some("also claim"), "{told}");
    args.insert(4, "claim");
    let back = done(&args);
    assert_eq!(back.lines().next(), Some(format!("{due} must").as_str()));
    let mut args = vec!["apply", "chevaliers", due, "b3xb5"];
    args.extend(claim);
    assert_eq!(done(&args).lines().count(), 1);
}

#[test]
fn turn_tells_who_or_how() {
    assert_eq!(done(&["turn", "echecs", "start"]), "awaiting 0\n");
    let mate = done(&["turn", "echecs", MATE]);
    assert_eq!(
        mate.lines().next(),
        Some("over checkmate E-1 winners 0 points 2 0")
    );
    let stalemate = done(&["turn", "echecs", STALEMATE]);
    assert_eq!(
        stalemate.lines().next(),
        Some("over stalemate E-2 winners - points 1 1")
    );
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(done(&["perft", "echecs", "start", "0"]), "1\n");
    assert_eq!(done(&["perft", "echecs", "start", "3"]), "8902\n");
    let out = done(&["perft", "echecs", "start", "3", "--divide"]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[20]), (21, "a2a3 380", "total 8902"));
    let carlit = ["perft", "echecs", CASTLING, "3", "--option", "profile=carlit"];
    assert_eq!(done(&carlit), "13843\n");
}

#[test]
fn what_is_malformed_is_told_with_its_place() {
    for (args, why) in [
        (&["moves", "echecs", "rnb"][..], "position malformed at byte 3"),
        (&["moves", "echecs", ""], "position malformed at byte 0"),
        (
            &["turn", "echecs", "8/8/8/8/8/8/8/8 w - - 0 1"],
            "position malformed",
        ),
        (
            &["apply", "echecs", "start", "zz"],
            "action \"zz\" malformed at byte 0, expected a square",
        ),
        (
            &["apply", "echecs", "start", ""],
            "action \"\" malformed at byte 0",
        ),
        (
            &["apply", "echecs", "start", "e2e4\n"],
            "action \"e2e4\\n\" malformed at byte 4",
        ),
        (&["apply", "echecs", "start"], "<ACTION>"),
        (&["perft", "echecs", "start", "33"], "33 is not in 0..=32"),
        (&["perft", "echecs", "start", "x"], "'x'"),
        (
            &[
                "perft",
                "dames-de-lettres",
                "hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 38",
                "2",
            ],
            "expected a position farther from the next deal than the depth",
        ),
        (
            &["moves", "echecs", "start", "--option", "profile"],
            "expected NAME=VALUE",
        ),
        (&["moves", "echecs", "start", "--limit", "x"], "--limit"),
    ] {
        let said = wrong(args);
        assert!(said.contains(why), "{args:?}: {said}");
    }
}

#[test]
fn french_tells_what_is_malformed_too() {
    for (args, why) in [
        (&["moves", "echecs", "rnb"][..], "position mal formée à l’octet 3"),
        (&["apply", "echecs", "start", "zz"], "attendu\u{a0}: une case"),
        (
            &["turn", "chevaliers", "x"],
            "attendu\u{a0}: une pièce, de l’eau ou un nombre",
        ),
        (&["turn", "echec-et-mots", "x"], "mal formée"),
        (
            &["deal", "echecs", "--option", "profile=x"],
            "attendu\u{a0}: fide ou carlit",
        ),
        (
            &["deal", "echecs", "--seats", "3"],
            "echecs ne se donne pas à 3 sièges",
        ),
        (&["play", "echecs", "--seat", "5"], "siège 5 inconnu"),
        (&["word", "m0t"], "n’est d’aucun mot"),
        (&["longest", "???", "--game", "echec-et-mots"], "trop de jokers"),
        (&["replay", "no-such-file.pgn"], "le fichier ne peut être lu"),
    ] {
        let mut asked = args.to_vec();
        asked.extend(["--lang", "fr"]);
        let said = wrong(&asked);
        assert!(said.contains(why), "{args:?}: {said}");
        assert!(!said.contains("expected"), "{args:?}: {said}");
    }
}
