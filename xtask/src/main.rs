//! The tasks of the house: `cargo xtask run`, `test`, `tidy` and `rules`.

mod browser;
mod budget;
mod front;
mod generated;
mod rules;
mod serve;
mod steps;
mod suite;
mod tidy;
mod tool;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask <task>

  run [-- ARGS]   install the front-end packages, build everything and serve; ARGS go to `cavalettres serve`
  test            install what the tests need and run them all
  tidy            check what no compiler checks: dependency arrows, file shapes, glossary, links, locales
  rules           compare rule documents, clauses and scenarios, and write docs/rules/COVERAGE.md";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["run", "--", rest @ ..] | ["run", rest @ ..] => serve::run(rest),
        ["test"] => suite::run(),
        ["tidy"] => tidy::run(),
        ["rules"] => rules::run(),
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
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}
