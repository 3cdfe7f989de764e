//! The sheet of a game, as people keep it: tags, what happened, result.

mod read;
mod records;
mod retrace;
mod write;

use std::fmt;

use crate::{Export, Incident, Malformed, OptionFault, Shelved, Tabled};

pub use read::{SheetText, Spot, read_sheet, sheet_event, sheet_game};
pub use records::{Belied, Disbelief, Recalled, Records, Untold};
pub use retrace::{Doubted, Untrue, retrace};
pub use write::{ABANDONED, sheet_head, sheet_options, sheet_tag, sheet_termination, sheet_words};

/// A game whose sheets are read again.
pub trait Sheets: Export + Shelved + Tabled {
    /// What happened by a sheet, the deal first, and how it says that the game ended. Whether the rules
    /// bear it out is for [`retrace`] to say.
    ///
    /// # Errors
    /// When the sheet is none of this game.
    fn read_events(&self, text: &SheetText<'_>) -> Result<Account<Self::Event>, SheetFault>;

    /// What may have brought the first of `events` about in `state`, the likeliest first. A sheet keeps
    /// what happened, not what was asked.
    fn origins(&self, state: &Self::State, events: &[Self::Event]) -> Vec<Origin<Self::Action>>;

    /// Whether what a sheet tells may have happened where the rules, with other dice, decide so.
    fn agrees(&self, _before: &Self::State, decided: &[Self::Event], told: &[Self::Event]) -> bool {
        decided == told
    }
}

/// What brings events about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin<A> {
    /// The deal before the first action.
    Deal,
    /// An action of the seat that is awaited.
    Action(A),
    /// Something at the table.
    Incident(Incident),
    /// A ruling of the arbiter.
    Ruling(A),
}

/// What a sheet tells, and on which of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account<E> {
    /// What happened, the deal first.
    pub events: Vec<E>,
    /// The line of each event.
    pub lines: Vec<usize>,
    /// The line of the result.
    pub last: usize,
    /// How the game ended; none where it goes on.
    pub marked: Option<Marked>,
}

impl<E> Account<E> {
    /// A sheet that tells of a deal first.
    pub fn new(deal: impl IntoIterator<Item = (Spot, E)>) -> Account<E> {
        let mut account = Account {
            events: Vec::new(),
            lines: Vec::new(),
            last: 1,
            marked: None,
        };
        deal.into_iter()
            .for_each(|(spot, event)| account.push(spot, event));
        account
    }

    /// Something that happened.
    pub fn push(&mut self, spot: Spot, event: E) {
        self.events.push(event);
        self.lines.push(spot.line);
    }

    /// The result.
    pub fn close(mut self, spot: Spot, marked: Option<Marked>) -> Account<E> {
        self.last = spot.line;
        self.marked = marked;
        self
    }
}

/// How a sheet says that the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// What each seat scores.
    pub points: Vec<i32>,
    /// What ended it, by the code of the outcome, where the result says so.
    pub code: Option<&'static str>,
}

/// A game read from a sheet.
#[derive(Clone, Debug)]
pub struct Sheet<G: Sheets> {
    /// What the sheet says besides: players, dates, places.
    pub tags: Vec<(String, String)>,
    /// The game with the options it was played with.
    pub game: G,
    /// The identity of the word list it was played with, where the sheet names one.
    pub lexicon: Option<String>,
    /// What happened, the deal first.
    pub events: Vec<G::Event>,
    /// The line of each event.
    pub lines: Vec<usize>,
    /// The line of the result.
    pub last: usize,
    /// How the sheet says that the game ended; none where it goes on.
    pub marked: Option<Marked>,
    /// What its tags say of the end.
    pub claims: Vec<Claim>,
}

/// What a tag of a record says of the end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// `Result` or `Termination`.
    pub name: &'static str,
    /// The line, counted from 1.
    pub line: usize,
    /// What the tag says.
    pub value: String,
}

impl Claim {
    /// The tags that say something of the end.
    pub const TAGS: [&'static str; 2] = ["Result", "Termination"];
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
    /// A tag that only the game may set, set twice.
    TagTwice,
    /// No `Deal` tag before the moves.
    MissingDeal,
    /// A `Deal` tag that is no deal.
    BadDeal(Malformed),
    /// An `Options` tag that sets what cannot be set.
    BadOption(OptionFault),
    /// Something that is no move and nothing else that happens.
    BadMove(Malformed),
    /// A `Termination` tag that names no end, where there is a result.
    UnknownEnd,
    /// No result after the moves.
    MissingResult {
        /// The results that the game knows.
        expected: &'static str,
    },
    /// Something after the result.
    AfterResult,
    /// A tag that should tell the position and tells none.
    BadPosition(Malformed),
    /// What can go wrong in the game's own format only.
    Own {
        /// How, as a code that sentences are keyed by.
        code: &'static str,
        /// The word at fault, where there is one.
        word: Option<String>,
        /// Whether the record is well formed and it is the rules that refuse what it tells.
        illegal: bool,
        /// The same as text.
        text: String,
    },
}

impl fmt::Display for SheetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetProblem::BadTag => f.write_str("tag malformed, expected [Name \"value\"]"),
            SheetProblem::TagTwice => f.write_str("tag set twice, expected each once"),
            SheetProblem::MissingDeal => f.write_str("deal missing, expected a tag Deal"),
            SheetProblem::BadDeal(malformed) => write!(f, "deal {malformed}"),
            SheetProblem::BadOption(fault) => fault.fmt(f),
            SheetProblem::BadMove(malformed) => write!(f, "move {malformed}"),
            SheetProblem::UnknownEnd => f.write_str("end unknown, expected a tag Termination"),
            SheetProblem::MissingResult { expected } => write!(f, "result missing, expected {expected}"),
            SheetProblem::AfterResult => f.write_str("words after the result, expected the end"),
            SheetProblem::BadPosition(malformed) => write!(f, "position {malformed}"),
            SheetProblem::Own { text, .. } => f.write_str(text),
        }
    }
}

impl fmt::Display for SheetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for SheetFault {}
