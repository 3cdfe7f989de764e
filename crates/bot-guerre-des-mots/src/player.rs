//! The player of La Guerre des Mots at a table.
//!
//! A turn has several coups, each asked for by itself: the rest of a turn thought of is kept, and thought of
//! anew only where the table turned out otherwise.

use std::collections::VecDeque;
use std::sync::Arc;

use game_core::{Dice, Seat};
use game_guerre_des_mots::{Action, GuerreDesMots, Notice, State, View};
use lexicon::Graphs;
use search::{Control as _, Rated, Value};

use super::forecast::{Outlook, forecast};
use super::meter::Meter;
use super::survey::Surveyor;
use super::temper::Temper;
use super::turn::{Turn, carried_out, turns};
use super::worth::worth;
use crate::{Greedy, Novice};
use bots::Keeper;
use bots::{Advice, Bot, Chance, Choice, Effort, Level, Players, Score, WallClock};

/// At tables of more seats than this the answers of the others are not thought through.
const FEW_SEATS: u8 = 4;

/// What stands on the board counts one part in so many beside what was imagined, and never more than ten
/// coups: a turn that wins at once is worth far more than any other.
const SEEN: Value = 4;
const MOST_SEEN: Value = 1_000;

/// A player of La Guerre des Mots of some level.
pub struct GuerreDesMotsBot {
    game: GuerreDesMots,
    words: Option<Arc<Graphs>>,
    temper: Temper,
    chance: Chance,
    /// What it means to play in the rest of the turn, and in which position it goes on.
    plan: VecDeque<Action>,
    planned_in: u64,
    /// How much it worked for its last choice, in steps through word graphs.
    worked: u64,
}

impl GuerreDesMotsBot {
    /// A player of `game`. Two of the same level and seed, told the same things, choose the same as long
    /// as their budgets do not depend on time.
    pub fn new(game: &GuerreDesMots, level: Level, seed: u64) -> GuerreDesMotsBot {
        let temper = Temper::of(level);
        GuerreDesMotsBot {
            words: temper.lore.graphs(game.word_list(), game.rules().words()),
            game: game.clone(),
            temper,
            chance: Chance::new(seed),
            plan: VecDeque::new(),
            planned_in: 0,
            worked: 0,
        }
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

    /// The next action of the plan, if everything came as it was thought to.
    fn planned(&mut self, state: &State, seat: Seat, meter: &Meter<'_>) -> Option<Action> {
        let mut plan = std::mem::take(&mut self.plan);
        if self.planned_in != state.key() {
            return None;
        }
        let action = plan.pop_front()?;
        self.keep(state, seat, &action, plan, meter).then_some(action)
    }

    /// Keeps a plan for after an action; whether the rules take the action.
    fn keep(
        &mut self,
        state: &State,
        seat: Seat,
        action: &Action,
        plan: VecDeque<Action>,
        meter: &Meter<'_>,
    ) -> bool {
        let surveyor = Surveyor {
            game: &self.game,
            words: self.words.as_deref(),
            meter,
        };
        let mut after = state.clone();
        let taken = carried_out(surveyor, &mut after, seat, action, &mut Lots(&mut self.chance));
        (self.plan, self.planned_in) = (plan, after.key());
        taken
    }

    /// Looks beyond the best of its turns and puts them in order again.
    fn look_beyond(&mut self, view: &View, seat: Seat, found: &mut Vec<Turn>, meter: &Meter<'_>) {
        let begins = self.temper.beam.openings > 0 && view.round == 1;
        let candidates = if begins {
            self.temper.beam.openings
        } else {
            self.temper.candidates
        };
        let count = self.temper.worlds;
        let won = found
            .first()
            .is_some_and(|turn| search::plies_to_end(turn.value).is_some());
        if count == 0 || candidates < 2 || won || found.len() < 2 || meter.is_up() {
            return;
        }
        let surveyor = Surveyor {
            game: &self.game,
            words: self.words.as_deref(),
            meter,
        };
        let few = self.game.rules().seats <= FEW_SEATS;
        let outlook = if few { self.temper.outlook } else { Outlook::NONE };
        found.truncate(candidates);
        let mut sums: Vec<Vec<Value>> = vec![Vec::new(); found.len()];
        let mut judged = 0;
        'worlds: for round in 0..count {
            let world = self.game.imagine(view, &mut Lots(&mut self.chance));
            for (at, turn) in found.iter().enumerate() {
                let dice = &mut Lots(&mut self.chance);
                let value = forecast(surveyor, &world, seat, &turn.actions, outlook, dice);
                // What was cut short tells nothing.
                if meter.is_up() {
                    break 'worlds;
                }
                sums[at].extend(value);
                judged = judged.max(if round == 0 { at + 1 } else { 0 });
            }
        }
        for (turn, values) in found.iter_mut().zip(&sums) {
            let count = Value::try_from(values.len()).unwrap_or(1).max(1);
            // What stands on the board counts beside what was imagined.
            let mean = values.iter().sum::<Value>() / count;
            turn.value = mean + turn.value.clamp(-MOST_SEEN, MOST_SEEN) / SEEN;
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
        let played = u64::try_from(view.visited.0.len()).unwrap_or(0).saturating_sub(1);
        let most = self.temper.allowance(played);
        let meter = &Meter::new(most, &stop);
        let state = self.game.imagine(view, &mut Lots(&mut self.chance));
        let seat = Seat(view.awaited.unwrap_or(view.turn));
        if state.asked().is_some() {
            return self.consent(&state, seat, meter);
        }
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
        let (line, value) = (turn.actions.clone(), turn.value);
        // Whoever stops only because he looked no further looks again when he is there.
        let goes_on = |action: &&Action| **action != Action::Pass;
        let plan = line.iter().skip(1).filter(goes_on).cloned().collect();
        self.keep(&state, seat, &line[0], plan, meter);
        self.worked = meter.work();
        Choice {
            action: line[0].clone(),
            score: Score::of(value),
            depth: u8::try_from(line.len()).unwrap_or(u8::MAX),
            line,
            nodes: meter.nodes(),
        }
    }
}

/// A choice that took no search.
pub(crate) fn alone(action: Action, value: Value) -> Choice<Action> {
    Choice {
        score: Score::of(value),
        depth: 1,
        nodes: 1,
        ..Choice::alone(action)
    }
}

/// The computer players of La Guerre des Mots.
pub struct Computer;

impl Players for Computer {
    type Game = GuerreDesMots;
    const REASONS: &'static [&'static str] = super::advice::REASONS;

    fn bot(game: &GuerreDesMots, level: Level, seed: u64) -> Box<dyn Bot<GuerreDesMots>> {
        Box::new(GuerreDesMotsBot::new(game, level, seed))
    }

    fn advise(game: &GuerreDesMots, view: &View, choice: &Choice<Action>) -> Advice {
        super::advice::advise(game, view, choice)
    }

    fn greedy(game: &GuerreDesMots, seed: u64) -> Option<Box<dyn Bot<GuerreDesMots>>> {
        Some(Box::new(Greedy::new(game, seed)))
    }

    fn novice(game: &GuerreDesMots) -> Option<Box<dyn Bot<GuerreDesMots>>> {
        Some(Box::new(Novice::new(game)))
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

#[cfg(test)]
mod tests {
    use game_core::{Game as _, Turn, Viewer};
    use game_guerre_des_mots::Rules;

    use super::*;
    use bots::Budget;

    /// A turn of four at level 5 is bounded by work that is counted, however many coups it has and even
    /// where every coup is thought out anew.
    #[test]
    fn the_work_of_a_turn_is_bounded() {
        /// What a search goes on for when it is told to stop, and what is done between two searches.
        const SLACK: u64 = 1_000_000;
        let rules = Rules {
            seats: 4,
            ..Rules::DEFAULT
        };
        let game = GuerreDesMots::new(rules, lexicon_fr::french());
        let level = Level::new(5).expect("a level");
        let most = 2 * Temper::of(level).work;
        let mut chance = Chance::new(3);
        let mut state = game.blank();
        for event in game.setup(&mut Lots(&mut chance)) {
            game.evolve(&mut state, &event);
        }
        let (mut turn, mut worked, mut coups) = ((0, Seat(0)), 0, 0);
        while let Turn::Awaiting(seats) = game.turn(&state) {
            let seat = seats.iter().next().expect("somebody is awaited");
            if turn != (state.round(), seat) {
                (turn, worked, coups) = ((state.round(), seat), 0, 0);
            }
            let mut player = GuerreDesMotsBot::new(&game, level, chance.any());
            let view = game.view(&state, Viewer::Seat(seat));
            let choice = player.choose(&view, &Effort::new(Budget::Infinite));
            worked += player.worked;
            coups += 1;
            assert!(player.worked > 0 && worked <= most + coups * SLACK, "{worked}");
            let events = game.decide(&state, seat, &choice.action, &mut Lots(&mut chance));
            for event in events.expect("what the rules allow") {
                game.evolve(&mut state, &event);
            }
            if state.round() > 4 {
                break;
            }
        }
    }
}
