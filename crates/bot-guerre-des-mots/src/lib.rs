//! Players of La Guerre des Mots.
//!
//! A player looks through his turn coup by coup, as long as replays are due, and keeps the turns that
//! leave him nearest to the cross, by words along free squares, and the others furthest. The strong ones
//! then look beyond: in worlds of hidden hands that fit what is seen the others answer, and a turn is
//! worth what comes of it. Levels differ in the words they know, in how much they look at, and in how
//! often they stray.

mod advice;
mod forecast;
mod greedy;
mod meter;
mod novice;
mod player;
mod survey;
mod temper;
mod turn;
mod ways;
mod worth;

/// What they play, under the name by which the shelf knows it in every such crate.
pub use game_guerre_des_mots::GuerreDesMots as Game;

pub use greedy::Greedy;
pub use novice::Novice;
pub use player::{Computer, GuerreDesMotsBot};
