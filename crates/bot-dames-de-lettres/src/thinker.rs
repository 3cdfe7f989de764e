//! The mind of the player: finds a move for the game where it stands, as its level would.
//!
//! Deeper looks are begun here and not in `search`, since a tree keeps the words it has found from one look to
//! the next, and grows with them: the bound on its positions is one of memory. A weak level rates its moves and
//! strays among the best, or writes the first word it sees.

use game_dames_de_lettres::{DamesDeLettres, Play, State};
use search::{Control, Nodes, Progress, Rated, plies_to_end};

use super::babble::babble;
use super::classes::Root;
use super::evaluation::Weights;
use super::memory::Memory;
use super::position::{EnginePosition, Scene};
use super::temper::{Search, Temper};
use super::tree::Tree;
use bots::Keeper;
use bots::{Chance, Effort, Level, Lore, WallClock};

/// What a mind has come to.
pub(crate) type Thought = bots::Thought<Play>;

/// A tree of more positions than this takes too much memory.
const MOST: u64 = 8_000;

/// Nobody looks further.
const DEEPEST: u8 = 40;

/// How the work is spread over the moves, in thousandths, where nobody counts it: neither hurries the clock
/// nor holds it back.
const UNKNOWN: u16 = 500;

/// A mind of some level.
pub(crate) struct Thinker {
    temper: Temper,
    scene: Scene,
    chance: Chance,
}

impl Thinker {
    /// A mind of the level, whose whims follow from the seed.
    pub(crate) fn new(game: &DamesDeLettres, level: Level, seed: u64) -> Thinker {
        let temper = Temper::of(level);
        Thinker {
            temper,
            scene: Scene {
                doubles: temper.doubles,
                ..Scene::new(game, temper.lore)
            },
            chance: Chance::new(seed),
        }
    }

    /// The words that it knows.
    pub(crate) fn lore(&self) -> Lore {
        self.temper.lore
    }

    /// Judges positions by other weights than the usual.
    pub(crate) fn weigh_by(&mut self, weights: Weights) {
        self.scene.weights = weights.into();
    }

    /// Thinks about a state in which its side moves.
    pub(crate) fn think(&mut self, state: &State, root: Root<'_>, effort: &Effort) -> Thought {
        let ledger = self.scene.game.ledger(state);
        let position = EnginePosition::of(state);
        let keeper = Vigilant(Keeper::new(effort, WallClock::start()));
        let limit = match self.temper.search {
            Search::Nodes(nodes) => nodes,
            Search::Weigh(..) | Search::Babble | Search::Full => MOST,
        };
        let control = (Nodes(limit), keeper);
        let mut memory = Memory::new(self.scene.game.word_list(), &ledger);
        if self.temper.search == Search::Babble {
            let said = babble(&self.scene, &mut memory, &position, root, &mut self.chance);
            return Thought::at_once(said);
        }
        let mut tree = Tree::new(&self.scene, memory, position, root, self.temper.beam, &control);
        let found = tree.glance();
        let mut thought = Thought {
            line: tree.expected(),
            value: tree.found().first().map_or(0, |best| best.value),
            depth: 1,
            nodes: tree.nodes(),
        };
        if !found {
            return thought;
        }
        if let Search::Weigh(depth, fancy) = self.temper.search {
            for depth in 1..=depth {
                tree.look(depth, fancy.margin());
            }
            let found = tree.found();
            let rated = |(mv, found): (usize, &super::tree::Found<'_>)| Rated {
                mv,
                value: found.value,
            };
            let rated: Vec<Rated<usize>> = found.iter().enumerate().map(rated).collect();
            if let Some(chosen) = fancy.choose(&rated, &mut self.chance) {
                thought.line = vec![found[chosen.mv].play.clone()];
                thought.value = chosen.value;
            }
            thought.depth = depth;
            thought.nodes = tree.nodes();
            return thought;
        }
        for depth in 2..=DEEPEST {
            let progress = Progress {
                depth: depth - 1,
                nodes: tree.nodes(),
                value: thought.value,
                steady: 0,
                share: UNKNOWN,
            };
            let certain = plies_to_end(thought.value).is_some_and(|plies| plies < usize::from(depth));
            if certain || tree.found().len() == 1 || !control.deepen(&progress) {
                break;
            }
            tree.look(depth, 0);
            thought.line = tree.expected();
            thought.value = tree.found().first().map_or(0, |best| best.value);
            thought.nodes = tree.nodes();
            if tree.stopped() {
                break;
            }
            thought.depth = depth;
        }
        thought
    }
}

/// A keeper that looks at the watch at every position: to find its words takes longer than that.
struct Vigilant<'e>(Keeper<'e, WallClock>);

impl Control for Vigilant<'_> {
    fn stop(&self, nodes: u64) -> bool {
        self.0.stop(nodes) || self.0.stop(0)
    }

    fn deepen(&self, progress: &Progress) -> bool {
        self.0.deepen(progress)
    }
}
