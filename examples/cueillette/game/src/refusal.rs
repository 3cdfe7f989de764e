//! Why an action is refused: which rule it breaks, and what breaks it.

use game_core::{Seat, Subject, Violation};

use crate::board::Cell;
use crate::{Clause, Cueillette, State};

/// Every refusal that the game knows: its clause and its code.
pub const REFUSALS: &[(Clause, &str)] = &[
    (Clause::C2, "no-such-seat"),
    (Clause::C2, "not-your-turn"),
    (Clause::C3, "no-leap"),
    (Clause::C4, "picked"),
    (Clause::C6, "game-over"),
];

fn refuse(clause: Clause, code: &'static str, subject: impl Into<Subject>) -> Violation<Clause> {
    debug_assert!(REFUSALS.contains(&(clause, code)), "a refusal is listed");
    Violation::new(clause, code, subject)
}

/// Whose turn it is, as long as the game goes on (C6).
pub(crate) fn mover(game: &Cueillette, state: &State) -> Result<Seat, Violation<Clause>> {
    game.mover(state)
        .ok_or_else(|| refuse(Clause::C6, "game-over", ()))
}

/// C2: there are two seats.
pub(crate) fn seated(seat: Seat) -> Result<Seat, Violation<Clause>> {
    if seat.0 < 2 {
        Ok(seat)
    } else {
        Err(refuse(Clause::C2, "no-such-seat", Subject::Seat(seat)))
    }
}

/// C2, C3, C4: whether a seat may leap to a square.
pub(crate) fn leap(game: &Cueillette, state: &State, seat: Seat, to: Cell) -> Result<(), Violation<Clause>> {
    let mover = mover(game, state)?;
    if seated(seat)? != mover {
        return Err(refuse(Clause::C2, "not-your-turn", Subject::Seat(mover)));
    }
    if !state.knights[seat.index()].leaps_to(to) {
        return Err(refuse(Clause::C3, "no-leap", to.square()));
    }
    if state.letters[to.0].is_none() {
        return Err(refuse(Clause::C4, "picked", to.square()));
    }
    Ok(())
}
