//! La Guerre des Mots: two to eight players race chains of words to the central cross, and take each
//! other's letters on the way.
//!
//! Every rule is a [`Clause`] of `docs/rules/guerre-des-mots.md`.

mod advance;
mod attempt;
pub mod board;
mod book;
mod cell;
mod chain;
pub mod check;
mod chronicle;
mod clause;
mod coup;
#[cfg(test)]
mod disguise;
mod event;
mod game;
mod glyph;
mod imagine;
mod kit;
mod lapse;
mod memory;
mod notation;
mod notice;
pub mod position;
mod preview;
mod prospect;
mod referee;
mod refusal;
mod rules;
pub mod seating;
mod sheet;
mod shelf;
mod state;
mod tile;
mod view;
mod words;

pub use board::{Base, Ground, Piece, Side};
pub use cell::{Axis, CELLS, Cell, Dir, SIZE};
pub use chain::{Chain, End, Face, Placed, Stretch};
pub use clause::Clause;
pub use coup::{
    Action, Bonus, ChainName, Coup, CoupKind, How, LaidWord, Laying, Pivot, Shot, Take, WordTile,
};
pub use event::{Deal, Deed, Event, Goal, Leaving, Mistake};
pub use game::GuerreDesMots;
pub use glyph::Glyph;
pub use notice::{Notice, PlayedView, ShotView, TakenView};
pub use preview::{Forecast, LeftPreview, Preview, ShotPreview, SweepPreview, WordPreview};
pub use prospect::{MOST_OF_TWO, Prospector};
pub use referee::Unplayed;
pub use refusal::{ERRORS, REFUSALS};
pub use rules::{Accents, AllyReprise, Device, Drawing, Freeze, HandSize, Level, OnError, Rules, Seating};
pub use state::{Finish, OUTCOMES, State};
pub use tile::{KINDS, Tile, Tiles};
pub use view::{ChainView, HeldView, SeatView, TileView, View, Visited, WordView};
pub use words::{EXACT_WORDS, FOLDED_WORDS, SPELLINGS};
