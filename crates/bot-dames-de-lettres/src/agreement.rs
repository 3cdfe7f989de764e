//! The engine and the rules agree, position by position, whatever the options.
//!
//! The engine merges moves and counts effects on its own to be quick enough; here the rules say whether it
//! may.

use std::collections::BTreeSet;

use game_core::{Configurable as _, Game as _, Listing as _, Positions as _};
use game_dames_de_lettres::{Action, DamesDeLettres, Event, Play, State};
use game_testkit::TestDice;

use super::classes::{Class, Measure, Root, Wanted, classes};
use super::memory::Memory;
use super::offer;
use super::position::{EnginePosition, Scene};
use super::tally::{Finish, other};
use super::variants::{VARIANTS, Variant};

/// Options that meet in the engine alone, besides those of every test.
const CHAINED: Variant = &[
    ("capture_path", "chain"),
    ("capture", "turn"),
    ("jump_own", "true"),
];

/// Everything that is gone through here.
fn variants() -> impl Iterator<Item = Variant> {
    VARIANTS.into_iter().chain([CHAINED])
}

fn game(settings: &[(&str, &str)]) -> DamesDeLettres {
    let settings: Vec<(String, String)> = settings
        .iter()
        .map(|&(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    DamesDeLettres::configure(&settings, lexicon_fr::french()).expect("options of the game")
}

/// What an action leads to, as a text without the words written.
fn after(game: &DamesDeLettres, state: &State, play: &Play) -> State {
    let action = Action::Move(play.clone());
    let events = game
        .decide(state, state.side(), &action, &mut TestDice::new(0))
        .unwrap_or_else(|refusal| panic!("{play} in {}: {refusal}", game.position(state)));
    let mut next = state.clone();
    for event in events.iter().filter(|event| !matches!(event, Event::Blocked)) {
        game.evolve(&mut next, event);
    }
    next
}

fn plays(actions: Vec<Action>) -> Vec<Play> {
    let play = |action| match action {
        Action::Move(play) => Some(play),
        _ => None,
    };
    actions.into_iter().filter_map(play).collect()
}

/// Compares every move of a position, and what it leads to.
fn agree(scene: &Scene, state: &State) {
    let game = &scene.game;
    let told = game.position(state);
    let wordless: Vec<String> = game
        .wordless_moves(state)
        .iter()
        .map(ToString::to_string)
        .collect();
    let root = Root {
        wordless: &wordless,
        touched: None,
        announced: &[],
        admitted: &[],
    };
    let ledger = game.ledger(state);
    let memory = || Memory::new(game.word_list(), &ledger);
    let position = EnginePosition::of(state);
    let wanted = Wanted {
        measure: Measure::Worth,
        keep: 2_000,
        root: Some(root),
    };
    let found = classes(scene, &mut memory(), &position, &[], &wanted);
    for class in &found {
        assert!(offer::takes(game, state, &class.play), "{} in {told}", class.play);
        let next = after(game, state, &class.play);
        assert_eq!(next.board(), &class.next.board, "{} in {told}", class.play);
        let won = next.end().map(|end| end.winner == state.side());
        let foreseen = class.finish.map(|finish| finish != Finish::Surrender);
        assert_eq!(won, foreseen, "{} in {told}", class.play);
    }
    // Every move with one word or none wins no more than one of the engine's, which writes no insults.
    let shunned = |play: &Play| {
        let mut letters = play.words.iter().filter_map(|writing| writing.word.letters());
        letters.any(|letters| game.word_list().shuns(&letters, game_dames_de_lettres::WORDS))
    };
    let mut listed = plays(game.actions(state, state.side()));
    listed.retain(|play| !shunned(play));
    for play in listed {
        let next = after(game, state, &play);
        let [gained, left] = [state.side(), other(state.side())].map(|seat| next.board().held(seat));
        let includes = |class: &Class| {
            class.play.from == play.from
                && class.play.to == play.to
                && gained.less(class.next.board.held(state.side())).is_empty()
                && class.next.board.held(other(state.side())).less(left).is_empty()
        };
        assert!(found.iter().any(includes), "{play} in {told}");
    }
    // Inside a tree it finds the same by itself.
    let alone = Wanted { root: None, ..wanted };
    let inside = classes(scene, &mut memory(), &position, &[], &alone);
    let of = |classes: &[Class]| -> BTreeSet<String> {
        let single = classes.iter().filter(|class| class.play.words.is_empty());
        single.map(|class| class.play.to_string()).collect()
    };
    assert_eq!(of(&inside), of(&found), "{told}");
}

#[test]
fn moves_and_what_they_lead_to_are_those_of_the_rules() {
    let mut compared = 0;
    for (number, settings) in variants().enumerate() {
        let game = game(settings);
        let scene = Scene::new(&game, bots::Lore::ALL);
        let mut dice = TestDice::new(number as u64);
        let mut state = game.blank();
        for event in game.setup(&mut dice) {
            game.evolve(&mut state, &event);
        }
        while state.end().is_none() && state.ply() < 60 {
            if state.ply() % 8 == number as u16 % 8 {
                agree(&scene, &state);
                compared += 1;
            }
            let listed = game.actions(&state, state.side());
            let action = dice.pick(&listed).expect("there is a move").clone();
            let events = game.decide(&state, state.side(), &action, &mut dice);
            for event in events.expect("what is listed is taken") {
                game.evolve(&mut state, &event);
            }
        }
    }
    assert!(compared > 40, "{compared}");
}
