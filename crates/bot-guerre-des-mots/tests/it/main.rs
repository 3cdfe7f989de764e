//! The player of La Guerre des Mots as a table sees it.

mod modest;
mod play;
