//! Computer players, one module per game.
//!
//! A bot sits where a person would: it is told what its seat is told, as notices and views, and
//! never sees the state of the table.

pub mod chevaliers;
pub mod dames_de_lettres;
pub mod echec_et_mots;
pub mod echecs;
pub mod guerre_des_mots;

mod bot;
mod chance;
mod effort;
mod fancy;
mod level;
mod lore;
mod temper;
mod watch;
mod weights;

pub use bot::{Bot, Choice, HasBot, Score};
pub use chance::Chance;
pub use effort::{Budget, Effort};
pub use level::Level;
pub use lore::Lore;
pub use watch::{WallClock, Watch};
pub use weights::WeightsFault;
