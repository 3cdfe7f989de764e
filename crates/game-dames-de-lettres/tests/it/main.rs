//! Dames de Lettres through the testkit, the cases of its specification, and a second generator of moves.

mod cases;

use game_core::{Configurable as _, Game as _, NoDice, Positions as _, Violation};
use game_dames_de_lettres::{Action, Clause, DamesDeLettres, Rules, State};

/// The game with these options and the French words, for scripts.
#[allow(dead_code)]
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
