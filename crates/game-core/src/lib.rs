//! The vocabulary every game of the house speaks: seats, turns, dice, clauses, and [`Game`] itself.
//!
//! A game is a value that holds its options. It *decides* what a seat asks, which may be refused and
//! may use dice; and it *evolves* its state by events, which is never refused and uses no dice. State
//! is therefore always a fold over events, and a journal of events is the game.
//!
//! ```
//! # use std::{fmt, str::FromStr};
//! use game_core::{Clause, Dice, Game, NoDice, Outcome, Seat, Subject, Turn, Violation};
//! # use game_core::{Incident, Malformed, Viewer};
//! # #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! # struct Limit;
//! # impl Clause for Limit {
//! #     const ALL: &'static [Limit] = &[Limit];
//! #     fn id(self) -> &'static str { "N1" }
//! # }
//! # #[derive(Clone, Debug, PartialEq, Eq)]
//! # struct Take(u8);
//! # impl fmt::Display for Take {
//! #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { self.0.fmt(f) }
//! # }
//! # impl FromStr for Take {
//! #     type Err = Malformed;
//! #     fn from_str(text: &str) -> Result<Take, Malformed> {
//! #         text.parse().map(Take).map_err(|_| Malformed::new(0, "a number"))
//! #     }
//! # }
//!
//! /// Ten stones: each takes one, two or three in turn (N1), and whoever takes the last one wins.
//! struct Stones;
//!
//! impl Game for Stones {
//!     # type State = (u8, Seat);
//!     # type Action = Take;
//!     # type Event = Take;
//!     # type Notice = Take;
//!     # type View = u8;
//!     # type Clause = Limit;
//!     # fn seats(&self) -> u8 { 2 }
//!     # fn blank(&self) -> (u8, Seat) { (10, Seat(0)) }
//!     # fn incident(&self, _: &(u8, Seat), _: Incident) -> Result<Vec<Take>, Violation<Limit>> {
//!     #     Err(Violation::new(Limit, "no-such-end", Subject::Nothing))
//!     # }
//!     # fn redact(&self, _: &(u8, Seat), event: &Take, _: Viewer) -> Take { event.clone() }
//!     # fn view(&self, state: &(u8, Seat), _: Viewer) -> u8 { state.0 }
//!     fn turn(&self, &(left, next): &(u8, Seat)) -> Turn {
//!         if left > 0 { Turn::of(next) } else { Turn::Over(Outcome::won(Seat(1 - next.0), 2, "N1", "last")) }
//!     }
//!     fn decide(&self, state: &(u8, Seat), _: Seat, take: &Take, _: &mut dyn Dice)
//!         -> Result<Vec<Take>, Violation<Limit>> {
//!         let fits = (1..=state.0.min(3)).contains(&take.0);
//!         fits.then(|| vec![take.clone()]).ok_or(Violation::new(Limit, "too-many", Subject::Nothing))
//!     }
//!     fn evolve(&self, state: &mut (u8, Seat), take: &Take) {
//!         *state = (state.0 - take.0, Seat(1 - state.1.0));
//!     }
//! }
//!
//! let mut state = Stones.blank();
//! assert_eq!(Stones.decide(&state, Seat(0), &Take(4), &mut NoDice).unwrap_err().clause.id(), "N1");
//! "3 3 3 1".split(' ').for_each(|event| Stones.evolve(&mut state, &event.parse().unwrap()));
//! assert_eq!(Stones.turn(&state).outcome().unwrap().winners, Seat(1).into());
//! ```

mod action;
mod capability;
mod chronicle;
mod clause;
mod dice;
mod game;
pub mod kit;
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
pub use chronicle::Chronicled;
pub use clause::{Clause, Violation};
pub use dice::{Dice, NoDice, shuffle};
pub use game::Game;
pub use lapse::{Cost, Lapse, Lapses};
pub use lexicon::{Consultation, LexiconId};
pub use notation::{Malformed, MoveOrClaim, Notation};
pub use options::{
    Configurable, Domain, FALSE_TRUE, ON_OFF, OptionFault, OptionSpec, OptionValues, Settings, TRUE_FALSE,
    set_options,
};
pub use picture::{Drawn, Emblem, Picture};
pub use seat::{Seat, SeatSet, Viewer};
pub use sheet::{
    ABANDONED, Account, Belied, Claim, Disbelief, Doubted, Marked, Origin, Recalled, Records, Sheet,
    SheetFault, SheetProblem, SheetText, Sheets, Spot, Untold, Untrue, read_sheet, retrace, sheet_event,
    sheet_game, sheet_head, sheet_options, sheet_tag, sheet_termination, sheet_words,
};
pub use shelved::{Shelved, Worded};
pub use subject::{Square, Subject};
pub use survey::{Extra, Survey, lost_by_placing};
pub use tabled::{Arbitrated, Lettered, Matches, Ruled, Tabled};
pub use turn::{NextStart, Outcome, Standing, Turn};
