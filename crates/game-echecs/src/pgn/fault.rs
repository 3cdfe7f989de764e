//! What can be wrong with a PGN file, and where.

use std::fmt;

use game_core::{Malformed, SheetFault, SheetProblem};

/// A PGN file that cannot be read: where it goes wrong, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: PgnProblem,
}

/// What is wrong with a PGN file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnProblem {
    /// A character that has no meaning in the format.
    UnexpectedCharacter(char),
    /// A `{` without its `}`.
    UnclosedComment,
    /// A `(` without its `)`.
    UnclosedVariation,
    /// A `)` without its `(`.
    UnopenedVariation,
    /// A tag without a name.
    MissingTagName,
    /// A tag without a value in quotation marks.
    MissingTagValue,
    /// A quotation mark or a `[` that nothing closes on its line.
    UnclosedTag,
    /// A `FEN` tag that is no position.
    BadPosition(Malformed),
    /// A `Variant` tag with another game than this one.
    UnknownVariant(String),
    /// A word that is no move.
    MalformedMove(String),
    /// A move that the rules refuse.
    IllegalMove(String),
    /// A move that two pieces could make.
    AmbiguousMove(String),
    /// A game without `1-0`, `0-1`, `1/2-1/2` or `*` at its end.
    MissingResult,
}

impl fmt::Display for PgnProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PgnProblem::UnexpectedCharacter(symbol) => write!(f, "character {symbol:?} unexpected"),
            PgnProblem::UnclosedComment => f.write_str("comment not closed, expected }"),
            PgnProblem::UnclosedVariation => f.write_str("variation not closed, expected )"),
            PgnProblem::UnopenedVariation => f.write_str("variation closed but never opened"),
            PgnProblem::MissingTagName => f.write_str("tag without a name"),
            PgnProblem::MissingTagValue => f.write_str("tag without a value, expected \""),
            PgnProblem::UnclosedTag => f.write_str("tag not closed, expected \"]"),
            PgnProblem::BadPosition(malformed) => write!(f, "position {malformed}"),
            PgnProblem::UnknownVariant(name) => {
                write!(f, "variant {name:?} unknown, expected Standard or Carlit")
            }
            PgnProblem::MalformedMove(word) => write!(f, "move {word:?} malformed"),
            PgnProblem::IllegalMove(word) => write!(f, "move {word:?} illegal"),
            PgnProblem::AmbiguousMove(word) => write!(f, "move {word:?} ambiguous"),
            PgnProblem::MissingResult => f.write_str("result missing, expected 1-0, 0-1, 1/2-1/2 or *"),
        }
    }
}

impl fmt::Display for PgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl std::error::Error for PgnFault {}

impl From<PgnFault> for SheetFault {
    fn from(fault: PgnFault) -> SheetFault {
        SheetFault {
            line: fault.line,
            column: fault.column,
            problem: fault.kind.into(),
        }
    }
}

impl From<PgnProblem> for SheetProblem {
    fn from(problem: PgnProblem) -> SheetProblem {
        let text = problem.to_string();
        let illegal = matches!(problem, PgnProblem::IllegalMove(_));
        let (code, word) = match problem {
            PgnProblem::BadPosition(malformed) => return SheetProblem::BadPosition(malformed),
            PgnProblem::UnexpectedCharacter(symbol) => ("pgn-character", Some(symbol.to_string())),
            PgnProblem::UnclosedComment => ("pgn-comment", None),
            PgnProblem::UnclosedVariation => ("pgn-variation-open", None),
            PgnProblem::UnopenedVariation => ("pgn-variation-closed", None),
            PgnProblem::MissingTagName => ("pgn-tag-name", None),
            PgnProblem::MissingTagValue => ("pgn-tag-value", None),
            PgnProblem::UnclosedTag => ("pgn-tag-open", None),
            PgnProblem::UnknownVariant(name) => ("pgn-variant", Some(name)),
            PgnProblem::MalformedMove(word) => ("pgn-move-malformed", Some(word)),
            PgnProblem::IllegalMove(word) => ("pgn-move-illegal", Some(word)),
            PgnProblem::AmbiguousMove(word) => ("pgn-move-ambiguous", Some(word)),
            PgnProblem::MissingResult => ("pgn-result", None),
        };
        SheetProblem::Own {
            code,
            word,
            illegal,
            text,
        }
    }
}
