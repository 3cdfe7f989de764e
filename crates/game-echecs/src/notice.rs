//! Events as viewers learn them. Chess hides nothing: every viewer learns the same.

use serde::Serialize;
use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{Chess, Move, Position};

use crate::notation::{Ending, seat_of};
use crate::{ChessRules, Event, State, fen};

/// An event as every viewer learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/echecs/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Notice {
    /// A move was made.
    Moved {
        /// The move as the wire writes it.
        uci: String,
        /// The move as players write it, with English letters.
        san: String,
        /// The position after it.
        fen: String,
        /// The square of the king that now stands in check.
        check: Option<String>,
        /// Whether it captured.
        capture: bool,
        /// The square left.
        from: String,
        /// The square reached.
        to: String,
    },
    /// The game ended beside the board.
    Ended {
        /// The outcome's code.
        code: &'static str,
        /// The seat that claimed, resigned or ran out of time.
        seat: Option<u8>,
    },
}

/// The notice of an event that happens in `before`.
pub(crate) fn notice(rules: ChessRules, before: &State, event: &Event) -> Notice {
    let pos = before.position();
    match *event {
        Event::Move(ply) => {
            let mut after = pos.clone();
            let (san, capture) = match rules.find(pos, ply) {
                Some(m) => (play_san(rules, &mut after, m).to_string(), m.is_capture()),
                None => (ply.to_string(), false),
            };
            Notice::Moved {
                uci: ply.to_string(),
                san,
                fen: fen::write(&after),
                check: checked_king(&after),
                capture,
                from: ply.from.to_string(),
                to: ply.to.to_string(),
            }
        }
        Event::End(ending) => Notice::Ended {
            code: before.end_by(ending).code(),
            seat: match ending {
                Ending::Claim(_) => Some(seat_of(pos.turn()).0),
                Ending::Flag(color) | Ending::Resign(color) => Some(seat_of(color).0),
                Ending::Agree => None,
            },
        },
    }
}

/// Makes a legal move and gives its SAN, with the sign of check or mate.
pub(crate) fn play_san(rules: ChessRules, pos: &mut Chess, m: Move) -> SanPlus {
    let san = San::from_move(pos, m);
    rules.play(pos, m);
    let suffix = pos.is_check().then(|| {
        if rules.legal(pos).is_empty() {
            Suffix::Checkmate
        } else {
            Suffix::Check
        }
    });
    SanPlus { san, suffix }
}

/// The square of the king in check.
pub(crate) fn checked_king(pos: &Chess) -> Option<String> {
    let king = pos.board().king_of(pos.turn())?;
    pos.is_check().then(|| king.to_string())
}
