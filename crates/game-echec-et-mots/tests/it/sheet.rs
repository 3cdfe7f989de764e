//! The sheet that people keep.

use game_core::{
    Export as _, Game as _, Incident, Listing as _, NoDice, Seat, Sheet, SheetFault, SheetProblem, retrace,
};
use game_echec_et_mots::{
    Action, BadAnnouncement, EchecEtMots, Event, Layout, Phase, ReplyBy, Rules, Spelling,
};
use game_testkit::TestDice;
use game_testkit::texts;
use proptest::prelude::*;

fn events(texts: &str) -> Vec<Event> {
    texts
        .split("; ")
        .map(|text| text.parse().expect("an event"))
        .collect()
}

fn read_sheet(text: &str) -> Result<Sheet<EchecEtMots>, SheetFault> {
    game_core::read_sheet(text, crate::few_words())
}

fn tags(tags: &[(&str, &str)]) -> Vec<(String, String)> {
    tags.iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect()
}

const DEAL: &str = "deal TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ";

#[test]
fn a_sheet_has_header_moves_and_result() {
    let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
    let played = events(&format!(
        "{DEAL}; a0-c1=G; a8-c7=R; c1-a0; #CHEVAL; >-; end 30--2 second-knight"
    ));
    let text = game.export(
        &tags(&[("White", "Odile \"O\""), ("Black", "Ève"), ("Result", "me")]),
        &played,
    );
    let lexicon = game.word_list().identity();
    let expected = format!(
        "[Game \"echec-et-mots\"]\n[White \"Odile \\\"O\\\"\"]\n[Black \"Ève\"]\n\
         [Deal \"TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0\"]\n[Options \"\"]\n\
         [Lexicon \"{lexicon}\"]\n[Result \"30--2 K\"]\n[Termination \"second-knight\"]\n\n\
         1. a0-c1=G a8-c7=R 2. c1-a0 #CHEVAL >- 30--2 K\n"
    );
    assert_eq!(text, expected);
}

#[test]
fn results_say_how_the_game_ended() {
    let game = EchecEtMots::new(
        Rules {
            layout: Layout::Inner,
            quiet_limit: 50,
            ..Rules::DEFAULT
        },
        crate::few_words(),
    );
    for (end, result, termination) in [
        ("", "*", "unterminated"),
        ("; agree; end 0-0 agreement", "0-0 nul", "agreement"),
        ("; flag w; end 0-15 flag", "0-15", "flag"),
        ("; #CHEVAL; >ORANGE; end 0-0 tie", "0-0 nul", "tie"),
        ("; #CHEVAL; >ORANGE; end 14-10 words", "14-10", "words"),
    ] {
        let text = game.export(&[], &events(&format!("{DEAL}; b1-c3=N{end}")));
        assert!(
            text.contains("[Options \"layout=inner quiet_limit=50\"]\n"),
            "{text}"
        );
        assert!(
            text.contains(&format!(
                "[Result \"{result}\"]\n[Termination \"{termination}\"]\n"
            )),
            "{text}"
        );
        assert!(text.ends_with(&format!("{result}\n")), "{text}");
    }
}

#[test]
fn long_games_are_wrapped() {
    let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
    let shuttle = "; a0-c1; a8-c7; c1-a0; c7-a8".repeat(40);
    let text = game.export(&[], &events(&format!("{DEAL}{shuttle}")));
    assert!(text.lines().all(|line| line.len() < 80), "{text}");
    assert!(text.contains("80. c1-a0 c7-a8"), "{text}");
}

/// The events of a random game; every third one is left or agreed on.
fn random(game: &EchecEtMots, seed: u64) -> Vec<Event> {
    let mut dice = TestDice::new(seed);
    let mut state = game.blank();
    let mut all = game.setup(&mut dice);
    all.iter().for_each(|event| game.evolve(&mut state, event));
    while !matches!(state.phase(), Phase::Over(_)) {
        let actions = game.actions(&state, state.side());
        let mut action = dice.pick(&actions).expect("an action").clone();
        // A4: where it costs something instead of being refused, somebody announces no word at all.
        let costly = game.rules().bad_announce != BadAnnouncement::Refuse && seed % 4 == 1;
        if let Action::Move { announce, .. } = &mut action
            && costly
            && state.ply() >= 5
        {
            *announce = Spelling::read("zzz").ok();
        }
        let mut events = game
            .decide(&state, state.side(), &action, &mut NoDice)
            .expect("listed");
        if seed.is_multiple_of(3) && state.ply() == 9 {
            let leaving = [
                Incident::Flag(Seat(0)),
                Incident::Resignation(Seat(1)),
                Incident::Agreement,
            ];
            let incident = *dice.pick(&leaving).expect("three");
            events = game.incident(&state, incident).unwrap_or(events);
        }
        events.iter().for_each(|event| game.evolve(&mut state, event));
        all.append(&mut events);
    }
    all
}

fn folded(game: &EchecEtMots, events: &[Event]) -> game_echec_et_mots::State {
    let mut state = game.blank();
    events.iter().for_each(|event| game.evolve(&mut state, event));
    state
}

#[test]
fn a_sheet_is_read_as_it_was_written() {
    for rules in [
        Rules::DEFAULT,
        Rules {
            layout: Layout::Beyond,
            quiet_limit: 12,
            ..Rules::DEFAULT
        },
        Rules {
            bad_announce: BadAnnouncement::VoidTurn,
            reply: ReplyBy::Auto,
            ..Rules::DEFAULT
        },
        Rules {
            bad_announce: BadAnnouncement::ForfeitWord,
            ..Rules::DEFAULT
        },
    ] {
        let game = EchecEtMots::new(rules, crate::few_words());
        let tags = tags(&[("White", "Odile \"\\\" [x]"), ("Black", "Ève")]);
        for seed in 0..60 {
            let events = random(&game, seed);
            let text = game.export(&tags, &events);
            let sheet = read_sheet(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(sheet.events, events, "{text}");
            assert_eq!((*sheet.game.rules(), &sheet.tags), (rules, &tags));
            let again = retrace(&sheet.game, &sheet.events).expect("played by the rules");
            assert_eq!(again, folded(&game, &events));
            assert_eq!(sheet.lexicon.as_deref(), Some(game.word_list().identity()));
            // A game that goes on.
            let cut = &events[..events.len() / 2];
            let text = game.export(&tags, cut);
            assert_eq!(read_sheet(&text).expect("a sheet").events, cut);
        }
    }
}

/// What a sheet tells that the rules do not bear out: after how many events, and the code of a refusal.
#[test]
fn what_cannot_have_happened_is_found() {
    let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
    let dealt = game.setup(&mut TestDice::new(3));
    for (told, after, code) in [
        ("a0-a1", 1, Some("no-such-move")),
        ("void", 1, Some("word-too-short")),
        ("agree; end 3-0 agreement", 2, None),
        ("agree", 2, None),
        ("end 0-0 agreement", 1, None),
        ("#CHEVAL", 1, None),
        (">-", 1, Some("nothing-to-reply")),
        ("deal TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ", 1, None),
        ("resign w; end 0-15 resignation; agree", 3, Some("game-over")),
    ] {
        let all = [dealt.clone(), events(told)].concat();
        let untrue = retrace(&game, &all).expect_err(told);
        let found = untrue.violation.map(|violation| violation.code);
        assert_eq!((untrue.after, found), (after, code), "{told}");
    }
    // S1: no vowels on the dots.
    let untrue = retrace(&game, &events(DEAL)).expect_err("no such deal");
    assert_eq!((untrue.after, untrue.violation), (0, None));
}

#[test]
fn a_sheet_says_where_it_goes_wrong() {
    let deal = "[Deal \"TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0\"]";
    for (text, line, column) in [
        (String::new(), 1, 1),
        ("1. a0-c1 *".to_owned(), 1, 1),
        ("[Deal TRSE]".to_owned(), 1, 1),
        ("[A \"b\"c\"]".to_owned(), 1, 1),
        ("[Deal \"TRSE\"]\n*".to_owned(), 1, 1),
        (format!("{deal}\n[Options \"layout=moon\"]\n*"), 2, 1),
        (format!("{deal}\n[Options \"layout\"]\n*"), 2, 1),
        (format!("{deal}\n\n1. a0-c1=G é a8-c9z *"), 3, 12),
        (format!("{deal}\n\n1. a0-c1=G"), 3, 1),
        (format!("{deal}\n\n1. a0-c1=G 14-10"), 3, 12),
        (format!("{deal}\n[Termination \"peace\"]\n14-10"), 2, 1),
        (format!("{deal}\n\n1. a0-c1=G * a8-c7"), 3, 14),
        (format!("{deal}\n{deal}\n*"), 2, 1),
    ] {
        let fault = read_sheet(&text).expect_err(&text);
        assert_eq!((fault.line, fault.column), (line, column), "{text:?}: {fault}");
    }
    let missing = read_sheet("").expect_err("nothing").problem;
    assert_eq!(missing, SheetProblem::MissingDeal);
    let cut = read_sheet(deal).expect_err("no result");
    assert_eq!(
        cut.to_string(),
        "line 1, column 1: result missing, expected two totals or *"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_sheet_is_read_or_refused_inside_it(
        cut in 0usize..400,
        symbol in any::<char>(),
        insert in any::<bool>(),
    ) {
        let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
        let played = events(&format!("{DEAL}; a0-c1=G; a8-c7=R; c1-a0; #CHEVAL; >-; end 30--2 words"));
        let mut text: Vec<char> = game.export(&tags(&[("White", "É \"")]), &played).chars().collect();
        let at = cut % text.len();
        if insert { text.insert(at, symbol) } else { text[at] = symbol }
        let text: String = text.into_iter().collect();
        texts::sheet::<EchecEtMots>(&text, crate::few_words());
    }
}
