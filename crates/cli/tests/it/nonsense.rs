//! No input, however broken, panics: the status is 0, 1 or 2, whatever is asked.

use proptest::prelude::*;

use crate::binary::{feed, run};
use crate::replay::{TWO_GAMES as GAMES, replay};

/// Arguments near enough to sense to get past the first check.
fn argument() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("echecs".to_string()),
        Just("start".to_string()),
        Just("--json".to_string()),
        Just("--option".to_string()),
        Just("profile=carlit".to_string()),
        Just("--nodes".to_string()),
        Just("--limit".to_string()),
        Just("--divide".to_string()),
        Just("--game".to_string()),
        Just("dames-de-lettres".to_string()),
        Just("guerre-des-mots".to_string()),
        Just("--pattern".to_string()),
        Just("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".to_string()),
        "[a-h][1-8][a-h][1-8][qrbnkp]?",
        "[pnbrqkPNBRQK1-8/]{0,30} [wb] [KQkq-]{0,4} [a-h][36] [0-9]{0,12} [0-9]{0,12}",
        "[0-9]{1,2}",
        "\\PC{0,12}",
        "[^\u{0}]{0,12}",
    ]
}

/// Commands that end by themselves; `perft` is given its depth below.
fn command() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "games", "deal", "moves", "apply", "turn", "replay", "word", "longest", "",
    ])
}

fn check(args: &[&str], input: &str) {
    let ran = if input.is_empty() {
        run(args)
    } else {
        feed(args, input)
    };
    assert!(matches!(ran.status, Some(0..=2)), "{args:?}: {ran:?}");
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_arguments(command in command(), rest in prop::collection::vec(argument(), 0..5)) {
        let mut args = vec![command];
        args.extend(rest.iter().map(String::as_str));
        check(&args, "");
    }

    #[test]
    fn any_position(position in argument(), depth in 0..3u8) {
        check(&["perft", "echecs", &position, &depth.to_string()], "");
        check(&["best", "echecs", &position, "--nodes", "50"], "");
    }

    #[test]
    fn any_file_of_games(at in 0..GAMES.len(), junk in "\\PC{0,6}", cut in any::<bool>()) {
        let rest = if cut { "" } else { &GAMES[at..] };
        let text = format!("{}{junk}{rest}", &GAMES[..at]);
        for args in [&["--verify"][..], &["--at", "2", "--json"]] {
            let ran = replay("nonsense.pgn", text.as_bytes(), args);
            prop_assert!(matches!(ran.status, Some(0..=2)), "{text:?}: {ran:?}");
            prop_assert!(!ran.err.contains("panicked"), "{text:?}: {}", ran.err);
        }
    }

    #[test]
    fn any_lines_at_the_board(lines in prop::collection::vec(argument(), 0..6)) {
        let input = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        check(&["play", "echecs", "--level", "1"], &input);
    }

    #[test]
    fn any_word_and_any_letters(text in prop_oneof![
        "\\PC{0,30}", "[^\u{0}]{0,30}", "[a-zàâçéèêëîïôûœæ'’-]{0,30}", "[a-z?]{0,30}", "[a-z][\u{300}-\u{36f}]{0,80}",
    ]) {
        for game in ["echec-et-mots", "guerre-des-mots"] {
            check(&["word", "--game", game, "--", &text], "");
            check(&["longest", "--limit", "5", "--game", game, "--", &text], "");
        }
        check(&["longest", "--pattern", "--limit", "5", "--game", "dames-de-lettres", "--json", "--", &text], "");
    }
}
