//! Échec aux Chevaliers through the testkit, the cases and counts of its specification, and a second
//! generator of moves.

mod bookkeeping;
mod cases;
mod document;
mod games;
mod laws;
mod layouts;
mod mirror;
mod options;
mod parsers;
mod perft;
mod playthroughs;
mod rules;
mod sheet;
mod views;
mod wire;

use game_chevaliers::{Chevaliers, State};
use game_core::Configurable as _;

/// The game with these options, for scripts.
fn configure(settings: &[(String, String)]) -> Result<Chevaliers, String> {
    Chevaliers::configure(settings, ()).map_err(|fault| fault.to_string())
}

/// The game with options such as `layout=r99 chain=may`; `-` for none.
fn game(options: &str) -> Chevaliers {
    let settings: Vec<(String, String)> = options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    configure(&settings).expect("options")
}

/// The legal moves, sorted, as one line.
fn moves(game: &Chevaliers, state: &State) -> String {
    let mut moves: Vec<String> = game.movements(state).iter().map(ToString::to_string).collect();
    moves.sort();
    moves.join(" ")
}
