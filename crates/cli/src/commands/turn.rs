//! `cavalettres turn`: who is to act, or the outcome.

use clap::Args;
use game_core::{Outcome, SeatSet};
use serde_json::{Value, json};

use crate::asked::PositionArgs;
use crate::fault::Fault;
use crate::printer::Printer;
use crate::voice::Voice;

#[derive(Args)]
pub(crate) struct Turn {
    #[command(flatten)]
    at: PositionArgs,
}

impl Turn {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Fault> {
        match self.at.session()?.turn() {
            game_core::Turn::Awaiting(seats) => {
                printer.object(
                    &json!({ "awaiting": numbers(seats) }),
                    &format!("awaiting {}", listed(seats)),
                )?;
            }
            game_core::Turn::Over(outcome) => {
                let sentence = voice.outcome(self.at.kind(), &outcome);
                let mut object = described(&outcome);
                object["sentence"] = Value::from(sentence.as_str());
                printer.object(
                    &json!({ "over": object }),
                    &format!("{}\n{sentence}", in_a_line(&outcome)),
                )?;
            }
        }
        Ok(())
    }
}

/// An outcome as JSON, without its sentence.
pub(crate) fn described(outcome: &Outcome) -> Value {
    json!({
        "code": outcome.code,
        "clause": outcome.clause,
        "winners": numbers(outcome.winners),
        "points": outcome.points,
    })
}

/// An outcome in a line: `over checkmate E-1 winners 0 points 2 0`.
pub(crate) fn in_a_line(outcome: &Outcome) -> String {
    let points: Vec<_> = outcome.points.iter().map(i32::to_string).collect();
    let winners = if outcome.winners.is_empty() {
        "-".to_string()
    } else {
        listed(outcome.winners)
    };
    let Outcome { code, clause, .. } = outcome;
    format!(
        "over {code} {clause} winners {winners} points {}",
        points.join(" ")
    )
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn listed(seats: SeatSet) -> String {
    let seats: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
    seats.join(" ")
}
