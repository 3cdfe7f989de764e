//! La Guerre des Mots: its notation, its cases, its laws.

mod brute;
mod cases;
mod coups;
mod diagrams;
mod document;
mod favours;
mod laws;
mod layout;
mod naive;
mod options;
mod parsers;
mod playthroughs;
mod positions;
mod prospects;
mod refusals;
mod rules;
mod secrecy;
mod sheets;
mod views;
mod wire;
mod written;

use game_core::Configurable as _;
use game_guerre_des_mots::GuerreDesMots;

/// The game with these options and the French words, for scripts.
fn configure(settings: &[(String, String)]) -> Result<GuerreDesMots, String> {
    GuerreDesMots::configure(settings, lexicon_fr::french()).map_err(|fault| fault.to_string())
}
