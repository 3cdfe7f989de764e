//! Runs the binary.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    /// The exit status; `None` when a signal ended the process, as an abort does.
    pub(crate) status: Option<i32>,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// A run in English with these arguments and nothing to read.
pub(crate) fn run(args: &[&str]) -> Ran {
    feed(args, "")
}

/// A run in English with these arguments and this to read.
pub(crate) fn feed(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cavalettres"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built for this test");
    // A command that reads nothing may be gone already.
    let _ = child
        .stdin
        .take()
        .expect("piped above")
        .write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the process was started above");
    Ran {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).expect("output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

/// The output of a run that must succeed without a message.
pub(crate) fn done(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{args:?}");
    ran.out
}

/// The slugs of the shelf, as `games` lists them.
pub(crate) fn shelf() -> Vec<String> {
    let listed = done(&["games"]);
    let games = listed.lines().filter(|line| !line.starts_with(' '));
    games
        .filter_map(|line| Some(line.split_once('\t')?.0.to_owned()))
        .collect()
}

/// Those of them that are played with words: `word` gives the rulings of each.
pub(crate) fn worded() -> Vec<String> {
    let told = done(&["word", "mot"]);
    let shelf = shelf();
    let mut games: Vec<String> = told
        .lines()
        .filter_map(|line| Some(line.split_once('\t')?.0.to_owned()))
        .filter(|game| shelf.contains(game))
        .collect();
    games.dedup();
    games
}

/// The output of a run that the rules must refuse.
pub(crate) fn refused(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.status, ran.err.as_str()), (Some(1), ""), "{args:?}");
    ran.out
}

/// The message of a run whose input must be wrong.
pub(crate) fn wrong(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{args:?}");
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    ran.err
}
