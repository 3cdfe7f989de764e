//! The sheet of a game, as people keep it: tags, numbered moves, result.

mod read;
mod write;

use std::fmt;

use game_core::{Malformed, OptionFault};

use crate::{Event, Rules};

pub use read::read_sheet;

/// What the tag `Game` of a sheet says, so that a reader of several games knows which one it has.
pub const SHEET_GAME: &str = "chevaliers";

/// A game read from a sheet. Whether its moves are legal is for the rules to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What the sheet says besides: players, dates, places.
    pub tags: Vec<(String, String)>,
    /// The options it was played with.
    pub rules: Rules,
    /// What happened.
    pub events: Vec<Event>,
    /// The result it gives: `1-0`, `0-1`, `1/2-1/2`, or `*` where the game goes on.
    pub result: &'static str,
}

/// A sheet that cannot be read: where it goes wrong, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: SheetProblem,
}

/// What is wrong with a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetProblem {
    /// A line that begins like a tag and is none.
    BadTag,
    /// An `Options` tag that sets what cannot be set.
    BadOption(OptionFault),
    /// A word that is no move, claim or end.
    BadWord(Malformed),
    /// No result after the moves.
    MissingResult,
    /// Something after the result.
    AfterResult,
}

impl fmt::Display for SheetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetProblem::BadTag => f.write_str("tag malformed, expected [Name \"value\"]"),
            SheetProblem::BadOption(fault) => fault.fmt(f),
            SheetProblem::BadWord(malformed) => write!(f, "move {malformed}"),
            SheetProblem::MissingResult => f.write_str("result missing, expected 1-0, 0-1, 1/2-1/2 or *"),
            SheetProblem::AfterResult => f.write_str("words after the result, expected the end"),
        }
    }
}

impl fmt::Display for SheetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for SheetFault {}
