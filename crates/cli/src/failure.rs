//! How a command fails, and what the process then leaves with.
//!
//! Scripts tell by the status alone whether the rules refused (1) or nothing was asked that they could have
//! judged (2).

use std::io;
use std::process::ExitCode;

use game_core::OptionFault;
use serde_json::{Value, json};

use crate::printer::Printer;
use crate::problem::Problem;
use crate::voice::Voice;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The rules refuse.
    Refused(Refused),
    /// The input cannot be read as what it should be.
    Input(Problem),
    /// The arguments or the machine do not allow it: what, and why.
    Usage(String),
    /// The output cannot be written.
    Output(io::Error),
}

/// A refusal by the rules, with its sentence.
#[derive(Debug)]
pub(crate) struct Refused {
    /// The clause that refuses; `-` when the table does and not the rules.
    pub(crate) clause: String,
    /// How it is broken.
    pub(crate) code: String,
    /// What breaks it; empty when it is the action as a whole.
    pub(crate) subject: String,
    /// The same for a player.
    pub(crate) sentence: String,
    /// The nearest words that are not refused, when it is a word that is.
    pub(crate) nearest: Option<Vec<String>>,
}

impl Refused {
    /// The refusal as an object.
    pub(crate) fn object(&self) -> Value {
        let mut object = json!({
            "clause": self.clause,
            "code": self.code,
            "subject": self.subject,
            "sentence": self.sentence,
        });
        if let Some(nearest) = &self.nearest {
            object["nearest"] = json!(nearest);
        }
        object
    }

    fn text(&self) -> String {
        let mut text = format!("refused {} {}\n{}", self.clause, self.code, self.sentence);
        if let Some(nearest) = self.nearest.as_ref().filter(|nearest| !nearest.is_empty()) {
            text += &format!("\nnearest: {}", nearest.join(", "));
        }
        text
    }
}

impl Failure {
    /// Wrong usage or malformed input.
    pub(crate) fn usage(problem: impl ToString) -> Failure {
        Failure::Usage(problem.to_string())
    }

    /// Tells the fault and gives the exit status that goes with it.
    pub(crate) fn tell(self, printer: &mut Printer, voice: &Voice) -> ExitCode {
        match self {
            Failure::Refused(refused) => match printer.refusal(&refused) {
                Ok(()) => ExitCode::from(1),
                Err(error) => Failure::Output(error).tell(printer, voice),
            },
            Failure::Input(problem) => {
                printer.error(problem.code(), &voice.problem(&problem));
                ExitCode::from(2)
            }
            Failure::Usage(problem) => {
                printer.error("usage", &problem);
                ExitCode::from(2)
            }
            // Whoever read the output has enough of it, as `head` does: that is no failure.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Output(error) => {
                printer.error("output", &format!("output cannot be written: {error}"));
                ExitCode::from(2)
            }
        }
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure::Input(problem)
    }
}

impl From<OptionFault> for Failure {
    fn from(fault: OptionFault) -> Failure {
        Failure::Input(fault.into())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Printer {
    fn refusal(&mut self, refused: &Refused) -> io::Result<()> {
        self.object(&json!({ "refused": refused.object() }), &refused.text())?;
        self.flush()
    }
}
