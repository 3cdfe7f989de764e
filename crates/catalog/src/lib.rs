//! The list of games and the one place that tells them apart.
//!
//! Inside, everything is generic over [`Playable`]; outside, nobody knows which game is which. The
//! single `match` on [`Kind`] is in [`Kind::visit`]; adding a game adds one line there.

mod game;
mod kind;
mod playable;
mod replay;
mod session;
mod table;
mod words;

pub use bots::{Budget, Effort, Level, Score};
pub use game::{AnyGame, Extent, game};
pub use game_echecs::PgnProblem;
pub use kind::{Kind, UnknownGame, Visitor};
pub use playable::{Picture, Playable};
pub use replay::{AnyReplay, Doubt, ReplayFault, ReplayProblem, read_replays};
pub use session::{AnySession, Thought, Yardstick};
pub use table::{
    AnyTable, BotJob, OpenFault, PlainJob, PreviewJob, open_table, restore_table, seats_and_sides,
};
pub use words::{FRENCH_BYTES, NoRuling, WordRuling, french, word_list, word_ruling, word_rulings};
