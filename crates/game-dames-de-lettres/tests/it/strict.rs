//! Strict games and arbiters (F1, F1b, F4).

use game_core::{Arbitrated as _, Configurable as _, Game as _, Listing as _, NoDice, Positions as _, Seat};
use game_dames_de_lettres::{Action, DamesDeLettres, Event, Mode, Rules, State};
use game_testkit::TestDice;

use crate::{after, few_words, french, placed};

fn strict() -> DamesDeLettres {
    let settings = [("mode".to_owned(), "strict".to_owned())];
    DamesDeLettres::configure(&settings, lexicon_fr::french()).expect("an option")
}

#[test]
fn what_is_listed_never_loses_and_other_moves_do() {
    let strict = DamesDeLettres::new(
        Rules {
            mode: Mode::Strict,
            ..Rules::DEFAULT
        },
        few_words(),
    );
    let friendly = DamesDeLettres::new(Rules::DEFAULT, few_words());
    for seed in 0..8 {
        let mut dice = TestDice::new(seed);
        let mut state = strict.blank();
        for event in strict.setup(&mut dice) {
            strict.evolve(&mut state, &event);
        }
        while state.end().is_none() {
            let listed = strict.actions(&state, state.side());
            for action in &listed {
                let events = strict
                    .decide(&state, state.side(), action, &mut dice.clone())
                    .expect("listed");
                assert!(!matches!(events[0], Event::Fault(..)), "{action}");
            }
            // Whatever a friendly game allows and this turn does not is a fault, and ends the game.
            for action in friendly.actions(&state, state.side()) {
                if !listed.contains(&action) {
                    let events = strict
                        .decide(&state, state.side(), &action, &mut dice.clone())
                        .expect("a fault is accepted");
                    assert!(matches!(events[..], [Event::Fault(..)]), "{action}");
                }
            }
            let action = dice
                .pick(&listed)
                .expect("an awaited seat can do something")
                .clone();
            for event in strict
                .decide(&state, state.side(), &action, &mut dice)
                .expect("listed")
            {
                strict.evolve(&mut state, &event);
            }
        }
    }
}

#[test]
fn both_words_of_a_double_are_announced_in_whichever_order() {
    let game = strict();
    let start = placed(&game, "z7/2to1ue1/8/8/4M3/B7 w p ES - 8");
    let said = after(&game, &start, "announce MUE+MOT").expect("announced");
    assert_eq!(
        game.position(&said),
        "z7/2to1ue1/8/8/4M3/B7 w p ES - 8 announced=MUE+MOT"
    );
    let listed: Vec<String> = game
        .actions(&said, Seat(0))
        .iter()
        .map(Action::to_string)
        .collect();
    assert!(
        listed.contains(&"E2-E4 MOT@E4D5C5 + MUE@E4F5G5".to_owned()),
        "{listed:?}"
    );
    let moved = after(&game, &said, "E2-E4 MOT@E4D5C5 + MUE@E4F5G5").expect("legal");
    assert_eq!(moved.used().len(), 2);
    let one = after(&game, &said, "E2-E4 MOT@E4D5C5").expect("a fault is accepted");
    assert_eq!(one.end().map(|end| end.sign()).as_deref(), Some("#F"));
}

#[test]
fn a_position_keeps_what_a_strict_turn_has_said() {
    let game = strict();
    let mut state = placed(&game, "z7/4ot2/8/8/4M3/B7 w p ES - 8");
    for (action, more) in [
        ("touch E2", " touched=E2"),
        ("announce MOT", " announced=MOT touched=E2"),
        ("adoube", " announced=MOT touched=E2 adoube"),
    ] {
        state = after(&game, &state, action).expect("allowed");
        let text = game.position(&state);
        assert_eq!(text, format!("z7/4ot2/8/8/4M3/B7 w p ES - 8{more}"));
        let read = placed(&game, &text);
        assert_eq!(read.touched(), state.touched());
        assert_eq!(read.announced(), state.announced());
    }
}

/// What an arbiter's ruling leads to.
fn ruled(game: &DamesDeLettres, state: &State, ruling: &str) -> Result<Vec<String>, &'static str> {
    let ruling: Action = ruling.parse().expect("an action");
    let events = game.arbitrate(state, &ruling).expect("the game knows arbiters");
    match events {
        Ok(events) => Ok(events.iter().map(Event::to_string).collect()),
        Err(violation) => Err(violation.code),
    }
}

#[test]
fn f4_an_arbiter_rules_on_faults_and_words() {
    let game = french();
    let state = placed(&game, "z7/4kz2/8/8/4M3/B7 w p ES - 8");
    assert_eq!(ruled(&game, &state, "fault b"), Ok(vec!["fault b".to_owned()]));
    assert_eq!(
        ruled(&game, &state, "admit mkz"),
        Ok(vec!["admit MKZ".to_owned()])
    );
    assert_eq!(
        ruled(&game, &state, "admit m-x"),
        Err("word-hyphen-or-apostrophe")
    );
    assert_eq!(ruled(&game, &state, "E2-E4 MKZ@E4E5F5"), Err("not-a-ruling"));
    let mut admitted = state.clone();
    game.evolve(&mut admitted, &"admit MKZ".parse().expect("an event"));
    assert_eq!(ruled(&game, &admitted, "admit MKZ"), Err("already-ruled"));
    assert!(after(&game, &state, "E2-E4 MKZ@E4E5F5").is_err());
    let written = after(&game, &admitted, "E2-E4 MKZ@E4E5F5").expect("admitted");
    // R1 holds for it, and it has no reading that could clash.
    assert_eq!(written.used()[0].word.as_str(), "MKZ");
    let mut barred = admitted.clone();
    game.evolve(&mut barred, &"bar MKZ".parse().expect("an event"));
    assert!(after(&game, &barred, "E2-E4 MKZ@E4E5F5").is_err());
    assert!(barred.admitted().is_empty());
}

#[test]
fn f4_a_word_barred_may_leave_nothing_to_play() {
    let game = DamesDeLettres::new(Rules::DEFAULT, few_words());
    let state = placed(&game, "z7/4ot2/8/8/4M3/2B5 w p ES - 8");
    let moves = game.word_moves(&state);
    assert!(moves.iter().all(|play| play.words[0].word.as_str() == "MOT"));
    assert!(!moves.is_empty());
    // E6 keeps the M from jumping the O.
    let bare = placed(&game, "z3k3/4ot2/8/8/4M3/2B5 w p ES - 8");
    let events = ruled(&game, &bare, "bar MOT");
    assert_eq!(events, Ok(vec!["bar MOT".to_owned(), "blocked".to_owned()]));
}

#[test]
fn f4_players_do_not_rule() {
    let game = french();
    let state = placed(&game, "z7/4ot2/8/8/4M3/B7 w p ES - 8");
    for ruling in ["fault b", "admit MKZ", "bar MOT"] {
        let action: Action = ruling.parse().expect("an action");
        let violation = game
            .decide(&state, Seat(0), &action, &mut NoDice)
            .expect_err("for the arbiter");
        assert_eq!(violation.code, "arbiter-only");
    }
}
