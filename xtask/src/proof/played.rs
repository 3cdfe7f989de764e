//! A whole game on the command line, as a script would play it.

use std::path::Path;
use std::process::Command;

use crate::tool;

/// No game of the example is longer.
const LONGEST: usize = 60;

/// Deals a game and plays it to its end, each position told by the last; then lets two players meet.
pub(super) fn on_the_command_line(program: &Path, slug: &str) -> Result<(), String> {
    let ask = |words: &[&str]| tool::output(Command::new(program).args(words));
    if !ask(&["games"])?.contains(slug) {
        return Err(format!("`cavalettres games` does not list {slug}"));
    }
    let mut position = ask(&["deal", slug, "--seed", "1"])?;
    for _ in 0..LONGEST {
        let moves = ask(&["moves", slug, position.trim()])?;
        let Some(action) = moves.lines().next() else {
            let end = ask(&["turn", slug, position.trim()])?;
            if !end.starts_with("over ") {
                return Err(format!("nobody can act, and `cavalettres turn` says {end}"));
            }
            println!("{slug} on the command line: {}", end.trim().replace('\n', ", "));
            let players = ["--first", "level=3", "--second", "level=1", "--games", "2"];
            let met = ask(&[&["match", slug], &players[..]].concat())?;
            println!("{}", met.trim());
            return Ok(());
        };
        let after = ask(&["apply", slug, position.trim(), action])?;
        position = after.lines().next().unwrap_or_default().to_string();
    }
    Err(format!("{slug} does not end"))
}
