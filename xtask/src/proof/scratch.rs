//! A copy of the tree with the example in its place.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::tidy;

/// Where the example lies, a folder a game.
const EXAMPLES: &str = "examples";
/// Where its one line goes.
const SHELF: &str = "crates/catalog/Cargo.toml";
/// What is made in the copy itself and stays there from run to run.
const KEPT: [&str; 3] = ["web/node_modules", "web/dist", "web/e2e/output"];
/// What tests keep of every game.
const GOLDEN: &str = "crates/catalog/tests/golden/";

/// The copy.
pub(super) struct Scratch {
    /// The game that was laid into it.
    pub(super) slug: String,
}

impl Scratch {
    /// Makes `copy` what `root` is, with the example in its place. What is as it should be is not touched, so
    /// that cargo finds it fresh; `built` is when the copy was last built.
    pub(super) fn lay(root: &Path, copy: &Path, built: Option<SystemTime>) -> Result<Scratch, String> {
        let slug = example(root)?;
        let mut files: BTreeMap<PathBuf, PathBuf> = BTreeMap::new();
        for path in tidy::paths(root)? {
            // The example stays where it lies as well: documents point to it.
            files.extend(placed(&path, &slug).map(|place| (place.into(), root.join(&path))));
            files.insert(path.clone().into(), root.join(path));
        }
        for (place, source) in &files {
            if place != Path::new(SHELF) {
                copied(source, &copy.join(place), built).map_err(|error| told(place, &error))?;
            }
        }
        let shelf = fs::read_to_string(root.join(SHELF)).map_err(|error| told(Path::new(SHELF), &error))?;
        written(&with_line(&shelf, &slug)?, &copy.join(SHELF))
            .map_err(|error| told(Path::new(SHELF), &error))?;
        swept(copy, Path::new(""), &|path| {
            let own = path.to_string_lossy();
            files.contains_key(path) || own == "Cargo.lock" || own == format!("{GOLDEN}{slug}.txt")
        })
        .map_err(|error| told(copy, &error))?;
        linked(&root.join("web/node_modules"), &copy.join("web/node_modules"))
            .map_err(|error| told(Path::new("web/node_modules"), &error))?;
        // The server's build script makes it, but counts as run already where the house was built.
        fs::create_dir_all(copy.join("web/dist")).map_err(|error| told(Path::new("web/dist"), &error))?;
        Ok(Scratch { slug })
    }
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// The slug of the example: the one folder there is.
fn example(root: &Path) -> Result<String, String> {
    let entries = fs::read_dir(root.join(EXAMPLES)).map_err(|error| told(Path::new(EXAMPLES), &error))?;
    let mut names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    match (names.next(), names.next()) {
        (Some(slug), None) => Ok(slug),
        _ => Err(format!("{EXAMPLES} must hold one game")),
    }
}

/// Where a file of the example belongs in the tree: its crate, its bot, its folder of the page with the scene
/// and the hands that play it, and its rule document.
fn placed(path: &str, slug: &str) -> Option<String> {
    let own = path.strip_prefix(&format!("{EXAMPLES}/{slug}/"))?;
    let (folder, rest) = own.split_once('/').unwrap_or(("", own));
    Some(match folder {
        "game" => format!("crates/game-{slug}/{rest}"),
        "bot" => format!("crates/bot-{slug}/{rest}"),
        "page" => format!("web/src/games/{slug}/{rest}"),
        // Written by its tests from the rules, as for every game.
        "wire" => format!("web/src/wire/{slug}/{rest}"),
        _ if own == "rules.md" => format!("docs/rules/{slug}.md"),
        _ if own == "scene.test.ts" => format!("web/e2e/{slug}.test.ts"),
        _ if own == "hands.ts" => format!("web/e2e/hands/{slug}.ts"),
        _ => return None,
    })
}

/// The manifest of the shelf with the line of one more game, after the last.
fn with_line(manifest: &str, slug: &str) -> Result<String, String> {
    let last = manifest.lines().rfind(|line| line.starts_with("bot-"));
    let last = last.ok_or_else(|| format!("{SHELF} has no shelf"))?;
    let line = format!("bot-{slug} = {{ path = \"../bot-{slug}\" }}");
    Ok(manifest.replacen(last, &format!("{last}\n{line}"), 1))
}

/// Copies a file, with the time it was changed, unless the copy is the same already. What was changed while
/// the copy was being built, after it was laid, is as new as it looks.
fn copied(source: &Path, copy: &Path, built: Option<SystemTime>) -> std::io::Result<()> {
    let changed = fs::metadata(source)?.modified()?;
    let text = fs::read(source)?;
    let same = fs::read(copy).is_ok_and(|there| there == text);
    if !same {
        let late = copy.exists() && built.is_some_and(|built| changed <= built);
        written_bytes(&text, copy)?;
        if late {
            return Ok(());
        }
    } else if fs::metadata(copy)?.modified()? == changed {
        return Ok(());
    }
    fs::File::options().write(true).open(copy)?.set_modified(changed)
}

/// Writes a text, unless it stands there already.
fn written(text: &str, path: &Path) -> std::io::Result<()> {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    written_bytes(text.as_bytes(), path)
}

fn written_bytes(text: &[u8], path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

/// Removes what does not belong there below a folder of the copy.
fn swept(copy: &Path, folder: &Path, belongs: &dyn Fn(&Path) -> bool) -> std::io::Result<()> {
    for entry in fs::read_dir(copy.join(folder))? {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        if KEPT.iter().any(|kept| Path::new(kept) == path) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            swept(copy, &path, belongs)?;
            // One that is not empty stays, and says so by failing.
            let _ = fs::remove_dir(copy.join(&path));
        } else if !belongs(&path) {
            fs::remove_file(copy.join(&path))?;
        }
    }
    Ok(())
}

/// Lets the copy use the packages of the page that are installed already.
fn linked(packages: &Path, link: &Path) -> std::io::Result<()> {
    if fs::symlink_metadata(link).is_ok() {
        return Ok(());
    }
    #[cfg(unix)]
    return std::os::unix::fs::symlink(packages, link);
    #[cfg(windows)]
    return std::os::windows::fs::symlink_dir(packages, link);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_as_old_as_what_it_is_of_unless_that_changed_during_the_build() {
        let folder = std::env::temp_dir().join(format!("cavalettres-proof-{}", std::process::id()));
        let (source, copy) = (folder.join("source"), folder.join("copy"));
        let old = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
        let age = |text: &str| {
            written(text, &source).expect("a file");
            let file = fs::File::options().write(true).open(&source);
            file.and_then(|file| file.set_modified(old)).expect("a time");
        };
        let told = || {
            fs::metadata(&copy)
                .and_then(|found| found.modified())
                .expect("a time")
        };
        age("one");
        copied(&source, &copy, None).expect("a copy");
        assert_eq!(told(), old);
        age("two");
        copied(&source, &copy, Some(old)).expect("a copy");
        assert!(told() > old);
        assert_eq!(fs::read(&copy).expect("a copy"), b"two");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn every_part_of_the_example_has_its_place() {
        for (path, place) in [
            ("examples/jeu/game/src/lib.rs", "crates/game-jeu/src/lib.rs"),
            ("examples/jeu/bot/Cargo.toml", "crates/bot-jeu/Cargo.toml"),
            ("examples/jeu/page/fr.ftl", "web/src/games/jeu/fr.ftl"),
            ("examples/jeu/wire/View.ts", "web/src/wire/jeu/View.ts"),
            ("examples/jeu/rules.md", "docs/rules/jeu.md"),
            ("examples/jeu/scene.test.ts", "web/e2e/jeu.test.ts"),
            ("examples/jeu/hands.ts", "web/e2e/hands/jeu.ts"),
        ] {
            assert_eq!(placed(path, "jeu").as_deref(), Some(place));
        }
        assert_eq!(placed("crates/room/src/lib.rs", "jeu"), None);
    }

    #[test]
    fn one_line_follows_the_last_of_the_shelf() {
        let manifest = "[dependencies]\nbot-a = {}\nbot-b = {}\n\nbots.workspace = true\n";
        let expected = "[dependencies]\nbot-a = {}\nbot-b = {}\nbot-jeu = { path = \"../bot-jeu\" }\n\nbots.workspace = true\n";
        assert_eq!(with_line(manifest, "jeu").as_deref(), Ok(expected));
        assert!(with_line("[dependencies]\n", "jeu").is_err());
    }
}
