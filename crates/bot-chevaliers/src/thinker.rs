//! The mind of the player: finds a move for the game where it stands, as its level would.
//!
//! A weak level does not search badly, which looks like a machine that breaks down: it rates every move, and
//! strays among those it thinks near the best. Only the strongest keeps its memory from turn to turn; the others
//! would play otherwise for what they had seen before, and not by their seed alone.

use search::{
    Care, DRAWN, Ending, Engine, Nodes, Position as _, Rated, Request, loss_in, plies_to_end, win_in,
};

use super::board::Effect;
use super::position::EnginePosition;
use bots::Fancy;
use bots::Keeper;
use bots::Temper;
use bots::{Chance, Effort, Level, WallClock};

/// What a mind has come to: an empty line also where every move loses at once.
pub type Thought = bots::Thought<Effect>;

/// A mind of some level, with its memory.
pub struct Thinker {
    temper: Temper,
    engine: Option<Engine<EnginePosition>>,
    chance: Chance,
}

impl Thinker {
    /// A mind of the level, whose whims follow from the seed.
    pub fn new(level: Level, seed: u64) -> Thinker {
        Thinker {
            temper: Temper::of(level, &super::TEMPERS),
            engine: None,
            chance: Chance::new(seed),
        }
    }

    /// Thinks about a position with the keys of those before it.
    pub fn think(&mut self, position: &EnginePosition, past: &[u64], effort: &Effort) -> Thought {
        let keeper = Keeper::new(effort, WallClock::start());
        let request = Request {
            root: position,
            past,
            only: &[],
        };
        let fresh = || Engine::new(self.temper.memory(), Care::Selective);
        let mut engine = self.engine.take().unwrap_or_else(fresh);
        let thought = match self.temper {
            Temper::Full(_) => Thought::searched(&mut engine, &request, &keeper),
            Temper::Search(nodes) => Thought::searched(&mut engine, &request, &(Nodes(nodes), keeper)),
            Temper::Weigh(depth, fancy) => {
                let (rated, nodes) = engine.rate(&request, depth, fancy.margin(), &keeper);
                stray(rated, fancy, depth, nodes, &mut self.chance)
            }
            Temper::Glance(fancy) => {
                let rated = glance(position);
                let nodes = rated.len() as u64;
                stray(rated, fancy, 1, nodes, &mut self.chance)
            }
        };
        if self.temper.remembers() {
            self.engine = Some(engine);
        }
        thought
    }
}

/// Rates each move by what stands on the board after it, best first.
fn glance(position: &EnginePosition) -> Vec<Rated<Effect>> {
    let value = |effect| {
        let after = position.after(effect);
        match after.ended() {
            Some(Ending::Won) => loss_in(1),
            Some(Ending::Lost) => win_in(1),
            Some(Ending::Drawn | Ending::Settled(_)) => DRAWN,
            None => -after.evaluate(),
        }
    };
    let effects = position.effects().into_iter();
    let mut rated: Vec<_> = effects.map(|mv| Rated { mv, value: value(mv) }).collect();
    rated.sort_by_key(|rating| -rating.value);
    rated
}

/// Chooses among rated moves, best first, as a player of this fancy would.
fn stray(mut rated: Vec<Rated<Effect>>, fancy: Fancy, depth: u8, nodes: u64, chance: &mut Chance) -> Thought {
    // Nobody who sees a win takes a longer one on purpose.
    if let Some(best) = rated.first().map(|best| best.value)
        && best > 0
        && plies_to_end(best).is_some()
    {
        let slower = rated.iter_mut().filter(|rating| rating.value < best);
        slower.for_each(|rating| rating.value = rating.value.min(0));
    }
    Thought::chosen(fancy.choose(&rated, chance), depth, nodes)
}
