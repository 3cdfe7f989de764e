//! The Chromium that the end-to-end tests drive.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::tool;

/// Names that distributions give it. The shell comes first: the same engine without the windows that nobody
/// sees here, which cost a quarter of the scenes' processor time.
const NAMES: [&str; 5] = [
    SHELL,
    WHOLE,
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// The packages of the two, in distributions that have them.
const SHELL: &str = "chromium-headless-shell";
const WHOLE: &str = "chromium";

/// The path of a Chromium, installed from the system's packages when there is none.
///
/// `CHROMIUM` in the environment wins over what is found.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(PathBuf::from(named));
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    println!("no Chromium found: installing it from the system's packages");
    install().map_err(|problem| {
        format!("{problem}; install Chromium yourself, or name one with CHROMIUM=/path/to/chromium")
    })?;
    find().ok_or_else(|| "chromium still not in the PATH after its installation".to_string())
}

fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    NAMES
        .iter()
        .flat_map(|name| std::env::split_paths(&path).map(move |folder| folder.join(name)))
        .find(|program| program.is_file())
}

fn install() -> Result<(), String> {
    if !tool::answers("apt-get") {
        return Err("chromium not found, and no apt-get to install it".to_string());
    }
    let root = Command::new("id")
        .arg("-u")
        .stderr(Stdio::null())
        .output()
        .is_ok_and(|output| output.stdout == b"0\n");
    if !root && !tool::answers("sudo") {
        return Err("chromium not found, and neither root nor sudo to install it".to_string());
    }
    tool::run(apt(root).arg("update"))?;
    let install =
        |package| tool::run(apt(root).args(["install", "--yes", "--no-install-recommends", package]));
    install(SHELL).or_else(|_| install(WHOLE))
}

fn apt(root: bool) -> Command {
    let mut command = if root {
        Command::new("apt-get")
    } else {
        let mut command = Command::new("sudo");
        command.arg("apt-get");
        command
    };
    command.arg("--quiet");
    command
}
