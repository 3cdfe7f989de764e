//! The game on the shelf, and its moves listed and counted.

use game_core::{Drawn, Emblem, Previews, Shelved, Survey, Worded, lost_by_placing};

use crate::{Action, Chevaliers, Ply, State};

impl Shelved for Chevaliers {
    const SLUG: &'static str = "chevaliers";
    const NAME: &'static str = "Échec aux Chevaliers";
    const SEATS: &'static [u8] = &[2, 4];
    const DURATION: u16 = 60;
}

impl<R: 'static> Worded<R> for Chevaliers {}

impl Survey for Chevaliers {
    fn remembered(&self, state: &State) -> Vec<Action> {
        lost_by_placing(self, state)
    }

    /// A game that is won has no more moves; draws cut nothing short.
    fn perft(&self, state: &State, depth: u32) -> u64 {
        state.battle().perft(self.rules(), self.board(), depth)
    }

    fn divide(&self, state: &State, depth: u32) -> Vec<(Action, u64)> {
        let below = |ply: Ply| {
            let mut after = state.battle().clone();
            after.play(self.board(), &ply);
            let count = after.perft(self.rules(), self.board(), depth.saturating_sub(1));
            (Action::Move(ply), count)
        };
        self.movements(state).into_iter().map(below).collect()
    }
}

impl Drawn for Chevaliers {
    const EMBLEMS: &'static [Emblem] = &[Emblem::of('n', '♞'), Emblem::of('m', '♟')];
}

impl Previews for Chevaliers {
    type Preview = ();
}
