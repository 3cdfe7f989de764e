//! The cases of the specification, by their numbers.

use game_core::{Game as _, Listing as _, NoDice, Positions as _, Turn};

#[test]
fn every_position_has_its_moves() {
    let mut cases = 0;
    for line in include_str!("cases.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [number, options, position, piece, expected] = fields[..] else {
            panic!("case {line:?} unfit, expected five fields");
        };
        cases += 1;
        assert_eq!(number.parse(), Ok(cases), "the cases are numbered");
        let game = crate::game(options);
        let state = game
            .place(position)
            .unwrap_or_else(|fault| panic!("case {number} {fault}"));
        let mut moves: Vec<String> = game
            .choices(&state)
            .iter()
            .map(|(_, action)| action.to_string())
            .filter(|action| piece == "-" || action.starts_with(piece))
            .collect();
        moves.sort();
        let expected = if expected == "-" { "" } else { expected };
        assert_eq!(moves.join(" "), expected, "case {number}");
        assert_eq!(game.position(&state), position, "case {number}");
    }
    assert_eq!(cases, 48);
}

/// The outcome as `castle R14 0`, or `-` while the game goes on.
fn outcome(options: &str, position: &str, moves: &str) -> String {
    let game = crate::game(options);
    let mut state = game.place(position).expect("a position");
    for text in moves.split(' ') {
        let action = text.parse().expect("a move");
        let seat = game.turn(&state).awaited().iter().next().expect("not over yet");
        for event in game.decide(&state, seat, &action, &mut NoDice).expect("legal") {
            game.evolve(&mut state, &event);
        }
    }
    match game.turn(&state) {
        Turn::Awaiting(_) => "-".to_owned(),
        Turn::Over(outcome) => format!(
            "{} {} {}",
            outcome.code,
            outcome.clause,
            outcome
                .winners
                .iter()
                .next()
                .map_or("drawn".to_owned(), |seat| seat.to_string())
        ),
    }
}

#[test]
fn every_sequence_has_its_outcome() {
    for (number, options, position, moves, expected) in [
        (
            "O1",
            "-",
            "11/4N6/11/11/1n~1~#~1~2/11/11/11/11 s 0 1",
            "e8-f9 b5-b6",
            "castle R14 0",
        ),
        (
            "O2",
            "-",
            "6n4/4N6/11/11/1n~1~#~1~2/11/11/11/N10 s 0 1",
            "e8-f9 g9xe9",
            "-",
        ),
        (
            "O3",
            "-",
            "11/4N6/11/11/2~1~#~1~2/11/11/4n6/11 s 0 1",
            "e8-f9 e2-f1",
            "castle R14 0",
        ),
        (
            "O4",
            "-",
            "11/11/11/11/2~1~#~1~2/11/1m9/1N9/11 s 0 1",
            "b2xb4",
            "elimination R16 0",
        ),
        (
            "O5",
            "-",
            "11/11/11/11/2~1~#~1~2/11/1m9/1N4n4/1M9 g 0 1",
            "g2-f1 b2xb4",
            "castle R14 1",
        ),
        (
            "O6",
            "castle_hold=0",
            "11/4N6/11/11/1n~1~#~1~2/11/11/11/11 s 0 1",
            "e8-f9",
            "castle R14 0",
        ),
        (
            "O7",
            "-",
            "n10/11/11/11/2~1~#~1~2/11/11/11/4M6 s 0 1",
            "e1-f1 a9-a8",
            "-",
        ),
        (
            "O8",
            "-",
            "11/4M6/11/11/1n~1~#~1~2/11/11/11/11 s 0 1",
            "e8-f9 b5-b6",
            "castle R14 0",
        ),
        (
            "O9",
            "-",
            "4m6/5m5/5N5/n10/2~1~#~1~2/11/11/11/11 s 0 1",
            "f7xf9xd9 a6-a5",
            "-",
        ),
        (
            "O10",
            "-",
            "Mmm8/1m9/11/11/2~1~#~1~2/11/11/11/10n g 0 1",
            "k1-k2",
            "blocked R18 1",
        ),
    ] {
        assert_eq!(outcome(options, position, moves), expected, "{number}");
    }
}
