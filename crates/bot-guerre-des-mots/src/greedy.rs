//! A player that always takes the coup nearest to the cross. Stronger players are measured against it.

use game_core::Seat;
use game_guerre_des_mots::{Action, End, Finish, GuerreDesMots, Notice, Prospector, State, View, board};
use search::Value;

use super::meter::Meter;
use super::player::Lots;
use super::survey::Surveyor;
use super::turn::carried_out;
use bots::{Bot, Budget, Chance, Choice, Effort, Score};

/// How many coups it looks at.
const COUPS: usize = 2_000;
/// How far somebody is who has no chain.
const NOWHERE: u8 = 20;

/// The greedy player, who knows every word.
pub struct Greedy {
    game: GuerreDesMots,
    chance: Chance,
}

impl Greedy {
    /// A greedy player of `game`; the seed decides between coups that lead as near.
    pub fn new(game: &GuerreDesMots, seed: u64) -> Greedy {
        Greedy {
            game: game.clone(),
            chance: Chance::new(seed),
        }
    }
}

impl Bot<GuerreDesMots> for Greedy {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, effort: &Effort) -> Choice<Action> {
        let state = self.game.imagine(view, &mut Lots(&mut self.chance));
        let seat = Seat(view.awaited.unwrap_or(view.turn));
        let most = match effort.budget {
            Budget::Nodes(nodes) => COUPS.min(usize::try_from(nodes.max(1)).unwrap_or(usize::MAX)),
            _ => COUPS,
        };
        let mut actions: Vec<Action> = Vec::new();
        if state.asked().is_some() {
            actions.push(Action::Consent(false));
        } else {
            let prospector = Prospector::new(&self.game, &state, seat).sparing_jokers();
            let coups = prospector.coups().take(most);
            actions.extend(coups.map(|coup| Action::Coup(Box::new(coup))));
            actions.push(Action::Draw);
            actions.push(Action::Pass);
        }
        let nodes = actions.len() as u64;
        let surveyor = Surveyor {
            game: &self.game,
            words: None,
            meter: &Meter::endless(),
        };
        let mut best: Vec<(Value, Action)> = Vec::new();
        for action in actions {
            let mut after = state.clone();
            let dice = &mut Lots(&mut self.chance);
            if !carried_out(surveyor, &mut after, seat, &action, dice) {
                continue;
            }
            let quiet = matches!(action, Action::Draw | Action::Pass);
            let value = nearness(&after, seat) - if quiet { NOT_PLAYED } else { 0 };
            let most = best.first().map_or(value, |&(most, _)| most);
            if value > most {
                best.clear();
            }
            if value >= most {
                best.push((value, action));
            }
        }
        let chosen = self.chance.below(best.len());
        let (value, action) = best.into_iter().nth(chosen).unwrap_or((0, Action::Pass));
        Choice {
            line: vec![action.clone()],
            action,
            score: Score::of(value),
            depth: 1,
            nodes,
        }
    }
}

/// What a step towards the cross is worth.
const STEP: Value = 100;
/// What it costs to play nothing.
const NOT_PLAYED: Value = 300;

/// What a table is worth to whoever looks at nothing but his own way to the cross.
fn nearness(state: &State, seat: Seat) -> Value {
    match state.finish() {
        Some(Finish::Goal(winner, _)) if winner == seat => search::win_in(1),
        _ => -STEP * Value::from(steps(state, seat)),
    }
}

/// How many steps the nearest extremity of a seat is from the cross.
fn steps(state: &State, seat: Seat) -> u8 {
    let ends = state.chains_of(seat).flat_map(|(_, chain)| {
        let end = |end| chain.end(end).map(|placed| board::steps_to_cross(placed.cell));
        End::BOTH.into_iter().filter_map(end)
    });
    ends.min().unwrap_or(NOWHERE)
}
