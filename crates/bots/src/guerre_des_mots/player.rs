//! The player of La Guerre des Mots at a table.

use std::cell::Cell as Counter;
use std::collections::VecDeque;
use std::sync::Arc;

use game_core::{Dice, Seat};
use game_guerre_des_mots::{Action, GuerreDesMots, Notice, State, View};
use lexicon::Graphs;
use search::{Control as _, Rated, Value};

use super::forecast::forecast;
use super::survey::{Meter, Surveyor};
use super::temper::{REPLY, Temper};
use super::turn::{Turn, carried_out, turns};
use super::vocabulary::vocabulary;
use super::worth::worth;
use crate::effort::Keeper;
use crate::guerre_des_mots::Greedy;
use crate::{Bot, Chance, Choice, Effort, HasBot, Level, Score, WallClock};

/// At tables of more seats than this the answers of the others are not thought through.
const FEW_SEATS: u8 = 4;

/// A player of La Guerre des Mots of some level.
pub struct GuerreDesMotsBot {
    game: GuerreDesMots,
    words: Option<Arc<Graphs>>,
    temper: Temper,
    chance: Chance,
    /// The positions of the turn that is being played: round, seat, keys (9.4).
    turn: (u16, u8, Vec<u64>),
    /// What it means to play in the rest of the turn.
    plan: VecDeque<Action>,
}

impl GuerreDesMotsBot {
    /// A player of `game`. Two of the same level and seed, told the same things, choose the same as long
    /// as their budgets do not depend on time.
    pub fn new(game: &GuerreDesMots, level: Level, seed: u64) -> GuerreDesMotsBot {
        let temper = Temper::of(level);
        GuerreDesMotsBot {
            words: vocabulary(game.word_list(), game.rules().words(), temper.familiar),
            game: game.clone(),
            temper,
            chance: Chance::new(seed),
            turn: (0, 0, Vec::new()),
            plan: VecDeque::new(),
        }
    }

    /// 9.4: a position does not come twice in a turn, and only who played it remembers.
    fn recall(&mut self, state: &mut State) {
        let now = (state.round(), state.side().0);
        if (self.turn.0, self.turn.1) != now {
            self.turn = (now.0, now.1, Vec::new());
            self.plan.clear();
        }
        state.remember(self.turn.2.iter().copied());
        self.turn.2.push(state.key());
    }

    /// Whether to let another player take letters back for it (10.5).
    fn consent(&mut self, state: &State, seat: Seat, meter: &Meter<'_>) -> Choice<Action> {
        let surveyor = Surveyor {
            game: &self.game,
            words: self.words.as_deref(),
            meter,
        };
        let mut values = [true, false].map(|consents| {
            let mut after = state.clone();
            let taken = carried_out(
                surveyor,
                &mut after,
                seat,
                &Action::Consent(consents),
                &mut Lots(&mut self.chance),
            );
            taken.then(|| (worth(&after, seat), consents))
        });
        values.sort_unstable();
        let (value, consents) = values[1].unwrap_or((0, false));
        alone(Action::Consent(consents), value)
    }

    /// The next action of the plan, if the rules still take it.
    fn planned(&mut self, state: &State, seat: Seat, meter: &Meter<'_>) -> Option<Action> {
        let action = self.plan.pop_front()?;
        let surveyor = Surveyor {
            game: &self.game,
            words: self.words.as_deref(),
            meter,
        };
        let dice = &mut Lots(&mut self.chance);
        if carried_out(surveyor, &mut state.clone(), seat, &action, dice) {
            return Some(action);
        }
        self.plan.clear();
        None
    }

    /// Looks beyond the best of its turns and puts them in order again.
    fn look_beyond(&mut self, view: &View, seat: Seat, found: &mut Vec<Turn>, meter: &Meter<'_>) {
        let (candidates, count) = (self.temper.candidates, self.temper.worlds);
        let won = found
            .first()
            .is_some_and(|turn| search::plies_to_end(turn.value).is_some());
        if count == 0 || candidates < 2 || won || found.len() < 2 {
            return;
        }
        let surveyor = Surveyor {
            game: &self.game,
            words: self.words.as_deref(),
            meter,
        };
        let mut worlds: Vec<State> = Vec::new();
        for _ in 0..count {
            let mut world = self.game.imagine(view, &mut Lots(&mut self.chance));
            world.remember(self.turn.2.iter().copied());
            worlds.push(world);
        }
        let reply = (self.temper.replies && self.game.rules().seats <= FEW_SEATS).then_some(REPLY);
        found.truncate(candidates);
        let mut judged = 0;
        for turn in found.iter_mut() {
            if meter.is_up() {
                break;
            }
            let mut values = Vec::new();
            for world in &worlds {
                let dice = &mut Lots(&mut self.chance);
                values.extend(forecast(surveyor, world, seat, &turn.actions, reply, dice));
            }
            let count = Value::try_from(values.len()).unwrap_or(1).max(1);
            // What stands on the board counts beside what was imagined.
            let mean = values.iter().sum::<Value>() / count;
            turn.value = mean + turn.value.clamp(-1_000, 1_000) / 4;
            judged += 1;
        }
        // What was not looked beyond stays behind what was.
        found.truncate(judged.max(1));
        found.sort_by_key(|turn| -turn.value);
    }
}

impl Bot<GuerreDesMots> for GuerreDesMotsBot {
    /// A view tells all that a seat may know of where the game stands.
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        let keeper = Keeper::new(effort, WallClock::start());
        // To find coups takes longer than a look at the watch, so that it is looked at every time.
        let stop = |nodes: u64| keeper.stop(nodes) || keeper.stop(0);
        let meter = &Meter {
            nodes: Counter::new(0),
            stop: &stop,
        };
        let mut state = self.game.imagine(view, &mut Lots(&mut self.chance));
        let seat = Seat(view.awaited.unwrap_or(view.turn));
        if state.asked().is_some() {
            return self.consent(&state, seat, meter);
        }
        self.recall(&mut state);
        if let Some(action) = self.planned(&state, seat, meter) {
            return alone(action, worth(&state, seat));
        }
        let surveyor = Surveyor {
            game: &self.game,
            words: self.words.as_deref(),
            meter,
        };
        let dice = &mut Lots(&mut self.chance);
        let mut found = turns(surveyor, &state, seat, self.temper.beam, dice);
        self.look_beyond(view, seat, &mut found, meter);
        let ranks: Vec<Rated<usize>> = found
            .iter()
            .enumerate()
            .map(|(mv, turn)| Rated {
                mv,
                value: turn.value,
            })
            .collect();
        let chosen = self.temper.fancy.choose(&ranks, &mut self.chance);
        let Some(turn) = chosen.and_then(|rating| found.get(rating.mv)) else {
            return alone(Action::Pass, 0);
        };
        self.plan = turn.actions.iter().skip(1).cloned().collect();
        Choice {
            action: turn.actions[0].clone(),
            score: Score::of(turn.value),
            line: turn.actions.clone(),
            depth: u8::try_from(turn.actions.len()).unwrap_or(u8::MAX),
            nodes: meter.nodes.get(),
        }
    }
}

/// A choice that took no search.
fn alone(action: Action, value: Value) -> Choice<Action> {
    Choice {
        line: vec![action.clone()],
        action,
        score: Score::of(value),
        depth: 1,
        nodes: 1,
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

/// Chance as dice.
pub(crate) struct Lots<'c>(pub(crate) &'c mut Chance);

impl Dice for Lots<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let bound = usize::try_from(bound).unwrap_or(usize::MAX);
        u32::try_from(self.0.below(bound)).unwrap_or(0)
    }
}
