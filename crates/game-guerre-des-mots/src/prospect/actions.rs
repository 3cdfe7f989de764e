//! Everything that a seat may do, pulled one after another.

use game_core::{Game as _, Prospects, Pull, Seat};

use crate::{Action, Drawing, GuerreDesMots, State};

impl Prospects for GuerreDesMots {
    fn prospects<'g>(&'g self, state: &'g State, seat: Seat) -> Pull<'g, Action> {
        if !self.turn(state).awaited().iter().any(|awaited| awaited == seat) {
            return Box::new(std::iter::empty());
        }
        if state.asked().is_some() {
            return Box::new([Action::Consent(true), Action::Consent(false)].into_iter());
        }
        let coups = self.coups(state, seat).map(|coup| Action::Coup(Box::new(coup)));
        let last = move || {
            let draws = state.played == 0
                && !state.reserve().is_empty()
                && match self.rules().draw {
                    Drawing::Declared => true,
                    Drawing::Verified => self.is_blocked(state, seat),
                    Drawing::Never => false,
                };
            draws.then_some(Action::Draw).into_iter().chain([Action::Pass])
        };
        Box::new(coups.chain(std::iter::once_with(last).flatten()))
    }
}
