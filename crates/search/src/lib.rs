//! Game-tree search that knows no rules and no wall clock.
//!
//! A game shows the search a [`Position`]: what can be played, what it leads to, and what it is worth
//! to the side that moves. An [`Engine`] deepens step by step (principal-variation search with
//! aspiration windows over a transposition table) until its [`Control`] says stop. Given the same
//! position, the same memory and a budget counted in nodes or depth, it finds the same answer.
//!
//! ```
//! use search::{Care, Depth, Ending, Engine, Position, Request, plies_to_end};
//!
//! /// Stones of which each side takes one to three in turn; who finds none left has lost.
//! #[derive(Clone)]
//! struct Stones(u8);
//!
//! impl Position for Stones {
//!     type Move = u8;
//!     const SLOTS: usize = 4;
//!     fn key(&self) -> u64 { self.0.into() }
//!     fn after(&self, taken: u8) -> Stones { Stones(self.0 - taken) }
//!     fn quiet(&self, moves: &mut Vec<u8>) { moves.extend(1..=self.0.min(3)) }
//!     fn is_legal(&self, taken: u8) -> bool { (1..=self.0.min(3)).contains(&taken) }
//!     fn stuck(&self) -> Ending { Ending::Lost }
//!     # fn noisy(&self, _: &mut Vec<u8>) {}
//!     # fn is_noisy(&self, _: u8) -> bool { false }
//!     # fn ended(&self) -> Option<Ending> { None }
//!     # fn reversible(&self) -> usize { 0 }
//!     # fn evaluate(&self) -> search::Value { 0 }
//!     # fn pressed(&self) -> bool { false }
//!     # fn pass(&self) -> Option<Stones> { None }
//!     # fn gain(&self, _: u8) -> search::Value { 0 }
//!     # fn risk(&self, _: u8) -> search::Value { 0 }
//!     # fn exchange(&self, _: u8, _: search::Value) -> bool { true }
//!     # fn slot(&self, taken: u8) -> usize { taken.into() }
//!     # fn texture(&self) -> u64 { 0 }
//! }
//!
//! let mut engine = Engine::new(1 << 16, Care::Exact);
//! let report = engine.search(&Request::new(&Stones(10)), &Depth(8), &mut |_| {});
//! assert_eq!(report.best, Some(2), "multiples of four are lost");
//! assert_eq!(plies_to_end(report.value), Some(5));
//! ```

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
