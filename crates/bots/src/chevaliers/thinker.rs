//! The mind of the player: finds a move for the game where it stands, as its level would.

use search::{Care, Control, Engine, Nodes, Request, Value};

use super::board::Effect;
use super::position::EnginePosition;
use super::temper::Temper;
use crate::effort::Keeper;
use crate::{Chance, Effort, Level, WallClock};

/// What a mind has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// The moves expected, beginning with the chosen one; empty where there is none, or none that does
    /// not lose at once.
    pub line: Vec<Effect>,
    /// What they are worth to the camp that moves.
    pub value: Value,
    /// How deep it looked, in plies.
    pub depth: u8,
    /// How many positions it looked at.
    pub nodes: u64,
}

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
            temper: Temper::of(level),
            engine: None,
            chance: Chance::new(seed),
        }
    }

    /// Thinks about a position with its past, considering the moves `only` unless that is empty.
    pub fn think(
        &mut self,
        position: &EnginePosition,
        past: &[u64],
        only: &[Effect],
        effort: &Effort,
    ) -> Thought {
        let keeper = Keeper::new(effort, WallClock::start());
        let request = Request {
            root: position,
            past,
            only,
        };
        let mut engine = self
            .engine
            .take()
            .unwrap_or_else(|| Engine::new(self.temper.memory(), Care::Selective));
        let thought = match self.temper {
            Temper::Full => search(&mut engine, &request, &keeper),
            Temper::Search(nodes) => search(&mut engine, &request, &(Nodes(nodes), keeper)),
            Temper::Weigh(depth, fancy) => {
                let (rated, nodes) = engine.rate(&request, depth, fancy.margin(), &keeper);
                let chosen = fancy.choose(&rated, &mut self.chance);
                Thought {
                    line: chosen.iter().map(|rating| rating.mv).collect(),
                    value: chosen.map_or(0, |rating| rating.value),
                    depth,
                    nodes,
                }
            }
        };
        if self.temper.remembers() {
            self.engine = Some(engine);
        }
        thought
    }
}

fn search<C: Control>(
    engine: &mut Engine<EnginePosition>,
    request: &Request<'_, EnginePosition>,
    control: &C,
) -> Thought {
    let report = engine.search(request, control, &mut |_| {});
    Thought {
        line: report.line,
        value: report.value,
        depth: report.depth,
        nodes: report.nodes,
    }
}
