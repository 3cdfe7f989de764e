//! What a game must be able to do to stand on the shelf.

use bots::HasBot;
use game_chevaliers::Chevaliers;
use game_core::{Export, Game, Listing, NoDice, Positions, Seat};
use game_dames_de_lettres::DamesDeLettres;
use game_echec_et_mots::{Action, EchecEtMots};
use game_echecs::Echecs;
use serde::Serialize;

/// A game that can be played at a table, against the computer, and from the command line.
pub trait Playable:
    Game<View: Serialize, Notice: Serialize> + Clone + HasBot + Listing + Positions + Export
{
    /// What every awaited seat may do, less what is so plentiful that it is listed only when asked for,
    /// such as every word that a move could announce.
    fn usual(&self, state: &Self::State) -> Vec<(Seat, Self::Action)> {
        self.choices(state)
    }

    /// What every awaited seat may do, with all that is listed only when asked for.
    fn plentiful(&self, state: &Self::State) -> Vec<(Seat, Self::Action)> {
        self.choices(state)
    }

    /// How many actions from `state` surely need no chance, which sequences cannot be counted through.
    fn chanceless(&self, _state: &Self::State) -> u32 {
        u32::MAX
    }

    /// The number of sequences of `depth` usual actions from `state`, at most [`Playable::chanceless`].
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions = self.usual(state);
        if depth == 1 {
            return actions.len() as u64;
        }
        actions
            .iter()
            .map(|(seat, action)| self.perft(&after(self, state, *seat, action), depth - 1))
            .sum()
    }

    /// The same, apart for each first action.
    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        let below = depth.saturating_sub(1);
        let count = |(seat, action): (Seat, Self::Action)| {
            let leaves = self.perft(&after(self, state, seat, &action), below);
            (action, leaves)
        };
        self.usual(state).into_iter().map(count).collect()
    }

    /// What could be done in `state`, as a position and not as a game: where a game that is drawn by
    /// its position still has moves, they count here as they do in [`Playable::perft`].
    fn moves(&self, state: &Self::State) -> Vec<Self::Action> {
        self.usual(state).into_iter().map(|(_, action)| action).collect()
    }
}

/// The state after an action that `seat` has listed and that needs no chance.
fn after<G: Game>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> G::State {
    let events = game
        .decide(state, seat, action, &mut NoDice)
        .expect("a listed action is legal");
    let mut next = state.clone();
    for event in &events {
        game.evolve(&mut next, event);
    }
    next
}

impl Playable for EchecEtMots {
    fn usual(&self, state: &Self::State) -> Vec<(Seat, Self::Action)> {
        if state.phase() != game_echec_et_mots::Phase::Play {
            return self.choices(state);
        }
        let plain = |leap| Action::Move { leap, announce: None };
        let leaps = self.leaps(state).into_iter();
        leaps.map(|leap| (state.side(), plain(leap))).collect()
    }
}

impl Playable for Chevaliers {
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        Chevaliers::perft(self, state, depth)
    }

    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        Chevaliers::divide(self, state, depth)
    }

    fn moves(&self, state: &Self::State) -> Vec<Self::Action> {
        let choices = self.choices(state);
        if choices.is_empty() {
            let movements = self.movements(state).into_iter();
            return movements.map(game_chevaliers::Action::Move).collect();
        }
        choices.into_iter().map(|(_, action)| action).collect()
    }
}

impl Playable for DamesDeLettres {
    fn chanceless(&self, state: &Self::State) -> u32 {
        self.until_deal(state)
    }

    fn plentiful(&self, state: &Self::State) -> Vec<(Seat, Self::Action)> {
        let of = |seat| {
            let actions = self.with_doubles(state, seat).into_iter();
            actions.map(move |action| (seat, action))
        };
        self.turn(state).awaited().iter().flat_map(of).collect()
    }
}

impl Playable for Echecs {
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        Echecs::perft(self, state, depth)
    }

    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        Echecs::divide(self, state, depth)
    }

    fn moves(&self, state: &Self::State) -> Vec<Self::Action> {
        let choices = self.choices(state);
        if choices.is_empty() {
            return self.movements(state);
        }
        choices.into_iter().map(|(_, action)| action).collect()
    }
}
