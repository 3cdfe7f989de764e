//! No text panics a parser; what is read can be written and read again; faults lie inside the text.

use game_core::{Game as _, Positions as _};
use game_cueillette::{Action, Cueillette, Event};
use game_testkit::texts::{self, mutated};
use proptest::prelude::*;

const ACTIONS: &[&str] = &["a1", "b3", "g7"];
const EVENTS: &[&str] = &[
    "deal EEEEEEb/EEEEEEE/EEEEEEE/EEEEEEE/EEEEEEE/EEEEEEE/wEEEEEE",
    "w b3",
    "b g7",
    "flag w",
    "resign b",
    "agree",
];
const POSITIONS: &[&str] = &["6b/7/7/7/7/7/w6 w 0 0", "ABCDEFb/7/7/3Z3/7/7/w1QUIZ1 b 12 9"];
const SHEETS: &[&str] =
    &["[Deal \"EEEEEEb/EEEEEEE/EEEEEEE/EEEEEEE/EEEEEEE/EEEEEEE/wEEEEEE w 0 0\"]\n\nw-b3 b-f5 resign-w 0-1\n"];

fn read(text: &str) {
    texts::read_exactly::<Action>(text);
    texts::read_exactly::<Event>(text);
    for game in crate::games() {
        if let Some(state) = texts::place(&game, text) {
            assert_eq!(game.position(&state), text, "one text a position");
            game.turn(&state);
        }
    }
    texts::sheet::<Cueillette>(text, ());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "\\PC{0,40}") {
        read(&text);
    }

    #[test]
    fn nearly_right(text in prop_oneof![mutated(ACTIONS), mutated(EVENTS), mutated(POSITIONS), mutated(SHEETS)]) {
        read(&text);
    }
}

#[test]
fn texts_say_where_they_go_wrong() {
    texts::go_wrong::<Action>(&[("", 0), ("h1", 0), ("a8", 0), ("b3 ", 0)]);
    texts::go_wrong::<Event>(&[
        ("", 0),
        ("x b3", 0),
        ("w h1", 2),
        ("flag x", 5),
        ("deal 6b/7/7/7/7/7/w6", 20),
    ]);
    texts::cannot_stand(
        &crate::games()[0],
        &[
            ("6b/7/7/7/7/7/w6", 15),
            ("6b/7/7/7/7/7/w6 x 0 0", 16),
            ("6b/7/7/7/7/7/w6 w 00 0", 18),
            ("6b/7/7/7/7/7/w5 w 0 0", 15),
            ("6b/7/7/7/7/7/w51 w 0 0", 15),
            ("6b/7/7/7/7/7/ww5 w 0 0", 14),
            ("7/7/7/7/7/7/w6 w 0 0", 14),
            ("6b/8/7/7/7/7/w6 w 0 0", 3),
        ],
    );
}
