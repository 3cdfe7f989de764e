//! The French lexicon against its table.

mod archive;
mod sizes;
mod table;
