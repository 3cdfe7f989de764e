//! `cavalettres apply`: the position after some actions.
//!
//! Positions go in and come out as text: a script plays a game with it, one call after another, and keeps
//! nothing but a line.

use clap::Args;
use serde_json::{Value, json};

use crate::asked::PositionArgs;
use crate::chance;
use crate::commands::turn;
use crate::failure::Failure;
use crate::lapse::Told;
use crate::printer::Printer;
use crate::seats::Seats;
use crate::voice::Voice;

#[derive(Args)]
pub(crate) struct Apply {
    #[command(flatten)]
    at: PositionArgs,
    /// What the awaited seats do, in order
    #[arg(required = true, value_name = "ACTION")]
    actions: Vec<String>,
    /// The seed of chance, for games that throw dice in mid-game
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

impl Apply {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Failure> {
        let mut session = self.at.session()?;
        let mut dice = chance::dice(self.seed);
        let mut told = Vec::new();
        for action in &self.actions {
            let lapse = session
                .act(action, &mut dice)
                .map_err(|refusal| voice.fault(self.at.kind(), action, &refusal))?;
            let seats = Seats(&|seat| session.seat_name(seat));
            told.extend(lapse.map(|lapse| Told::of(self.at.kind(), action, &lapse, &seats, voice)));
        }
        let position = session.position();
        let mut object = json!({ "position": position });
        let mut text = position;
        for Told { line, sentence, .. } in &told {
            text += &format!("\n{line}\n{sentence}");
        }
        if !told.is_empty() {
            object["errors"] = told.into_iter().map(|told| told.object).collect::<Value>();
        }
        // What the past decides is not in every position: what a position lacks is told below it.
        let remembered = session.remembered();
        if let Some(outcome) = session.turn().outcome() {
            let seats = Seats(&|seat| session.seat_name(seat));
            let (over, lines) = turn::told(voice, self.at.kind(), outcome, &seats);
            object["over"] = over;
            if !session.is_told() {
                text += &format!("\n{lines}");
            }
        } else if !remembered.is_empty() {
            text += &format!("\nalso {}", remembered.join(" "));
            object["also"] = json!(remembered);
        }
        printer.object(&object, &text)?;
        Ok(())
    }
}
