//! The chess player as a table sees it.

mod agreement;
mod play;
mod tactics;
