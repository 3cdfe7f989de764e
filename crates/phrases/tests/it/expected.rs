//! Whatever a notation wants has its French, beside the rules that want it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, iter};

use phrases::Locale;

/// What is no one game's own.
const SHARED: &str = include_str!("../../i18n/expected.fr.tsv");

/// The lines of a list: a text as the rules say it, and its French.
fn pairs(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.lines().filter_map(|line| line.split_once('\t'))
}

/// The list of a crate, where it has one.
fn own(home: &Path) -> String {
    fs::read_to_string(home.join("expected.fr.tsv")).unwrap_or_default()
}

/// Every text in quotes that stands last in a call of one of `CALLS` in a source.
fn wanted(source: &str) -> Vec<String> {
    /// The calls that say what a notation wants.
    const CALLS: [&str; 11] = [
        "Malformed::new(",
        "fault(",
        "fields.next(",
        "fields.take(",
        "fields.number(",
        ".need(",
        ".counter(",
        ".unfinished(",
        "scan.sign(",
        "scan.letter(",
        "scan.number(",
    ];
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    for call in CALLS {
        for (at, _) in source.match_indices(call) {
            let mut depth = 1;
            let mut quoted: Option<String> = None;
            let mut last = None;
            for symbol in source[at + call.len()..].chars() {
                match (&mut quoted, symbol) {
                    (Some(text), '"') => {
                        last = Some(std::mem::take(text));
                        quoted = None;
                    }
                    (Some(text), _) => text.push(symbol),
                    (None, '"') if depth == 1 => quoted = Some(String::new()),
                    (None, '(') => depth += 1,
                    (None, ')') => depth -= 1,
                    (None, _) => {}
                }
                if depth == 0 {
                    break;
                }
            }
            found.extend(last);
        }
    }
    found
}

/// The crates of the house, by their names.
fn crates() -> impl Iterator<Item = (String, PathBuf)> {
    let entries = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).expect("crates side by side");
    entries.map(|entry| {
        let entry = entry.expect("a readable folder");
        (entry.file_name().to_string_lossy().into_owned(), entry.path())
    })
}

/// Every source of a crate with its text.
fn sources(home: &Path) -> Vec<(PathBuf, String)> {
    let mut folders = vec![home.join("src")];
    iter::from_fn(|| {
        let folder = folders.pop()?;
        let entries = fs::read_dir(folder).expect("a readable folder");
        let paths = entries.map(|entry| entry.expect("a readable folder").path());
        let (within, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
        folders.extend(within);
        Some(files)
    })
    .flatten()
    .map(|path| (path.clone(), fs::read_to_string(path).expect("a source is text")))
    .collect()
}

fn is_quoted(text: &str, sources: &[(PathBuf, String)]) -> bool {
    let quoted = format!("\"{text}\"");
    sources.iter().any(|(_, source)| source.contains(&quoted))
}

#[test]
fn whatever_a_notation_wants_has_its_french_beside_it() {
    let mut seen = 0;
    let rules = |name: &str| name.starts_with("game-") && name != "game-testkit";
    for (_, home) in crates().filter(|(name, _)| rules(name)) {
        let own = own(&home);
        let sources = sources(&home);
        for (path, source) in &sources {
            for text in wanted(source) {
                let known = pairs(&own)
                    .chain(pairs(SHARED))
                    .any(|(english, _)| english == text);
                let home = home.display();
                assert!(
                    known,
                    "{}: {text:?} is in no line of {home}/expected.fr.tsv",
                    path.display()
                );
                seen += 1;
            }
        }
        for (english, _) in pairs(&own) {
            let used = is_quoted(english, &sources);
            assert!(used, "{}: nothing wants {english:?} any more", home.display());
        }
    }
    assert!(seen > 100, "only {seen} found");
    assert_eq!(Locale::Fr.expected("a square"), "une case");
    assert_eq!(Locale::En.expected("a square"), "a square");
}

#[test]
fn what_is_shared_is_wanted_and_said_once() {
    let homes = crates().filter(|(name, _)| name != "phrases");
    let sources: Vec<_> = homes.flat_map(|(_, home)| sources(&home)).collect();
    for (english, _) in pairs(SHARED) {
        assert!(is_quoted(english, &sources), "nothing wants {english:?} any more");
    }
    let lists: Vec<String> = crates().map(|(_, home)| own(&home)).collect();
    let mut said: HashMap<&str, &str> = HashMap::new();
    for (english, french) in lists.iter().flat_map(|list| pairs(list)) {
        let shared = pairs(SHARED).any(|(other, _)| other == english);
        assert!(!shared, "{english:?} is shared, and a game says it as well");
        let other = said.insert(english, french);
        assert!(
            other.is_none_or(|other| other == french),
            "{english:?} has two French texts"
        );
    }
}
