//! Chess through the testkit, and against counts and generators that are not its own.

mod document;
mod laws;
mod mailbox;
mod parsers;
mod perft;
mod pgn;
mod playthroughs;
mod rules;
mod wire;

use game_core::Configurable as _;
use game_echecs::Echecs;

/// Chess with these options, for scripts.
fn configure(settings: &[(String, String)]) -> Result<Echecs, String> {
    Echecs::configure(settings, ()).map_err(|fault| fault.to_string())
}
