//! The front end's packages and build.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tool;

/// The oldest Node that the front end's tools run on.
const NODE: u32 = 20;

/// Checks that Node and npm are there and new enough.
pub(crate) fn check_node() -> Result<(), String> {
    let said = tool::output(std::process::Command::new("node").arg("--version")).map_err(|_| {
        format!("node not found, expected Node {NODE} or newer in the PATH: see https://nodejs.org")
    })?;
    match major(&said) {
        Some(version) if version >= NODE => {}
        _ => {
            return Err(format!(
                "node {} is too old, expected {NODE} or newer",
                said.trim()
            ));
        }
    }
    tool::output(tool::npm().arg("--version"))
        .map_err(|_| "npm not found, expected in the PATH; it comes with Node".to_string())?;
    Ok(())
}

fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Installs the packages of `package-lock.json`, unless they are there already.
pub(crate) fn install() -> Result<(), String> {
    let web = tool::root().join("web");
    let lock = fs::read_to_string(web.join("package-lock.json"))
        .map_err(|error| format!("web/package-lock.json cannot be read: {error}"))?;
    if fs::read_to_string(stamp(&web)).is_ok_and(|installed| installed == lock) {
        println!("packages already installed");
        return Ok(());
    }
    tool::run(tool::npm().args(["ci", "--no-audit", "--no-fund"]))?;
    fs::write(stamp(&web), lock).map_err(|error| format!("web/node_modules cannot be written: {error}"))
}

/// The lock file that the installed packages come from; it goes when `node_modules` goes.
fn stamp(web: &Path) -> PathBuf {
    web.join("node_modules").join(".installed-lock.json")
}

/// Runs a script of `web/package.json`.
pub(crate) fn script(name: &str) -> Result<(), String> {
    tool::run(tool::npm().args(["run", "--silent", name]))
}

/// Builds the pages into `web/dist`, with the manifest that the size budget reads.
pub(crate) fn build() -> Result<(), String> {
    tool::run(tool::npm().args(["run", "--silent", "build", "--", "--manifest"]))
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn the_major_version_is_read() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("20"), None);
        assert_eq!(major(""), None);
    }
}
