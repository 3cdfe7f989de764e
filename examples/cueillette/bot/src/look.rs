//! What a leap is worth some leaps later.
//!
//! A board of so few leaps needs no engine: the rules themselves are asked what follows, as far as the
//! effort allows. Games with more to see implement `search::Position` instead.

use game_core::{Game as _, Listing as _, NoDice, Seat, Turn};
use game_cueillette::{Action, Cueillette, State};
use search::{Control, Rated, Value};

/// What a point is worth in the units of an evaluation, which count hundredths.
const POINT: Value = 100;
/// What a game won is worth besides its points.
const WON: Value = 10_000;

/// Looks ahead as long as its control lets it.
pub(crate) struct Look<'a, C> {
    game: &'a Cueillette,
    control: &'a C,
    pub(crate) nodes: u64,
}

impl<'a, C: Control> Look<'a, C> {
    pub(crate) fn new(game: &'a Cueillette, control: &'a C) -> Look<'a, C> {
        Look {
            game,
            control,
            nodes: 0,
        }
    }

    /// Every leap of a seat with its worth after `plies`, best first.
    pub(crate) fn rate(&mut self, state: &State, seat: Seat, plies: u8) -> Vec<Rated<Action>> {
        let actions = self.game.actions(state, seat).into_iter();
        let mut rated: Vec<_> = actions
            .map(|mv| {
                let value = self.worth(&self.after(state, seat, mv), seat, plies.saturating_sub(1));
                Rated { mv, value }
            })
            .collect();
        rated.sort_by_key(|rated| -rated.value);
        rated
    }

    fn after(&self, state: &State, seat: Seat, action: Action) -> State {
        let mut after = state.clone();
        let events = self.game.decide(state, seat, &action, &mut NoDice);
        for event in events.expect("a listed leap is legal") {
            self.game.evolve(&mut after, &event);
        }
        after
    }

    /// What a state is worth to a seat, whoever moves next (C5).
    fn worth(&mut self, state: &State, seat: Seat, plies: u8) -> Value {
        self.nodes += 1;
        let other = Seat(1 - seat.0);
        let lead = POINT * (Value::from(state.score(seat)) - Value::from(state.score(other)));
        let mover = match self.game.turn(state) {
            Turn::Over(_) => return lead + lead.signum() * WON,
            Turn::Awaiting(seats) => seats.iter().next().unwrap_or(seat),
        };
        if plies == 0 || self.control.stop(self.nodes) {
            return lead;
        }
        let actions = self.game.actions(state, mover).into_iter();
        let values = actions.map(|mv| self.worth(&self.after(state, mover, mv), seat, plies - 1));
        let best = if mover == seat { values.max() } else { values.min() };
        best.unwrap_or(lead)
    }
}
