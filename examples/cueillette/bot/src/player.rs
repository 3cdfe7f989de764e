//! The player at a table.

use bots::{Bot, Chance, Choice, Effort, Fancy, Keeper, Level, Players, Score, WallClock};
use game_core::{Game as _, Positions as _};
use game_cueillette::{Action, Cueillette, Notice, View};

use crate::look::Look;

/// How far each level looks, how often it does anything, and how much worse than the best its leaps may be.
const TEMPERS: [(u8, Fancy); 8] = [
    temper(1, 500, 200),
    temper(1, 250, 150),
    temper(1, 100, 100),
    temper(2, 60, 80),
    temper(3, 30, 50),
    temper(4, 10, 30),
    temper(5, 0, 10),
    temper(7, 0, 0),
];

const fn temper(plies: u8, whim: u32, spread: i32) -> (u8, Fancy) {
    (plies, Fancy { whim, spread })
}

/// A player of Cueillette of some level.
pub struct CueilletteBot {
    game: Cueillette,
    plies: u8,
    fancy: Fancy,
    chance: Chance,
}

impl Bot<Cueillette> for CueilletteBot {
    /// Everything lies open, so that the view alone tells where the game stands.
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        let state = self.game.place(&view.position).expect("a view tells a position");
        let seat = self.game.turn(&state).awaited().iter().next();
        let keeper = Keeper::new(effort, WallClock::start());
        let mut look = Look::new(&self.game, &keeper);
        let rated = look.rate(&state, seat.expect("asked only when awaited"), self.plies);
        let nodes = look.nodes;
        let chosen = self.fancy.choose(&rated, &mut self.chance);
        let chosen = chosen.expect("whoever is awaited can leap");
        Choice {
            action: chosen.mv,
            score: Score::Centipawns(chosen.value),
            line: vec![chosen.mv],
            depth: self.plies,
            nodes,
        }
    }
}

/// The computer players of Cueillette.
pub struct Computer;

impl Players for Computer {
    type Game = Cueillette;

    fn bot(game: &Cueillette, level: Level, seed: u64) -> Box<dyn Bot<Cueillette>> {
        let (plies, fancy) = TEMPERS[usize::from(level.number()) - 1];
        Box::new(CueilletteBot {
            game: game.clone(),
            plies,
            fancy,
            chance: Chance::new(seed),
        })
    }
}
