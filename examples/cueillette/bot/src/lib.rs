//! The computer players of Cueillette: eight levels that look further and further ahead, and stray less.

mod look;
mod player;

/// What they play, under the name by which the shelf knows it in every such crate.
pub use game_cueillette::Cueillette as Game;
pub use player::{Computer, CueilletteBot};
