//! Cueillette: two knights gather the letters of a board of seven by seven.
//!
//! It is the worked example of CONTRIBUTING: as small as a game can be and still have everything that the
//! house asks of one. [`Cueillette`] is the game with its options chosen. An action is the square that the
//! knight goes to: `b3`. Every rule is a [`Clause`] of `docs/rules/cueillette.md`.

mod board;
mod book;
mod chronicle;
mod clause;
mod end;
mod game;
mod notation;
mod position;
mod refusal;
mod rules;
mod sheet;
mod shelf;
mod state;
mod view;

pub use board::Cell;
pub use clause::Clause;
pub use end::{Ending, OUTCOMES};
pub use game::Cueillette;
pub use notation::{Action, Event};
pub use refusal::REFUSALS;
pub use rules::{Rules, Stuck};
pub use state::{Letters, State};
pub use view::{Notice, View};
