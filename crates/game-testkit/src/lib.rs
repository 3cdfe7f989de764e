//! Laws, scenarios and playthroughs that every game runs through. It knows no concrete game.
//!
//! * [`laws`]: what must hold for any game, checked on random play.
//! * [`scenario`]: one rule at a time, written as text; a file's name cites the clause.
//! * [`playthrough`]: whole games with every viewer's notices, kept as golden text.

pub mod dice;
pub mod laws;
pub mod playthrough;
pub mod scenario;
mod script;

pub use dice::TestDice;
