//! `cargo xtask run`: from a fresh checkout to a served game, the page and the server built side by side.

use std::process::Command;

use crate::steps::{Step, walk};
use crate::{ahead, front, tool};

/// The profile of a first look: see `Cargo.toml`.
const PROFILE: &str = "look";

/// The two things that are built.
pub(crate) const STEPS: &[Step] = &[
    Step {
        name: "server",
        needs: &[],
        builds: true,
        work: || ahead::build("cli", PROFILE),
    },
    Step {
        name: "page",
        needs: &[],
        builds: false,
        work: || {
            front::install()?;
            front::build()
        },
    },
];

/// Installs, builds, and becomes the server.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    front::check_node()?;
    walk(STEPS, &[])?;
    let name = format!("cavalettres{}", std::env::consts::EXE_SUFFIX);
    become_command(
        Command::new(tool::target()?.join(PROFILE).join(name))
            .arg("serve")
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
