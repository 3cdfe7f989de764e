//! The laws of every game, on Dames de Lettres.

use game_core::{Clause as _, Game as _, Listing as _, NoDice, Seat, Survey as _};
use game_dames_de_lettres::{
    Action, CampCross, Capture, CapturePath, Cell, Clock, DOUBLES, DamesDeLettres, FinalCapture, Fork, Grace,
    Homographs, InflectBy, JOKERS, JokerEntry, LastLetter, Mode, Play, REFUSALS, Rules, Shape, State,
    Strategic, View,
};
use game_testkit::TestDice;
use game_testkit::laws::{self, Trial};

use crate::few_words;

/// Options that differ in everything that changes play, friendly games first.
fn rules() -> Vec<Rules> {
    let default = Rules::DEFAULT;
    vec![
        default,
        Rules {
            path: Shape::Straight,
            jump_own: true,
            last_letter: LastLetter::Words,
            grace: Grace::FirstWord,
            joker_entry: JokerEntry::Anywhere,
            ..default
        },
        Rules {
            path: Shape::Orthogonal,
            capture_path: CapturePath::Chain,
            ppf: FinalCapture::EnemyCamp,
            homograph: Homographs::Strict,
            camp_cross: CampCross::EnemyOrMoved,
            ..default
        },
        Rules {
            reuse: true,
            fork: Fork::FirstStep,
            inflect_by: InflectBy::Any,
            joker_entry: JokerEntry::Reserve,
            joker_counts: true,
            strategic: Strategic::OnClaim,
            same_tense: true,
            ppf_double: false,
            homograph: Homographs::Lenient,
            ..default
        },
        Rules {
            capture: Capture::Turn,
            ..default
        },
        Rules {
            mode: Mode::Strict,
            ..default
        },
        Rules {
            mode: Mode::Strict,
            clock: Clock::Press,
            strategic: Strategic::OnClaim,
            ..default
        },
    ]
}

fn games() -> Vec<DamesDeLettres> {
    rules()
        .into_iter()
        .map(|rules| DamesDeLettres::new(rules, few_words()))
        .collect()
}

/// How many actions a random game may take: five a move in a strict one. Captured letters that stay
/// need not come to an end.
fn bound(game: &DamesDeLettres) -> usize {
    game.longest_game().map_or(300, |moves| 5 * moves)
}

fn each(trials: u64, law: impl Fn(&DamesDeLettres, Trial)) {
    for game in games() {
        for trial in Trial::series(trials, bound(&game)) {
            law(&game, trial);
        }
    }
}

#[test]
fn replay_from_text_equals_live_play() {
    each(10, laws::replay);
}

#[test]
fn every_word_has_a_sense_after_every_event() {
    each(6, laws::sense);
}

#[test]
fn notation_round_trips() {
    each(6, laws::notation);
}

#[test]
fn positions_round_trip() {
    each(6, |game, trial| laws::positions(game, trial, |_| true));
}

/// Slides of every letter to every square, with words and without, right and wrong; never a double or
/// a joker, which are accepted and not listed.
fn pool(game: &DamesDeLettres, state: &State, dice: &mut TestDice) -> Vec<Action> {
    let mut pool = Vec::new();
    for (from, _) in state.board().tokens() {
        for to in Cell::all().filter(|&to| to != from) {
            for capture in [false, true] {
                pool.push(Action::Move(Play {
                    from,
                    via: Vec::new(),
                    to,
                    capture,
                    words: Vec::new(),
                    jokers: Vec::new(),
                }));
            }
        }
    }
    let words = game.word_moves(state);
    let cells: Vec<Cell> = Cell::all().collect();
    for play in words.iter().take(60) {
        let mut other = play.clone();
        let path = &mut other.words[0].path;
        let place = game_core::Dice::below(dice, path.len() as u32) as usize;
        path[place] = *dice.pick(&cells).expect("a board has squares");
        pool.push(Action::Move(other.clone()));
        other.from = *dice.pick(&cells).expect("a board has squares");
        if other.from != other.to {
            pool.push(Action::Move(other));
        }
        let mut longer = play.clone();
        let third = play.words[0].clone();
        longer.words.extend([third.clone(), third]);
        pool.push(Action::Move(longer));
    }
    pool.extend(
        [
            "announce MOT",
            "adoube",
            "press",
            "touch D2",
            "fault w",
            "admit MOT",
            "bar MOT",
        ]
        .map(|text| text.parse().expect("an action")),
    );
    pool
}

#[test]
fn listed_actions_are_exactly_the_accepted_ones() {
    for game in games()
        .into_iter()
        .filter(|game| game.rules().mode == Mode::Friendly)
    {
        for trial in Trial::series(2, 60) {
            laws::decisions(&game, trial, |state, dice: &mut TestDice| {
                pool(&game, state, dice)
            });
        }
    }
    // With all French words.
    for trial in Trial::series(1, 12) {
        let game = crate::french();
        laws::decisions(&game, trial, |state, dice: &mut TestDice| {
            pool(&game, state, dice)
        });
    }
}

#[test]
fn incidents_end_the_game_or_are_refused() {
    each(3, laws::incidents);
}

#[test]
fn every_game_ends() {
    for game in games() {
        for trial in Trial::series(40, bound(&game)) {
            if game.longest_game().is_some() {
                laws::ends(&game, trial);
            }
            laws::outcomes(&game, trial);
        }
    }
}

#[test]
fn nothing_is_hidden() {
    each(2, |game, trial| {
        laws::openness(game, trial, |mut view: View| {
            view.slides.clear();
            view.wordless.clear();
            view
        });
    });
}

#[test]
fn refusals_come_from_the_list() {
    for game in games() {
        let mut dice = TestDice::new(3);
        let mut state = game.blank();
        let mut next = game.setup(&mut dice);
        for _ in 0..80 {
            next.iter().for_each(|event| game.evolve(&mut state, event));
            for action in pool(&game, &state, &mut dice) {
                for seat in (0..3).map(Seat) {
                    if let Err(violation) = game.decide(&state, seat, &action, &mut dice.clone()) {
                        let known = REFUSALS.contains(&(violation.clause, violation.code));
                        assert!(known, "{} {}", violation.clause.id(), violation.code);
                    }
                }
            }
            let Some(seat) = game.turn(&state).awaited().iter().next() else {
                break;
            };
            let actions = game.actions(&state, seat);
            let action = dice
                .pick(&actions)
                .expect("an awaited seat can do something")
                .clone();
            next = game.decide(&state, seat, &action, &mut dice).expect("listed");
        }
    }
}

#[test]
fn doubles_and_jokers_are_legal_though_not_listed() {
    let game = crate::french();
    let mut dice = TestDice::new(5);
    let (mut doubles, mut state) = (0, game.blank());
    for event in game.setup(&mut dice) {
        game.evolve(&mut state, &event);
    }
    for _ in 0..12 {
        if state.end().is_some() {
            break;
        }
        let all = game.with_doubles(&state, state.side());
        let plain = game.actions(&state, state.side());
        assert!(plain.iter().all(|action| all.contains(action)));
        let double = |action: &&Action| matches!(action, Action::Move(play) if play.words.len() == 2);
        let pairs: Vec<&Action> = all.iter().filter(double).collect();
        for action in pairs.iter().take(200) {
            assert!(
                game.decide(&state, state.side(), action, &mut NoDice).is_ok(),
                "{action}"
            );
            assert_eq!(action.to_string().parse().as_ref(), Ok(*action));
        }
        doubles += pairs.len();
        let chosen = dice.pick(&all).expect("a move").clone();
        for event in game
            .decide(&state, state.side(), &chosen, &mut dice)
            .expect("listed")
        {
            game.evolve(&mut state, &event);
        }
    }
    assert!(doubles > 100, "{doubles} doubles");
}

/// Every way to bring jokers in is listed once, is legal, and is left out by shorter lists.
#[test]
fn jokers_are_listed_where_they_are_asked_for() {
    let entry = |joker_entry| Rules {
        joker_entry,
        ..Rules::DEFAULT
    };
    // LAISSER earns one of two jokers; White's camp has 22 empty squares after it, the board 38. One that
    // was put by enters with any move.
    let earned = "z7/1aisser1/8/8/L7/B7 w p ES - 8";
    let kept = "z7/1ais4/8/8/L7/B7 w p S - 8 reserve=E/-";
    for (rules, position, play, ways) in [
        (
            entry(JokerEntry::OwnCamp),
            earned,
            "A2-A4 LAISSER@A4B5C5D5E5F5G5",
            2 * 23,
        ),
        (
            entry(JokerEntry::Anywhere),
            earned,
            "A2-A4 LAISSER@A4B5C5D5E5F5G5",
            2 * 39,
        ),
        (
            entry(JokerEntry::Reserve),
            earned,
            "A2-A4 LAISSER@A4B5C5D5E5F5G5",
            2 * 24,
        ),
        (entry(JokerEntry::Reserve), kept, "A2-A4 LAIS@A4B5C5D5", 23),
    ] {
        let game = DamesDeLettres::new(rules, lexicon_fr::french());
        let state = crate::placed(&game, position);
        let plain = game.actions(&state, Seat(0));
        let listed = game.listed(&state, Seat(0), &[JOKERS]);
        let texts: Vec<String> = listed.iter().map(ToString::to_string).collect();
        let brought = texts.iter().filter(|text| text.starts_with(&format!("{play} =")));
        assert_eq!(brought.count(), ways, "{position} {:?}", rules.joker_entry);
        assert!(plain.iter().all(|action| listed.contains(action)));
        let distinct: std::collections::BTreeSet<&String> = texts.iter().collect();
        assert_eq!(distinct.len(), texts.len());
        for action in &listed {
            let decided = game.decide(&state, Seat(0), action, &mut TestDice::new(0));
            assert!(decided.is_ok(), "{action}: {decided:?}");
        }
        let left = |asked| game.left_out(&state, asked).contains(&JOKERS);
        assert!(left(&[]) && !left(&[JOKERS]));
    }
}

#[test]
fn a_list_leaves_out_only_what_there_is() {
    let game = crate::french();
    let left = |position| {
        let state = crate::placed(&game, position);
        game.left_out(&state, &[])
    };
    assert_eq!(left("z7/4ot2/8/8/4M3/B7 w p ES - 8"), []);
    assert_eq!(left("z7/2to1ue1/8/8/4M3/B7 w p ES - 8"), [DOUBLES]);
    // The stock is empty.
    assert!(!left("z7/1aisser1/8/8/L7/B7 w p - - 8").contains(&JOKERS));
}
