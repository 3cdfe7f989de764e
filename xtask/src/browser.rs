//! The browsers that the end-to-end tests drive.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::tool;

/// A browser and where it comes from.
struct Browser {
    name: &'static str,
    /// Names that distributions give it, the best first.
    programs: &'static [&'static str],
    /// The packages it comes in, the best first; not every distribution has all of them.
    packages: &'static [&'static str],
    /// What in the environment wins over what is found.
    variable: &'static str,
}

const CHROMIUM: Browser = Browser {
    name: "Chromium",
    // The shell is the same engine without the windows that nobody sees here, which cost a quarter of the
    // scenes' processor time.
    programs: &[
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ],
    packages: &["chromium-headless-shell", "chromium"],
    variable: "CHROMIUM",
};

const FIREFOX: Browser = Browser {
    name: "Firefox",
    programs: &["firefox-esr", "firefox"],
    packages: &["firefox-esr"],
    variable: "FIREFOX",
};

/// The path of a Chromium, installed from the system's packages when there is none.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    CHROMIUM.path()
}

/// The path of a Firefox, installed from the system's packages when there is none.
pub(crate) fn firefox() -> Result<PathBuf, String> {
    FIREFOX.path()
}

impl Browser {
    fn path(&self) -> Result<PathBuf, String> {
        let Self { name, variable, .. } = self;
        if let Some(named) = std::env::var_os(variable) {
            return Ok(PathBuf::from(named));
        }
        if let Some(found) = self.find() {
            return Ok(found);
        }
        println!("no {name} found: installing it from the system's packages");
        self.install().map_err(|problem| {
            format!("{problem}; install {name} yourself, or name one with {variable}=/path/to/it")
        })?;
        self.find()
            .ok_or_else(|| format!("{name} still not in the PATH after its installation"))
    }

    fn find(&self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH")?;
        self.programs
            .iter()
            .flat_map(|name| std::env::split_paths(&path).map(move |folder| folder.join(name)))
            .find(|program| program.is_file())
    }

    fn install(&self) -> Result<(), String> {
        let Self { name, packages, .. } = self;
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
        for package in *packages {
            done = tool::run(apt(root).args(["install", "--yes", "--no-install-recommends", package]));
            if done.is_ok() {
                break;
            }
        }
        done
    }
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
