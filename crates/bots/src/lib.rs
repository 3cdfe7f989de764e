//! What the computer players of all games share: what a player is, its level, how much it may think, and how
//! a weak one strays from the best it sees.
//!
//! The player of a game is a crate of its own, `bot-<slug>`, because only its game knows what a position is
//! worth; everything here would be the same for a game that nobody has thought of. A bot sits where a person
//! would: it is told what its seat is told, as notices and views, and never sees the state of the table.

mod advice;
mod bot;
mod chance;
mod effort;
mod fancy;
mod level;
mod lore;
mod temper;
mod thought;
mod watch;
mod weights;

pub use advice::{Advice, Arg, Why, advised};
pub use bot::{Bot, Choice, Players, Score};
pub use chance::Chance;
pub use effort::{Budget, Effort, Keeper};
pub use fancy::Fancy;
pub use level::Level;
pub use lore::{Lore, NOVICE_LETTERS, novice_graphs};
pub use temper::{Temper, Tempers};
pub use thought::Thought;
pub use watch::{WallClock, Watch};
pub use weights::{Named, WeightsFault};
