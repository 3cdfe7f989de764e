//! Players of La Guerre des Mots.
//!
//! They look no further than their own coup: of the coups that they find they play the one that brings
//! them nearest to the cross. Levels differ in the words they know, in how many coups they look at, and
//! in how often they stray.

mod greedy;
mod player;
mod rating;
mod temper;
mod vocabulary;

pub use greedy::Greedy;
pub use player::GuerreDesMotsBot;
