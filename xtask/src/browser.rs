//! The browsers that the end-to-end tests drive.

use std::path::PathBuf;

use crate::packages;

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
        packages::install(name, self.packages).map_err(|problem| {
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
}
