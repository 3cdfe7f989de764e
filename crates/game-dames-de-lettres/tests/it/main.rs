//! Dames de Lettres through the testkit, the cases of its specification, and a second generator of moves.

mod cases;
mod composed;
mod document;
mod games;
mod laws;
mod matches;
mod naive;
mod parsers;
mod playthroughs;
mod repetition;
mod rules;
mod sheet;
mod strict;
mod succession;
mod views;
mod wire;

use std::sync::OnceLock;

use game_core::{Configurable as _, Game as _, NoDice, Positions as _, Violation};
use game_dames_de_lettres::{Action, Clause, DamesDeLettres, Rules, State};
use lexicon::Lexicon;

/// The game with these options and the French words, for scripts.
fn configure(settings: &[(String, String)]) -> Result<DamesDeLettres, String> {
    DamesDeLettres::configure(settings, lexicon_fr::french()).map_err(|fault| fault.to_string())
}

/// The game with the French words.
fn french() -> DamesDeLettres {
    DamesDeLettres::new(Rules::DEFAULT, lexicon_fr::french())
}

fn placed(game: &DamesDeLettres, position: &str) -> State {
    game.place(position)
        .unwrap_or_else(|fault| panic!("{position:?} {fault}"))
}

/// The state after an action by whoever is to move, or why it is refused.
fn after(game: &DamesDeLettres, state: &State, action: &str) -> Result<State, Violation<Clause>> {
    let action: Action = action
        .parse()
        .unwrap_or_else(|fault| panic!("{action:?} {fault}"));
    let seat = game
        .turn(state)
        .awaited()
        .iter()
        .next()
        .expect("a game under way");
    let events = game.decide(state, seat, &action, &mut NoDice)?;
    let mut after = state.clone();
    events.iter().for_each(|event| game.evolve(&mut after, event));
    Ok(after)
}

/// A few words, so that random games meet a blocked opening.
fn few_words() -> &'static Lexicon {
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    FEW.get_or_init(|| {
        Lexicon::from_list(
            "few",
            include_str!("few-words.txt"),
            &game_dames_de_lettres::SPELLINGS,
        )
        .expect("a list")
    })
}
