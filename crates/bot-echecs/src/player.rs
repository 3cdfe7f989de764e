//! The chess player at a table.

use game_core::{Game as _, Viewer};
use game_echecs::{Action, Echecs, Notice, View};

use super::position::LongCastle;
use super::thinker::{Thinker, Thought};
use super::{Course, EnginePosition};
use bots::{Advice, Bot, Chance, Choice, Effort, Level, Players, Score};

/// Below this a draw is better than playing on, in centipawns.
const CONTENT_WITH_A_DRAW: i32 = 0;

/// A chess player of some level.
pub struct EchecsBot {
    thinker: Thinker,
    long: LongCastle,
    /// Where the game stands, as far as the engine's board can hold it.
    course: Option<Course>,
    chance: Chance,
}

impl EchecsBot {
    /// A player of `game`. Two of the same level and seed, told the same things, choose the same
    /// as long as their budgets do not depend on time.
    pub fn new(game: &Echecs, level: Level, seed: u64) -> EchecsBot {
        let start = game.view(&game.blank(), Viewer::Spectator);
        let long = LongCastle::of(start.profile);
        EchecsBot {
            thinker: Thinker::new(level, seed),
            long,
            course: Course::read(&start.fen, long),
            chance: Chance::apart(seed),
        }
    }

    /// Any legal move, for boards that the engine cannot hold.
    fn any(&mut self, view: &View) -> Choice<Action> {
        let mut texts = Vec::new();
        for (from, targets) in view.dests.iter() {
            let promotes = view.promotes.contains(&from.to_string());
            for to in targets {
                texts.push(format!("{from}{to}{}", if promotes { "q" } else { "" }));
            }
        }
        let text = texts.get(self.chance.below(texts.len())).cloned();
        choice(text.as_deref().unwrap_or("claim"), &Thought::default())
    }
}

/// The choice of a move by its text. The texts come from legal moves, which all have a notation.
fn choice(text: &str, thought: &Thought) -> Choice<Action> {
    let action: Action = text.parse().expect("a legal move has a notation");
    let line = thought.line.iter().map_while(|text| text.parse().ok()).collect();
    Choice {
        action,
        score: thought.score,
        line,
        depth: thought.depth,
        nodes: thought.nodes,
    }
}

impl Bot<Echecs> for EchecsBot {
    fn observe(&mut self, notice: &Notice) {
        let Notice::Moved { fen, .. } = notice else {
            return;
        };
        self.course = match (self.course.take(), EnginePosition::read(fen, self.long)) {
            (Some(mut course), Some(position)) => {
                course.advance(position);
                Some(course)
            }
            (None, position) => position.map(Course::new),
            (_, None) => None,
        };
    }

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        let Some(position) = EnginePosition::read(&view.fen, self.long) else {
            return self.any(view);
        };
        match &mut self.course {
            Some(course) => course.settle(position),
            None => self.course = Some(Course::new(position)),
        }
        let Some(course) = &self.course else {
            return self.any(view);
        };
        let thought = self.thinker.think(course, &[], effort, &mut |_| {});
        let offered = thought
            .line
            .first()
            .filter(|text| is_offered(view, text))
            .cloned();
        let Some(text) = offered else {
            return self.any(view);
        };
        let poor = match thought.score {
            Score::Centipawns(value) => value <= CONTENT_WITH_A_DRAW,
            Score::Mate(moves) => moves <= 0,
        };
        if view.claim.is_some() && poor {
            return Choice {
                action: Action::Claim,
                line: vec![Action::Claim],
                score: Score::Centipawns(0),
                depth: thought.depth,
                nodes: thought.nodes,
            };
        }
        choice(&text, &thought)
    }
}

/// Whether the rules offer the move: the engine's own idea of legality is never trusted alone.
fn is_offered(view: &View, text: &str) -> bool {
    let square = |at: std::ops::Range<usize>| text.get(at)?.parse().ok();
    match (square(0..2), square(2..4)) {
        (Some(from), Some(to)) => view.dests.has(from, to),
        _ => false,
    }
}

/// The computer players of chess.
pub struct Computer;

impl Players for Computer {
    type Game = Echecs;
    const REASONS: &'static [&'static str] = super::advice::REASONS;

    fn bot(game: &Echecs, level: Level, seed: u64) -> Box<dyn Bot<Echecs>> {
        Box::new(EchecsBot::new(game, level, seed))
    }

    fn advise(_game: &Echecs, view: &View, choice: &Choice<Action>) -> Advice {
        super::advice::advise(view, choice)
    }
}

impl LongCastle {
    /// The castling of a profile by its name in views.
    pub fn of(profile: &str) -> LongCastle {
        if profile == "carlit" {
            LongCastle::ThroughThree
        } else {
            LongCastle::ThroughTwo
        }
    }
}
