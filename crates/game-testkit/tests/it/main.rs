//! The testkit on a small game that can be made to break each law.

mod laws;
mod nim;
mod scenarios;
