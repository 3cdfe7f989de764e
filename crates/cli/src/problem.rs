//! What is wrong with an input, to be told in either language.
//!
//! A chain of keys and names instead of a text: the language is known only where it is told.

use catalog::{ReplayFault, ReplayProblem};
use game_core::{Malformed, OptionFault, OptionValues, SheetProblem};
use lexicon::{BadLetters, MAX_CHARACTERS, MAX_LETTERS, Rack, Unreadable};

/// A problem by its key among the sentences, and what the sentence names.
#[derive(Debug)]
pub(crate) struct Problem {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// What a sentence names.
#[derive(Debug)]
pub(crate) enum Arg {
    /// A text as it is.
    Text(String),
    /// What a notation wants, as the rules say it.
    Expected(&'static str),
    /// One of several words.
    Choice(&'static [&'static str]),
    /// A problem within the problem.
    Problem(Problem),
}

impl Problem {
    /// The problem whose sentence is `terminal-` and this code.
    pub(crate) fn new(key: &'static str) -> Problem {
        Problem {
            key,
            args: Vec::new(),
        }
    }

    /// The same, naming something.
    pub(crate) fn with(mut self, name: &'static str, text: impl ToString) -> Problem {
        self.args.push((name, Arg::Text(text.to_string())));
        self
    }

    fn expecting(mut self, fault: &Malformed) -> Problem {
        self.args.push(("expected", Arg::Expected(fault.expected)));
        self.with("at", fault.at)
    }

    /// The same, about a problem within.
    pub(crate) fn about(mut self, problem: Problem) -> Problem {
        self.args.push(("problem", Arg::Problem(problem)));
        self
    }

    /// Its code, for programs.
    pub(crate) fn code(&self) -> &'static str {
        self.key
    }

    /// What its sentence names.
    pub(crate) fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }

    /// A position that is not in the game's notation.
    pub(crate) fn position(fault: &Malformed) -> Problem {
        Problem::new("malformed-position").expecting(fault)
    }

    /// An action that is not.
    pub(crate) fn action(action: &str, fault: &Malformed) -> Problem {
        Problem::new("malformed-action")
            .with("action", action.escape_debug())
            .expecting(fault)
    }

    /// A move of a record that is not.
    pub(crate) fn recorded(fault: &Malformed) -> Problem {
        Problem::new("sheet-move").expecting(fault)
    }

    /// A file, and what is wrong with it.
    pub(crate) fn in_file(file: impl ToString, problem: Problem) -> Problem {
        Problem::new("in-file").with("file", file).about(problem)
    }

    /// A place of a file, and what is wrong there.
    pub(crate) fn at_line(line: usize, column: usize, problem: Problem) -> Problem {
        Problem::new("at-line")
            .with("line", line)
            .with("column", column)
            .about(problem)
    }
}

impl From<OptionFault> for Problem {
    fn from(fault: OptionFault) -> Problem {
        let OptionFault {
            name,
            value,
            spec,
            before,
        } = fault;
        let problem = match (before, spec.map(|spec| spec.values)) {
            (_, None) => return Problem::new("option-unknown").with("name", name),
            (Some(before), _) => Problem::new("option-twice").with("before", before),
            (None, Some(OptionValues::OneOf(values))) => {
                let mut problem = Problem::new("option-values");
                problem.args.push(("values", Arg::Choice(values)));
                problem
            }
            (None, Some(OptionValues::Number(low, high))) => {
                Problem::new("option-number").with("low", low).with("high", high)
            }
            (None, Some(OptionValues::Text(_))) => Problem::new("option-position"),
        };
        problem.with("name", name).with("value", value)
    }
}

impl From<ReplayFault> for Problem {
    fn from(fault: ReplayFault) -> Problem {
        Problem::at_line(fault.line, fault.column, fault.problem.into())
    }
}

impl From<ReplayProblem> for Problem {
    fn from(problem: ReplayProblem) -> Problem {
        match problem {
            ReplayProblem::Empty => Problem::new("no-game"),
            ReplayProblem::Sheet(problem) => problem.into(),
            other => Problem::new("other").with("text", other),
        }
    }
}

impl From<Unreadable> for Problem {
    fn from(fault: Unreadable) -> Problem {
        let problem = Problem::new(fault.code()).with("most", MAX_CHARACTERS);
        match fault {
            Unreadable::BadCharacter(symbol) => problem.with("word", symbol.escape_debug()),
            _ => problem,
        }
    }
}

impl From<BadLetters> for Problem {
    fn from(fault: BadLetters) -> Problem {
        let problem = Problem::new(fault.code())
            .with("letters", Rack::MAX_LETTERS)
            .with("places", MAX_LETTERS)
            .with("jokers", Rack::MAX_JOKERS);
        match fault {
            BadLetters::BadCharacter(symbol) => problem.with("word", symbol.escape_debug()),
            _ => problem,
        }
    }
}

impl From<SheetProblem> for Problem {
    fn from(problem: SheetProblem) -> Problem {
        match problem {
            SheetProblem::BadTag => Problem::new("sheet-tag"),
            SheetProblem::TagTwice => Problem::new("sheet-tag-twice"),
            SheetProblem::MissingDeal => Problem::new("sheet-deal-missing"),
            SheetProblem::BadDeal(fault) => Problem::new("sheet-deal").expecting(&fault),
            SheetProblem::BadOption(fault) => fault.into(),
            SheetProblem::BadMove(fault) => Problem::recorded(&fault),
            SheetProblem::UnknownEnd => Problem::new("sheet-end"),
            SheetProblem::MissingResult { expected } => {
                let fault = Malformed::new(0, expected);
                Problem::new("sheet-result").expecting(&fault)
            }
            SheetProblem::AfterResult => Problem::new("sheet-after"),
            SheetProblem::BadPosition(fault) => Problem::position(&fault),
            SheetProblem::Own { code, word, .. } => match word {
                Some(word) => Problem::new(code).with("word", word.escape_debug()),
                None => Problem::new(code),
            },
            other => Problem::new("other").with("text", other),
        }
    }
}
