//! Events as viewers learn them. Everything lies open: every viewer learns the same.

use std::collections::BTreeMap;

use game_core::Clause as _;
use serde::Serialize;

use crate::view::{Move, TokenView};
use crate::{DamesDeLettres, Decree, Event, State, dln};

/// An event as every viewer learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/dames-de-lettres/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Notice {
    /// The tokens were dealt, or dealt again.
    Dealt {
        /// The event as the journal writes it.
        text: String,
        /// The tokens by square.
        tokens: BTreeMap<String, TokenView>,
        /// Whether they were dealt again after too many strategic moves.
        again: bool,
    },
    /// A letter moved.
    Moved {
        /// The event as the journal writes it.
        text: String,
        /// What it took, wrote and turned over.
        #[serde(rename = "move")]
        moved: Move,
        /// The position after it.
        position: String,
    },
    /// Words were announced.
    Announced {
        /// The event as the journal writes it.
        text: String,
        /// Who announced them.
        seat: u8,
        /// The words.
        words: Vec<String>,
    },
    /// A letter was touched.
    Touched {
        /// The event as the journal writes it.
        text: String,
        /// Who touched it.
        seat: u8,
        /// Where it lies.
        square: String,
        /// Whether it must be moved.
        binds: bool,
    },
    /// Letters may be touched without being moved.
    Adjusted {
        /// The event as the journal writes it.
        text: String,
        /// Who said so.
        seat: u8,
    },
    /// The clock was pressed.
    Pressed {
        /// The event as the journal writes it.
        text: String,
        /// Who pressed it.
        seat: u8,
    },
    /// The side to move has no legal move.
    Blocked {
        /// The event as the journal writes it.
        text: String,
        /// Which one.
        seat: u8,
    },
    /// A side lost by a wrong move.
    Faulted {
        /// The event as the journal writes it.
        text: String,
        /// Which one.
        seat: u8,
        /// The rule that was broken.
        clause: &'static str,
        /// How, as a refusal would tell it.
        code: &'static str,
        /// The move.
        #[serde(rename = "move")]
        play: String,
    },
    /// The arbiter ruled.
    Ruled {
        /// The event as the journal writes it.
        text: String,
        /// What.
        #[cfg_attr(test, ts(type = "\"fault\" | \"admit\" | \"bar\""))]
        ruling: &'static str,
        /// The side that lost.
        seat: Option<u8>,
        /// The word.
        word: Option<String>,
    },
    /// A side left the game.
    Left {
        /// The event as the journal writes it.
        text: String,
        /// Which one.
        seat: u8,
        /// How.
        #[cfg_attr(test, ts(type = "\"flag\" | \"resignation\""))]
        code: &'static str,
    },
}

/// The notice of an event that happens in `before`.
pub(crate) fn notice(game: &DamesDeLettres, before: &State, event: &Event) -> Notice {
    let text = event.to_string();
    let seat = game.awaited(before).0;
    match event {
        Event::Deal(board) => Notice::Dealt {
            text,
            tokens: board
                .tokens()
                .map(|(at, token)| (at.to_string(), TokenView::of(token)))
                .collect(),
            again: before.ply() > 0,
        },
        Event::Move(_) => {
            let mut after = before.clone();
            after.advance(game.rules(), event);
            Notice::Moved {
                text,
                moved: Move::of(after.last().expect("a move was just made")),
                position: dln::write(&after),
            }
        }
        Event::Announce(words) => Notice::Announced {
            text,
            seat,
            words: words.iter().map(ToString::to_string).collect(),
        },
        Event::Touch { at, binds } => Notice::Touched {
            text,
            seat,
            square: at.to_string(),
            binds: *binds,
        },
        Event::Adoube => Notice::Adjusted { text, seat },
        Event::Press => Notice::Pressed { text, seat },
        Event::Blocked => Notice::Blocked {
            text,
            seat: before.side().0,
        },
        Event::Fault(loser, blunder) => Notice::Faulted {
            text,
            seat: loser.0,
            clause: blunder.clause.id(),
            code: blunder.code,
            play: blunder.play.to_string(),
        },
        Event::Rule(ruling) => {
            let (name, loser, word) = match ruling {
                Decree::Fault(loser) => ("fault", Some(loser.0), None),
                Decree::Admit(word) => ("admit", None, Some(word.to_string())),
                Decree::Bar(word) => ("bar", None, Some(word.to_string())),
            };
            Notice::Ruled {
                text,
                ruling: name,
                seat: loser,
                word,
            }
        }
        Event::Flag(leaver) => Notice::Left {
            text,
            seat: leaver.0,
            code: "flag",
        },
        Event::Resign(leaver) => Notice::Left {
            text,
            seat: leaver.0,
            code: "resignation",
        },
    }
}
