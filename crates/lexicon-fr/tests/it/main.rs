//! The French lexicon against its table.

mod archive;
mod examples;
mod sizes;
mod table;
mod verdicts;
