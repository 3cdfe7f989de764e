//! The PostgreSQL that tests start for themselves. `journal-testkit` finds it again: nothing of ours is needed
//! to build this.

use std::fs;
use std::path::PathBuf;

use crate::packages;

/// What in the environment wins over what is found; the tests are told by it.
pub(crate) const VARIABLE: &str = "POSTGRES_BIN";

/// The folder of PostgreSQL's programs, installed from the system's packages when there are none. What runs on
/// the machine already is left alone.
pub(crate) fn programs() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os(VARIABLE) {
        return Ok(PathBuf::from(named));
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    packages::install("PostgreSQL", &["postgresql"]).map_err(|problem| {
        format!("{problem}; install PostgreSQL yourself, or name its programs' folder with {VARIABLE}")
    })?;
    find().ok_or_else(|| "PostgreSQL still not found after its installation".to_string())
}

/// The latest of those that lie by version, as Debian has them, or one in the PATH.
fn find() -> Option<PathBuf> {
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let entries = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    folders.sort_by_key(version);
    let path = std::env::var_os("PATH")?;
    let latest_first = folders.into_iter().rev().map(|folder| folder.join("bin"));
    latest_first.chain(std::env::split_paths(&path)).find(|folder| {
        ["initdb", "pg_ctl"]
            .iter()
            .all(|name| folder.join(name).is_file())
    })
}
