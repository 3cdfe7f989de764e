//! Searching words by their letters: what a rack can write, what fits a pattern, what is near.
//!
//! Racks are searched on the graph of sorted letters, where each letter is decided once and all anagrams
//! are one path; a path found is turned into words on the forward graph.

mod classes;
mod containing;
mod filter;
mod found;
mod harvest;
mod longest;
mod nearest;
mod pattern;
mod rack;
mod spelling;
#[cfg(test)]
mod tests;
mod vocabulary;
mod writable;

pub use filter::Filter;
pub use found::Found;
pub use harvest::Harvest;
pub use pattern::Pattern;
pub use rack::{BadLetters, Rack};
