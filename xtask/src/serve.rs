//! `cargo xtask run`: from a fresh checkout to a served game.

use std::process::Command;

use crate::{front, tool};

/// Installs, builds, and becomes the server.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    front::check_node()?;
    println!("[1/3] front-end packages");
    front::install()?;
    println!("[2/3] front end");
    front::build()?;
    println!("[3/3] server, which takes some minutes the first time");
    become_command(
        tool::cargo()
            .args(["run", "--release", "--package", "cli", "--", "serve"])
            .args(args),
    )
}

/// The server takes the place of this process, so that Ctrl-C and signals reach it and nobody else.
#[cfg(unix)]
fn become_command(command: &mut Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(format!("`{}` cannot start: {error}", tool::show(command)))
}

#[cfg(not(unix))]
fn become_command(command: &mut Command) -> Result<(), String> {
    tool::run(command)
}
