//! What words have to do with each other: what each can be, and which are forms of one word.

mod family;
mod inflection;
mod members;
mod senses;

pub use family::Family;
pub use senses::{Sense, Senses};
