//! Chess, by the FIDE laws or by the Carlit sheet.
//!
//! [`Echecs`] is the game with its options chosen. Positions are FEN, actions UCI, the move list
//! SAN and the export PGN. Every rule is a [`Clause`] of `docs/rules/echecs.md`.

mod book;
mod chronicle;
mod clause;
mod dead;
mod end;
mod fen;
mod game;
mod kit;
mod moves;
mod notation;
mod notice;
mod pgn;
mod ply;
mod refusal;
mod rules;
mod shelf;
mod state;
mod targets;
mod view;

pub use clause::Clause;
pub use end::{End, OUTCOMES};
pub use game::Echecs;
pub use notation::{Action, Ending, Event, Right};
pub use notice::Notice;
pub use pgn::{PgnFault, PgnGame, PgnProblem, PgnResult, read_pgn};
pub use ply::Ply;
pub use refusal::REFUSALS;
pub use rules::{ChessRules, MoveCount, Repetition};
pub use state::State;
pub use targets::Targets;
pub use view::View;
