//! What a game must be able to do to stand on the shelf.

use bots::HasBot;
use game_core::{Configurable, Dice, Export, Game, Listing, NoDice, Positions};
use game_echecs::Echecs;
use serde::Serialize;

/// A game that can be played at a table, against the computer, and from the command line.
pub trait Playable:
    Game<View: Serialize, Notice: Serialize> + Configurable + HasBot + Listing + Positions + Export
{
    /// The number of sequences of `depth` actions from `state`.
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions = self.actions(state);
        if depth == 1 {
            return actions.len() as u64;
        }
        actions
            .iter()
            .map(|action| self.perft(&after(self, state, action), depth - 1))
            .sum()
    }
}

/// The state after a listed action, which some awaited seat may take and which needs no chance.
pub(crate) fn after<G: Game>(game: &G, state: &G::State, action: &G::Action) -> G::State {
    let dice: &mut dyn Dice = &mut NoDice;
    let mut events = Vec::new();
    for seat in game.turn(state).awaited().iter() {
        if let Ok(decided) = game.decide(state, seat, action, dice) {
            events = decided;
            break;
        }
    }
    let mut next = state.clone();
    for event in &events {
        game.evolve(&mut next, event);
    }
    next
}

impl Playable for Echecs {
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        Echecs::perft(self, state, depth)
    }
}
