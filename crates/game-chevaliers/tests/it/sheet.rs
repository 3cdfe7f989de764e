//! The sheet that people keep.

use game_chevaliers::{Chevaliers, Event, Rules};
use game_core::{
    Export as _, Game as _, Incident, Listing as _, Marked, Seat, Sheet, SheetFault, SheetProblem, retrace,
};
use game_testkit::TestDice;

fn events(texts: &str) -> Vec<Event> {
    let texts = texts.split("; ").filter(|text| !text.is_empty());
    texts.map(|text| text.parse().expect("an event")).collect()
}

fn read_sheet(text: &str) -> Result<Sheet<Chevaliers>, SheetFault> {
    game_core::read_sheet(text, ())
}

fn tags(tags: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    tags.iter().map(owned).collect()
}

#[test]
fn a_sheet_has_header_moves_and_result() {
    let game = crate::game("-");
    let text = game.export(
        &tags(&[
            ("Silver", "Odile \"O\""),
            ("Gold", "Ève"),
            ("Result", "me"),
            ("No good", "x"),
        ]),
        &events("f2-f3; f8-f7; b1^d3; resign g"),
    );
    assert_eq!(
        text,
        "[Game \"chevaliers\"]\n[Silver \"Odile \\\"O\\\"\"]\n[Gold \"Ève\"]\n[Options \"\"]\n[Result \"1-0\"]\n\
         [Termination \"resignation\"]\n\n1. f2-f3 f8-f7 2. b1^d3 resign-g 1-0\n"
    );
}

/// Gold looks on while a knight charges into its castle.
const CHARGE: &str = "f2-f3; j8-k7; f3-e4; k7-k8; e4-d5; k8-k7; d5-e6; k7-k8; b1^d3; k8-k7; d3-d4; k7-k8; d4-d5; \
                      k8-k7; d5^f7xf9";

#[test]
fn entering_and_winning_are_marked() {
    let held = crate::game("-").export(&[], &events(&format!("{CHARGE}; k7-k8")));
    assert!(
        held.ends_with("5. b1^d3 k8-k7 6.\nd3-d4 k7-k8 7. d4-d5 k8-k7 8. d5^f7xf9+ k7-k8 1-0\n"),
        "{held}"
    );
    assert!(
        held.contains("[Result \"1-0\"]\n[Termination \"castle\"]\n"),
        "{held}"
    );
    let entered = crate::game("castle_hold=0").export(&[], &events(CHARGE));
    assert!(entered.ends_with("8. d5^f7xf9# 1-0\n"), "{entered}");
    assert!(entered.contains("]\n[Options \"castle_hold=0\"]\n"), "{entered}");
}

#[test]
fn a_claim_is_a_word_of_its_own() {
    let game = crate::game("capture=claim");
    // Gold overlooks b6xb4.
    let moves = "c2-c3; c8-c7; c3-b4; c7-b6; b4-b5; j8-j7; claim; b6xb4";
    let text = game.export(&[], &events(moves));
    assert!(
        text.ends_with("\n1. c2-c3 c8-c7 2. c3-b4 c7-b6 3. b4-b5 j8-j7 claim 3... b6xb4 *\n"),
        "{text}"
    );
    assert_eq!(read_sheet(&text).expect("a sheet").events, events(moves));
}

#[test]
fn results_say_how_the_game_ended() {
    let game = crate::game("seats=4 layout=r99");
    for (end, result, termination) in [
        ("", "*", "unterminated"),
        ("; agree", "1/2-1/2", "agreement"),
        ("; flag s", "0-1", "flag"),
        ("; resign gm", "1-0", "resignation"),
    ] {
        let text = game.export(&[], &events(&format!("c2-c3{end}")));
        assert!(text.contains("]\n[Options \"seats=4 layout=r99\"]\n"), "{text}");
        let points = match result {
            "1-0" => Some(vec![2, 0, 2, 0]),
            "0-1" => Some(vec![0, 2, 0, 2]),
            "1/2-1/2" => Some(vec![1; 4]),
            _ => None,
        };
        let marked = points.map(|points| Marked { points, code: None });
        assert_eq!(read_sheet(&text).expect("a sheet").marked, marked);
        let own = format!("[Result \"{result}\"]\n[Termination \"{termination}\"]\n");
        assert!(text.contains(&own), "{text}");
        assert!(text.ends_with(&format!("{result}\n")), "{text}");
    }
}

#[test]
fn players_are_named_by_camp_and_arm() {
    let names = |options: &str| {
        let game = crate::game(options);
        let names = (0..game.seats()).map(|seat| game.seat_tag(Seat(seat)));
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names("-"), "Silver Gold");
    assert_eq!(names("seats=4"), "SilverKnights GoldKnights SilverMen GoldMen");
}

/// What is written is read again, move by move, whatever the options.
#[test]
fn sheets_are_read_as_they_are_written() {
    for options in [
        "-",
        "capture=claim",
        "team=alternate capture=claim",
        "leap_after_capture=true layout=t98",
    ] {
        let game = crate::game(options);
        for seed in 0..6 {
            let mut dice = TestDice::new(seed);
            let mut state = game.blank();
            let mut played = Vec::new();
            for _ in 0..(40 * seed) {
                let choices = game.choices(&state);
                let Some((seat, action)) = dice.pick(&choices).cloned() else {
                    break;
                };
                let happened = game.decide(&state, seat, &action, &mut dice).expect("listed");
                happened.iter().for_each(|event| game.evolve(&mut state, event));
                played.extend(happened);
            }
            let met = played.len();
            if let Ok(left) = game.incident(&state, Incident::Resignation(Seat(1))) {
                played.extend(left);
            }
            let text = game.export(&tags(&[("Silver", "A\\b")]), &played);
            assert!(
                text.lines().all(|line| line.starts_with('[') || line.len() < 80),
                "{text}"
            );
            let sheet = read_sheet(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(sheet.events, played, "{options}");
            assert_eq!(sheet.game.rules(), game.rules());
            let again = retrace(&sheet.game, &sheet.events).expect("played by the rules");
            played
                .iter()
                .skip(met)
                .for_each(|event| game.evolve(&mut state, event));
            assert_eq!(again, state);
            assert_eq!(sheet.tags, tags(&[("Silver", "A\\b")]));
        }
    }
}

#[test]
fn a_broken_sheet_is_told_by_line_and_column() {
    assert_eq!(
        *read_sheet("1. f2-f3 *").expect("bare moves").game.rules(),
        Rules::DEFAULT
    );
    for (text, line, column, sentence) in [
        (
            "[Silver Odile]\n*",
            1,
            1,
            "tag malformed, expected [Name \"value\"]",
        ),
        (
            "[Options \"team=never\"]\n*",
            1,
            1,
            "option team cannot be \"never\", expected free or alternate",
        ),
        (
            "1. f2-f3\n2. f9:f3 *",
            2,
            4,
            "move malformed at byte 2, expected - or ^ or x and a square",
        ),
        (
            "1. f2-f3\n",
            1,
            1,
            "result missing, expected 1-0, 0-1, 1/2-1/2 or *",
        ),
        ("", 1, 1, "result missing, expected 1-0, 0-1, 1/2-1/2 or *"),
        (
            "1. f2-f3 * f8-f7",
            1,
            12,
            "words after the result, expected the end",
        ),
    ] {
        let fault = read_sheet(text).expect_err(text);
        assert_eq!((fault.line, fault.column), (line, column), "{text:?}");
        assert_eq!(fault.problem.to_string(), sentence, "{text:?}");
    }
    let fault = read_sheet("f2").expect_err("no move");
    assert!(matches!(fault.problem, SheetProblem::BadMove(_)));
    assert_eq!(
        fault.to_string(),
        "line 1, column 1: move malformed at byte 2, expected - or ^ or x and a square"
    );
}
