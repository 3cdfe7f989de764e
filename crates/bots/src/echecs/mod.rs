//! The chess player: an engine position on `cozy-chess`, an evaluation, and eight levels.

mod course;
mod evaluation;
mod exchange;
mod features;
mod fen;
mod player;
mod position;
mod spelling;
mod tally;
mod temper;
mod thinker;
mod weights;

pub use cozy_chess::Move as EngineMove;

pub use course::Course;
pub use evaluation::{Traced, trace};
pub use features::COUNT as FEATURES;
pub use player::EchecsBot;
pub use position::{EnginePosition, LongCastle};
pub use thinker::{Thinker, Thought};
pub use weights::WEIGHTS;
