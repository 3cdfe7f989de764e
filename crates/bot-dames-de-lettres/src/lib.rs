//! The player of Dames de Lettres: moves merged by what they change, a tree of the best of them that grows
//! with the time there is, and eight levels that know more and more words.

mod advice;
#[cfg(test)]
mod agreement;
mod babble;
mod classes;
mod evaluation;
mod greedy;
mod jokers;
mod memory;
mod novice;
mod offer;
mod player;
mod position;
mod quick;
mod tally;
mod temper;
mod thinker;
mod tree;
#[cfg(test)]
mod variants;
mod words;

/// What they play, under the name by which the shelf knows it in every such crate.
pub use game_dames_de_lettres::DamesDeLettres as Game;

pub use evaluation::Weights;
pub use greedy::Greedy;
pub use novice::Novice;
pub use player::{Computer, DamesDeLettresBot};
