//! The player of La Guerre des Mots at a table.

use std::sync::Arc;

use game_core::{Dice, Game as _, NoDice, Seat};
use game_guerre_des_mots::{Action, Drawing, GuerreDesMots, Notice, Prospector, State, View};
use lexicon::Graphs;
use search::{Rated, Value};

use super::rating::rate;
use super::temper::Temper;
use super::vocabulary::vocabulary;
use crate::fancy::Fancy;
use crate::guerre_des_mots::Greedy;
use crate::{Bot, Budget, Chance, Choice, Effort, HasBot, Level, Score};

/// What passing costs besides the turn: whoever can play plays.
const PASS: Value = 400;
/// What drawing costs.
const DRAW: Value = 300;

/// A player of La Guerre des Mots of some level.
pub struct GuerreDesMotsBot {
    looker: Looker,
    temper: Temper,
}

impl GuerreDesMotsBot {
    /// A player of `game`. Two of the same level and seed, told the same things, choose the same.
    pub fn new(game: &GuerreDesMots, level: Level, seed: u64) -> GuerreDesMotsBot {
        let temper = Temper::of(level);
        GuerreDesMotsBot {
            looker: Looker::new(game, temper.familiar, seed),
            temper,
        }
    }
}

impl Bot<GuerreDesMots> for GuerreDesMotsBot {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        self.looker
            .choose(view, effort, self.temper.coups, self.temper.fancy, rate)
    }
}

impl HasBot for GuerreDesMots {
    fn bot(&self, level: Level, seed: u64) -> Box<dyn Bot<GuerreDesMots>> {
        Box::new(GuerreDesMotsBot::new(self, level, seed))
    }

    fn greedy(&self, seed: u64) -> Option<Box<dyn Bot<GuerreDesMots>>> {
        Some(Box::new(Greedy::new(self, seed)))
    }
}

/// Whoever looks at coups one by one.
pub(crate) struct Looker {
    game: GuerreDesMots,
    words: Option<Arc<Graphs>>,
    chance: Chance,
    /// The positions of the turn that is being played: round, seat, keys (9.4).
    turn: (u16, u8, Vec<u64>),
}

impl Looker {
    pub(crate) fn new(game: &GuerreDesMots, familiar: u8, seed: u64) -> Looker {
        Looker {
            words: vocabulary(game.word_list(), game.rules().words(), familiar),
            game: game.clone(),
            chance: Chance::new(seed),
            turn: (0, 0, Vec::new()),
        }
    }

    /// The action that `worth` likes best among the first `most` coups found, or one that `fancy` takes.
    pub(crate) fn choose(
        &mut self,
        view: &View,
        effort: &Effort,
        most: usize,
        fancy: Fancy,
        worth: fn(&State, Seat) -> Value,
    ) -> Choice<Action> {
        let mut state = self.game.imagine(view, &mut Lots(&mut self.chance));
        let seat = Seat(view.awaited.unwrap_or(view.turn));
        self.recall(&mut state);
        let most = match effort.budget {
            Budget::Nodes(nodes) => most.min(usize::try_from(nodes.max(1)).unwrap_or(usize::MAX)),
            _ => most,
        };
        let mut rated: Vec<(Action, Value)> = if state.asked().is_some() {
            [true, false]
                .map(Action::Consent)
                .into_iter()
                .filter_map(|action| self.rated(&state, seat, action, worth))
                .collect()
        } else {
            self.coups(&state, seat, most, worth)
        };
        if state.asked().is_none() {
            rated.extend(self.quiet(&state, seat, worth));
        }
        rated.sort_by_key(|(_, value)| -value);
        let ranks: Vec<Rated<usize>> = rated
            .iter()
            .enumerate()
            .map(|(mv, &(_, value))| Rated { mv, value })
            .collect();
        let chosen = fancy
            .choose(&ranks, &mut self.chance)
            .map_or(0, |rating| rating.mv);
        let (action, value) = rated.get(chosen).cloned().unwrap_or((Action::Pass, 0));
        Choice {
            line: vec![action.clone()],
            action,
            score: Score::of(value),
            depth: 1,
            nodes: rated.len() as u64,
        }
    }

    /// 9.4: a position does not come twice in a turn, and only who played it remembers.
    fn recall(&mut self, state: &mut State) {
        let now = (state.round(), state.side().0);
        if (self.turn.0, self.turn.1) != now {
            self.turn = (now.0, now.1, Vec::new());
        }
        state.remember(self.turn.2.iter().copied());
        self.turn.2.push(state.key());
    }

    fn coups(
        &self,
        state: &State,
        seat: Seat,
        most: usize,
        worth: fn(&State, Seat) -> Value,
    ) -> Vec<(Action, Value)> {
        let prospector = Prospector::new(&self.game, state, seat).sparing_jokers();
        let prospector = match &self.words {
            Some(words) => prospector.knowing(words),
            None => prospector,
        };
        let mut rated = Vec::new();
        for coup in prospector.coups().take(most) {
            let Some((action, value)) = self.rated(state, seat, Action::Coup(Box::new(coup)), worth) else {
                continue;
            };
            rated.push((action, value));
            if search::plies_to_end(value).is_some() && value > 0 {
                break;
            }
        }
        rated
    }

    /// Drawing and passing.
    fn quiet(&self, state: &State, seat: Seat, worth: fn(&State, Seat) -> Value) -> Vec<(Action, Value)> {
        let now = worth(state, seat);
        let mut quiet = vec![(Action::Pass, now - PASS)];
        if !state.reserve().is_empty() && self.game.rules().draw == Drawing::Declared {
            quiet.push((Action::Draw, now - DRAW));
        }
        quiet
    }

    /// An action that needs no dice, and what the table is worth after it.
    fn rated(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
        worth: fn(&State, Seat) -> Value,
    ) -> Option<(Action, Value)> {
        let events = self.game.decide(state, seat, &action, &mut NoDice).ok()?;
        let mut after = state.clone();
        events
            .iter()
            .for_each(|event| self.game.evolve(&mut after, event));
        let value = worth(&after, seat);
        Some((action, value))
    }
}

/// Chance as dice.
struct Lots<'c>(&'c mut Chance);

impl Dice for Lots<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let bound = usize::try_from(bound).unwrap_or(usize::MAX);
        u32::try_from(self.0.below(bound)).unwrap_or(0)
    }
}
