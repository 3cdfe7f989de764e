//! Files that tests write and the repository keeps: the TypeScript of the wire, the rules' coverage, and the
//! sets of words that the embedded list is compiled for.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::tool;

/// What the generated files hold at one moment.
pub(crate) struct Generated(BTreeMap<PathBuf, Vec<u8>>);

/// Where the moment before the tests is kept.
const BEFORE: &str = "generated-before.json";

impl Generated {
    /// The generated files as they are now.
    fn now() -> Result<Generated, String> {
        let root = tool::root();
        let mut files = BTreeMap::new();
        collect(&root.join("web/src/wire"), &mut files)?;
        collect(&root.join("docs/rules/COVERAGE.md"), &mut files)?;
        collect(&root.join("data/lexicon/sets.txt"), &mut files)?;
        Ok(Generated(files))
    }

    /// Keeps what the files hold now for [`Generated::unchanged`].
    pub(crate) fn remember() -> Result<(), String> {
        let pairs: Vec<_> = Generated::now()?.0.into_iter().collect();
        tool::keep(BEFORE, &serde_json::json!(pairs).to_string())
    }

    /// Fails when a test wrote a file anew: what the repository keeps was not what the code says.
    pub(crate) fn unchanged() -> Result<(), String> {
        let before: Vec<(PathBuf, Vec<u8>)> = serde_json::from_str(&tool::kept(BEFORE)?)
            .map_err(|error| format!("the generated files as they were: {error}"))?;
        let stale = differences(&before.into_iter().collect(), &Generated::now()?.0);
        if stale.is_empty() {
            return Ok(());
        }
        for path in &stale {
            eprintln!("  {}", path.strip_prefix(tool::root()).unwrap_or(path).display());
        }
        Err("generated files were out of date; they are written anew, commit them".to_string())
    }
}

fn differences(before: &BTreeMap<PathBuf, Vec<u8>>, after: &BTreeMap<PathBuf, Vec<u8>>) -> Vec<PathBuf> {
    let paths = before.keys().chain(after.keys());
    let mut stale: Vec<PathBuf> = paths
        .filter(|path| before.get(*path) != after.get(*path))
        .cloned()
        .collect();
    stale.sort();
    stale.dedup();
    stale
}

fn collect(path: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) -> Result<(), String> {
    let problem = |error: std::io::Error| format!("{} cannot be read: {error}", path.display());
    if path.is_file() {
        files.insert(path.to_path_buf(), fs::read(path).map_err(problem)?);
    } else if path.is_dir() {
        for entry in fs::read_dir(path).map_err(problem)? {
            collect(&entry.map_err(problem)?.path(), files)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(files: &[(&str, &str)]) -> BTreeMap<PathBuf, Vec<u8>> {
        files
            .iter()
            .map(|(path, text)| (PathBuf::from(path), text.as_bytes().to_vec()))
            .collect()
    }

    #[test]
    fn changed_new_and_lost_files_are_told() {
        let before = files(&[("Ack.ts", "1"), ("Me.ts", "1"), ("Old.ts", "1")]);
        let after = files(&[("Ack.ts", "2"), ("Me.ts", "1"), ("New.ts", "1")]);
        let stale = differences(&before, &after);
        assert_eq!(stale, ["Ack.ts", "New.ts", "Old.ts"].map(PathBuf::from));
        assert!(differences(&before, &before).is_empty());
    }
}
