//! Cueillette through the testkit: laws, scenarios, a playthrough, the document, the parsers and the sheet.

mod document;
mod laws;
mod parsers;
mod scripts;
mod sheet;

use game_core::Configurable as _;
use game_cueillette::Cueillette;

/// The game with these options, for scripts.
fn configure(settings: &[(String, String)]) -> Result<Cueillette, String> {
    Cueillette::configure(settings, ()).map_err(|fault| fault.to_string())
}

/// The game by both values of its option.
fn games() -> [Cueillette; 2] {
    ["passes", "ends"].map(|value| {
        let settings = [("stuck".to_owned(), value.to_owned())];
        configure(&settings).expect("an option")
    })
}
