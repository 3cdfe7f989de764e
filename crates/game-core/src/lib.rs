//! The vocabulary every game of the house speaks: seats, turns, dice, clauses, and [`Game`] itself.
//!
//! A game is a value that holds its options. It *decides* what a seat asks, which may be refused and
//! may use dice; and it *evolves* its state by events, which is never refused and uses no dice. State
//! is therefore always a fold over events, and a journal of events is the game.

mod action;
mod capability;
mod clause;
mod dice;
mod game;
mod lapse;
mod lexicon;
pub mod mix;
mod notation;
mod options;
mod picture;
mod seat;
mod sheet;
mod shelved;
mod subject;
mod survey;
mod tabled;
mod turn;

pub use action::Incident;
pub use capability::{Export, Listing, Positions, Previews, Prospects, Pull};
pub use clause::{Clause, Violation};
pub use dice::{Dice, NoDice, shuffle};
pub use game::Game;
pub use lapse::{Cost, Lapse, Lapses};
pub use lexicon::{Consultation, LexiconId};
pub use notation::{Malformed, Notation};
pub use options::{
    Configurable, Domain, FALSE_TRUE, ON_OFF, OptionFault, OptionSpec, OptionValues, Settings, TRUE_FALSE,
    set_options,
};
pub use picture::{Drawn, Picture};
pub use seat::{Seat, SeatSet, Viewer};
pub use sheet::{
    ABANDONED, Account, Belied, Claim, Disbelief, Doubted, Marked, Origin, Recalled, Records, Sheet,
    SheetFault, SheetProblem, SheetText, Sheets, Spot, Untold, Untrue, read_sheet, retrace, sheet_event,
    sheet_game, sheet_head, sheet_options, sheet_tag, sheet_termination, sheet_words,
};
pub use shelved::{Shelved, Worded};
pub use subject::{Square, Subject};
pub use survey::{Extent, Survey, lost_by_placing};
pub use tabled::{Arbitrated, Lettered, Matches, Ruled, Tabled};
pub use turn::{NextStart, Outcome, Standing, Turn};
