//! Events as viewers learn them. Every letter taken is public: every viewer learns the same.

use std::collections::BTreeMap;

use game_core::Seat;
use lexicon::Letter;
use serde::Serialize;

use crate::state::other;
use crate::{EchecEtMots, Event, Leaver, Spelling, State, emn};

/// An event as every viewer learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/echec-et-mots/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Notice {
    /// The letters were dealt.
    Dealt {
        /// The event as the journal writes it.
        text: String,
        /// Which letter lies on which square.
        letters: BTreeMap<String, String>,
    },
    /// A knight moved.
    Moved {
        /// The event as the journal writes it.
        text: String,
        /// The seat that moved.
        seat: u8,
        /// The square left.
        from: String,
        /// The square reached.
        to: String,
        /// The letter taken.
        letter: Option<String>,
        /// Whether a knight was captured.
        captured: bool,
        /// The position after it.
        position: String,
    },
    /// A wrong announcement cost the turn.
    Voided {
        /// The event as the journal writes it.
        text: String,
        /// The seat that lost its turn.
        seat: u8,
        /// The position after it.
        position: String,
    },
    /// The game was stopped.
    Announced {
        /// The event as the journal writes it.
        text: String,
        /// The caller.
        seat: u8,
        /// The word; none when a wrong announcement forfeited it.
        word: Option<String>,
        /// Whether the second knight was taken with it.
        knight: bool,
    },
    /// The reply was given.
    Replied {
        /// The event as the journal writes it.
        text: String,
        /// The seat that replied.
        seat: u8,
        /// The word, if there is one.
        word: Option<String>,
    },
    /// A seat left the game.
    Left {
        /// The event as the journal writes it.
        text: String,
        /// Which one.
        seat: u8,
        /// How.
        #[cfg_attr(test, ts(type = "\"flag\" | \"resignation\""))]
        code: &'static str,
    },
    /// Both agreed to a tie.
    Agreed {
        /// The event as the journal writes it.
        text: String,
    },
    /// The game ended.
    Ended {
        /// The event as the journal writes it.
        text: String,
        /// The outcome's code.
        code: &'static str,
        /// What White and Black score.
        totals: (i16, i16),
    },
}

/// The notice of an event that happens in `before`.
pub(crate) fn notice(game: &EchecEtMots, before: &State, event: &Event) -> Notice {
    let text = event.to_string();
    let mover = before.side();
    let position = || {
        let mut after = before.clone();
        after.advance(event);
        emn::write(game, &after)
    };
    match event {
        Event::Deal(rows) => Notice::Dealt {
            text,
            letters: rows
                .letters()
                .map(|(square, letter)| (square.to_string(), capital(letter)))
                .collect(),
        },
        Event::Move { leap, letter } => Notice::Moved {
            text,
            seat: mover.0,
            from: leap.from.to_string(),
            to: leap.to.to_string(),
            letter: letter.map(capital),
            captured: leap.capture,
            position: position(),
        },
        Event::Void => Notice::Voided {
            text,
            seat: mover.0,
            position: position(),
        },
        Event::Announce(word) => Notice::Announced {
            text,
            seat: other(mover).0,
            word: word.as_ref().map(Spelling::to_string),
            knight: before.knights(mover).is_empty(),
        },
        Event::Reply(word) => Notice::Replied {
            text,
            seat: mover.0,
            word: word.as_ref().map(Spelling::to_string),
        },
        Event::Leave(leaver, Seat(seat)) => Notice::Left {
            text,
            seat: *seat,
            code: match leaver {
                Leaver::Flag => "flag",
                Leaver::Resign => "resignation",
            },
        },
        Event::Agree => Notice::Agreed { text },
        Event::End(settlement) => Notice::Ended {
            text,
            code: settlement.end.code(),
            totals: settlement.totals.into(),
        },
    }
}

/// A letter as tiles show it.
pub(crate) fn capital(letter: Letter) -> String {
    letter.capital().to_string()
}
