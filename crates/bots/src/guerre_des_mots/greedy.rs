//! A player that always takes the coup nearest to the cross. Stronger players are measured against it.

use game_guerre_des_mots::{Action, GuerreDesMots, Notice, View};

use super::player::Looker;
use super::rating::nearness;
use crate::fancy::Fancy;
use crate::{Bot, Choice, Effort};

/// How many coups it looks at.
const COUPS: usize = 2_000;

/// The greedy player, who knows every word.
pub struct Greedy {
    looker: Looker,
}

impl Greedy {
    /// A greedy player of `game`; the seed decides between coups of the same value.
    pub fn new(game: &GuerreDesMots, seed: u64) -> Greedy {
        Greedy {
            looker: Looker::new(game, 0, seed),
        }
    }
}

impl Bot<GuerreDesMots> for Greedy {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        let best = Fancy { whim: 0, spread: 0 };
        self.looker.choose(view, effort, COUPS, best, nearness)
    }
}
