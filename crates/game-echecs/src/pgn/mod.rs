//! Games as PGN files, out and in.

mod fault;
mod lex;
mod read;
mod recall;
mod write;

pub use fault::{PgnFault, PgnProblem};
pub use read::{PgnGame, PgnResult, read_pgn};
