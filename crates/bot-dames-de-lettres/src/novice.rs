//! A player who knows few words and writes the first that the rules allow; see
//! [`Players::novice`](bots::Players::novice).

use game_dames_de_lettres::{Action, DamesDeLettres, Notice, View};

use super::babble::{seen, wordless, written};
use super::memory::Memory;
use super::player::Hand;
use super::position::{EnginePosition, Scene};
use super::thinker::Thought;
use bots::{Bot, Choice, Effort, Lore};
use bots::{NOVICE_LETTERS, novice_graphs};

/// The novice.
pub struct Novice {
    scene: Scene,
    hand: Hand,
}

impl Novice {
    /// A novice at `game`.
    pub fn new(game: &DamesDeLettres) -> Novice {
        let lore = Lore::short(0, NOVICE_LETTERS);
        let graphs = novice_graphs(game.word_list(), game_dames_de_lettres::WORDS, lore.longest);
        Novice {
            scene: Scene {
                graphs: Some(graphs),
                ..Scene::new(game, Lore::ALL)
            },
            hand: Hand::new(game, lore),
        }
    }
}

impl Bot<DamesDeLettres> for Novice {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, _effort: &Effort) -> Choice<Action> {
        let Novice { scene, hand } = self;
        hand.choose(view, |state, root| {
            let ledger = scene.game.ledger(state);
            let mut memory = Memory::new(scene.game.word_list(), &ledger);
            let (slides, words) = seen(scene, &mut memory, &EnginePosition::of(state), root);
            let word = words.entries.first().map(|entry| written(&slides, &words, entry));
            Thought::at_once(word.or_else(|| wordless(&slides, root).next()))
        })
    }
}
