//! The French lexicon against its table.

mod archive;
mod examples;
mod hostile;
mod inflection;
mod search;
mod sets;
mod sizes;
mod table;
mod verdicts;
