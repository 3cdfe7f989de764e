//! The player of chess as a table sees it.

mod agreement;
mod play;
mod tactics;
