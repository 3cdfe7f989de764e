//! Game-tree search that knows no rules and no wall clock.
//!
//! A game shows the search a [`Position`]: what can be played, what it leads to, and what it is worth
//! to the side that moves. An [`Engine`] deepens step by step (principal-variation search with
//! aspiration windows over a transposition table) until its [`Control`] says stop. Given the same
//! position, the same memory and a budget counted in nodes or depth, it finds the same answer.

mod control;
mod deepen;
mod engine;
mod extend;
mod frame;
mod history;
mod order;
mod position;
mod presume;
mod pvs;
mod quiescence;
mod rank;
mod reduction;
mod table;
mod value;

pub use control::{Control, Depth, Forever, Nodes, Progress};
pub use deepen::Watch;
pub use engine::{Care, Engine, Report, Request};
pub use position::{Ending, Position};
pub use rank::Rated;
pub use table::{Bound, Entry, Table};
pub use value::{DRAWN, INFINITE, MAX_PLY, Value, WON, loss_in, plies_to_end, win_in};
