//! Events as viewers learn them. Nothing is hidden: every viewer learns the same.

use serde::Serialize;

use crate::state::end_by;
use crate::trace::Played;
use crate::view::Move;
use crate::{Camp, Chevaliers, Ending, Event, Piece, Players, State, Team, position};

/// An event as every viewer learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/chevaliers/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Notice {
    /// A move was made.
    Moved {
        /// The event as the journal writes it.
        text: String,
        /// The seat that moved: where four play, the one whose arm it is.
        seat: Option<u8>,
        /// The move.
        r#move: Option<Move>,
        /// The position after it.
        position: String,
    },
    /// The last move was taken back, since it left a capture undone.
    Claimed {
        /// The event as the journal writes it.
        text: String,
        /// The seat that claimed; none where either partner may have.
        seat: Option<u8>,
        /// The camp that claimed.
        camp: u8,
        /// The move taken back.
        r#move: Option<Move>,
        /// The position after it.
        position: String,
    },
    /// The game ended beside the board.
    Ended {
        /// The event as the journal writes it.
        text: String,
        /// The seat whose time is used up, or that resigned.
        seat: Option<u8>,
        /// The outcome's code.
        code: &'static str,
    },
}

/// The notice of an event that happens in `before`.
pub(crate) fn notice(game: &Chevaliers, before: &State, event: &Event) -> Notice {
    let text = event.to_string();
    let board = game.board();
    let after = || {
        let mut after = before.clone();
        game.bring(&mut after, event);
        after
    };
    let shown = |played: &Played| Move::of(board, played);
    match event {
        Event::Move(_) => {
            let after = after();
            let played = after.last();
            Notice::Moved {
                text,
                seat: played.map(|played| mover(game, played.piece)),
                r#move: played.map(shown),
                position: position::write(board, &after),
            }
        }
        Event::Claim => Notice::Claimed {
            text,
            seat: claimer(game, before),
            camp: before.camp() as u8,
            r#move: before.last().map(shown),
            position: position::write(board, &after()),
        },
        Event::End(ending) => Notice::Ended {
            text,
            seat: match ending {
                Ending::Flag(seat) | Ending::Resign(seat) => Some(seat.0),
                Ending::Agree => None,
            },
            code: end_by(*ending).code(),
        },
    }
}

/// The seat that moves a piece.
pub(crate) fn mover(game: &Chevaliers, piece: Piece) -> u8 {
    match game.rules().seats {
        Players::Two => piece.camp as u8,
        Players::Four => piece.seat_of_four().0,
    }
}

/// The seat that claims, where only one can.
fn claimer(game: &Chevaliers, before: &State) -> Option<u8> {
    let camp: Camp = before.camp();
    match (game.rules().seats, game.rules().team) {
        (Players::Two, _) => Some(camp as u8),
        (Players::Four, Team::Free) => None,
        (Players::Four, Team::Alternate) => game.awaited(before).iter().next().map(|seat| seat.0),
    }
}
