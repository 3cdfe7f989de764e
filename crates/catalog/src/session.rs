//! A game under way without a table: for the command line, matches of bots, and replays.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::{Bot, Effort, Level, Players as _, Score, WeightsFault};
use game_core::{Incident, Lapse, Picture, Seat, Turn, Viewer};
use room::Refusal;

use crate::Playable;
use crate::game::listed;

/// How many actions are offered of a game that has too many to list.
const OFFERED: usize = 300;

/// What a bot decided, in text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The action, in the game's notation.
    pub action: String,
    /// What the bot thinks of its position.
    pub score: Score,
    /// The line it expects, beginning with the action.
    pub line: Vec<String>,
    /// How deep it looked, in plies.
    pub depth: u8,
    /// How many positions it looked at.
    pub nodes: u64,
}

/// A game under way.
pub trait AnySession: Send {
    /// Who must act, or how the game ended.
    fn turn(&self) -> Turn;

    /// The position, in the game's notation.
    fn position(&self) -> String;

    /// The position as far as `viewer` may know it.
    fn position_for(&self, viewer: Viewer) -> String;

    /// The table as `viewer` knows it, to be drawn.
    fn picture(&self, viewer: Viewer) -> Picture;

    /// Every legal action, sorted; of a game that has too many to list, some hundreds, best first.
    fn actions(&self) -> Vec<String>;

    /// Whether the position alone tells whose turn it is, or how the game ended.
    fn is_told(&self) -> bool;

    /// What may be done because of what came before, which the position does not tell.
    fn remembered(&self) -> Vec<String>;

    /// An awaited seat acts; a game that needs chance in mid-game throws `dice`. Gives what was wrong
    /// with the action where the rules punish a fault instead of refusing it.
    ///
    /// # Errors
    /// When the action is malformed or the rules refuse it; nothing has then changed.
    fn act(&mut self, action: &str, dice: &mut dyn game_core::Dice) -> Result<Option<Lapse>, Refusal>;

    /// What a seat is called in positions and actions: its number where the game names none.
    fn seat_name(&self, seat: Seat) -> String;

    /// Something happens outside the board.
    ///
    /// # Errors
    /// When the rules do not know such an end.
    fn incident(&mut self, incident: Incident) -> Result<(), Refusal>;

    /// Goes back to before the last action. Returns whether there was one.
    fn undo(&mut self) -> bool;

    /// Seats a bot, which is told everything its seat has learned so far.
    fn seat_bot(&mut self, seat: Seat, level: Level, seed: u64);

    /// Seats a bot that judges by the weights that a text tells.
    ///
    /// # Errors
    /// When the game's player has no such weights, or the text is not understood.
    fn seat_weighed(
        &mut self,
        seat: Seat,
        level: Level,
        seed: u64,
        weights: &str,
    ) -> Result<(), WeightsFault>;

    /// Seats a player that others are measured against, told as much; false where the game has none.
    fn seat_yardstick(&mut self, seat: Seat, yardstick: Yardstick, seed: u64) -> bool;

    /// What the bot at `seat` would do; `None` when no bot sits there or it is not awaited.
    fn think(&mut self, seat: Seat, effort: &Effort) -> Option<Thought>;

    /// The game as `viewer` sees it, as JSON.
    fn view(&self, viewer: Viewer) -> String;

    /// What `viewer` has learned of the game so far, as JSON.
    fn notices(&self, viewer: Viewer) -> Vec<String>;

    /// The game in its own record format.
    fn export(&self, tags: &[(String, String)]) -> String;
}

pub(crate) struct Session<G: Playable> {
    game: Arc<G>,
    start: G::State,
    state: G::State,
    events: Vec<G::Event>,
    /// How many events there were before each action.
    acts: Vec<usize>,
    bots: BTreeMap<Seat, Seated<G>>,
}

/// A player of one plain idea, whom others are measured against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yardstick {
    /// See [`bots::Players::greedy`].
    Greedy,
    /// See [`bots::Players::novice`].
    Novice,
}

/// What a bot is made from.
#[derive(Clone)]
enum Kin {
    Level(Level),
    Weighed(Level, Arc<str>),
    Yardstick(Yardstick),
}

/// A bot, and what another of its kind is made from.
struct Seated<G: Playable> {
    kin: Kin,
    seed: u64,
    bot: Box<dyn Bot<G>>,
}

impl<G: Playable> Session<G> {
    pub(crate) fn new(game: Arc<G>, state: G::State) -> Session<G> {
        Session {
            game,
            start: state.clone(),
            state,
            events: Vec::new(),
            acts: Vec::new(),
            bots: BTreeMap::new(),
        }
    }

    pub(crate) fn play(&mut self, events: Vec<G::Event>) {
        for event in events {
            for (&seat, seated) in &mut self.bots {
                seated
                    .bot
                    .observe(&self.game.redact(&self.state, &event, Viewer::Seat(seat)));
            }
            self.game.evolve(&mut self.state, &event);
            self.events.push(event);
        }
    }

    fn walk(&self, mut visit: impl FnMut(&G::State, &G::Event)) {
        let mut state = self.start.clone();
        for event in &self.events {
            visit(&state, event);
            self.game.evolve(&mut state, event);
        }
    }

    /// Seats a bot of some kind; false where there is none.
    fn seat(&mut self, seat: Seat, kin: Kin, seed: u64) -> Result<bool, WeightsFault> {
        let bot = match &kin {
            Kin::Level(level) => Some(G::Computer::bot(&self.game, *level, seed)),
            Kin::Weighed(level, weights) => Some(G::Computer::weighed(&self.game, *level, seed, weights)?),
            Kin::Yardstick(Yardstick::Greedy) => G::Computer::greedy(&self.game, seed),
            Kin::Yardstick(Yardstick::Novice) => G::Computer::novice(&self.game),
        };
        let Some(mut bot) = bot else { return Ok(false) };
        self.walk(|before, event| bot.observe(&self.game.redact(before, event, Viewer::Seat(seat))));
        self.bots.insert(seat, Seated { kin, seed, bot });
        Ok(true)
    }
}

impl<G: Playable> AnySession for Session<G> {
    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn position(&self) -> String {
        self.game.position(&self.state)
    }

    fn position_for(&self, viewer: Viewer) -> String {
        self.game.position_for(&self.state, viewer)
    }

    fn picture(&self, viewer: Viewer) -> Picture {
        self.game.picture(&self.state, viewer)
    }

    fn actions(&self) -> Vec<String> {
        let most = if G::BEST_FIRST { OFFERED } else { usize::MAX };
        let choices = self.game.all(&self.state);
        listed::<G>(choices.map(|(_, action)| action), most)
    }

    fn is_told(&self) -> bool {
        let placed = self.game.place(&self.position());
        placed.is_ok_and(|placed| self.game.turn(&placed) == self.turn())
    }

    fn remembered(&self) -> Vec<String> {
        listed::<G>(self.game.remembered(&self.state).into_iter(), usize::MAX)
    }

    fn act(&mut self, action: &str, dice: &mut dyn game_core::Dice) -> Result<Option<Lapse>, Refusal> {
        let action: G::Action = action.parse().map_err(Refusal::Malformed)?;
        // When the game is over, the answer to seat 0 says so.
        let whose = self
            .game
            .whose(&self.state, self.turn().awaited(), &action)
            .unwrap_or(Seat(0));
        let events = self.game.decide(&self.state, whose, &action, dice)?;
        let lapse = self.game.lapse(&self.state, &action, &events);
        self.acts.push(self.events.len());
        self.play(events);
        Ok(lapse)
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game.seat_name(seat)
    }

    fn incident(&mut self, incident: Incident) -> Result<(), Refusal> {
        let events = self.game.incident(&self.state, incident)?;
        self.acts.push(self.events.len());
        self.play(events);
        Ok(())
    }

    fn undo(&mut self) -> bool {
        let Some(keep) = self.acts.pop() else { return false };
        self.events.truncate(keep);
        let mut state = self.start.clone();
        for event in &self.events {
            self.game.evolve(&mut state, event);
        }
        self.state = state;
        // A bot cannot forget: another one of the same kind takes its seat.
        let seats: Vec<_> = self
            .bots
            .iter()
            .map(|(&seat, seated)| (seat, seated.kin.clone(), seated.seed))
            .collect();
        for (seat, kin, seed) in seats {
            let seated = self.seat(seat, kin, seed);
            debug_assert_eq!(seated, Ok(true), "it sat there before");
        }
        true
    }

    fn seat_bot(&mut self, seat: Seat, level: Level, seed: u64) {
        let seated = self.seat(seat, Kin::Level(level), seed);
        debug_assert_eq!(seated, Ok(true), "every game has levels");
    }

    fn seat_weighed(
        &mut self,
        seat: Seat,
        level: Level,
        seed: u64,
        weights: &str,
    ) -> Result<(), WeightsFault> {
        self.seat(seat, Kin::Weighed(level, weights.into()), seed)
            .map(drop)
    }

    fn seat_yardstick(&mut self, seat: Seat, yardstick: Yardstick, seed: u64) -> bool {
        self.seat(seat, Kin::Yardstick(yardstick), seed) == Ok(true)
    }

    fn think(&mut self, seat: Seat, effort: &Effort) -> Option<Thought> {
        if !self.turn().awaited().contains(seat) {
            return None;
        }
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let seated = self.bots.get_mut(&seat)?;
        Some(Thought::of(seated.bot.choose(&view, effort)))
    }

    fn view(&self, viewer: Viewer) -> String {
        let view = self.game.view(&self.state, viewer);
        serde_json::to_string(&view).expect("views are plain data")
    }

    fn notices(&self, viewer: Viewer) -> Vec<String> {
        let mut notices = Vec::with_capacity(self.events.len());
        self.walk(|before, event| {
            let notice = self.game.redact(before, event, viewer);
            notices.push(serde_json::to_string(&notice).expect("notices are plain data"));
        });
        notices
    }

    fn export(&self, tags: &[(String, String)]) -> String {
        self.game.export(tags, &self.events)
    }
}

impl Thought {
    pub(crate) fn of<A: std::fmt::Display>(choice: bots::Choice<A>) -> Thought {
        Thought {
            action: choice.action.to_string(),
            score: choice.score,
            line: choice.line.iter().map(ToString::to_string).collect(),
            depth: choice.depth,
            nodes: choice.nodes,
        }
    }
}
