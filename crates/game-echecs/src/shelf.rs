//! The game on the shelf, and its moves listed and counted.

use game_core::{Drawn, Emblem, Lapses, Previews, Shelved, Survey, Worded, lost_by_placing};

use crate::{Action, Echecs, State};

impl Shelved for Echecs {
    const SLUG: &'static str = "echecs";
    const NAME: &'static str = "Jeu d’échecs";
    // C-1: an engine would castle to another square.
    const UCI: Option<&'static [(&'static str, &'static str)]> = Some(&[("profile", "carlit")]);
    const DURATION: u16 = 30;
}

impl<R: 'static> Worded<R> for Echecs {}

impl Survey for Echecs {
    fn remembered(&self, state: &State) -> Vec<Action> {
        lost_by_placing(self, state)
    }

    /// Draws do not cut a sequence short, so that the counts compare with published ones.
    fn perft(&self, state: &State, depth: u32) -> u64 {
        self.rules().perft(state.position(), depth)
    }

    fn divide(&self, state: &State, depth: u32) -> Vec<(Action, u64)> {
        let position = state.position();
        let count = |m| {
            let mut after = position.clone();
            self.rules().play(&mut after, m);
            let below = self.rules().perft(&after, depth.saturating_sub(1));
            (Action::Move(self.rules().spell(m)), below)
        };
        self.rules().legal(position).into_iter().map(count).collect()
    }
}

impl Drawn for Echecs {
    const EMBLEMS: &'static [Emblem] = &[
        Emblem::of('k', '♚'),
        Emblem::of('q', '♛'),
        Emblem::of('r', '♜'),
        Emblem::of('b', '♝'),
        Emblem::of('n', '♞'),
        Emblem::of('p', '♟'),
    ];
}

impl Lapses for Echecs {}

impl Previews for Echecs {
    type Preview = ();
}
