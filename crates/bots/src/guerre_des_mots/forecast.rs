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

/// What a turn is worth in one world of hidden hands; nothing where that world does not allow it.
pub(crate) fn forecast(
    surveyor: Surveyor<'_>,
    world: &State,
    seat: Seat,
    actions: &[Action],
    reply: Option<Beam>,
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
        let ways = Ways::new(&state);
        if surveyor.winning(&state, &ways, other).is_some() {
            return Some(LOSS);
        }
        let answer = reply.and_then(|beam| {
            let found = turns(surveyor, &state, other, beam, dice);
            found.into_iter().next()
        });
        match answer {
            Some(turn) => state = turn.after,
            None => {
                if !carried_out(surveyor, &mut state, other, &Action::Pass, dice) {
                    return None;
                }
            }
        }
    }
    if let Some(finish) = state.finish() {
        return Some(finished(finish, state.seats(), seat).clamp(LOSS, WIN));
    }
    let ways = Ways::new(&state);
    let now = worth(&state, seat).clamp(-MOST, MOST);
    Some(match surveyor.winning(&state, &ways, seat) {
        Some(_) => WIN,
        None => now,
    })
}
