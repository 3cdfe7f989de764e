//! What words have to do with each other: forms of one word, tenses of one verb, and whether a new word
//! may stand beside those written before.
//!
//! It knows no turns: who wrote a word is told by whether the one who asks may inflect it.

mod clash;
mod family;
mod inflection;
mod members;
mod senses;
mod succession;
mod tense_group;

pub use clash::Clash;
pub use family::Family;
pub use senses::{Sense, Senses};
pub use succession::{Earlier, Homographs, Repetition, Succession};
pub use tense_group::TenseGroup;
