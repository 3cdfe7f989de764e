//! A player that counts pieces: its move, every reply, and what stands on the board then. Stronger
//! players are measured against it.

use game_chevaliers::{Action, Chevaliers, Notice, View};
use search::Value;

use super::board::Effect;
use super::position::EnginePosition;
use super::{FITTED, Reader};
use bots::{Bot, Chance, Choice, Effort, Score};

/// What a knight and a man count.
const WORTH: [Value; 2] = [200, 100];

/// What a win counts.
const WIN: Value = search::win_in(2);

/// The greedy player.
pub struct Greedy {
    reader: Reader,
    chance: Chance,
}

impl Greedy {
    /// A greedy player of `game`; the seed decides between moves of the same value.
    pub fn new(game: &Chevaliers, seed: u64) -> Greedy {
        Greedy {
            reader: Reader::new(game, &FITTED),
            chance: Chance::new(seed),
        }
    }

    /// The move that it makes with its value, when there is one, and how many positions it looked at.
    pub fn effect(&mut self, position: &EnginePosition) -> (Option<(Effect, Value)>, u64) {
        let mut nodes = 0;
        let mut best: Vec<(Effect, Value)> = Vec::new();
        for effect in position.effects() {
            let mut after = position.clone();
            after.make(effect);
            let value = -answer(&after, &mut nodes);
            let known = best.first().map_or(Value::MIN, |(_, value)| *value);
            if value > known {
                best.clear();
            }
            if value >= known {
                best.push((effect, value));
            }
        }
        let chosen = best.get(self.chance.below(best.len())).copied();
        (chosen, nodes)
    }
}

/// What a position is worth to the camp to move once it has moved as well as it can.
fn answer(position: &EnginePosition, nodes: &mut u64) -> Value {
    *nodes += 1;
    if position.is_over() {
        return settled(position);
    }
    let replies = position.effects().into_iter().map(|effect| {
        *nodes += 1;
        let mut after = position.clone();
        after.make(effect);
        -settled(&after)
    });
    // R18: who cannot move has lost, as a rule.
    replies.max().unwrap_or(-WIN)
}

/// What a position is worth to the camp to move as it stands.
fn settled(position: &EnginePosition) -> Value {
    let side = position.side();
    let count = |side: usize| {
        let counts = position.count(side);
        (0..2).map(|arm| WORTH[arm] * counts[arm] as Value).sum::<Value>()
    };
    if !position.is_over() {
        return count(side) - count(1 - side);
    }
    // R15: elimination before the castle.
    let lost = position.count(side) == [0, 0] || position.invaded().is_some() && !position.has_invaded();
    if lost { -WIN } else { WIN }
}

impl Bot<Chevaliers> for Greedy {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, _effort: &Effort) -> Choice<Action> {
        let position = self.reader.think(&view.position);
        let (chosen, nodes) = position
            .as_ref()
            .map_or((None, 0), |position| self.effect(position));
        let own = position.zip(chosen).map(|(position, (effect, value))| {
            let text = position.spell(effect);
            (text, value)
        });
        // The rules have the last word on what may be played.
        let own = own.filter(|(text, _)| view.moves.contains(text));
        let (text, value) = own.unwrap_or_else(|| {
            let any = view.moves.get(self.chance.below(view.moves.len()));
            (any.map_or_else(|| "claim".to_owned(), Clone::clone), 0)
        });
        let action: Action = text.parse().expect("what is offered has a notation");
        Choice {
            line: vec![action.clone()],
            action,
            score: Score::of(value),
            depth: 2,
            nodes,
        }
    }
}
