//! The player of Dames de Lettres at a table.
//!
//! It keeps nothing of what it is told: everything lies open, and a view tells the words written as well.
//! What it remembers is the move whose words it has announced (F1b).

use game_core::Positions as _;
use game_dames_de_lettres::{Action, DamesDeLettres, Mode, Notice, Play, Spelling, State, View};

use super::classes::Root;
use super::evaluation::Weights;
use super::offer;
use super::thinker::{Thinker, Thought};
use crate::{Greedy, Novice};
use bots::Named as _;
use bots::{Advice, Bot, Choice, Effort, Level, Lore, Players, Score, WeightsFault};

/// A player of Dames de Lettres of some level.
pub struct DamesDeLettresBot {
    thinker: Thinker,
    hand: Hand,
}

impl DamesDeLettresBot {
    /// A player of `game`. Two of the same level and seed, told the same things, choose the same as
    /// long as their budgets do not depend on time.
    pub fn new(game: &DamesDeLettres, level: Level, seed: u64) -> DamesDeLettresBot {
        let thinker = Thinker::new(game, level, seed);
        DamesDeLettresBot {
            hand: Hand::new(game, thinker.lore()),
            thinker,
        }
    }
}

impl Bot<DamesDeLettres> for DamesDeLettresBot {
    /// Everything lies open, so that the view alone tells where the game stands.
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        let thinker = &mut self.thinker;
        self.hand
            .choose(view, |state, root| thinker.think(state, root, effort))
    }
}

/// How a decision becomes actions: in a strict game the words are announced before the move (F1b).
pub(crate) struct Hand {
    game: DamesDeLettres,
    patient: DamesDeLettres,
    /// What it writes where it knows no move.
    lore: Lore,
    /// The move whose words were announced.
    owed: Option<Play>,
}

impl Hand {
    pub(crate) fn new(game: &DamesDeLettres, lore: Lore) -> Hand {
        Hand {
            game: game.clone(),
            lore,
            patient: offer::patient(game),
            owed: None,
        }
    }

    /// The next action, `think` finding the move.
    pub(crate) fn choose(
        &mut self,
        view: &View,
        think: impl FnOnce(&State, Root<'_>) -> Thought,
    ) -> Choice<Action> {
        if view.press {
            return Choice::alone(Action::Press);
        }
        let state = self
            .game
            .place(&view.position)
            .expect("a view tells a position of the game");
        if let Some(play) = self.owed.take().filter(|play| self.redeems(&state, play)) {
            return Choice::alone(Action::Move(play));
        }
        let admitted = offer::admitted(&self.patient, &state);
        let root = Root {
            wordless: &view.wordless,
            touched: state.touched(),
            announced: state.announced(),
            admitted: &admitted,
        };
        let mut thought = think(&state, root);
        let known = thought.line.first();
        if known.is_none_or(|play| !offer::takes(&self.patient, &state, play)) {
            let any = if state.announced().is_empty() {
                offer::any(&self.patient, &state, self.lore)
            } else {
                offer::promised(&self.game, &state)
            };
            thought.line = any.into_iter().collect();
        }
        match thought.line.first() {
            None => Choice::alone(offer::lost(&self.game, &state)),
            Some(play) => {
                let said = !state.announced().is_empty();
                let play = play.clone();
                self.begin(play, said, thought)
            }
        }
    }

    /// Makes a move, or announces its words unless they were `said`.
    fn begin(&mut self, play: Play, said: bool, thought: Thought) -> Choice<Action> {
        let mut line: Vec<Action> = thought.line.into_iter().map(Action::Move).collect();
        if self.game.rules().mode == Mode::Strict && !play.words.is_empty() && !said {
            line.insert(0, Action::Announce(words(&play)));
            self.owed = Some(play);
        }
        Choice {
            action: line[0].clone(),
            score: Score::of(thought.value),
            line,
            depth: thought.depth,
            nodes: thought.nodes,
        }
    }

    /// Whether a move writes the words announced. Whoever takes the seat over does not know the move, and
    /// thinks again.
    fn redeems(&self, state: &State, play: &Play) -> bool {
        let said = |word: &Spelling| state.announced().contains(word);
        words(play).iter().all(said)
            && play.words.len() == state.announced().len()
            && offer::takes(&self.patient, state, play)
    }
}

fn words(play: &Play) -> Vec<Spelling> {
    play.words.iter().map(|writing| writing.word.clone()).collect()
}

/// The computer players of Dames de Lettres.
pub struct Computer;

impl Players for Computer {
    type Game = DamesDeLettres;
    const REASONS: &'static [&'static str] = super::advice::REASONS;

    fn bot(game: &DamesDeLettres, level: Level, seed: u64) -> Box<dyn Bot<DamesDeLettres>> {
        Box::new(DamesDeLettresBot::new(game, level, seed))
    }

    fn advise(game: &DamesDeLettres, view: &View, choice: &Choice<Action>) -> Advice {
        super::advice::advise(game, view, choice)
    }

    fn weighed(
        game: &DamesDeLettres,
        level: Level,
        seed: u64,
        weights: &str,
    ) -> Result<Box<dyn Bot<DamesDeLettres>>, WeightsFault> {
        let mut own = Weights::usual();
        own.set(weights)?;
        let mut bot = DamesDeLettresBot::new(game, level, seed);
        bot.thinker.weigh_by(own);
        Ok(Box::new(bot))
    }

    fn greedy(game: &DamesDeLettres, seed: u64) -> Option<Box<dyn Bot<DamesDeLettres>>> {
        Some(Box::new(Greedy::new(game, seed)))
    }

    fn novice(game: &DamesDeLettres) -> Option<Box<dyn Bot<DamesDeLettres>>> {
        Some(Box::new(Novice::new(game)))
    }
}
