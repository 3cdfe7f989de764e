//! The player of Échec et Mots: an engine position that knows what both racks can write, an evaluation
//! by the words still to be made, and eight levels that know more and more words.

mod advice;
#[cfg(test)]
mod agreement;
mod emn;
mod evaluation;
mod greedy;
mod ground;
mod hopes;
mod novice;
mod offer;
mod player;
mod position;
mod temper;
mod thinker;
mod tiles;
mod tree;
mod vocabulary;
mod worth;

/// What they play, under the name by which the shelf knows it in every such crate.
pub use game_echec_et_mots::EchecEtMots as Game;

pub use emn::Reader;
pub use evaluation::Weights;
pub use greedy::Greedy;
pub use novice::Novice;
pub use player::{Computer, EchecEtMotsBot};
pub use position::{EnginePosition, Step};
pub use thinker::{Thinker, Thought};
