//! What could be done in a state, listed and counted.

use crate::{Game, Listing, NoDice, Positions, Prospects, Pull, Seat};

/// What there is so much of that a list holds it only when it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extra {
    /// The word that asks for it: `--name` on the command line, where one word means the same in every game.
    pub name: &'static str,
    /// What it is, as in "list … as well" and "… left out".
    pub what: &'static str,
}

/// A game whose actions are listed and counted for people to read.
pub trait Survey: Prospects {
    /// Whether there is so much to do that it is told best first, as far as somebody asks; otherwise
    /// everything is listed and sorted.
    const BEST_FIRST: bool = false;

    /// What it lists only when asked for.
    const EXTRAS: &'static [Extra] = &[];

    /// What every awaited seat may do, less what is listed only when asked for.
    fn usual<'g>(&'g self, state: &'g Self::State) -> Pull<'g, (Seat, Self::Action)> {
        self.all(state)
    }

    /// What every awaited seat may do, with those of [`Survey::EXTRAS`] that are `asked` for.
    fn plentiful<'g>(&'g self, state: &'g Self::State, _asked: &[Extra]) -> Pull<'g, (Seat, Self::Action)> {
        self.usual(state)
    }

    /// What every awaited seat may do.
    fn all<'g>(&'g self, state: &'g Self::State) -> Pull<'g, (Seat, Self::Action)> {
        let awaited: Vec<Seat> = self.turn(state).awaited().iter().collect();
        let of = |seat| self.prospects(state, seat).map(move |action| (seat, action));
        Box::new(awaited.into_iter().flat_map(of))
    }

    /// What a list with what is `asked` for leaves out although there is some, where that is not known to
    /// everybody.
    fn left_out(&self, _state: &Self::State, _asked: &[Extra]) -> Vec<Extra> {
        Vec::new()
    }

    /// What a seat may do because of what came before `state`, which its position does not tell.
    fn remembered(&self, _state: &Self::State) -> Vec<Self::Action> {
        Vec::new()
    }

    /// How many actions from `state` surely need no chance, which sequences cannot be counted through.
    fn chanceless(&self, _state: &Self::State) -> u32 {
        u32::MAX
    }

    /// The number of sequences of `depth` usual actions from `state`, at most [`Survey::chanceless`].
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions = self.usual(state);
        if depth == 1 {
            return actions.count() as u64;
        }
        actions
            .map(|(seat, action)| self.perft(&after(self, state, seat, &action), depth - 1))
            .sum()
    }

    /// The same, apart for each first action.
    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        let below = depth.saturating_sub(1);
        let count = |(seat, action): (Seat, Self::Action)| {
            let leaves = self.perft(&after(self, state, seat, &action), below);
            (action, leaves)
        };
        self.usual(state).map(count).collect()
    }
}

/// The state after an action that `seat` has listed and that needs no chance.
fn after<G: Game + ?Sized>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> G::State {
    let events = game
        .decide(state, seat, action, &mut NoDice)
        .expect("a listed action is legal");
    let mut next = state.clone();
    for event in &events {
        game.evolve(&mut next, event);
    }
    next
}

/// The choices that a game loses when it is placed anew at its position: claims of what has happened.
pub fn lost_by_placing<G: Listing + Positions>(game: &G, state: &G::State) -> Vec<G::Action> {
    let placed = game.place(&game.position(state)).ok();
    let kept = placed.map_or(Vec::new(), |placed| game.choices(&placed));
    let choices = game.choices(state).into_iter().map(|(_, action)| action);
    let mut lost: Vec<G::Action> = Vec::new();
    for action in choices {
        if !lost.contains(&action) && kept.iter().all(|(_, other)| *other != action) {
            lost.push(action);
        }
    }
    lost
}
