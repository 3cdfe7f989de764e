//! `cavalettres turn`: who is to act, or the outcome.
//!
//! That a position is an end, its text need not say: the rules are asked, and answer with code, clause and
//! points.

use catalog::Kind;
use clap::Args;
use game_core::Outcome;
use serde_json::{Value, json};

use crate::asked::PositionArgs;
use crate::failure::Failure;
use crate::printer::Printer;
use crate::seats::Seats;
use crate::voice::Voice;

#[derive(Args)]
pub(crate) struct Turn {
    #[command(flatten)]
    at: PositionArgs,
}

impl Turn {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Failure> {
        let session = self.at.session()?;
        let seats = Seats(&|seat| session.seat_name(seat));
        match session.turn() {
            game_core::Turn::Awaiting(awaited) => {
                printer.object(
                    &json!({ "awaiting": seats.values(awaited) }),
                    &format!("awaiting {}", seats.line(awaited)),
                )?;
            }
            game_core::Turn::Over(outcome) => {
                let (object, text) = told(voice, self.at.kind(), &outcome, &seats);
                printer.object(&json!({ "over": object }), &text)?;
            }
        }
        Ok(())
    }
}

/// An outcome with its sentence, as JSON and as two lines.
pub(crate) fn told(voice: &Voice, kind: Kind, outcome: &Outcome, seats: &Seats<'_>) -> (Value, String) {
    let sentence = voice.outcome(kind, outcome);
    let mut object = described(outcome, seats);
    object["sentence"] = Value::from(sentence.as_str());
    (object, format!("{}\n{sentence}", in_a_line(outcome, seats)))
}

/// An outcome as JSON, without its sentence.
pub(crate) fn described(outcome: &Outcome, seats: &Seats<'_>) -> Value {
    json!({
        "code": outcome.code,
        "clause": outcome.clause,
        "winners": seats.values(outcome.winners),
        "points": outcome.points,
    })
}

/// An outcome in a line: `over checkmate E-1 winners 0 points 2 0`.
pub(crate) fn in_a_line(outcome: &Outcome, seats: &Seats<'_>) -> String {
    let points: Vec<_> = outcome.points.iter().map(i32::to_string).collect();
    let winners = seats.line(outcome.winners);
    let Outcome { code, clause, .. } = outcome;
    format!(
        "over {code} {clause} winners {winners} points {}",
        points.join(" ")
    )
}
