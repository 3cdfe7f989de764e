//! The text files of the repository, read once.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Paths from the root, with `/` between folders, and what the files hold.
pub(super) struct Tree(BTreeMap<String, String>);

/// Folders that hold no source: what is built, installed or kept by git.
const SKIPPED: [&str; 6] = [".git", "target", "node_modules", "dist", "output", "test-results"];

impl Tree {
    /// Every text file under `root`.
    pub(super) fn read(root: &Path) -> Result<Tree, String> {
        let mut files = BTreeMap::new();
        walk(root, "", &mut files)?;
        Ok(Tree(files))
    }

    /// A tree made of these files.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let own = |(path, text): &(&str, &str)| (path.to_string(), text.to_string());
        Tree(files.iter().map(own).collect())
    }

    /// Every file with its text.
    pub(super) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The text of one file.
    pub(super) fn get(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// How many files there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

fn walk(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> Result<(), String> {
    let problem = |error: std::io::Error| format!("{} cannot be read: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(problem)? {
        let entry = entry.map_err(problem)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.file_type().map_err(problem)?.is_dir() {
            if !SKIPPED.contains(&name.as_str()) && !name.starts_with("target-") {
                walk(&entry.path(), &format!("{path}/"), files)?;
            }
        } else if SKIPPED.contains(&name.as_str()) {
            // In a second work tree, `.git` is a file that says where the repository lies.
        } else if let Ok(text) = fs::read_to_string(entry.path()) {
            files.insert(path, text);
        } else {
            // A picture or a sound: links may point to it, nothing else is asked of it.
            files.insert(path, String::new());
        }
    }
    Ok(())
}
