//! What holds for every game of the shelf, whichever it is.

mod laws;
mod shelf;
mod tables;
