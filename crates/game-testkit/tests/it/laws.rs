//! Every law holds for the sound game and is broken by the flaw it watches for.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{Listing as _, Seat, Viewer};
use game_testkit::TestDice;
use game_testkit::laws::{self, Disguise, Trial};

use crate::nim::{Event, Flaw, Nim, State, Take};

const TRIALS: u64 = 12;

fn nim(flaw: Flaw) -> Nim {
    Nim { flaw, heap: 11 }
}

/// Whether `law` holds in every trial.
fn holds(flaw: Flaw, law: impl Fn(&Nim, Trial)) -> bool {
    let game = nim(flaw);
    Trial::series(TRIALS, 40).all(|trial| catch_unwind(AssertUnwindSafe(|| law(&game, trial))).is_ok())
}

fn pool(_: &State, _: &mut TestDice) -> Vec<Take> {
    (0..=5).map(Take).collect()
}

/// Another card in the hand that the viewer does not see.
struct OtherCards;

impl Disguise<Nim> for OtherCards {
    fn state(
        &self,
        state: &State,
        viewer: Viewer,
        _: Option<(Seat, &Take)>,
        _: &mut TestDice,
    ) -> Option<State> {
        let mut other = state.clone();
        match viewer {
            Viewer::Seat(Seat(seat)) => other.cards[usize::from(1 - seat)] += 1,
            Viewer::Spectator => other.cards = [7, 7],
        }
        Some(other)
    }

    fn deal(&self, event: &Event, viewer: Viewer, _: &mut TestDice) -> Option<Event> {
        match (*event, viewer) {
            (Event::Dealt(first, second), Viewer::Seat(Seat(0))) => Some(Event::Dealt(first, second + 1)),
            (Event::Dealt(first, second), Viewer::Seat(_)) => Some(Event::Dealt(first + 1, second)),
            (Event::Dealt(..), Viewer::Spectator) => Some(Event::Dealt(7, 7)),
            _ => None,
        }
    }
}

fn decisions(game: &Nim, trial: Trial) {
    laws::decisions(game, trial, pool);
}

fn offers(game: &Nim, trial: Trial) {
    laws::offers(game, trial.reaching(2), pool);
}

fn secrecy(game: &Nim, trial: Trial) {
    laws::secrecy(game, trial, &OtherCards);
}

fn positions(game: &Nim, trial: Trial) {
    laws::positions(game, trial, |_| true);
}

/// What is listed first.
fn first(state: &State) -> Option<Take> {
    nim(Flaw::Sound).choices(state).first().map(|(_, take)| *take)
}

fn conserved(game: &Nim, trial: Trial) {
    laws::conserved(game, trial, |state| {
        u32::from(state.heap) + u32::from(state.taken)
    });
}

#[test]
fn a_sound_game_keeps_every_law() {
    assert!(holds(Flaw::Sound, laws::replay));
    assert!(holds(Flaw::Sound, laws::notation));
    assert!(holds(Flaw::Sound, positions));
    assert!(holds(Flaw::Sound, laws::sense));
    assert!(holds(Flaw::Sound, decisions));
    assert!(holds(Flaw::Sound, offers));
    assert!(holds(Flaw::Sound, |game, trial| laws::finality(
        game, trial, first
    )));
    assert!(holds(Flaw::Sound, laws::ends));
    assert!(holds(Flaw::Sound, laws::outcomes));
    assert!(holds(Flaw::Sound, laws::incidents));
    assert!(holds(Flaw::Sound, secrecy));
    assert!(holds(Flaw::Sound, conserved));
}

#[test]
fn lists_that_are_not_the_rules_are_caught() {
    for flaw in [Flaw::ListsTooMuch, Flaw::ListsTooLittle, Flaw::OutOfTurn] {
        assert!(!holds(flaw, decisions), "{flaw:?}");
    }
}

/// A game that does not list everything may leave actions out, and may not offer what it refuses.
#[test]
fn offers_that_are_refused_are_caught() {
    let whole = |game: &Nim, trial| laws::offers(game, trial, pool);
    assert!(!holds(Flaw::ListsTooMuch, whole));
    assert!(!holds(Flaw::OutOfTurn, offers));
    assert!(holds(Flaw::ListsTooLittle, whole));
}

#[test]
fn words_without_a_sense_are_caught() {
    assert!(!holds(Flaw::LeavesNonsense, laws::sense));
}

#[test]
fn leaks_are_caught() {
    assert!(!holds(Flaw::ShowsCards, secrecy));
    assert!(!holds(Flaw::TellsCards, secrecy));
    assert!(!holds(Flaw::WhispersCards, secrecy));
    assert!(!holds(Flaw::RefusesByCards, secrecy));
    assert!(!holds(Flaw::LeavesByCards, secrecy));
}

#[test]
fn what_is_listed_after_the_end_is_caught() {
    let on_and_on = |_: &State| Some(Take(1));
    assert!(!holds(Flaw::Sound, |game, trial| laws::finality(
        game, trial, on_and_on
    )));
}

#[test]
fn a_game_with_hands_is_not_open() {
    let views = |game: &Nim, trial| laws::openness(game, trial, |view| view);
    let notices = |game: &Nim, trial| laws::openness(game, trial, |_| ());
    assert!(!holds(Flaw::Sound, views));
    assert!(!holds(Flaw::Sound, notices));
}

#[test]
fn endless_games_and_vain_incidents_are_caught() {
    assert!(!holds(Flaw::NeverEnds, laws::ends));
    assert!(!holds(Flaw::NeverEnds, conserved));
    assert!(!holds(Flaw::ResignsInVain, laws::incidents));
}

#[test]
fn texts_that_lose_something_are_caught() {
    assert!(!holds(Flaw::LosesHeap, positions));
    assert!(!holds(Flaw::ForgetfulText, laws::replay));
    assert!(!holds(Flaw::ForgetfulText, laws::notation));
}
