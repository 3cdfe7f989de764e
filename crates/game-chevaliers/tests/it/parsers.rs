//! No text panics a parser; what is read can be written and read again; faults lie inside the text.

use game_chevaliers::{Action, Chevaliers, Event, Layout, Ply};
use game_core::{Configurable as _, Game as _, NoDice, Positions as _, Seat, Viewer};
use game_testkit::texts::{self, mutated};
use proptest::prelude::*;

const ACTIONS: &[&str] = &[
    "f2-f3",
    "b1^f3",
    "b1^d3^f3",
    "b2xb4xd4",
    "b1^b5xb7xd7#",
    "k10-l12+",
    "claim",
];
const EVENTS: &[&str] = &["f2-f3", "b2xb4^b6xb8", "claim", "flag s", "resign gm", "agree"];
const POSITIONS: &[&str] = &[
    "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1",
    "n10/11/11/11/2~1~#~1~2/2m8/1m9/1M9/11 s 4 1 must",
    "7m2n/2mmmm4n/5n1m3/1N1mmmmm3/2~n~#~n~2/3MMM5/4MM1M1M1/3MM2M1N1/2N1N1M1M1N gm 99 65535",
    "mmm1mmm/nmmnmmn/nm3mn/7/2~1~2/7/7/7/7/2~1~2/7/NM3MN/NMMNMMN/MMM1MMM s 0 1 layout=t98",
];
const SHEETS: &[&str] = &[
    "[White \"Odile\"]\n[Options \"capture=claim\"]\n\n1. f2-f3 f8-f7 2. b2-b3 claim *\n",
    "1. f2-f3 f8-f7 resign-s 0-1\n",
];

fn games() -> [Chevaliers; 4] {
    ["-", "capture=claim", "team=alternate capture=claim", "layout=t98"].map(crate::game)
}

fn action(text: &str) {
    let Some(action) = texts::read::<Action>(text) else {
        return;
    };
    // Marks at the end and squares between leaps are dropped, and nothing else.
    assert!(action.to_string().len() <= text.len(), "{text:?}");
    // Whatever can be read is decided one way or the other, without harm.
    for game in games() {
        let state = game.blank();
        if let Ok(events) = game.decide(&state, Seat(0), &action, &mut NoDice) {
            assert_eq!(events.len(), 1, "{text:?}");
        }
    }
}

fn event(text: &str) {
    let Some(event) = texts::read::<Event>(text) else {
        return;
    };
    for game in games() {
        let mut state = game.blank();
        game.redact(&state, &event, Viewer::Spectator);
        game.evolve(&mut state, &event);
    }
}

fn position(text: &str) {
    for game in games() {
        if let Some(state) = texts::place(&game, text) {
            assert_eq!(game.position(&state), text, "one text a position");
        }
    }
}

fn sheet(text: &str) {
    texts::sheet::<Chevaliers>(text, ());
}

#[test]
fn nearly_what_is_written() {
    texts::nearly(400, ACTIONS, action);
    texts::nearly(400, EVENTS, event);
    texts::nearly(400, POSITIONS, position);
    texts::nearly(400, SHEETS, sheet);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "\\PC{0,40}") {
        action(&text);
        event(&text);
        position(&text);
        sheet(&text);
        prop_assert!(Layout::read(&text).is_err());
    }

    #[test]
    fn nearly_layouts(text in mutated(&[include_str!("../../../../data/boards/chevaliers/c98.json")])) {
        // A file that is read is one that can be played on.
        if let Ok(layout) = Layout::read(&text) {
            prop_assert!(layout.squares() <= game_chevaliers::MAX_CELLS);
            game_chevaliers::Board::new(layout);
        }
    }

    #[test]
    fn any_option(name in "seats|team|layout|repetition|colour", value in "2|4|free|alternate|c98|r99|9|10|") {
        let settings = [(name.clone(), value.clone())];
        match Chevaliers::configure(&settings, ()) {
            Ok(game) => prop_assert!(game.rules().settings().contains(&(&name, value))),
            Err(fault) => prop_assert_eq!((fault.name, fault.value), (name, value)),
        }
    }
}

#[test]
fn actions_and_events_say_where_they_go_wrong() {
    texts::go_wrong::<Action>(&[
        ("", 0),
        ("f", 0),
        ("F2-f3", 0),
        ("f0-f1", 0),
        ("f02-f3", 0),
        ("f2", 2),
        ("f2+", 2),
        ("f2-", 3),
        ("f2-f", 3),
        ("f2:f3", 2),
        ("f2-f3+#", 5),
        ("f2-f3 ", 5),
        ("b2xb4xé4", 6),
        ("f2-f123", 6),
        ("claim ", 0),
    ]);
    texts::go_wrong::<Event>(&[
        ("flag", 0),
        ("flag w", 5),
        ("flag sn", 5),
        ("resign ", 7),
        ("stop s", 0),
        ("agree ", 0),
        ("claim s", 0),
    ]);
}

#[test]
fn moves_are_read_as_people_write_them() {
    for (text, canonical) in [
        ("b1^d3^f3", "b1^f3"),
        ("b1^d3^f3^h3xh5+", "b1^h3xh5"),
        ("f8-f9+", "f8-f9"),
        ("b2xb4#", "b2xb4"),
        ("b2xb4^b6^d6xd8", "b2xb4^d6xd8"),
        ("a14-a13", "a14-a13"),
    ] {
        let ply: Ply = text.parse().expect("a move");
        assert_eq!(ply.to_string(), canonical);
    }
}

#[test]
fn positions_say_where_they_go_wrong() {
    let usual = crate::game("-");
    texts::cannot_stand(
        &usual,
        &[
            ("", 0),
            ("11", 2),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10", 35),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 x 0 1", 36),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 sn 0 1", 36),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 s", 37),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 s x 1", 38),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 s 00 1", 38),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 s 0 0", 40),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 s 0 1 ", 42),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 s 0 1 must", 42),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N10 s 0 1 layout=c98", 42),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N9 s 0 1", 34),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N11 s 0 1", 33),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N010 s 0 1", 33),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/N55 s 0 1", 33),
            ("n10/11/11/11/2~1~#~1~2/11/11/11 s 0 1", 31),
            ("n10/11/11/11/2~1~#~1~2/11/11/11/11/N10 s 0 1", 34),
            ("n10/11/11/11/11/11/11/11/N10 s 0 1", 13),
            ("n10/11/11/11/2~1N#~1~2/11/11/11/N10 s 0 1", 16),
            ("n10/11/11/11/2~1~~~1~2/11/11/11/N10 s 0 1", 17),
            ("n10/11/~10/11/2~1~#~1~2/11/11/11/N10 s 0 1", 7),
            ("n10/11/x10/11/2~1~#~1~2/11/11/11/N10 s 0 1", 7),
            ("nnnnnn5/11/11/11/2~1~#~1~2/11/11/11/N10 s 0 1", 5),
            ("11/11/11/11/2~1~#~1~2/11/11/11/11 s 0 1", 33),
        ],
    );
    let tall = crate::game("layout=t98");
    let start = "mmm1mmm/nmmnmmn/nm3mn/7/2~1~2/7/7/7/7/2~1~2/7/NM3MN/NMMNMMN/MMM1MMM s 0 1";
    for (text, at) in [
        (start.to_owned(), start.len()),
        (format!("{start} layout=r99"), start.len() + 1),
    ] {
        assert_eq!(tall.place(&text).expect_err("no layout").at, at);
    }
}
