//! What could be done in a state, listed and counted.

use crate::{Game, Listing, NoDice, Positions, Prospects, Pull, Seat};

/// What is asked for of what could be done besides what [`Survey::usual`] gives. A game that knows no
/// such thing lists no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Extent {
    /// Every word that a move could announce.
    pub announcements: bool,
    /// The moves with two words.
    pub doubles: bool,
    /// The jokers that a move may bring in.
    pub jokers: bool,
}

/// A game whose actions are listed and counted for people to read.
pub trait Survey: Prospects {
    /// Whether there is so much to do that it is told best first, as far as somebody asks; otherwise
    /// everything is listed and sorted.
    const BEST_FIRST: bool = false;

    /// What every awaited seat may do, less what is so plentiful that it is listed only when asked for,
    /// such as every word that a move could announce.
    fn usual<'g>(&'g self, state: &'g Self::State) -> Pull<'g, (Seat, Self::Action)> {
        self.all(state)
    }

    /// What every awaited seat may do, with what `extent` asks for besides.
    fn plentiful<'g>(&'g self, state: &'g Self::State, _extent: Extent) -> Pull<'g, (Seat, Self::Action)> {
        self.usual(state)
    }

    /// What every awaited seat may do.
    fn all<'g>(&'g self, state: &'g Self::State) -> Pull<'g, (Seat, Self::Action)> {
        let awaited: Vec<Seat> = self.turn(state).awaited().iter().collect();
        let of = |seat| self.prospects(state, seat).map(move |action| (seat, action));
        Box::new(awaited.into_iter().flat_map(of))
    }

    /// What a list of this extent leaves out although there is some, where that is not known to everybody.
    fn left_out(&self, _state: &Self::State, _extent: Extent) -> Extent {
        Extent::default()
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
