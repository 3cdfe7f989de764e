//! What becomes of a turn: the others answer with hands that they may have, and then one's own next turn
//! comes.

use game_core::{Dice, Seat};
use game_guerre_des_mots::{Action, State};
use search::Value;

use super::survey::Surveyor;
use super::turn::{Beam, carried_out, turns};
use super::ways::Ways;
use super::worth::{finished, worth};

/// What a win in sight is worth, in hundredths of a coup.
const WIN: Value = 1_000;
/// What a game lost before the next turn is worth.
const LOSS: Value = -1_200;
/// What no position without a win in sight exceeds.
const MOST: Value = 700;

/// How what follows a turn is looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outlook {
    /// The turns of the others; of nobody else than who wins at once where there is none.
    pub(crate) reply: Option<Beam>,
    /// The next turn of one's own; a coup that wins is looked for where there is none.
    pub(crate) again: Option<Beam>,
}

impl Outlook {
    /// Nothing is looked through.
    pub(crate) const NONE: Outlook = Outlook {
        reply: None,
        again: None,
    };
}

/// What a turn is worth in one world of hidden hands; nothing where that world does not allow it.
pub(crate) fn forecast(
    surveyor: Surveyor<'_>,
    world: &State,
    seat: Seat,
    actions: &[Action],
    outlook: Outlook,
    dice: &mut dyn Dice,
) -> Option<Value> {
    let mut state = world.clone();
    for action in actions {
        if !carried_out(surveyor, &mut state, seat, action, dice) {
            return None;
        }
    }
    for _ in 0..state.seats() {
        if state.finish().is_some() || state.side() == seat {
            break;
        }
        let other = state.side();
        let answer = outlook.reply.and_then(|beam| {
            let found = turns(surveyor, &state, other, beam, dice);
            found.into_iter().next()
        });
        match answer {
            Some(turn) => state = turn.after,
            None => {
                let ways = Ways::new(&state);
                if surveyor.winning(&state, &ways, other).is_some() {
                    return Some(LOSS);
                }
                if !carried_out(surveyor, &mut state, other, &Action::Pass, dice) {
                    return None;
                }
            }
        }
    }
    if let Some(finish) = state.finish() {
        return Some(finished(finish, state.seats(), seat).clamp(LOSS, WIN));
    }
    let now = worth(&state, seat).clamp(-MOST, MOST);
    let value = match outlook.again {
        Some(beam) => {
            let found = turns(surveyor, &state, seat, beam, dice);
            let best = found.first().map_or(now, |turn| turn.value);
            if search::plies_to_end(best).is_some() {
                best.clamp(LOSS, WIN)
            } else {
                best.clamp(-MOST, MOST)
            }
        }
        None => match surveyor.winning(&state, &Ways::new(&state), seat) {
            Some(_) => WIN,
            None => now,
        },
    };
    Some(value)
}
