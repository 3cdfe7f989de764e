//! What holds for every game of the shelf, whichever it is.

mod books;
mod facts;
mod golden;
mod laws;
mod players;
mod reasons;
mod sets;
mod shelf;
mod tables;
