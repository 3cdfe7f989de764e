//! Laws, scenarios and playthroughs that every game runs through. It knows no concrete game.
//!
//! * [`laws`]: what must hold for any game, checked on random play.
//! * [`scenario`]: one rule at a time, written as text; a file's name cites the clause.
//! * [`options`]: every value of every option is set, told and read again.
//! * [`papers`]: the rule document and the sentences name what the code knows.
//! * [`effort`]: how many random games a run affords.
//! * [`texts`]: whatever a game reads, it reads without harm and writes again.
//! * [`wire`]: what the page must know of the rules, written for it.
//! * [`watch`]: a dealt game, played by whoever chooses.
//! * [`playthrough`]: whole games with every viewer's notices, kept as golden text.

pub mod dice;
pub mod effort;
pub mod laws;
pub mod options;
pub mod papers;
pub mod playthrough;
pub mod scenario;
mod script;
pub mod texts;
mod watch;
pub mod wire;

pub use dice::TestDice;
pub use papers::Papers;
pub use script::incident;
pub use watch::watch;
