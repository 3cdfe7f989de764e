//! The list of games and the one place that tells them apart.
//!
//! Inside, everything is generic over [`Playable`]; outside, nobody knows which game is which. The
//! list is in the manifest of this crate; adding a game adds one line there.
//!
//! ```
//! use catalog::{Kind, french, game};
//! use game_core::{Dice, mix::SplitMix};
//!
//! struct Seeded(SplitMix);
//!
//! impl Dice for Seeded {
//!     fn below(&mut self, bound: u32) -> u32 {
//!         self.0.below(bound.into()) as u32
//!     }
//! }
//!
//! for &kind in Kind::ALL {
//!     let mut dice = Seeded(SplitMix::new(7));
//!     let mut session = game(kind, &[], french())?.deal(&mut dice);
//!     let first = session.actions().remove(0);
//!     assert!(session.act(&first, &mut dice).is_ok(), "{kind} refuses what it offers: {first}");
//!     assert!(session.undo() && session.actions().contains(&first));
//! }
//! # Ok::<(), game_core::OptionFault>(())
//! ```

mod entry;
mod game;
mod kind;
mod playable;
mod replay;
mod session;
mod table;
mod words;

pub use bots::{Advice, Budget, Effort, Level, Score, Why};
pub use game::{AnyGame, game};
pub use game_core::{Extra, Picture};
pub use kind::{Kind, UnknownGame, Visitor};
pub use playable::Playable;
pub use replay::{AnyReplay, Doubt, ReplayFault, ReplayProblem, read_replays};
pub use session::{AnySession, Thought, Yardstick};
pub use table::{
    AnyTable, BotJob, HintJob, OpenFault, PlainJob, PreviewJob, Suggestion, open_table, restore_table,
    seats_and_sides,
};
pub use words::{
    FRENCH_BYTES, NoRuling, WordRuling, french, spellings, word_list, word_ruling, word_rulings,
};
