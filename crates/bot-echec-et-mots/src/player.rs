//! The player of Échec et Mots at a table.

use game_echec_et_mots::{Action, EchecEtMots, Notice, View};

use super::evaluation::Weights;
use super::position::{EnginePosition, Step};
use super::thinker::{Thinker, Thought};
use super::{Greedy, Novice, Reader, offer};
use bots::Named as _;
use bots::{Advice, Bot, Chance, Choice, Effort, Level, Players, Score, WeightsFault};

/// A player of Échec et Mots of some level.
pub struct EchecEtMotsBot {
    thinker: Thinker,
    reader: Reader,
    chance: Chance,
}

impl EchecEtMotsBot {
    /// A player of `game`. Two of the same level and seed, told the same things, choose the same as
    /// long as their budgets do not depend on time.
    pub fn new(game: &EchecEtMots, level: Level, seed: u64) -> EchecEtMotsBot {
        let thinker = Thinker::new(level, seed);
        EchecEtMotsBot {
            reader: Reader::new(*game.rules(), game.word_list(), thinker.lore()),
            thinker,
            chance: Chance::apart(seed),
        }
    }
}

impl Bot<EchecEtMots> for EchecEtMotsBot {
    /// Everything lies open, so that the view alone tells where the game stands.
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        let position = self.reader.read(&view.position);
        let Some(position) = position else {
            return offer::any(view, &mut self.chance);
        };
        if view.phase == "reply" {
            return offer::reply(&position);
        }
        let thought = self.thinker.think(&position, effort);
        let line = position.actions(&thought.line);
        let chosen = line.first().filter(|action| offer::is_offered(view, action));
        match chosen.cloned() {
            Some(action) => choice(action, line, &thought),
            None => offer::any(view, &mut self.chance),
        }
    }
}

fn choice(action: Action, line: Vec<Action>, thought: &Thought) -> Choice<Action> {
    Choice {
        action,
        score: Score::of(thought.value),
        line,
        depth: thought.depth,
        nodes: thought.nodes,
    }
}

impl EnginePosition {
    /// The actions of a line of moves that begins here, with the words it announces.
    fn actions(&self, line: &[Step]) -> Vec<Action> {
        use search::Position as _;

        let mut position = self.clone();
        let mut actions = Vec::with_capacity(line.len());
        for &step in line {
            if !position.is_legal(step) {
                break;
            }
            let Some(action) = position.action(step) else {
                break;
            };
            actions.push(action);
            position = position.after(step);
        }
        actions
    }

    /// A legal move as the game takes it.
    pub(crate) fn action(&self, step: Step) -> Option<Action> {
        let leap = self.spell(step);
        let text = if step.announces {
            let word = self.scene.vocabulary.best_word(self.held_after(step))?;
            format!("{leap} #{word}")
        } else {
            leap
        };
        text.parse().ok()
    }
}

/// The computer players of Échec et Mots.
pub struct Computer;

impl Players for Computer {
    type Game = EchecEtMots;
    const REASONS: &'static [&'static str] = super::advice::REASONS;

    fn bot(game: &EchecEtMots, level: Level, seed: u64) -> Box<dyn Bot<EchecEtMots>> {
        Box::new(EchecEtMotsBot::new(game, level, seed))
    }

    fn advise(game: &EchecEtMots, view: &View, choice: &Choice<Action>) -> Advice {
        super::advice::advise(game, view, choice)
    }

    fn weighed(
        game: &EchecEtMots,
        level: Level,
        seed: u64,
        weights: &str,
    ) -> Result<Box<dyn Bot<EchecEtMots>>, WeightsFault> {
        let mut own = Weights::USUAL;
        own.set(weights)?;
        let mut bot = EchecEtMotsBot::new(game, level, seed);
        bot.reader.weigh_by(own);
        Ok(Box::new(bot))
    }

    fn greedy(game: &EchecEtMots, seed: u64) -> Option<Box<dyn Bot<EchecEtMots>>> {
        Some(Box::new(Greedy::new(game, seed)))
    }

    fn novice(game: &EchecEtMots) -> Option<Box<dyn Bot<EchecEtMots>>> {
        Some(Box::new(Novice::new(game)))
    }
}
