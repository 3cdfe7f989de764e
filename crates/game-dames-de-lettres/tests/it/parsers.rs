//! Texts that are no position, no action, no event: refused where they break, never with a panic.

use game_core::Positions as _;
use game_dames_de_lettres::{Action, Event};
use game_testkit::texts;
use proptest::prelude::*;

use crate::french;

#[test]
fn actions_are_written_in_capitals() {
    for (typed, written) in [
        ("d3-e4 mots@e4f3g3h3", "D3-E4 MOTS@E4F3G3H3"),
        ("A5Xa3 môt@A3B2C2", "A5xA3 MOT@A3B2C2"),
        ("A1xA4xD4", "A1xA4xD4"),
        (
            "E2-E4 mot@e4d5c5 + mue@e4f5g5 =s@c1 =E@d1",
            "E2-E4 MOT@E4D5C5 + MUE@E4F5G5 =S@C1 =E@D1",
        ),
        ("E2-E4 œuf@E4D5C5B5 =S", "E2-E4 OEUF@E4D5C5B5 =S"),
        ("announce mot+mué", "announce MOT+MUE"),
        ("touch d3", "touch D3"),
        ("admit môt", "admit MOT"),
        ("fault w", "fault w"),
    ] {
        let action: Action = typed.parse().unwrap_or_else(|fault| panic!("{typed:?} {fault}"));
        assert_eq!(action.to_string(), written);
        assert_eq!(written.parse(), Ok(action));
    }
}

#[test]
fn what_is_no_action_is_refused_where_it_breaks() {
    texts::go_wrong::<Action>(&[
        ("", 0),
        ("D3", 2),
        ("D3-", 3),
        ("D3-I4", 3),
        ("D3-D3", 3),
        ("D3=E4", 2),
        ("D3-E4-F5", 5),
        ("D3-E4 ", 6),
        ("D3-E4 MOTS", 10),
        ("D3-E4 MOTS@", 11),
        ("D3-E4 MOTS@E4F", 13),
        ("D3-E4 @E4F3", 6),
        ("D3-E4 M1T@E4F3G3", 6),
        ("D3-E4 MOT@E4F3G3 +", 18),
        ("D3-E4 =A@C1", 7),
        ("D3-E4 =S@", 8),
        ("D3-E4 =S@C1 MOT@E4F3G3", 12),
        ("announce ", 9),
        ("announce MOT+", 13),
        ("touch D9", 6),
        ("fault x", 6),
    ]);
}

#[test]
fn events_are_read_in_one_way_only() {
    for text in [
        "deal hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU",
        "D3-E4 MOTS@E4F3G3H3 =S@C1",
        "announce MOT+MUE",
        "touch D3",
        "touch D3 free",
        "adoube",
        "press",
        "blocked",
        "fault w W5 own-camp D3-E3 MOTS@E3F3G3H3",
        "fault b",
        "admit MOT",
        "bar MOT",
        "flag w",
        "resign b",
    ] {
        let event: Event = text.parse().unwrap_or_else(|fault| panic!("{text:?} {fault}"));
        assert_eq!(event.to_string(), text);
    }
    for text in [
        "",
        "d3-e4 MOTS@E4F3G3H3",
        "D3-E4 mots@E4F3G3H3",
        "deal 8/8",
        "deal 9/8/8/8/8/8",
        "touch D3  free",
        "fault w W5 no-such-code D3-E3",
        "fault w W5",
        "fault",
        "flag",
        "flag 0",
        "blocked w",
    ] {
        assert!(text.parse::<Event>().is_err(), "{text:?}");
    }
}

#[test]
fn what_is_no_position_is_refused_where_it_breaks() {
    let game = french();
    texts::cannot_stand(
        &game,
        &[
            ("", 0),
            ("8/8/8/8/8/8", 11),
            ("8/8/8/8/8 w", 9),
            ("8/8/8/8/8/8/8 w", 11),
            ("44/8/8/8/8/8 w", 1),
            ("9/8/8/8/8/8 w", 0),
            ("7/8/8/8/8/8 w", 1),
            ("8/8/8/8/8/7é w", 11),
            ("*a7/8/8/8/8/8 w", 1),
            ("*e*E6/8/8/8/8/8 w", 3),
            ("8/8/8/8/8/8 x", 12),
            ("8/8/8/8/8/8 w ", 14),
            ("8/8/8/8/8/8 w q", 14),
            ("8/8/8/8/8/8 w o SE", 16),
            ("*e7/8/8/8/8/8 w o ES - 0", 18),
            ("8/8/8/8/8/8 w o ES MOT 0", 19),
            ("8/8/8/8/8/8 w p ES Mot 0", 19),
            ("8/8/8/8/8/8 w p ES - 007", 21),
            ("8/8/8/8/8/8 w p ES - 0 touched=A1", 31),
            ("8/8/8/8/8/8 w p ES - 0 reserve=E/-", 31),
            ("8/8/8/8/8/8 w p ES - 0 nonsense", 23),
            ("8/8/8/8/8/8 w p ES - 0 press adoube", 0),
        ],
    );
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        texts::read::<Action>(&text);
        texts::read_exactly::<Event>(&text);
        texts::place(&french(), &text);
    }

    #[test]
    fn whatever_looks_like_a_move_is_written_as_it_was_read(
        text in "[A-H][1-6][-x][A-H][1-6]( [A-Z]{1,8}@([A-H][1-6]){1,8}( \\+ [A-Z]{1,8}@([A-H][1-6]){1,8}){0,2})?( =[ES](@[A-H][1-6])?){0,2}"
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(event) = text.parse::<Event>() {
            prop_assert_eq!(event.to_string(), text);
        }
    }

    #[test]
    fn whatever_looks_like_a_position_is_written_as_it_was_read(
        text in "([A-Za-z1-8*]{1,8}/){5}[A-Za-z1-8*]{1,8} [wb]( [op] (ES|E|S|-) (-|[A-Z]{3,5},[a-z]{3,5}) [0-9]{1,3}( adoube)?)?"
    ) {
        let game = french();
        if let Ok(state) = game.place(&text) {
            let written = game.position(&state);
            prop_assert!(written.starts_with(&text), "{} {}", text, written);
            prop_assert_eq!(game.position(&game.place(&written).expect("written")), written);
        }
    }
}
