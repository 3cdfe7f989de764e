//! The mind of the player: finds a move for the game where it stands, as its level would.
//!
//! A mind that sees itself lost finds all moves alike and gives the game away, while a person across the table
//! may have seen nothing: it then plays what looks best to somebody who does not look so far.

use search::{Care, Engine, Nodes, Request, Value};

use super::evaluation::Weights;
use super::position::{EnginePosition, Step};
use super::temper::{LITTLE, Search, Temper};
use bots::Keeper;
use bots::{Chance, Effort, Level, Lore, WallClock};

/// What a mind has come to: its value is a win and its margin.
pub type Thought = bots::Thought<Step>;

/// A mind of some level, with its memory.
pub struct Thinker {
    temper: Temper,
    engine: Option<Engine<EnginePosition>>,
    chance: Chance,
}

impl Thinker {
    /// A mind of the level, whose whims follow from the seed.
    pub fn new(level: Level, seed: u64) -> Thinker {
        let temper = Temper::of(level);
        Thinker {
            temper,
            engine: None,
            chance: Chance::new(seed),
        }
    }

    /// The words that it knows.
    pub fn lore(&self) -> Lore {
        self.temper.lore
    }

    /// Thinks about a position in which its side moves.
    pub fn think(&mut self, position: &EnginePosition, effort: &Effort) -> Thought {
        let keeper = Keeper::new(effort, WallClock::start());
        let request = Request::new(position);
        let mut engine = self
            .engine
            .take()
            .unwrap_or_else(|| Engine::new(self.temper.memory(), Care::Selective));
        match self.temper.search {
            Search::Stroll => stroll(position, &mut self.chance),
            Search::Full => {
                let thought = Thought::searched(&mut engine, &request, &keeper);
                // Only the strongest remembers what it saw before.
                self.engine = Some(engine);
                if thought.value > LOST {
                    thought
                } else {
                    resist(&request, thought)
                }
            }
            Search::Nodes(nodes) => Thought::searched(&mut engine, &request, &(Nodes(nodes), keeper)),
            Search::Weigh { depth, fancy } => {
                let (rated, nodes) = engine.rate(&request, depth, fancy.margin(), &keeper);
                Thought::chosen(fancy.choose(&rated, &mut self.chance), depth, nodes)
            }
        }
    }
}

/// How often a stroller who could stop the game sees that, in thousandths.
const NOTICED: u32 = 250;

/// Any leap that takes a letter, or any at all; now and then a word that happens to be there.
fn stroll(position: &EnginePosition, chance: &mut Chance) -> Thought {
    let call = position.best_call().filter(|_| chance.happens(NOTICED));
    let leaps: Vec<Step> = position.leaps().collect();
    let takes = |leap: &&Step| position.letter_taken(**leap).is_some();
    let letters: Vec<Step> = leaps.iter().filter(takes).copied().collect();
    let among = if letters.is_empty() { &leaps } else { &letters };
    let step = call.map(|(step, _)| step);
    Thought::at_once(step.or_else(|| among.get(chance.below(among.len())).copied()))
}

/// Who sees this much against them has lost, if the other side sees as far.
const LOST: Value = -Weights::USUAL.win;

/// How far one looks who must hope that the other side looks no further.
const HOPEFUL: Nodes = Nodes(1_000);

/// What to play where every move loses in the end: the best move of the deepest look, by a mind that
/// knows nothing of what was seen, which does not see that yet.
fn resist(request: &Request<'_, EnginePosition>, lost: Thought) -> Thought {
    let mut line = None;
    let mut engine = Engine::new(LITTLE, Care::Selective);
    engine.search(request, &HOPEFUL, &mut |report| {
        if report.value > LOST {
            line = Some(report.line.clone());
        }
    });
    Thought {
        line: line.unwrap_or(lost.line),
        ..lost
    }
}
