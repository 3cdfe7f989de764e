//! The player of Échec aux Chevaliers at a table.
//!
//! It remembers what notices told: a view shows neither the positions that would be repeated nor the one that
//! a claim (R13) brings back.

use game_chevaliers::{Action, Chevaliers, Notice, View};
use search::Position as _;

use super::position::EnginePosition;
use super::thinker::{Thinker, Thought};
use super::{FITTED, Greedy, Reader, weights};
use bots::{Advice, Bot, Budget, Chance, Choice, Effort, Level, Players, Score, WeightsFault};

/// What a player looks at to know what a claim (R13) would bring.
const CLAIM: u64 = 5_000;

/// A player of Échec aux Chevaliers of some level.
pub struct ChevaliersBot {
    thinker: Thinker,
    level: Level,
    reader: Reader,
    /// The keys of the positions before, oldest first.
    past: Vec<u64>,
    /// The position before the last move, which a claim would bring back.
    before: Option<String>,
    /// The position that the last notice told of.
    now: String,
    chance: Chance,
}

impl ChevaliersBot {
    /// A player of `game`. Two of the same level and seed, told the same things, choose the same as long
    /// as their budgets do not depend on time.
    pub fn new(game: &Chevaliers, level: Level, seed: u64) -> ChevaliersBot {
        use game_core::{Game as _, Positions as _};

        ChevaliersBot {
            thinker: Thinker::new(level, seed),
            level,
            reader: Reader::new(game, &FITTED),
            past: Vec::new(),
            before: None,
            now: game.position(&game.blank()),
            chance: Chance::apart(seed),
        }
    }

    /// What a claim would be worth, when it can be made.
    fn claim(&self, view: &View, effort: &Effort) -> Option<i32> {
        let before = self.before.as_deref().filter(|_| view.claimable)?;
        // Who was not told of every move may think of a position that never stood.
        let last = view.last.as_ref()?;
        let standing = self.reader.read(before)?;
        let (_, effect) = standing
            .moves()
            .into_iter()
            .find(|(text, _)| *text == last.text)?;
        let now = self.reader.read(&view.position)?;
        if standing.after(effect).key() != now.key() {
            return None;
        }
        let claimed = self.reader.think(&format!("{before} must"))?;
        let look = Effort {
            budget: Budget::Nodes(CLAIM),
            stop: effort.stop.clone(),
        };
        let thought = Thinker::new(self.level, 0).think(&claimed, &[], &look);
        (!thought.line.is_empty()).then_some(-thought.value)
    }

    /// Any move that is offered, for a game that is lost or a position that the engine cannot hold.
    fn any(&mut self, view: &View) -> Choice<Action> {
        let text = view.moves.get(self.chance.below(view.moves.len()));
        let action = text
            .map_or("claim", String::as_str)
            .parse()
            .expect("what is offered has a notation");
        alone(action, 0)
    }
}

/// A choice without a line.
fn alone(action: Action, value: i32) -> Choice<Action> {
    Choice {
        score: Score::of(value),
        ..Choice::alone(action)
    }
}

fn choice(position: &EnginePosition, thought: &Thought) -> Option<Choice<Action>> {
    let texts = position.spell_line(&thought.line);
    let line: Vec<Action> = texts.iter().map_while(|text| text.parse().ok()).collect();
    Some(Choice {
        action: line.first()?.clone(),
        score: Score::of(thought.value),
        line,
        depth: thought.depth,
        nodes: thought.nodes,
    })
}

impl Bot<Chevaliers> for ChevaliersBot {
    fn observe(&mut self, notice: &Notice) {
        match notice {
            Notice::Moved { position, .. } => {
                let before = std::mem::replace(&mut self.now, position.clone());
                self.past
                    .extend(self.reader.read(&before).map(|before| before.key()));
                self.before = Some(before);
            }
            Notice::Claimed { position, .. } => {
                self.past.pop();
                self.now = position.clone();
                self.before = None;
            }
            Notice::Ended { .. } => {}
        }
    }

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        let Some(position) = self.reader.think(&view.position) else {
            return self.any(view);
        };
        if view.position != self.now {
            // Moves were taken back, or nobody told of them.
            let key = position.key();
            let back = self.past.iter().rposition(|&past| past == key);
            self.past.truncate(back.unwrap_or(0));
            self.now = view.position.clone();
            self.before = None;
        }
        let claimed = self.claim(view, effort);
        let thought = self.thinker.think(&position, &self.past, effort);
        // R20: the view lists what every awaited seat may do. Computers that are partners are of one mind,
        // and none is asked while a person may still move for the camp.
        let chosen =
            choice(&position, &thought).filter(|choice| view.moves.contains(&choice.action.to_string()));
        match (chosen, claimed) {
            (Some(choice), Some(value)) if value <= thought.value => choice,
            (_, Some(value)) => alone(Action::Claim, value),
            (Some(choice), None) => choice,
            (None, None) if view.claimable => alone(Action::Claim, 0),
            (None, None) => self.any(view),
        }
    }
}

/// The computer players of Échec aux Chevaliers.
pub struct Computer;

impl Players for Computer {
    type Game = Chevaliers;
    const REASONS: &'static [&'static str] = super::advice::REASONS;

    fn bot(game: &Chevaliers, level: Level, seed: u64) -> Box<dyn Bot<Chevaliers>> {
        Box::new(ChevaliersBot::new(game, level, seed))
    }

    fn advise(game: &Chevaliers, view: &View, choice: &Choice<Action>) -> Advice {
        super::advice::advise(game, view, choice)
    }

    fn weighed(
        game: &Chevaliers,
        level: Level,
        seed: u64,
        weights: &str,
    ) -> Result<Box<dyn Bot<Chevaliers>>, WeightsFault> {
        let mut bot = ChevaliersBot::new(game, level, seed);
        bot.reader = Reader::new(game, &weights::read(weights)?);
        Ok(Box::new(bot))
    }

    fn greedy(game: &Chevaliers, seed: u64) -> Option<Box<dyn Bot<Chevaliers>>> {
        Some(Box::new(Greedy::new(game, seed)))
    }
}
