//! La Guerre des Mots: two to eight players race chains of words to the central cross, and take each
//! other's letters on the way.
//!
//! Every rule is a [`Clause`] of `docs/rules/guerre-des-mots.md`.

pub mod board;
mod cell;
mod chain;
mod clause;
mod coup;
mod event;
mod glyph;
mod memory;
mod rules;
pub mod seating;
mod state;
mod tile;

pub use board::{Base, Ground, Piece, Side};
pub use cell::{Axis, CELLS, Cell, Dir, SIZE};
pub use chain::{Chain, End, Face, Placed, Stretch};
pub use clause::Clause;
pub use coup::{Action, Bonus, ChainName, Coup, CoupKind, How, Laying, Mark, Pivot, Shot, Spelling, Take};
pub use event::{Deal, Deed, Event, Goal, Leaving, Mistake};
pub use glyph::Glyph;
pub use rules::{Accents, AllyReprise, Device, Drawing, Freeze, HandSize, Level, OnError, Rules, Seating};
pub use state::{Finish, OUTCOMES, State};
pub use tile::{KINDS, Tile, Tiles};
