//! Échec aux Chevaliers, by Max Gerchambeau: two camps of knights and men leap over their own and over
//! each other, until somebody holds the enemy castle.
//!
//! [`Chevaliers`] is the game with its options chosen, on a board that is data ([`Layout`]). Actions are
//! `f2-f3`, `b1^f3`, `b2xb4xd4`, `b1^b5xb7xd7` or `claim`. Every rule is a [`Clause`] of
//! `docs/rules/chevaliers.md`.

mod battle;
mod board;
mod boards;
mod book;
mod chronicle;
mod clause;
mod end;
mod game;
mod kit;
mod lapse;
mod layout;
mod layout_fault;
mod moves;
mod notation;
mod notice;
mod piece;
mod ply;
mod position;
mod refusal;
mod rules;
mod sheet;
mod shelf;
mod state;
mod trace;
mod view;

pub use board::Board;
pub use boards::{LAYOUTS, layout};
pub use clause::Clause;
pub use end::{End, OUTCOMES};
pub use game::Chevaliers;
pub use layout::{Ground, KNIGHTS, Layout, MAX_CELLS, MAX_FILES, MAX_LINES, MEN, PONDS};
pub use layout_fault::{LayoutFault, Mirror};
pub use notation::{Action, Ending, Event};
pub use notice::Notice;
pub use piece::{Arm, Camp, Piece};
pub use ply::{Gait, Hop, Ply};
pub use refusal::REFUSALS;
pub use rules::{CastleHold, Chain, Obligation, OwnCastle, Players, Rules, Stalemate, Team};
pub use state::State;
pub use view::{Move, View};
