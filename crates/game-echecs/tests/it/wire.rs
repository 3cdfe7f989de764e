//! What moves do to the board, as the page shows it before the server answers.

use std::collections::BTreeMap;

use game_core::{Game as _, Listing as _, NoDice, Positions as _};
use game_echecs::Ply;
use game_testkit::{TestDice, wire};

use crate::configure;

/// How many cases of each kind are kept.
const EACH: usize = 8;

/// The pieces of a FEN, from a8 on.
fn squares(fen: &str) -> Vec<char> {
    let rows = fen.split(' ').next().unwrap_or_default();
    let sign = |sign: char| match sign.to_digit(10) {
        Some(gap) => ".".repeat(gap as usize),
        None => sign.to_string(),
    };
    rows.chars()
        .filter(|&sign| sign != '/')
        .map(sign)
        .collect::<String>()
        .chars()
        .collect()
}

/// What is told apart of a move: whether it castles, promotes, takes in passing, takes, or only goes.
fn kind(fen: &str, ply: &str) -> &'static str {
    let board = squares(fen);
    let at = |square: &str| {
        let [file, rank] = [square.as_bytes()[0] - b'a', b'8' - square.as_bytes()[1]].map(usize::from);
        (file, board[rank * 8 + file])
    };
    let ((from, piece), (to, target)) = (at(&ply[..2]), at(&ply[2..4]));
    match piece.to_ascii_lowercase() {
        'k' if from.abs_diff(to) > 1 => "castles",
        'p' if ply.len() > 4 => "promotes",
        'p' if from != to && target == '.' => "takes in passing",
        _ if target != '.' => "takes",
        _ => "goes",
    }
}

#[test]
fn the_page_moves_pieces_as_the_rules_do() {
    let mut kept: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for profile in ["fide", "carlit"] {
        let settings = [("profile".to_owned(), profile.to_owned())];
        let game = configure(&settings).expect("a profile");
        for seed in 0..60 {
            let mut dice = TestDice::new(seed);
            let mut state = game.start().expect("chess begins without chance");
            for _ in 0..160 {
                let moves: Vec<_> = game
                    .choices(&state)
                    .into_iter()
                    .filter(|(_, action)| action.to_string().parse::<Ply>().is_ok())
                    .collect();
                // What is rare at random is taken where it may be.
                let fen = game.position(&state);
                let rare = moves.iter().find(|(_, action)| {
                    ["castles", "takes in passing"].contains(&kind(&fen, &action.to_string()))
                });
                let Some((seat, action)) = rare.or(dice.pick(&moves)) else {
                    break;
                };
                let ply = action.to_string();
                let events = game
                    .decide(&state, *seat, action, &mut NoDice)
                    .expect("a listed move");
                for event in &events {
                    game.evolve(&mut state, event);
                }
                let cases = kept.entry((profile, kind(&fen, &ply))).or_default();
                if cases.len() < EACH {
                    let after = game.position(&state);
                    cases.push(format!(
                        "{{ \"before\": {fen:?}, \"ply\": {ply:?}, \"after\": {after:?} }}"
                    ));
                }
            }
        }
    }
    assert!(
        kept.len() == 10 && kept.values().all(|cases| !cases.is_empty()),
        "{:?}",
        kept.keys()
    );
    let cases: Vec<String> = kept.into_values().flatten().collect();
    wire::write("echecs", "moves.json", &wire::cases(&cases));
}
