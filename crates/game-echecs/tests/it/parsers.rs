//! No text panics a parser; what is read can be written and read again; faults lie inside the text.

use game_core::{Configurable as _, Game as _, Positions as _};
use game_echecs::{Action, ChessRules, Echecs, Event, read_pgn};
use game_testkit::texts::{self, mutated};
use proptest::prelude::*;

const ACTIONS: &[&str] = &["e2e4", "e7e8q", "a1h8n", "claim", "e1b1"];
const EVENTS: &[&str] = &[
    "e2e4",
    "claim repetition",
    "claim moves",
    "flag w",
    "resign b",
    "agree",
];
const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 99 130",
    "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQk/K7 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 b - -",
];
const FILES: &[&str] = &[
    "[Event \"A\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {x} (1. e3) Kd7 $1 2. e5 1-0\n",
    "[Variant \"Carlit\"]\n\n1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. O-O-O! O-O-O *\n\n1. e4 *",
    "; remark\n%escape\n1.e4 e5 2.Nf3",
];

fn action(text: &str) {
    texts::read_exactly::<Action>(text);
}

fn event(text: &str) {
    texts::read_exactly::<Event>(text);
}

fn position(text: &str) {
    for rules in [ChessRules::FIDE, ChessRules::CARLIT] {
        texts::place(&Echecs::new(rules), text);
    }
}

fn file(text: &str) {
    match read_pgn(text) {
        Ok(games) => {
            for game in games {
                let mut state = game.game.blank();
                for event in &game.events {
                    game.game.evolve(&mut state, event);
                }
                assert_eq!(state.plies() as usize, game.events.len());
            }
        }
        Err(fault) => texts::spot_inside(text, fault.line, fault.column),
    }
}

#[test]
fn nearly_what_is_written() {
    texts::nearly(400, ACTIONS, action);
    texts::nearly(400, EVENTS, event);
    texts::nearly(400, POSITIONS, position);
    texts::nearly(400, FILES, file);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "\\PC{0,40}") {
        action(&text);
        event(&text);
        position(&text);
        file(&text);
    }

    #[test]
    fn any_characters(text in proptest::collection::vec(any::<char>(), 0..40)) {
        let text: String = text.into_iter().collect();
        action(&text);
        event(&text);
        position(&text);
        file(&text);
    }

    #[test]
    fn any_option(name in "profile|start|level|", value in mutated(POSITIONS)) {
        let settings = [(name.clone(), value.clone())];
        match Echecs::configure(&settings, ()) {
            Ok(game) => prop_assert!(name == "start" && game.place(&value).is_ok()),
            Err(fault) => prop_assert_eq!((fault.name, fault.value), (name, value)),
        }
    }
}

#[test]
fn positions_say_where_they_go_wrong() {
    let game = Echecs::new(ChessRules::FIDE);
    texts::cannot_stand(
        &game,
        &[
            ("", 0),
            ("   ", 0),
            ("8/8/8/8/8/8/8/8 w - - 0 1", 15),
            ("4k3/8/8/8/8/8/8/4K2x w - - 0 1", 19),
            ("4k3/8/8/9/8/8/8/4K3 w - - 0 1", 8),
            ("4k2/8/8/8/8/8/8/4K3 w - - 0 1", 3),
            ("4k4/8/8/8/8/8/8/4K3 w - - 0 1", 2),
            ("4k3p/8/8/8/8/8/8/4K3 w - - 0 1", 3),
            ("4k3/8/8/8/8/8/4K3 w - - 0 1", 17),
            ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", 17),
            ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", 16),
            ("4k3/8/8/8/8/8/8/4K2K w - - 0 1", 19),
            ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", 20),
            ("4k3/8/8/8/8/8/8/4K3", 19),
            ("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", 24),
            ("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", 24),
            ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", 24),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", 24),
            ("4k3/8/8/8/8/8/8/4K3 w - - x 1", 26),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", 28),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 more", 30),
            ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", 22),
            ("4k3/8/8/8/8/8/8/4K3 w - - 99999999 1", 26),
        ],
    );
}

#[test]
fn actions_and_events_say_where_they_go_wrong() {
    texts::go_wrong::<Action>(&[
        ("", 0),
        ("e", 0),
        ("i2e4", 0),
        ("e2", 2),
        ("e2e9", 2),
        ("e2e2", 2),
        ("e7e8k", 4),
        ("e7e8qq", 5),
    ]);
    texts::go_wrong::<Event>(&[
        ("claim", 0),
        ("claim x", 6),
        ("flag x", 5),
        ("resign ", 7),
        ("stop w", 0),
        ("agree ", 0),
    ]);
}
