//! Where PostgreSQL's programs are. `xtask`, which installs them, looks for itself: it depends on nothing of ours.

use std::env;
use std::fs;
use std::path::PathBuf;

/// What in the environment wins over what is found.
const VARIABLE: &str = "POSTGRES_BIN";

/// Where Debian and its kin put each version, in a folder of its number.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The folder of the latest `initdb`, `pg_ctl` and `postgres`.
///
/// # Panics
/// If there are none.
pub(crate) fn folder() -> PathBuf {
    if let Some(named) = env::var_os(VARIABLE) {
        return PathBuf::from(named);
    }
    let mut versions: Vec<(u32, PathBuf)> = fs::read_dir(VERSIONS)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            Some((
                entry.file_name().to_str()?.parse().ok()?,
                entry.path().join("bin"),
            ))
        })
        .collect();
    versions.sort();
    let path = env::var_os("PATH").unwrap_or_default();
    versions
        .into_iter()
        .rev()
        .map(|(_, folder)| folder)
        .chain(env::split_paths(&path))
        .find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
        .unwrap_or_else(|| {
            panic!(
                "no PostgreSQL found: `cargo xtask test` installs it; or name its programs' folder with \
                 {VARIABLE}"
            )
        })
}
