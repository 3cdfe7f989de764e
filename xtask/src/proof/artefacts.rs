//! What the house has compiled already, lent to its copy.
//!
//! Cargo names a package of the workspace by its path from the workspace's root, so that both trees want the
//! same files of every crate that does not know which games there are. Only the rest is compiled again.

use std::fs;
use std::io;
use std::path::Path;

/// Crates that hold what is the house's own: the list of its games, which a build script wrote, and its
/// paths, by which they would look for the folders of the games there, and write there.
const NOT_LENT: [&str; 3] = ["catalog", "phrases", "game-testkit"];

/// Lends everything compiled in `from` that `to` does not have, or has older.
pub(super) fn seed(from: &Path, to: &Path) -> Result<(), String> {
    let lend = || -> io::Result<()> {
        for (folder, lend) in [
            (".fingerprint", lent as fn(&Path, &Path) -> io::Result<()>),
            ("build", lent),
            // Compilers put another file in the place of a library, and never write into the old one.
            ("deps", linked),
        ] {
            fs::create_dir_all(to.join(folder))?;
            for entry in fs::read_dir(from.join(folder))? {
                let name = entry?.file_name();
                if !is_of(&name.to_string_lossy(), &NOT_LENT) {
                    lend(&from.join(folder).join(&name), &to.join(folder).join(&name))?;
                }
            }
        }
        Ok(())
    };
    lend().map_err(|error| format!("what is compiled cannot be lent to {}: {error}", to.display()))
}

/// Whether a file or a folder belongs to one of these crates: `phrases-1f…`, `libgame_testkit-1f….rlib`.
fn is_of(file: &str, crates: &[&str]) -> bool {
    let name = file.strip_prefix("lib").unwrap_or(file).replace('_', "-");
    let stem = name.rsplit_once('-').map_or(name.as_str(), |(stem, _)| stem);
    crates.contains(&stem)
}

/// Copies a file or a folder, with the times they were changed, where the copy is older or not there.
fn lent(from: &Path, to: &Path) -> io::Result<()> {
    let found = fs::metadata(from)?;
    if found.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            lent(&from.join(&name), &to.join(&name))?;
        }
        return Ok(());
    }
    if is_older(to, found.modified()?) {
        fs::copy(from, to)?;
        fs::File::options()
            .write(true)
            .open(to)?
            .set_modified(found.modified()?)?;
    }
    Ok(())
}

/// Links a library; programs and what the compiler notes beside them are left out.
fn linked(from: &Path, to: &Path) -> io::Result<()> {
    let library = |ending: &std::ffi::OsStr| {
        ["rlib", "rmeta", "so", "dylib", "dll"]
            .iter()
            .any(|known| ending == *known)
    };
    if !from.extension().is_some_and(library) || !is_older(to, fs::metadata(from)?.modified()?) {
        return Ok(());
    }
    let _ = fs::remove_file(to);
    fs::hard_link(from, to)
}

/// Whether there is nothing at a path that was changed at this time or later.
fn is_older(path: &Path, changed: std::time::SystemTime) -> bool {
    let there = fs::metadata(path).and_then(|found| found.modified());
    there.map_or(true, |there| there < changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_by_their_crate() {
        for file in [
            "game-testkit-0a1b",
            "libgame_testkit-0a1b.rlib",
            "game_testkit-0a1b.d",
        ] {
            assert!(is_of(file, &NOT_LENT), "{file}");
        }
        for file in ["game-core-0a1b", "libgame_core-0a1b.rlib", "phrases_more-0a1b.d"] {
            assert!(!is_of(file, &NOT_LENT), "{file}");
        }
    }
}
