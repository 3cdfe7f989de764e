//! The table as one viewer sees it, and events as they learn them. Nothing is hidden here; where something
//! is, these are the two gates that keep it.

use game_core::{Game as _, Listing as _, Viewer};
use serde::Serialize;

use crate::{Cueillette, Ending, Event, State, end, position};

/// What the page needs to draw the board and to let one viewer play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/cueillette/"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The position, which tells all that lies there.
    pub position: String,
    /// Where the knights stand.
    pub knights: [String; 2],
    /// For a viewer who is awaited: the squares they may leap to.
    pub moves: Vec<String>,
}

/// An event as every viewer learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/cueillette/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Notice {
    /// The letters were dealt.
    Dealt {
        /// The event as the journal writes it.
        text: String,
        /// The position after it.
        position: String,
    },
    /// A knight took a letter.
    Took {
        /// The event as the journal writes it.
        text: String,
        /// Whose knight.
        seat: u8,
        /// Where it came from.
        from: String,
        /// Where it went.
        to: String,
        /// The letter.
        letter: char,
        /// What it is worth.
        points: u16,
        /// The position after it.
        position: String,
    },
    /// Nobody gathers any more, though there are letters left.
    Ended {
        /// The event as the journal writes it.
        text: String,
        /// Who ran out of time or gave up; nobody where both agreed.
        seat: Option<u8>,
        /// How it ended, as the code of the outcome.
        code: &'static str,
    },
}

pub(crate) fn notice(before: &State, event: &Event) -> Notice {
    let text = event.to_string();
    let mut after = before.clone();
    after.advance(event);
    match event {
        Event::Deal(_) => Notice::Dealt {
            text,
            position: position::write(&after),
        },
        Event::Take { seat, to } => {
            let letter = before.letters[to.0].unwrap_or(b'?');
            Notice::Took {
                text,
                seat: seat.0,
                from: before.knights[seat.index() % 2].square().to_string(),
                to: to.square().to_string(),
                letter: char::from(letter),
                points: after.score(*seat) - before.score(*seat),
                position: position::write(&after),
            }
        }
        Event::End(ending) => Notice::Ended {
            text,
            seat: match ending {
                Ending::Flag(seat) | Ending::Resign(seat) => Some(seat.0),
                Ending::Agree => None,
            },
            code: end::outcome(&after).code,
        },
    }
}

pub(crate) fn view(game: &Cueillette, state: &State, viewer: Viewer) -> View {
    let awaited = game.turn(state).awaited();
    let moves = match viewer {
        Viewer::Seat(seat) if awaited.contains(seat) => game.actions(state, seat),
        _ => Vec::new(),
    };
    View {
        position: position::write(state),
        knights: state.knights.map(|cell| cell.square().to_string()),
        moves: moves.iter().map(ToString::to_string).collect(),
    }
}
