//! Finding a move: the engine, or the weaker ways of the lower levels.
//!
//! A weak level does not search badly, which looks like a machine that breaks down: it rates every move, and
//! strays among those it thinks near the best.

use cozy_chess::Move;
use search::{Care, Control, Engine, Nodes, Position as _, Rated, Report, Request, Value};

use super::{Course, EnginePosition};
use bots::Fancy;
use bots::Keeper;
use bots::Temper;
use bots::{Chance, Effort, Level, Score, WallClock};

/// What was thought of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The line expected, as the game writes it, beginning with the move chosen; empty when there
    /// is no move.
    pub line: Vec<String>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// How deep it was searched, in plies.
    pub depth: u8,
    /// The deepest ply reached.
    pub reach: u8,
    /// The positions looked at.
    pub nodes: u64,
    /// How full the memory is, in thousandths.
    pub fullness: u16,
}

impl Default for Thought {
    /// No thought at all.
    fn default() -> Thought {
        Thought {
            line: Vec::new(),
            score: Score::Centipawns(0),
            depth: 0,
            reach: 0,
            nodes: 0,
            fullness: 0,
        }
    }
}

/// A mind of some level, with its memory.
pub struct Thinker {
    temper: Temper,
    memory: usize,
    engine: Option<Engine<EnginePosition>>,
    chance: Chance,
}

impl Thinker {
    /// A mind of the level, whose whims follow from the seed.
    pub fn new(level: Level, seed: u64) -> Thinker {
        let temper = Temper::of(level, &super::TEMPERS);
        Thinker {
            temper,
            memory: temper.memory(),
            engine: None,
            chance: Chance::new(seed),
        }
    }

    /// Gives the mind at most `bytes` to remember positions with, and empties it.
    pub fn remember_with(&mut self, bytes: usize) {
        self.memory = bytes;
        self.engine = None;
    }

    /// Forgets everything, as for a new game.
    pub fn forget(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }

    /// Thinks about the game where it stands, considering the moves `only` unless that is empty,
    /// and tells `watch` what each deeper look finds.
    pub fn think(
        &mut self,
        course: &Course,
        only: &[Move],
        effort: &Effort,
        watch: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let mut lines = self.think_lines(course, only, effort, 1, &mut |lines| watch(&lines[0]));
        lines.swap_remove(0)
    }

    /// The same of the `count` best moves, best first: at least one thought, and no more than there are
    /// moves. The lower levels have one thought only.
    pub fn think_lines(
        &mut self,
        course: &Course,
        only: &[Move],
        effort: &Effort,
        count: usize,
        watch: &mut dyn FnMut(&[Thought]),
    ) -> Vec<Thought> {
        let keeper = Keeper::new(effort, WallClock::start());
        let request = Request {
            root: course.position(),
            past: course.past(),
            only,
        };
        match self.temper {
            Temper::Full(_) => self.search(&request, &keeper, count, watch),
            Temper::Search(nodes) => self.search(&request, &(Nodes(nodes), keeper), count, watch),
            Temper::Weigh(depth, fancy) => {
                let (rated, nodes) = self.engine().rate(&request, depth, fancy.margin(), &keeper);
                self.engine = None;
                vec![self.stray(&request, rated, fancy, depth, nodes)]
            }
            Temper::Glance(fancy) => {
                let rated = glance(&request);
                let nodes = rated.len() as u64;
                vec![self.stray(&request, rated, fancy, 1, nodes)]
            }
        }
    }

    fn engine(&mut self) -> &mut Engine<EnginePosition> {
        let memory = self.memory;
        self.engine
            .get_or_insert_with(|| Engine::new(memory, Care::Selective))
    }

    fn search<C: Control>(
        &mut self,
        request: &Request<'_, EnginePosition>,
        control: &C,
        count: usize,
        watch: &mut dyn FnMut(&[Thought]),
    ) -> Vec<Thought> {
        let remembers = self.temper.remembers();
        let engine = self.engine();
        let told = |reports: &[Report<Move>], fullness: u16| -> Vec<Thought> {
            let thought = |report: &Report<Move>| Thought {
                line: request.root.spell_line(&report.line),
                score: Score::of(report.value),
                depth: report.depth,
                reach: report.reach,
                nodes: report.nodes,
                fullness,
            };
            reports.iter().map(thought).collect()
        };
        let reports = engine.search_lines(request, count, control, &mut |reports| {
            watch(&told(reports, 0));
        });
        let thoughts = told(&reports, engine.fullness());
        if !remembers {
            self.engine = None;
        }
        thoughts
    }

    /// Chooses among rated moves, best first, as a player of this fancy would.
    fn stray(
        &mut self,
        request: &Request<'_, EnginePosition>,
        mut rated: Vec<Rated<Move>>,
        fancy: Fancy,
        depth: u8,
        nodes: u64,
    ) -> Thought {
        let root = request.root;
        // Nobody gives away a won game by leaving the other side without a move.
        let ahead = rated.first().is_some_and(|best| best.value > 0);
        let alive: Vec<_> = rated
            .iter()
            .copied()
            .filter(|rating| !stalemates(root, rating.mv))
            .collect();
        if ahead && !alive.is_empty() {
            rated = alive;
        }
        let Some(chosen) = fancy.choose(&rated, &mut self.chance) else {
            return Thought {
                score: Score::of(if root.pressed() { search::loss_in(0) } else { 0 }),
                ..Thought::default()
            };
        };
        Thought {
            line: vec![root.spell(chosen.mv)],
            score: Score::of(chosen.value),
            depth,
            reach: depth,
            nodes,
            fullness: 0,
        }
    }
}

fn stalemates(position: &EnginePosition, mv: Move) -> bool {
    let after = position.after(mv);
    !after.pressed() && after.moves().is_empty()
}

/// Rates each move by what stands on the board after it, best first.
fn glance(request: &Request<'_, EnginePosition>) -> Vec<Rated<Move>> {
    let value = |mv: Move| -> Value {
        let after = request.root.after(mv);
        if after.pressed() && after.moves().is_empty() {
            return search::win_in(1);
        }
        -after.evaluate()
    };
    let mut rated: Vec<_> = request
        .root
        .moves()
        .into_iter()
        .filter(|mv| request.only.is_empty() || request.only.contains(mv))
        .map(|mv| Rated { mv, value: value(mv) })
        .collect();
    rated.sort_by_key(|rating| -rating.value);
    rated
}
