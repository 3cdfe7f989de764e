//! The player of Échec aux Chevaliers: bitboards on any layout, an evaluation fitted to games of its own,
//! and eight levels.

mod board;
mod chase;
mod evaluation;
mod features;
mod greedy;
mod ground;
mod law;
mod mover;
mod perft;
mod player;
mod position;
mod practice;
mod reader;
mod scene;
mod spelling;
mod tally;
mod temper;
mod thinker;
mod tree;
mod weights;
mod zobrist;

pub use board::Effect;
pub use evaluation::Traced;
pub use features::COUNT as FEATURES;
pub use greedy::Greedy;
pub use player::ChevaliersBot;
pub use position::EnginePosition;
pub use practice::{Practice, practise};
pub use reader::Reader;
pub use tally::Table;
pub use thinker::{Thinker, Thought};
pub use weights::{FITTED, first_guess};
