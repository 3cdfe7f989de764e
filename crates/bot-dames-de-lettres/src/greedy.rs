//! A player that looks no further than its own move: the most letters turned or captured, with two words
//! where they turn more. Stronger players are measured against it.

use game_dames_de_lettres::{Action, DamesDeLettres, Notice, State, View};

use super::classes::{Measure, Root, Wanted, classes};
use super::memory::Memory;
use super::player::Hand;
use super::position::{EnginePosition, Scene};
use super::thinker::Thought;
use bots::{Bot, Chance, Choice, Effort, Lore};

/// Among how many of the best moves chance decides.
const EQUALS: usize = 64;

/// The greedy player, who knows every word.
pub struct Greedy {
    scene: Scene,
    hand: Hand,
    chance: Chance,
}

impl Greedy {
    /// A greedy player of `game`; the seed decides between moves of the same value.
    pub fn new(game: &DamesDeLettres, seed: u64) -> Greedy {
        Greedy {
            scene: Scene::new(game, Lore::ALL),
            hand: Hand::new(game, Lore::ALL),
            chance: Chance::new(seed),
        }
    }
}

fn think(scene: &Scene, chance: &mut Chance, state: &State, root: Root<'_>) -> Thought {
    let ledger = scene.game.ledger(state);
    let wanted = Wanted {
        measure: Measure::Letters,
        keep: EQUALS,
        root: Some(root),
    };
    let position = EnginePosition::of(state);
    let mut memory = Memory::new(scene.game.word_list(), &ledger);
    let mut found = classes(scene, &mut memory, &position, &[], &wanted);
    let most = found.first().map_or(0, |class| class.value);
    found.retain(|class| class.value == most);
    let chosen = found.get(chance.below(found.len()));
    Thought {
        line: chosen.map(|class| class.play.clone()).into_iter().collect(),
        value: scene
            .counter()
            .value(&scene.counter().all(state.board()), state.side()),
        depth: 1,
        nodes: 1,
    }
}

impl Bot<DamesDeLettres> for Greedy {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, _effort: &Effort) -> Choice<Action> {
        let Greedy { scene, hand, chance } = self;
        hand.choose(view, |state, root| think(scene, chance, state, root))
    }
}
