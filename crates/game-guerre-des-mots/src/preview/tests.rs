//! What a preview tells, and what it keeps to itself.

use std::sync::OnceLock;

use game_core::{Configurable as _, Game as _, Positions as _, Previews as _, Prospects as _, Seat};
use game_testkit::TestDice;
use lexicon::Lexicon;

use super::{Forecast, Preview};
use crate::{GuerreDesMots, Rules, State};

const PARIA: &str = "S1:S:S:h18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R N1:N:N:e17Éd17Rc17Pc18A/Âc19I/Îc20R \
    | S=A/ÂE/ÉI/ÎOPRRTX+ N=- | - | S 1 2";
const RUSA: &str = "S1:S:S:e22Rf22U/Ûg22Sh22A/Â N1:N:N:e17Éd17Rc17Pc18A/Âc19I/Îc20R | S=+ N=- | - | S 1 2";
const TON: &str = "S1:S:S:l2Tl3Ol4N N1:N:N:t3E/És3Gr3Oq3Tq4E/Éq5Lr5I/Îs5T | S=I/ÎOR N=- | - | S 1 2";

fn few_words() -> &'static Lexicon {
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    FEW.get_or_init(|| {
        Lexicon::from_list(
            "few",
            include_str!("../../tests/it/few-words.txt"),
            &crate::SPELLINGS,
        )
        .expect("a list")
    })
}

fn game(on_error: &str) -> GuerreDesMots {
    let settings = [("on_error".to_owned(), on_error.to_owned())];
    GuerreDesMots::configure(&settings, lexicon_fr::french()).expect("options")
}

fn friendly(position: &str, text: &str) -> Preview {
    asked("refuse", position, text)
}

fn strict(position: &str, text: &str) -> Preview {
    asked("turn", position, text)
}

fn asked(on_error: &str, position: &str, text: &str) -> Preview {
    let game = game(on_error);
    let state = game.place(position).expect("a position");
    game.preview(&state, Seat(0), text).expect("a coup")
}

fn texts(preview: &Preview) -> Vec<(&str, Option<bool>)> {
    preview
        .words
        .iter()
        .map(|word| (word.text.as_str(), word.sense))
        .collect()
}

#[test]
fn a_coup_that_can_be_played_is_told_with_its_words() {
    let told = friendly(PARIA, "h18h P(ORTE)");
    assert_eq!((told.verdict, told.code), (Forecast::Legal, None));
    assert_eq!(texts(&told), [("PORTE", Some(true))]);
    assert_eq!(told.words[0].cells, ["h18", "i18", "j18", "k18", "l18"]);
    assert_eq!((told.bonus, told.wins, told.missing.len()), (false, false, 0));
}

/// 7.6: friendly play tells of an error, strict play does not.
#[test]
fn a_word_without_a_sense_is_told_in_friendly_play_only() {
    let told = friendly(PARIA, "h18h P(ORTX)");
    assert_eq!((told.verdict, told.clause), (Forecast::Error, Some("7.6")));
    assert_eq!(
        (told.code, told.about.as_deref()),
        (Some("not-a-word"), Some("PORTX"))
    );
    assert_eq!(texts(&told), [("PORTX", Some(false))]);
    let kept = strict(PARIA, "h18h P(ORTX)");
    assert_eq!(
        (kept.verdict, kept.clause, kept.code, kept.about.as_deref()),
        (Forecast::Legal, None, None, None)
    );
    assert_eq!(texts(&kept), [("PORTX", None)]);
}

/// 5.5: letters left over are no secret, even where the error is.
#[test]
fn letters_left_over_are_missing() {
    let told = friendly(PARIA, "h18h P(ORT) <c20:4");
    assert_eq!(
        (told.verdict, told.code),
        (Forecast::Error, Some("captured-letters-left-over"))
    );
    let kept = strict(PARIA, "h18h P(ORT) <c20:4");
    assert_eq!((kept.verdict, kept.code), (Forecast::Legal, None));
    for told in [told, kept] {
        assert_eq!(told.missing, ["I", "A", "P"]);
        assert_eq!(told.left.len(), 1);
        assert_eq!(told.left[0].chain, "N1");
        assert_eq!(told.left[0].words[0].text, "RÉ");
    }
}

#[test]
fn what_cannot_be_done_is_refused_with_its_clause() {
    for told in [friendly(PARIA, "h18h P(ORTS)"), strict(PARIA, "h18h P(ORTS)")] {
        assert_eq!((told.verdict, told.clause), (Forecast::Refused, Some("5.1")));
        assert_eq!(
            (told.code, told.about.as_deref()),
            (Some("letter-not-in-arsenal"), Some("S"))
        );
    }
    let before = "- | S=ORT N=- | - | S 1 1";
    for told in [friendly(before, "h18h P(ORT)"), strict(before, "h18h P(ORT)")] {
        assert_eq!((told.clause, told.code), (Some("2.6"), Some("base-word-first")));
    }
}

#[test]
fn a_text_that_is_no_coup_is_unread_and_other_actions_have_no_preview() {
    let told = friendly(PARIA, "h18h P(");
    assert_eq!(told.verdict, Forecast::Unread);
    assert!(told.at.is_some());
    let game = game("refuse");
    let state = game.place(PARIA).expect("a position");
    for text in ["-", "D"] {
        assert_eq!(game.preview(&state, Seat(0), text), None, "{text}");
    }
    assert_eq!(game.preview(&state, Seat(2), "h18h P(ORT)"), None);
}

/// 9.2, 12.1: what a word taken earns, and where the cross instead may lie.
#[test]
fn what_a_coup_earns_is_told_in_friendly_play_only() {
    let told = friendly(RUSA, "h18v (PARI)A <c20:4");
    assert_eq!(
        (told.verdict, told.bonus, told.greens),
        (Forecast::Legal, true, 0)
    );
    assert_eq!(
        (told.replays, told.blocks.as_slice()),
        (1, &["h17".to_owned()][..])
    );
    let blocked = friendly(RUSA, "h18v (PARI)A <c20:4 =h17");
    assert_eq!((blocked.bonus, blocked.replays), (true, 0));
    let kept = strict(RUSA, "h18v (PARI)A <c20:4");
    assert_eq!((kept.bonus, kept.replays), (false, 0));
    assert_eq!(kept.blocks, ["h17"]);
    // What is taken has no sense: only friendly play says that it earns nothing.
    let silly = "h18v (PARI)A <c20:4";
    let [told, kept] = [friendly, strict].map(|ask| {
        let told = ask(
            &RUSA.replace("c19I/Î", "c19O"),
            &silly.replace("(PARI)", "(PARO)"),
        );
        (told.bonus, told.blocks.len())
    });
    assert_eq!((told, kept), ((false, 0), (false, 1)));
}

/// 8.6: what each shot may take; a corner only where what it leaves has a sense, if that is told.
#[test]
fn shots_are_offered_with_what_they_take() {
    let sweeps = |told: &Preview| {
        assert_eq!(told.shots.len(), 1);
        let shot = &told.shots[0];
        assert_eq!((shot.from.as_str(), shot.dir.as_str()), ("o4", "E"));
        assert_eq!((shot.target.as_str(), shot.chain.as_str()), ("q4", "N1"));
        assert_eq!((shot.gap, shot.hits), (1, true));
        let of = |sweep: &super::SweepPreview| (sweep.end.clone(), sweep.words, sweep.corner);
        shot.ends.iter().map(of).collect::<Vec<_>>()
    };
    let told = friendly(TON, "l4h N(OIR)");
    assert_eq!(sweeps(&told), [("s5".to_owned(), 2, false)]);
    let kept = strict(TON, "l4h N(OIR)");
    let both = [("s5".to_owned(), 2, false), ("s5".to_owned(), 2, true)];
    assert_eq!(sweeps(&kept), both);
    assert!(!told.shots[0].chosen);
    let fired = friendly(TON, "l4h N(OIR) *o4E:s5/2");
    assert!(fired.shots[0].chosen);
    assert_eq!(sweeps(&fired), sweeps(&told));
    assert_eq!(
        fired.left[0].words.last().map(|word| word.text.as_str()),
        Some("TOGE")
    );
}

/// 5.8: a preview says nothing of a back that the seat has not seen.
#[test]
fn a_hidden_back_is_what_the_player_hopes() {
    let text = "h6h DES(SELL/ÉES) <l6:7";
    let table = |backs: [&str; 3]| {
        let [first, second, third] = backs;
        format!(
            "S1:S:S:e3Cf3Hg3A/Âh3Th4E/Éh5Nh6Di6E/Éj6S \
                N1:N:N:q3Rq4U/Ûq5E/{first}q6Sp6E/{second}o6Ln6Lm6E/{third}l6S | S=- N=- | - | S 1 2"
        )
    };
    for ask in [friendly, strict] {
        let [bears, lacks] = [["É", "É", "É"], ["È", "Ê", "È"]].map(|backs| ask(&table(backs), text));
        assert_eq!(bears.verdict, Forecast::Legal);
        assert_eq!(bears, lacks);
    }
    // His own letters a player knows.
    let own = "S1:S:S:e3Cf3Hg3A/Âh3Th4E/Èh5Nh6Di6E/Èj6S N1:N:N:q3Rq4U/Û | S=ST N=- | - | S 1 2";
    let known = friendly(own, "e1v (S/É)C <j6:2");
    assert_eq!(
        (known.verdict, known.code),
        (Forecast::Error, Some("accent-not-on-tile"))
    );
}

/// Strict play: whatever coup, whatever table, another word list tells the same.
#[test]
fn strict_play_tells_nothing_of_words() {
    let mut asked = 0;
    for seed in 0..2 {
        let rules = Rules::configure(&[("seats".to_owned(), "3".to_owned())]).expect("options");
        let few = GuerreDesMots::new(rules, few_words());
        let french = GuerreDesMots::new(rules, lexicon_fr::french());
        let mut dice = TestDice::new(seed);
        let mut state: State = few.blank();
        for event in few.setup(&mut dice) {
            few.evolve(&mut state, &event);
        }
        for _ in 0..6 {
            let Some(seat) = few.turn(&state).awaited().iter().next() else {
                break;
            };
            let coups: Vec<_> = french.prospects(&state, seat).take(8).collect();
            for coup in &coups {
                let text = coup.to_string();
                let told = few.preview(&state, seat, &text);
                assert_eq!(told, french.preview(&state, seat, &text), "{text}");
                asked += usize::from(told.is_some());
            }
            let next = few.prospects(&state, seat).next();
            let Some(events) = next.and_then(|action| few.decide(&state, seat, &action, &mut dice).ok())
            else {
                break;
            };
            for event in &events {
                few.evolve(&mut state, event);
            }
        }
    }
    assert!(asked > 20, "{asked}");
}
