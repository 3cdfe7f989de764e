//! No text panics a parser; what is read can be written and read again; faults lie inside the text.

use game_core::{Configurable as _, Game as _, Positions as _, Viewer};
use game_echec_et_mots::{Action, EchecEtMots, Event, Layout, Rules, StartEntry};
use game_testkit::texts::{self, mutated};
use proptest::prelude::*;

const ACTIONS: &[&str] = &[
    "a0-c1",
    "c4xd6",
    "b-1-c1",
    "c4xd6 #CHEVAL",
    "c4-d6 #détente",
    ">ORANGE",
    ">-",
    ">œufs",
];
const EVENTS: &[&str] = &[
    "deal TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ",
    "a0-c1=G",
    "c4-d5",
    "c4xd6",
    "b-1-c1=Z",
    "#CHEVAL",
    "#-",
    ">ORANGE",
    ">-",
    "void",
    "flag w",
    "resign b",
    "agree",
    "end 14-10 words",
    "end 15--5 second-knight",
    "end 0-0 quiet",
];
const POSITIONS: &[&str] = &[
    "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0",
    "TRSE/LNP/AEOI/BUR/MNTS/CVD/F.HJ c1,g0 a8,g8 G - b 0 1",
    "..../.../..../.../..../.../.... e5,g0 d6,g8 ACEHLVX AEGNORYZ b 1 10 CHEVAL",
    "..../.../..../.../..../.../.... d6,g0 - DEEENTT CCEEHXZ b 0 5 DETENTE+",
    "..../.../..../.../..../.../.... d6,g0 - DEEENTT CCEEHXZ b 0 5 end:30-8",
    "..../.../..../.../..../.../.... d6,g0 a8 DEEENTT CCEEHXZ b 0 5 end:15-0/resignation",
    "..../.../..../.../..../.../.... e5,g0 d6,g8 ACEHLVX - b 1 10 -",
    "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ b1,f1 b7,f7 - - w 0 0",
    "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ b-1,f-1 b9,f9 - - w 0 0",
];

// Words may be typed with accents and in any case, so that the text may change once.
fn action(text: &str) {
    texts::read::<Action>(text);
}

fn event(text: &str) {
    texts::read_exactly::<Event>(text);
}

fn position(text: &str) {
    for layout in [Layout::Corner79, Layout::Beyond, Layout::Inner] {
        for start_entry in [StartEntry::OwnOnly, StartEntry::Free] {
            let rules = Rules {
                layout,
                start_entry,
                ..Rules::DEFAULT
            };
            texts::place(&EchecEtMots::new(rules, crate::few_words()), text);
        }
    }
}

#[test]
fn nearly_what_is_written() {
    texts::nearly(400, ACTIONS, action);
    texts::nearly(400, EVENTS, event);
    texts::nearly(400, POSITIONS, position);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "\\PC{0,60}") {
        action(&text);
        event(&text);
        position(&text);
    }

    #[test]
    fn any_characters(text in proptest::collection::vec(any::<char>(), 0..40)) {
        let text: String = text.into_iter().collect();
        action(&text);
        event(&text);
        position(&text);
    }

    #[test]
    fn any_option(name in "layout|tie|match|quiet_limit|bonus_cap|start|", value in "\\PC{0,8}") {
        let settings = [(name.clone(), value.clone())];
        if let Err(fault) = EchecEtMots::configure(&settings, crate::few_words()) {
            prop_assert_eq!((fault.name, fault.value), (name, value));
        }
    }

    /// Whatever events a journal holds, reading them does not panic.
    #[test]
    fn any_events(texts in proptest::collection::vec(mutated(EVENTS), 0..40)) {
        let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
        let mut state = game.blank();
        for event in texts.iter().filter_map(|text| text.parse::<Event>().ok()) {
            game.redact(&state, &event, Viewer::Spectator);
            game.evolve(&mut state, &event);
            game.view(&state, Viewer::Spectator);
            game.turn(&state);
            game.position(&state);
        }
    }
}

#[test]
fn every_valid_text_is_read() {
    for text in ACTIONS {
        assert!(text.parse::<Action>().is_ok(), "{text}");
    }
    for text in EVENTS {
        assert!(text.parse::<Event>().is_ok(), "{text}");
    }
    for text in POSITIONS {
        let read = [Layout::Corner79, Layout::Beyond, Layout::Inner]
            .into_iter()
            .filter(|&layout| {
                let rules = Rules {
                    layout,
                    ..Rules::DEFAULT
                };
                EchecEtMots::new(rules, crate::few_words()).place(text).is_ok()
            });
        assert!(read.count() >= 1, "{text}");
    }
}

#[test]
fn positions_say_where_they_go_wrong() {
    let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
    let bare = "..../.../..../.../..../.../....";
    for (text, at) in [
        (String::new(), 0),
        (bare.to_owned(), 31),
        (format!("{bare} "), 32),
        (format!("{bare}  a0"), 32),
        (format!("{bare} a0,g0 a8,g8 - - w 0"), 51),
        (format!("{bare} b0,g0 a8,g8 - - w 0 0"), 32),
        (format!("{bare} a0,a8 g8 - - w 0 0"), 35),
        (format!("{bare} a0,a0 g8 - - w 0 0"), 35),
        (format!("{bare} a0,d4 d4 - - w 0 0"), 38),
        (format!("{bare} a0,d4,d5 g8 - - w 0 0"), 38),
        (format!("{bare} a0,g0, a8,g8 - - w 0 0"), 38),
        (format!("{bare} - a8,g8 - - w 0 0"), 32),
        (format!("{bare} a0 - - - w 0 0"), 35),
        (format!("{bare} a0,g0 a8,g8 aB - w 0 0"), 44),
        (format!("{bare} a0,g0 a8,g8 - {} w 0 0", "A".repeat(26)), 71),
        (format!("{bare} a0,g0 a8,g8 {} B w 0 0", "A".repeat(25)), 70),
        (format!("{bare} a0,g0 a8,g8 - - x 0 0"), 48),
        (format!("{bare} a0,g0 a8,g8 - - w 00 0"), 50),
        (format!("{bare} a0,g0 a8,g8 - - w 40 0"), 50),
        (format!("{bare} a0,g0 a8,g8 - - w 0 -1"), 52),
        (format!("{bare} a0,g0 a8,g8 - - w 0 70000"), 52),
        (format!("{bare} a0,g0 a8,g8 - - w 0 0 "), 54),
        (format!("{bare} a0,g0 a8,g8 - CHEVAL w 0 0 CHIEN"), 59),
        (format!("{bare} a0,g0 a8,g8 - CHEVAL w 0 0 CHEVAUX"), 59),
        (format!("{bare} a0,g0 a8,g8 - CHEVAL w 0 0 CHEVAL+"), 32),
        (format!("{bare} a0,g0 - - CHEVAL w 0 0 CHEVAL"), 38),
        (format!("{bare} a0,g0 a8,g8 - - w 0 0 -+"), 54),
        (format!("{bare} a0,g0 a8,g8 - - w 0 0 end:1"), 58),
        (format!("{bare} a0,g0 a8,g8 - - w 0 0 end:14-10/words"), 64),
        (format!("{bare} a0,g0 a8,g8 - - w 0 0 end:14-10/"), 64),
        (format!("{bare} a0,g0 a8,g8 - - w 0 0 end:14-10/won"), 64),
        (
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,c1 a8,g8 - - w 0 0".to_owned(),
            35,
        ),
        (
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 A - w 0 0".to_owned(),
            44,
        ),
    ] {
        let fault = game.place(&text).expect_err(&text);
        assert_eq!(fault.at, at, "{text:?}: {fault}");
    }
}

#[test]
fn actions_and_events_say_where_they_go_wrong() {
    texts::go_wrong::<Action>(&[
        ("", 0),
        ("a", 0),
        ("h1-g3", 0),
        ("a0", 2),
        ("a0=c1", 2),
        ("a0-", 3),
        ("a0-a0", 3),
        ("a0-c1 ", 5),
        ("a0-c1=G", 5),
        ("a0-c1 #", 7),
        ("a0-c1 #deux mots", 7),
        (">", 1),
        (">12", 1),
    ]);
    texts::go_wrong::<Event>(&[
        ("deal TRSE", 9),
        ("deal ..../.../..../.../..../.../....", 5),
        ("a0-c1=", 6),
        ("a0-c1=g", 6),
        ("a0-c1=GG", 6),
        ("a0xc1=G", 5),
        ("#cheval", 1),
        (">", 1),
        ("flag x", 5),
        ("end 14-10", 9),
        ("end 14-10 peace", 10),
        ("end 1410 words", 4),
        ("stop w", 0),
    ]);
}
