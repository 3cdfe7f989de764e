//! The shape of source files: what they open with, how long they are, what they must not hold.

use super::tree::Tree;

/// The longest a source file may be.
const LINES: usize = 800;

/// Endings of the files that hold code.
const CODE: [&str; 6] = [".rs", ".ts", ".svelte", ".css", ".js", ".mjs"];

/// Text that no source file holds: promises, leftovers, tests that do not run. Each is spelt in two
/// parts, so that this file does not hold it either.
const LEFTOVERS: [&str; 6] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("dbg", "!("),
    concat!("#[ig", "nore"),
    concat!("it.sk", "ip("),
    concat!("test.sk", "ip("),
];

/// Openings of paths that exist on one machine only.
const MACHINES: [&str; 5] = [
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("/Us", "ers/"),
    concat!("/wo", "rk/"),
    concat!("/mn", "t/"),
];

/// Crates whose code may not reach a clock, a file or a thread, besides the rules.
const PURE: [&str; 4] = ["books", "lexicon", "room", "search"];

/// The list of what they may not call; every other is a copy of it, since clippy reads one file a crate.
const BANS: &str = "crates/game-core/clippy.toml";

/// Every misshapen file.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.files() {
        if path.ends_with("package-lock.json") || path == "Cargo.lock" {
            continue;
        }
        if path.ends_with(".rs") && !text.starts_with("//!") {
            faults.push(format!(
                "{path}: the file does not open with //! and what it is for"
            ));
        }
        if CODE.iter().any(|ending| path.ends_with(ending)) {
            let lines = text.lines().count();
            if lines > LINES {
                faults.push(format!("{path}: {lines} lines, expected {LINES} at most"));
            }
            faults.extend(holding(path, text, &LEFTOVERS));
        }
        faults.extend(holding(path, text, &MACHINES));
        if let Some(crate_name) = pure(path) {
            let own = format!("crates/{crate_name}/clippy.toml");
            match tree.get(&own) {
                None => faults.push(format!(
                    "crates/{crate_name}: no clippy.toml, expected one that bans clocks, files and threads"
                )),
                Some(own_bans) if !bans(own_bans).eq(bans(tree.get(BANS).unwrap_or_default())) => {
                    faults.push(format!("{own}: bans other calls than {BANS}"));
                }
                Some(_) => {}
            }
        }
    }
    if !tree
        .get("LICENSE")
        .is_some_and(|text| text.trim_start().starts_with("GNU AFFERO GENERAL PUBLIC LICENSE"))
    {
        faults.push("LICENSE: not the GNU Affero General Public License".to_string());
    }
    faults
}

fn holding(path: &str, text: &str, unwanted: &[&str]) -> Vec<String> {
    let lines = text.lines().enumerate();
    lines
        .flat_map(|(at, line)| {
            unwanted
                .iter()
                .filter(|word| stands_in(line, word))
                .map(move |word| (at + 1, word))
        })
        .map(|(line, word)| format!("{path}:{line}: {word} does not belong here"))
        .collect()
}

/// Whether `word` stands in `line` and not inside a longer path of ours, such as a folder of that name
/// under `src`.
fn stands_in(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || "._$})".contains(letter))
    })
}

/// What a configuration says, without why.
fn bans(configuration: &str) -> impl Iterator<Item = &str> {
    let lines = configuration.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The name of a pure crate when `path` is its manifest.
fn pure(path: &str) -> Option<&str> {
    let name = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
    let rules = name.starts_with("game-") && name != "game-testkit";
    (rules || PURE.contains(&name)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LICENSE: (&str, &str) = ("LICENSE", "  GNU AFFERO GENERAL PUBLIC LICENSE\n");

    #[test]
    fn a_well_shaped_file_passes() {
        let tree = Tree::of(&[
            LICENSE,
            ("crates/room/src/clock.rs", "//! Clocks.\nuse crate::src;\n"),
        ]);
        assert_eq!(check(&tree), Vec::<String>::new());
    }

    #[test]
    fn opening_length_and_leftovers_are_told() {
        let long = format!("//! Long.\n{}", "x\n".repeat(LINES));
        let promise = format!("//! One.\n// {} later\n", LEFTOVERS[0]);
        let tree = Tree::of(&[
            LICENSE,
            ("a.rs", "fn a() {}\n"),
            ("b.rs", &long),
            ("c.rs", &promise),
        ]);
        assert_eq!(
            check(&tree),
            [
                "a.rs: the file does not open with //! and what it is for".to_string(),
                "b.rs: 801 lines, expected 800 at most".to_string(),
                format!("c.rs:2: {} does not belong here", LEFTOVERS[0]),
            ]
        );
    }

    #[test]
    fn a_machine_s_own_path_is_told_and_a_folder_of_ours_is_not() {
        let own = format!("see src{}Home.svelte", MACHINES[1]);
        let foreign = format!("see {}me/notes", MACHINES[1]);
        let tree = Tree::of(&[LICENSE, ("a.md", &own), ("b.md", &foreign)]);
        assert_eq!(
            check(&tree),
            [format!("b.md:1: {} does not belong here", MACHINES[1])]
        );
    }

    #[test]
    fn a_pure_crate_needs_its_bans() {
        let tree = Tree::of(&[
            LICENSE,
            ("crates/room/Cargo.toml", ""),
            ("crates/game-testkit/Cargo.toml", ""),
            ("crates/game-core/Cargo.toml", ""),
            (
                "crates/game-core/clippy.toml",
                "# Pure.\nbans = [\n  \"now\",\n]\n",
            ),
            ("crates/game-jeu/Cargo.toml", ""),
            (
                "crates/game-jeu/clippy.toml",
                "# Pure: no clock.\nbans = [\n  \"now\",\n]\n",
            ),
            ("crates/search/Cargo.toml", ""),
            ("crates/search/clippy.toml", "bans = [\n]\n"),
        ]);
        assert_eq!(
            check(&tree),
            [
                "crates/room: no clippy.toml, expected one that bans clocks, files and threads",
                "crates/search/clippy.toml: bans other calls than crates/game-core/clippy.toml",
            ]
        );
    }

    #[test]
    fn another_licence_is_told() {
        let tree = Tree::of(&[("LICENSE", "MIT License")]);
        assert_eq!(
            check(&tree),
            ["LICENSE: not the GNU Affero General Public License"]
        );
    }
}
