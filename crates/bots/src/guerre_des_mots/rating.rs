//! What a table is worth to a seat.

use game_core::Seat;
use game_guerre_des_mots::{End, Finish, State, board};
use search::Value;

/// What a step towards the cross is worth.
const STEP: Value = 100;
/// What a step of the nearest opponent is worth.
const OTHERS_STEP: Value = 40;
/// What a tile in the Arsenal is worth.
const TILE: Value = 8;
/// What a coup still due is worth.
const DUE: Value = 150;
/// How far somebody is who has no chain.
const NOWHERE: u8 = 20;

/// How many steps the nearest extremity of a seat is from the cross.
pub(crate) fn steps(state: &State, seat: Seat) -> u8 {
    let ends = state.chains_of(seat).flat_map(|(_, chain)| {
        let end = |end| chain.end(end).map(|placed| board::steps_to_cross(placed.cell));
        End::BOTH.into_iter().filter_map(end)
    });
    ends.min().unwrap_or(NOWHERE)
}

/// What a table is worth to `seat`.
pub(crate) fn rate(state: &State, seat: Seat) -> Value {
    match state.finish() {
        Some(Finish::Goal(winner, _) | Finish::Alone(winner, _)) if winner == seat => {
            return search::win_in(1);
        }
        Some(Finish::Goal(..) | Finish::Alone(..)) => return search::loss_in(1),
        _ => {}
    }
    let others = state.playing().iter().filter(|&other| other != seat);
    let nearest = others.map(|other| steps(state, other)).min().unwrap_or(NOWHERE);
    let due = if state.side() == seat { state.due() } else { 0 };
    OTHERS_STEP * Value::from(nearest) - STEP * Value::from(steps(state, seat))
        + TILE * Value::try_from(state.arsenal(seat).len()).unwrap_or(0)
        + DUE * Value::from(due.min(4))
}

/// What a table is worth to whoever looks at nothing but his own way to the cross.
pub(crate) fn nearness(state: &State, seat: Seat) -> Value {
    match state.finish() {
        Some(Finish::Goal(winner, _)) if winner == seat => search::win_in(1),
        _ => -STEP * Value::from(steps(state, seat)),
    }
}
