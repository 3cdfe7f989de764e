//! The sheet that people keep.

use game_core::{
    Arbitrated as _, Configurable as _, Export as _, Game as _, Incident, Listing as _, Seat, Sheet,
    SheetFault, SheetProblem, retrace,
};
use game_dames_de_lettres::{Action, DamesDeLettres, Event, Mode, Rules, State};
use game_testkit::TestDice;
use game_testkit::texts;
use proptest::prelude::*;

use crate::{few_words, french};

fn read_sheet(text: &str) -> Result<Sheet<DamesDeLettres>, SheetFault> {
    game_core::read_sheet(text, few_words())
}

fn events(texts: &[&str]) -> Vec<Event> {
    texts.iter().map(|text| text.parse().expect("an event")).collect()
}

fn folded(game: &DamesDeLettres, events: &[Event]) -> State {
    let mut state = game.blank();
    events.iter().for_each(|event| game.evolve(&mut state, event));
    state
}

#[test]
fn the_sheet_has_tags_moves_and_result() {
    let game = french();
    let events: Vec<Event> = [
        "deal hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU",
        "E2-E4 GERE@F5E4G6G5",
        "flag b",
    ]
    .iter()
    .map(|text| text.parse().expect("an event"))
    .collect();
    let tags = [
        ("White".to_owned(), "Anne \"la\" Reine".to_owned()),
        ("Deal".to_owned(), "forged".to_owned()),
    ];
    let sheet = game.export(&tags, &events);
    let lines: Vec<&str> = sheet.lines().collect();
    assert_eq!(lines[0], "[Game \"dames-de-lettres\"]");
    assert_eq!(lines[1], "[White \"Anne \\\"la\\\" Reine\"]");
    assert_eq!(
        lines[2],
        "[Deal \"hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 0\"]"
    );
    assert!(
        sheet.contains("[Result \"#Tw\"]\n[Termination \"flag\"]\n\n1. E2-E4 GERE@F5E4G6G5\nflag b\n#Tw\n")
    );
    assert!(!sheet.contains("forged"));
}
/// The events of a random game. Every third one is left after a few moves, and an arbiter looks on.
fn random(game: &DamesDeLettres, seed: u64) -> Vec<Event> {
    let mut dice = TestDice::new(seed);
    let mut all = game.setup(&mut dice);
    let mut state = folded(game, &all);
    let rulings = ["admit ZZZ", "bar MOT", "admit MOT", "fault b"];
    while let Some(seat) = game.turn(&state).awaited().iter().next() {
        let decided = if seed.is_multiple_of(3) && state.ply() == 9 {
            let leaving = [Incident::Flag(Seat(0)), Incident::Resignation(Seat(1))];
            game.incident(&state, *dice.pick(&leaving).expect("two"))
        } else if seed % 5 == 1 && state.ply() % 7 == 6 && !all.last().is_some_and(is_ruling) {
            let ruling: Action = dice.pick(&rulings).expect("four").parse().expect("a ruling");
            let ruled = game.arbitrate(&state, &ruling).expect("an arbiter");
            ruled.or_else(|_| game.incident(&state, Incident::Flag(seat)))
        } else {
            let mut actions = game.actions(&state, seat);
            // O2: some begin with so many strategic moves that they are dealt again.
            if seed % 6 == 5 && actions.iter().any(is_strategic) && !all.iter().skip(1).any(is_deal) {
                actions.retain(is_strategic);
            }
            let mut action = dice.pick(&actions).expect("an action").clone();
            // F1: now and then a strict game is lost by a move that is none.
            if game.rules().mode == Mode::Strict
                && seed % 4 == 2
                && state.ply() >= 12
                && !state.awaits_press()
            {
                action = "A1-H6 ZZZ@A1B1C1".parse().expect("a move");
            }
            game.decide(&state, seat, &action, &mut dice)
        };
        let decided = decided.unwrap_or_else(|violation| panic!("seed {seed}: {violation}"));
        decided.iter().for_each(|event| game.evolve(&mut state, event));
        all.extend(decided);
    }
    all
}

fn is_strategic(action: &Action) -> bool {
    matches!(action, Action::Move(play) if play.words.is_empty() && !play.capture)
}

fn is_deal(event: &Event) -> bool {
    matches!(event, Event::Deal(_))
}

fn is_ruling(event: &Event) -> bool {
    matches!(event, Event::Rule(_))
}

fn with(options: &str) -> DamesDeLettres {
    let settings: Vec<_> = options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    DamesDeLettres::configure(&settings, few_words()).expect("options")
}

/// Whole games, written, read and decided again: the same events and the same last state.
#[test]
fn a_sheet_is_read_as_it_was_written() {
    let tags = [
        ("White".to_owned(), "Odile \"\\\" [x]".to_owned()),
        ("Black".to_owned(), "Ève".to_owned()),
    ];
    let mut redealt = 0;
    let mut met = std::collections::BTreeSet::new();
    for options in [
        "",
        "mode=strict",
        "mode=strict clock=press",
        "joker_entry=reserve strategic=on_claim",
    ] {
        let game = with(options);
        for seed in 0..30 {
            let events = random(&game, seed);
            redealt += events.iter().skip(1).filter(|event| is_deal(event)).count();
            met.extend(
                events
                    .iter()
                    .map(std::mem::discriminant)
                    .map(|kind| format!("{kind:?}")),
            );
            let text = game.export(&tags, &events);
            let sheet = read_sheet(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(sheet.events, events, "{text}");
            assert_eq!((sheet.game.rules(), &sheet.tags[..]), (game.rules(), &tags[..]));
            assert_eq!(sheet.lexicon.as_deref(), Some(few_words().identity()));
            let last = retrace(&sheet.game, &sheet.events)
                .unwrap_or_else(|untrue| panic!("{options} {seed}: {untrue:?}\n{text}"));
            assert_eq!(last, folded(&game, &events));
            let outcome = game.turn(&last).outcome().cloned().expect("a whole game");
            let marked = sheet.marked.expect("a result");
            assert_eq!((marked.points, marked.code), (outcome.points, Some(outcome.code)));
            // A game that goes on.
            let cut = &events[..events.len() / 2];
            let sheet = read_sheet(&game.export(&tags, cut)).expect("a sheet");
            assert_eq!((sheet.events.as_slice(), sheet.marked), (cut, None));
        }
    }
    assert!(redealt > 0, "some opening goes on for forty moves (O2)");
    assert_eq!(met.len(), 11, "every kind of event is met");
}

const DEAL: &str = "deal hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU";

#[test]
fn what_cannot_have_happened_is_found() {
    let friendly = french();
    let strict = DamesDeLettres::new(
        Rules {
            mode: Mode::Strict,
            ..Rules::DEFAULT
        },
        french().word_list(),
    );
    let doubled = "deal hpuaaieu/hciwgevo/8/8/ZVRTEMUE/JLAQASSZ";
    let joker = "deal hpuaaieu/hciwgevo/8/8/OVRT*EMUE/JLAQASSU";
    let lying = "deal hpuaaieu/hciwgevo/O7/8/1VRTEMUE/JLAQASSU";
    for (game, told, after, code) in [
        (&friendly, &[doubled][..], 0, None),
        (&friendly, &[joker], 0, None),
        (&friendly, &[lying], 0, None),
        (&friendly, &[DEAL, DEAL], 1, None),
        (&friendly, &[DEAL, "blocked"], 1, None),
        (&friendly, &[DEAL, "E2-E4 AGE@E6E5E4", "blocked"], 2, None),
        (&friendly, &[DEAL, "E2-E4 AGI@E6E5E4"], 1, Some("letters-differ")),
        (
            &friendly,
            &[DEAL, "E2-E4 AGE@E6E5E4", "E2-E3"],
            2,
            Some("no-letter"),
        ),
        (&friendly, &[DEAL, "announce AGE"], 1, Some("strict-only")),
        (
            &friendly,
            &[DEAL, "admit MOT", "admit MOT"],
            2,
            Some("already-ruled"),
        ),
        (&friendly, &[DEAL, "flag b", "resign w"], 2, Some("game-over")),
        (&strict, &[DEAL, "touch E2 free"], 1, None),
        (&strict, &[DEAL, "E2-E4 AGE@E6E5E4"], 1, None),
        (
            &strict,
            &[DEAL, "fault w F1 other-words E2-E4 AGE@E6E5E4"],
            1,
            None,
        ),
    ] {
        let untrue = retrace(game, &events(told)).expect_err(&told.join("; "));
        let found = untrue.violation.map(|violation| violation.code);
        assert_eq!((untrue.after, found), (after, code), "{told:?}");
    }
    let told = [DEAL, "announce AGE", "E2-E4 AGE@E6E5E4"];
    assert!(retrace(&strict, &events(&told)).is_ok());
}

#[test]
fn a_broken_sheet_is_told_by_line_and_column() {
    let deal = "[Deal \"hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 0\"]";
    let result = "result missing, expected # with how it ended and who won, or *";
    for (text, line, column, sentence) in [
        ("", 1, 1, "deal missing, expected a tag Deal"),
        ("1. A1-A3\n*", 1, 1, "deal missing, expected a tag Deal"),
        (
            "[Deal hpuaaieu]",
            1,
            1,
            "tag malformed, expected [Name \"value\"]",
        ),
        (
            "[White \"a\"b\"]",
            1,
            1,
            "tag malformed, expected [Name \"value\"]",
        ),
        (
            "[White \"a\\\"]",
            1,
            1,
            "tag malformed, expected [Name \"value\"]",
        ),
        (
            "[White \"Ève\"]\n[Deal \"9\"]\n*",
            2,
            1,
            "deal malformed at byte 0, expected a letter, a number of empty squares or the next rank",
        ),
        (
            "[Deal \"8/8\"]\n*",
            1,
            1,
            "deal malformed at byte 3, expected six ranks of eight squares",
        ),
        (
            "[White \"\"]\n[Deal \"\"]\n*",
            2,
            1,
            "deal malformed at byte 0, expected six ranks of eight squares",
        ),
        ("D\nD\n*", 2, 1, "tag set twice, expected each once"),
        (
            "D\n[Options \"mode\"]\n*",
            2,
            1,
            "option mode cannot be \"\", expected friendly or strict",
        ),
        ("D\n[Options \"moon=1\"]\n*", 2, 1, "option \"moon\" unknown"),
        ("D\n", 1, 1, result),
        ("D\n\n1. A2-A3\n\n", 4, 1, result),
        (
            "D\n\n  1. A2~A3\n*",
            3,
            6,
            "move malformed at byte 2, expected - or x",
        ),
        (
            "D\n\n1. A2-A3\n1... a5-A4 mot@A4B4C4\n*",
            4,
            6,
            "move malformed at byte 0, expected an event in capitals",
        ),
        (
            "D\n\nflag x\n*",
            3,
            1,
            "move malformed at byte 5, expected w or b",
        ),
        ("D\n\n#Xw", 3, 1, ""),
        ("D\n\n#Cw2", 3, 1, ""),
        (
            "D\n\n#Cw\n1. A2-A3",
            4,
            4,
            "words after the result, expected the end",
        ),
        ("D\n\n*\n*", 4, 1, "words after the result, expected the end"),
    ] {
        let text = text.replace("D\n", &format!("{deal}\n"));
        let fault = read_sheet(&text).expect_err(&text);
        assert_eq!((fault.line, fault.column), (line, column), "{text:?}: {fault}");
        if sentence.is_empty() {
            assert!(
                matches!(fault.problem, SheetProblem::BadMove(_)),
                "{text:?}: {fault}"
            );
        } else {
            assert_eq!(fault.problem.to_string(), sentence, "{text:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// A sheet with a sign changed or added is read, shown and decided again, or refused inside it.
    #[test]
    fn any_sheet_is_read_or_refused_inside_it(
        cut in 0usize..2000,
        symbol in prop_oneof![any::<char>(), prop::char::range(' ', '~')],
        insert in any::<bool>(),
        seed in 0u64..4,
    ) {
        let game = with("mode=strict");
        let tags = [("White".to_owned(), "É \"".to_owned())];
        let mut text: Vec<char> = game.export(&tags, &random(&game, seed)).chars().collect();
        let at = cut % text.len();
        if insert { text.insert(at, symbol) } else { text[at] = symbol }
        let text: String = text.into_iter().collect();
        texts::sheet::<DamesDeLettres>(&text, few_words());
    }
}
