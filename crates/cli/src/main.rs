//! The `cavalettres` command: the server for players, and the referee for everyone else.
//!
//! Results are contracts: other programs read them. So they go to standard output, in one form each and as
//! JSON when asked, and everything for people goes to standard error in the language of whoever reads it.

mod asked;
mod board;
mod chance;
mod commands;
mod contest;
mod dictionary;
mod extras;
mod failure;
mod lapse;
mod printer;
mod problem;
mod seats;
mod uci;
mod voice;

use std::process::ExitCode;

use clap::Parser;
use mimalloc::MiMalloc;

use commands::Command;
use printer::Printer;
use voice::{Language, Voice};

/// A table is copied by every move and freed on whichever thread the next one comes: see ADR 0030.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// French board games: a server, a referee and opponents.
///
/// Results go to standard output, messages to standard error. The exit status is 0 when done, 1 when
/// the rules refuse, 2 when the usage is wrong or the input malformed.
#[derive(Parser)]
#[command(name = "cavalettres", version, max_term_width = 100)]
struct Cavalettres {
    /// Print one JSON object a line instead of text
    #[arg(long, global = true)]
    json: bool,
    /// The language of sentences; by default that of the environment
    #[arg(long, global = true, value_name = "fr|en")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let asked = match Cavalettres::try_parse() {
        Ok(asked) => asked,
        Err(error) => return unread(&error),
    };
    let mut printer = Printer::new(asked.json);
    let voice = Voice::new(asked.lang.unwrap_or_else(Language::of_environment));
    let done = asked
        .command
        .run(&mut printer, &voice)
        .and_then(|()| Ok(printer.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.tell(&mut printer, &voice),
    }
}

/// Help that was asked for, or arguments that cannot be read.
fn unread(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // A closed output is nobody's loss: the status says enough.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    // Whether JSON was asked for is not known of arguments that cannot be read, only that it was said.
    if std::env::args_os().any(|argument| argument == "--json") {
        let text = error.render().to_string();
        Printer::new(true).error("usage", text.trim().trim_start_matches("error: "));
    } else {
        let _ = error.print();
    }
    ExitCode::from(2)
}
