//! The player of Dames de Lettres as a table sees it.

mod modest;
mod play;
#[path = "../../src/variants.rs"]
mod variants;
