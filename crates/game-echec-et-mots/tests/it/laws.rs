//! The laws of every game, on Échec et Mots.

use game_core::{Clause as _, Game as _, Listing as _, NoDice, Seat};
use game_echec_et_mots::{
    Action, BadAnnouncement, Dots, EchecEtMots, KnightPoints, Layout, Leap, Phase, REFUSALS, ReplyBy, Rules,
    Spelling, StartEntry, State, TieBy, View, WordClasses,
};
use game_testkit::TestDice;
use game_testkit::laws::{self, Trial};

/// Games that differ in every option that changes play.
fn games() -> Vec<EchecEtMots> {
    let default = Rules::DEFAULT;
    let rules = [
        default,
        Rules {
            layout: Layout::Beyond,
            dots: Dots::Plus5,
            start_entry: StartEntry::Protected,
            capture10: KnightPoints::InComparison,
            quiet_limit: 10,
            ..default
        },
        Rules {
            layout: Layout::Inner,
            start_entry: StartEntry::Free,
            start_safe: false,
            word_classes: WordClasses::Strict,
            floor_zero: true,
            tie: TieBy::Words,
            ..default
        },
        Rules {
            reply: ReplyBy::Auto,
            ..default
        },
        Rules {
            bad_announce: BadAnnouncement::VoidTurn,
            ..default
        },
        Rules {
            bad_announce: BadAnnouncement::ForfeitWord,
            ..default
        },
    ];
    rules
        .map(|rules| EchecEtMots::new(rules, crate::few_words()))
        .into()
}

fn each(trials: u64, law: impl Fn(&EchecEtMots, Trial)) {
    for game in games() {
        let most = game
            .rules()
            .longest_game()
            .expect("quiet half-moves end the game");
        for trial in Trial::series(trials, most) {
            law(&game, trial);
        }
    }
}

#[test]
fn replay_from_text_equals_live_play() {
    each(20, laws::replay);
}

#[test]
fn every_word_has_a_sense_after_every_event() {
    each(20, laws::sense);
}

#[test]
fn notation_round_trips() {
    each(20, laws::notation);
}

#[test]
fn positions_round_trip() {
    each(20, |game, trial| laws::positions(game, trial, |_| true));
}

/// Leaps of every knight to every square, with and without words good and bad, and replies.
fn pool(state: &State, dice: &mut TestDice, wrong: bool) -> Vec<Action> {
    let good = ["SOLEIL", "ROUTINE", "PAROLE", "ALIENER", "NARRATION", "PRINCE"];
    let bad = ["CHEVL", "SOLEILS", "A-B-C-D", "LUNE", "AUJOURD'HUI"];
    let word = |text: &str| Spelling::read(text).expect("a word");
    let mut words: Vec<Option<Spelling>> = good.iter().map(|text| Some(word(text))).collect();
    words.push(None);
    if wrong {
        words.extend(bad.iter().map(|text| Some(word(text))));
    }
    let mut pool: Vec<Action> = words.iter().cloned().map(Action::Reply).collect();
    for from in [Seat(0), Seat(1)]
        .map(|seat| state.knights(seat).named())
        .concat()
    {
        for to in (0..7).flat_map(|file| (-1..=9).map(move |rank| game_core::Square { file, rank })) {
            if from != to {
                let capture = state.knights(Seat(0)).contains(to) || state.knights(Seat(1)).contains(to);
                let announce = if wrong {
                    dice.pick(&words).cloned().flatten()
                } else {
                    None
                };
                for announce in [None, announce] {
                    let leap = Leap { from, to, capture };
                    pool.push(Action::Move { leap, announce });
                }
            }
        }
    }
    pool.dedup();
    pool
}

#[test]
fn listed_actions_are_exactly_the_accepted_ones() {
    each(2, |game, trial| {
        // A wrong announcement that is punished is accepted and not listed (A4).
        let wrong = game.rules().bad_announce == BadAnnouncement::Refuse;
        laws::decisions(game, trial, |state, dice: &mut TestDice| pool(state, dice, wrong));
    });
    // With all French words, until racks are large.
    for trial in Trial::series(2, 26) {
        laws::decisions(&crate::french(), trial, |state, dice: &mut TestDice| {
            if state.rack(Seat(0)).len() < 8 {
                pool(state, dice, true)
            } else {
                Vec::new()
            }
        });
    }
}

#[test]
fn incidents_end_the_game_or_are_refused() {
    each(10, laws::incidents);
}

#[test]
fn every_game_ends() {
    each(30, laws::ends);
    each(30, laws::outcomes);
}

#[test]
fn nothing_is_hidden() {
    each(6, |game, trial| {
        laws::openness(game, trial, |mut view: View| {
            view.dests.clear();
            view.finishing.clear();
            view.dangers.clear();
            view.threatened.clear();
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
        loop {
            for event in &next {
                game.evolve(&mut state, event);
            }
            for action in pool(&state, &mut dice, true) {
                for seat in (0..3).map(Seat) {
                    if let Err(violation) = game.decide(&state, seat, &action, &mut NoDice) {
                        let known = REFUSALS.contains(&(violation.clause, violation.code));
                        assert!(known, "{} {}", violation.clause.id(), violation.code);
                    }
                }
            }
            if let Phase::Over(_) = state.phase() {
                break;
            }
            let actions = game.actions(&state, state.side());
            let action = dice.pick(&actions).expect("an awaited seat can do something");
            next = game
                .decide(&state, state.side(), action, &mut NoDice)
                .expect("listed");
        }
    }
}
