//! `cavalettres replay`: a recorded game shown or checked.
//!
//! What a file is, is told by what it holds and not by its name, which anybody may have given it. To check a
//! game is to have the rules decide every action again and, where chance was sealed, to deal again.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use catalog::{AnyReplay, Doubt, Kind, read_replays};
use clap::Args;
use game_core::{LexiconId, Turn};
use room::Dispute;
use serde_json::{Map, Value, json};

use crate::board::{Board, Ink};
use crate::commands::turn;
use crate::dictionary::ListArgs;
use crate::failure::{Failure, Refused};
use crate::printer::Printer;
use crate::problem::Problem;
use crate::seats::Seats;
use crate::voice::Voice;

/// The largest file read, in bytes: a hundred thousand games.
const LARGEST: u64 = 64 << 20;

#[derive(Args)]
pub(crate) struct Replay {
    #[arg(help = kept())]
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

/// What is read.
fn kept() -> String {
    let endings: Vec<String> = Kind::ALL
        .iter()
        .map(|kind| format!(".{}", kind.extension()))
        .collect();
    let endings = endings.join(", ");
    format!("The sheet of a game ({endings}), or the lines of a table's journal")
}

impl Replay {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Failure> {
        let name = self.file.display();
        let text = read(&self.file).map_err(|problem| Problem::in_file(&name, problem))?;
        let replays = read_replays(&text, self.list.open()?).map_err(|fault| {
            let illegal = fault.problem.is_illegal();
            let problem = Problem::in_file(&name, fault.into());
            if illegal {
                Failure::Refused(refused("-", "illegal-move", voice.problem(&problem)))
            } else {
                Failure::Input(problem)
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

    fn show(&self, printer: &mut Printer, number: usize, replay: &dyn AnyReplay) -> Result<(), Failure> {
        let events = replay.events();
        let at = self.at.unwrap_or(events.len());
        if at > events.len() {
            let problem = Problem::new("too-few-actions")
                .with("game", number)
                .with("count", events.len());
            return Err(problem.into());
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
        if let Some(board) = Board::of(&replay.picture(at)) {
            text += &format!("\n\n{}\n", board.draw(false, Ink::Plain));
        }
        printer.object(&object, &format!("{text}\n{position}\n{line}"))?;
        Ok(())
    }
}

/// The text of a file. Records are UTF-8; those of older programs are Latin-1, in which any bytes are
/// text, so that what is no text is told by its control characters.
fn read(path: &Path) -> Result<String, Problem> {
    let problem = |error: std::io::Error| Problem::new("unreadable").with("why", error);
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(problem)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(problem)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Problem::new("too-large").with("most", LARGEST));
    }
    let bytes = match String::from_utf8(bytes) {
        Ok(text) => return Ok(text),
        Err(error) => error.into_bytes(),
    };
    // The control characters of Latin-1 stand for nothing in a record, with the blanks excepted.
    let stray = |byte: &u8| matches!(byte, 0..=8 | 14..=31 | 127..=159);
    let Some(at) = bytes.iter().position(stray) else {
        return Ok(bytes.into_iter().map(char::from).collect());
    };
    let line = bytes[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
    let column = bytes[..at]
        .rsplit(|&byte| byte == b'\n')
        .next()
        .map_or(0, <[u8]>::len)
        + 1;
    Err(Problem::at_line(line, column, Problem::new("not-text")))
}

fn verify(
    printer: &mut Printer,
    voice: &Voice,
    number: usize,
    replay: &dyn AnyReplay,
) -> Result<(), Failure> {
    let events = replay.events();
    let count = events.len();
    let Some((line, doubt)) = replay.doubt() else {
        let object = json!({ "game": number, "actions": count, "verified": true });
        printer.object(&object, &format!("game {number}: {count} actions, verified"))?;
        return Ok(());
    };
    let ended = || {
        let turn = replay.turn(count);
        turn.outcome().map_or("-", |outcome| outcome.clause).to_owned()
    };
    let about = |key| Problem::new(key);
    let (clause, code, problem) = match doubt {
        Doubt::Event {
            after,
            dispute: Dispute::Refused(refusal),
        } => {
            let sentence = voice.refusal(replay.kind(), &refusal);
            let problem = about("doubt-action")
                .with("action", after + 1)
                .about(about("other").with("text", sentence));
            let clause = refusal.clause().unwrap_or("-").to_owned();
            (clause, refusal.code(), problem)
        }
        Doubt::Event {
            dispute: Dispute::OtherLexicon { decided, present },
            ..
        } => {
            let named = |lexicon: Option<LexiconId>| match lexicon {
                Some(id) => voice.problem(&about("lexicon").with("name", id)),
                None => voice.problem(&about("lexicon-none")),
            };
            let problem = about("doubt-lexicon")
                .with("decided", named(decided))
                .with("present", named(present));
            ("-".to_owned(), "other-lexicon", problem)
        }
        Doubt::Event {
            after,
            dispute: Dispute::Otherwise { decided },
        } => {
            let problem = match (events.get(after), decided.is_empty()) {
                (Some(told), true) => about("doubt-nothing").with("told", told),
                (Some(told), false) => about("doubt-otherwise").with("told", told),
                (None, _) => about("doubt-missing"),
            };
            let problem = problem.with("decided", decided.join("; "));
            let problem = about("doubt-action").with("action", after + 1).about(problem);
            ("-".to_owned(), "not-borne-out", problem)
        }
        Doubt::Points { marked, scored } => {
            let listed = |points: Vec<i32>| points.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
            let problem = about("doubt-points")
                .with("told", listed(marked))
                .with("expected", listed(scored));
            (ended(), "wrong-result", problem)
        }
        Doubt::End { marked, ended: by } => {
            let problem = about("doubt-end").with("told", marked).with("expected", by);
            (ended(), "wrong-result", problem)
        }
        Doubt::Unended => ("-".to_owned(), "wrong-result", about("doubt-unended")),
        Doubt::Ended { ended: by } => {
            let problem = about("doubt-ended").with("expected", by);
            (ended(), "wrong-result", problem)
        }
        Doubt::Tag { name, told, expected } => {
            let problem = about("doubt-tag")
                .with("name", name)
                .with("told", told.escape_debug())
                .with("expected", expected);
            (ended(), "wrong-tag", problem)
        }
    };
    let problem = about("doubt-line").with("line", line).about(problem);
    let problem = about("game").with("game", number).about(problem);
    Err(Failure::Refused(refused(&clause, code, voice.problem(&problem))))
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
