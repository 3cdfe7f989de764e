//! What journals of chess tell.

use game_core::Chronicled;
use shakmaty::{Position as _, Role};

use crate::{Echecs, Ending, Event, OUTCOMES, Ply, Right, State};

impl Chronicled for Echecs {
    game_core::kinds! { before:
        "promotion" => Event::Move(Ply { promotion: Some(_), .. }),
        "castling" => Event::Move(ply) if castles(before, *ply),
        "en-passant" => Event::Move(ply) if passes(before, *ply),
        "capture" => Event::Move(ply) if before.position().board().piece_at(ply.to).is_some(),
        "move" => Event::Move(_),
        "claim-repetition" => Event::End(Ending::Claim(Right::Repetition)),
        "claim-moves" => Event::End(Ending::Claim(Right::Moves)),
        "flag" => Event::End(Ending::Flag(_)),
        "resign" => Event::End(Ending::Resign(_)),
        "agree" => Event::End(Ending::Agree),
    }

    fn ends() -> Vec<&'static str> {
        OUTCOMES.iter().map(|&(_, code)| code).collect()
    }
}

/// A king that goes farther than a square castles (L-7).
fn castles(before: &State, ply: Ply) -> bool {
    let king = before.position().board().role_at(ply.from) == Some(Role::King);
    king && ply.from.distance(ply.to) > 1
}

/// A pawn that changes its file takes, and where nothing lies it takes in passing.
fn passes(before: &State, ply: Ply) -> bool {
    let board = before.position().board();
    let pawn = board.role_at(ply.from) == Some(Role::Pawn);
    pawn && ply.from.file() != ply.to.file() && board.piece_at(ply.to).is_none()
}
