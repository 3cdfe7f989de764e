//! The tasks of the house: `cargo xtask run`, `test`, `tidy`, `rules`, `proof`, `pictures` and `audit`.

mod ahead;
mod audit;
mod binaries;
mod browser;
mod budget;
mod front;
mod generated;
mod packages;
mod pictures;
mod postgres;
mod proof;
mod rules;
mod serve;
mod steps;
mod suite;
mod tidy;
mod tool;
mod wasm;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask <task>

  run [-- ARGS]   install the front-end packages, build everything and serve; ARGS go to `cavalettres serve`
  test [--long]   install what the tests need and run them all; --long plays many more random games
  tidy            check what no compiler checks: dependency arrows, file shapes, glossary, links, locales, foreign licences and versions
  audit           ask cargo-deny and npm about everything foreign: licences, bans, sources, known weaknesses
  proof           lay the example game into a copy of the tree by its folders and one line, and play it
  pictures        take the pictures of the README anew
  rules           compare rule documents, clauses and scenarios, and write docs/rules/COVERAGE.md";

/// What the reason of a failure begins with.
const COMPLAINT: &str = "xtask: ";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["run", "--", rest @ ..] | ["run", rest @ ..] => serve::run(rest),
        ["test"] => suite::run(false),
        ["test", "--long"] => suite::run(true),
        // What `run` and `test` start for each of their steps.
        ["step", name] => steps::take(suite::STEPS.iter().chain(serve::STEPS), name),
        ["audit"] => audit::run(),
        ["tidy"] => tidy::run(),
        ["rules"] => rules::run(),
        ["proof"] => proof::run(),
        ["pictures"] => pictures::run(),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{COMPLAINT}{problem}");
            ExitCode::FAILURE
        }
    }
}
