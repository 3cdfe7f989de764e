//! What is installed from the system's packages.

use std::process::{Command, Stdio};

use crate::tool;

/// Installs `name`: one of `packages`, the best first; not every distribution has all of them.
pub(crate) fn install(name: &str, packages: &[&str]) -> Result<(), String> {
    println!("no {name} found: installing it from the system's packages");
    if !tool::answers("apt-get") {
        return Err(format!("{name} not found, and no apt-get to install it"));
    }
    let root = Command::new("id")
        .arg("-u")
        .stderr(Stdio::null())
        .output()
        .is_ok_and(|output| output.stdout == b"0\n");
    if !root && !tool::answers("sudo") {
        return Err(format!(
            "{name} not found, and neither root nor sudo to install it"
        ));
    }
    tool::run(apt(root).arg("update"))?;
    let mut done = Ok(());
    for package in packages {
        done = tool::run(apt(root).args(["install", "--yes", "--no-install-recommends", package]));
        if done.is_ok() {
            break;
        }
    }
    done
}

fn apt(root: bool) -> Command {
    // Through `env`, since sudo does not hand on what is set here.
    let asks_nobody = "DEBIAN_FRONTEND=noninteractive";
    let mut command = Command::new(if root { "env" } else { "sudo" });
    if !root {
        command.arg("env");
    }
    command.args([asks_nobody, "apt-get", "--quiet"]);
    command
}
