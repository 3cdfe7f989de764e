//! The engine and the rules agree, position by position, whatever the options.
//!
//! The engine knows leaps, shelters and words by bits and tables of its own; here the rules say whether it is
//! right.

use std::collections::BTreeSet;

use game_core::{Configurable as _, Game as _, Positions as _, Seat, Turn};
use game_echec_et_mots::{Action, EchecEtMots, Event, Phase, Rules, Settlement, State};
use game_testkit::TestDice;
use lexicon::Rack;
use search::{Ending, Position as _, Value};

use super::Reader;
use super::evaluation::Weights;
use super::position::{EnginePosition, Step};

fn game(settings: &[(&str, &str)]) -> EchecEtMots {
    let settings: Vec<(String, String)> = settings
        .iter()
        .map(|&(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    EchecEtMots::configure(&settings, lexicon_fr::french()).expect("options of the game")
}

/// What an action leads to.
fn after(game: &EchecEtMots, state: &State, action: &Action) -> Option<State> {
    let events = game
        .decide(state, state.side(), action, &mut TestDice::new(0))
        .ok()?;
    let refused = |event: &Event| matches!(event, Event::Void | Event::Announce(None));
    assert!(
        !events.iter().any(refused),
        "{action} in {}",
        game.position(state)
    );
    let mut next = state.clone();
    events.iter().for_each(|event| game.evolve(&mut next, event));
    Some(next)
}

fn longest(rack: &Rack, rules: &Rules) -> u8 {
    let graphs = lexicon_fr::french().graphs();
    u8::try_from(graphs.longest_length(rack, rules.word_set())).expect("few letters")
}

/// Compares every move, every announcement and what it is worth.
fn agree(game: &EchecEtMots, state: &State, reader: &mut Reader) {
    let position = &reader.read(&game.position(state)).expect("a position");
    let told = game.position(state);
    let leaps: BTreeSet<String> = game.leaps(state).iter().map(ToString::to_string).collect();
    let steps = position.steps();
    let own: BTreeSet<String> = steps
        .iter()
        .filter(|step| !step.announces)
        .map(|&step| position.spell(step))
        .collect();
    assert_eq!(own, leaps, "{told}");
    for (seat, promise) in position.promises.iter().enumerate() {
        let rack = state.rack(Seat(u8::from(seat == 1)));
        assert_eq!(promise.longest, longest(rack, game.rules()), "{told}");
    }
    // Each leap of the rules, with or without a word.
    let mut stops = Vec::new();
    let finishing = game.finishing(state);
    for leap in game.leaps(state).into_iter().chain(finishing) {
        let mut rack = *state.rack(state.side());
        if let Some(letter) = state.letters().get(leap.to) {
            rack.put(letter).expect("twenty-five letters at most");
        }
        let number = |square| {
            position
                .scene
                .ground
                .number(square)
                .expect("a square of the layout") as u8
        };
        let step = Step {
            from: number(leap.from),
            to: number(leap.to),
            announces: true,
        };
        let possible = longest(&rack, game.rules()) >= 6;
        assert_eq!(position.is_legal(step), possible, "{leap} in {told}");
        if possible {
            stops.push(stop(game, state, reader, step));
        }
    }
    let best = steps.into_iter().find(|step| step.announces);
    let value = best.map(|step| stop(game, state, reader, step));
    assert_eq!(value, stops.into_iter().max(), "{told}");
}

/// Stops the game by a step and replies with the longest word: the totals are those foreseen. Gives what
/// they are worth to the caller.
fn stop(game: &EchecEtMots, state: &State, reader: &mut Reader, step: Step) -> Value {
    let position = reader.read(&game.position(state)).expect("a position");
    let action = position.action(step).expect("a word to announce");
    let stopped = after(game, state, &action).unwrap_or_else(|| panic!("{action} is refused"));
    let told = game.position(&stopped);
    let settled = match stopped.phase() {
        Phase::Reply => {
            let position = reader.read(&told).expect("a position");
            let reply = super::offer::reply(&position).action;
            after(game, &stopped, &reply).unwrap_or_else(|| panic!("{reply} in {told}"))
        }
        _ => stopped,
    };
    let Phase::Over(Settlement { totals, .. }) = settled.phase() else {
        panic!("a reply ends the game: {told}");
    };
    let margin = i32::from(totals[0]) - i32::from(totals[1]);
    let margin = if state.side() == Seat(0) { margin } else { -margin };
    let foreseen = position.after(step).ended();
    assert_eq!(
        foreseen,
        Some(Ending::Settled(-Weights::USUAL.of_margin(margin))),
        "{action}: {told}"
    );
    Weights::USUAL.of_margin(margin)
}

/// Walks through random games, comparing at each position; how many were compared.
fn walk(game: &EchecEtMots, games: u64, every: u16) -> usize {
    let mut compared = 0;
    for seed in 0..games {
        let mut dice = TestDice::new(seed);
        let mut state = game.blank();
        for event in game.setup(&mut dice) {
            game.evolve(&mut state, &event);
        }
        let mut reader = Reader::new(*game.rules(), game.word_list(), bots::Lore::ALL);
        let mut expected: Option<EnginePosition> = None;
        while let Turn::Awaiting(_) = game.turn(&state) {
            let position = reader.read(&game.position(&state)).expect("a position");
            if let Some(expected) = expected {
                assert_eq!(position.key(), expected.key(), "{}", game.position(&state));
                assert_eq!(expected.ended(), None, "{}", game.position(&state));
            }
            if state.ply().is_multiple_of(every) {
                agree(game, &state, &mut reader);
                compared += 1;
            }
            let leaps = game.leaps(&state);
            let leap = *dice.pick(&leaps).expect("there is always a move");
            let action = Action::Move { leap, announce: None };
            let step = position
                .steps()
                .into_iter()
                .find(|&step| !step.announces && position.spell(step) == leap.to_string())
                .expect("the engine knows the move");
            let next = after(game, &state, &action).expect("a legal move");
            let moved = position.after(step);
            if matches!(next.phase(), Phase::Over(_)) {
                assert_eq!(moved.ended(), Some(Ending::Drawn), "{}", game.position(&next));
            }
            expected = Some(moved);
            state = next;
        }
    }
    compared
}

#[test]
fn moves_stops_and_results_are_those_of_the_rules() {
    assert!(walk(&game(&[]), 25, 1) > 1500);
}

#[test]
fn they_are_in_every_layout_and_with_every_way_to_enter() {
    for layout in ["corner79", "beyond", "inner"] {
        for start_entry in ["own_only", "protected", "free"] {
            for start_safe in ["true", "false"] {
                let game = game(&[
                    ("layout", layout),
                    ("start_entry", start_entry),
                    ("start_safe", start_safe),
                ]);
                assert!(walk(&game, 5, 3) > 60);
            }
        }
    }
}

#[test]
fn they_are_with_every_way_to_count() {
    for settings in [
        [("word_classes", "strict"), ("quiet_limit", "10")],
        [("floor_zero", "true"), ("tie", "words")],
        [("capture10", "in_comparison"), ("bonus_cap", "33")],
        [("capture10", "in_comparison"), ("tie", "words")],
        [("bad_announce", "void_turn"), ("reply", "auto")],
        [("bad_announce", "forfeit_word"), ("dots", "plus5")],
    ] {
        assert!(walk(&game(&settings), 6, 3) > 60, "{settings:?}");
    }
}
