//! `cavalettres replay`: a recorded game shown or checked.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use catalog::{AnyReplay, Doubt, read_replays};
use clap::Args;
use game_core::Turn;
use room::Dispute;
use serde_json::{Map, Value, json};

use crate::board::{Board, Ink};
use crate::commands::turn;
use crate::dictionary::ListArgs;
use crate::fault::{Fault, Refused};
use crate::printer::Printer;
use crate::seats::Seats;
use crate::voice::Voice;

/// The largest file read, in bytes: a hundred thousand games.
const LARGEST: u64 = 64 << 20;

#[derive(Args)]
pub(crate) struct Replay {
    /// A PGN file, the sheet of another game (.chn, .emn, .dln), or the lines of a table's journal
    file: PathBuf,
    /// Show the position after so many actions instead of the last one
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    at: Option<usize>,
    /// Check every action and the result
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    list: ListArgs,
}

impl Replay {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Fault> {
        let name = self.file.display();
        let text = read(&self.file).map_err(|problem| Fault::usage(format!("{name}: {problem}")))?;
        let replays = read_replays(&text, self.list.open()?).map_err(|fault| {
            let problem = format!("{name}: {fault}");
            if fault.problem.is_illegal() {
                Fault::Refused(refused("-", "illegal-move", problem))
            } else {
                Fault::Usage(problem)
            }
        })?;
        for (number, replay) in (1..).zip(&replays) {
            if self.verify {
                verify(printer, voice, number, replay.as_ref())?;
            } else {
                self.show(printer, number, replay.as_ref())?;
            }
        }
        Ok(())
    }

    fn show(&self, printer: &mut Printer, number: usize, replay: &dyn AnyReplay) -> Result<(), Fault> {
        let events = replay.events();
        let at = self.at.unwrap_or(events.len());
        if at > events.len() {
            let length = events.len();
            return Err(Fault::usage(format!(
                "game {number} has {length} actions, expected --at {length} at most"
            )));
        }
        let position = replay.position(at);
        let seats = Seats(&|seat| replay.seat_name(seat));
        let (key, standing, line) = match replay.turn(at) {
            Turn::Awaiting(awaited) => {
                let line = format!("awaiting {}", seats.line(awaited));
                ("awaiting", seats.values(awaited), line)
            }
            Turn::Over(outcome) => {
                let line = turn::in_a_line(&outcome, &seats);
                ("over", turn::described(&outcome, &seats), line)
            }
        };
        let tags: Map<String, Value> = replay
            .tags()
            .iter()
            .map(|(name, value)| (name.clone(), Value::from(value.as_str())))
            .collect();
        let object = json!({
            "game": number, "kind": replay.kind().slug(), "tags": tags, "actions": events,
            "at": at, "position": position, key: standing,
        });
        let mut text = format!(
            "game {number}: {}, {at} of {} actions",
            replay.kind(),
            events.len()
        );
        for (name, value) in replay.tags() {
            text += &format!("\n  {}: {}", name.escape_debug(), value.escape_debug());
        }
        if let Some(board) = Board::read(&position) {
            text += &format!("\n\n{}\n", board.draw(false, Ink::Plain));
        }
        printer.object(&object, &format!("{text}\n{position}\n{line}"))?;
        Ok(())
    }
}

fn read(path: &Path) -> Result<String, String> {
    let problem = |error: std::io::Error| format!("file cannot be read: {error}");
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(problem)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(problem)?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!("file too large, expected {LARGEST} bytes at most"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let before = &error.as_bytes()[..at];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = String::from_utf8_lossy(before)
            .lines()
            .next_back()
            .map_or(0, |line| line.chars().count())
            + 1;
        let column = if before.ends_with(b"\n") { 1 } else { column };
        format!("line {line}, column {column}: text not UTF-8")
    })
}

fn verify(printer: &mut Printer, voice: &Voice, number: usize, replay: &dyn AnyReplay) -> Result<(), Fault> {
    let count = replay.events().len();
    let Some(doubt) = replay.doubt() else {
        let object = json!({ "game": number, "actions": count, "verified": true });
        printer.object(&object, &format!("game {number}: {count} actions, verified"))?;
        return Ok(());
    };
    let refused = match doubt {
        Doubt::Event {
            after,
            dispute: Dispute::Refused(refusal),
        } => {
            let sentence = voice.refusal(replay.kind(), &refusal);
            refused(
                refusal.clause().unwrap_or("-"),
                refusal.code(),
                format!("game {number}, action {}: {sentence}", after + 1),
            )
        }
        Doubt::Event {
            dispute: dispute @ Dispute::OtherLexicon { .. },
            ..
        } => refused("-", "other-lexicon", format!("game {number}: {dispute}")),
        Doubt::Event { after, dispute } => refused(
            "-",
            "not-borne-out",
            format!("game {number}, action {}: {dispute}", after + 1),
        ),
        Doubt::Points { marked, scored } => {
            let sentence = format!("game {number}: result gives {marked:?} points, expected {scored:?}");
            let clause = replay.turn(count).outcome().map_or("-", |outcome| outcome.clause);
            refused(clause, "wrong-result", sentence)
        }
        Doubt::End { marked, ended } => {
            let sentence = format!("game {number}: result tells of {marked}, expected {ended}");
            let clause = replay.turn(count).outcome().map_or("-", |outcome| outcome.clause);
            refused(clause, "wrong-result", sentence)
        }
        Doubt::Unended => {
            let sentence = format!("game {number}: result given, expected * as the game goes on");
            refused("-", "wrong-result", sentence)
        }
    };
    Err(Fault::Refused(refused))
}

fn refused(clause: &str, code: &str, sentence: String) -> Refused {
    Refused {
        clause: clause.to_string(),
        code: code.to_string(),
        subject: String::new(),
        sentence,
        nearest: None,
    }
}
