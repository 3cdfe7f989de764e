//! Only `catalog` knows which games there are.

use super::arrows::is_rules;
use super::tree::Tree;

/// Crates that serve any game alike and so never name one.
const BLIND: [&str; 7] = [
    "server",
    "room",
    "protocol",
    "journal",
    "search",
    "lexicon",
    "lexicon-fr",
];

/// Every place in a blind crate's code that names a game.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let slugs: Vec<String> = tree
        .files()
        .filter_map(|(path, _)| path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml"))
        .filter(|name| is_rules(name))
        .map(|name| format!("\"{}\"", name.trim_start_matches("game-")))
        .collect();
    let blind = |path: &str| {
        let mut parts = path.split('/');
        parts.next() == Some("crates")
            && parts.next().is_some_and(|name| BLIND.contains(&name))
            && parts.next() == Some("src")
            && path.ends_with(".rs")
    };
    let mut faults = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| blind(path)) {
        for (at, line) in code(text).enumerate() {
            for slug in slugs.iter().filter(|slug| line.contains(slug.as_str())) {
                faults.push(format!(
                    "{path}:{}: names the game {slug}, which only catalog may",
                    at + 1
                ));
            }
        }
    }
    faults
}

/// The lines before the tests, which may name a game, with their comments cut off.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .take_while(|line| line.trim() != "#[cfg(test)]")
        .map(|line| line.split("//").next().unwrap_or(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blind_crate_that_names_a_game_is_told() {
        let tree = Tree::of(&[
            ("crates/game-echecs/Cargo.toml", ""),
            ("crates/catalog/src/lib.rs", "match slug { \"echecs\" => 1 }"),
            (
                "crates/server/src/lib.rs",
                "//! Such as \"echecs\".\nmatch slug {\n    \"echecs\" => 1,\n}\n",
            ),
            (
                "crates/room/src/lib.rs",
                "fn a() {}\n#[cfg(test)]\nmod tests { const GAME: &str = \"echecs\"; }\n",
            ),
        ]);
        assert_eq!(
            check(&tree),
            ["crates/server/src/lib.rs:3: names the game \"echecs\", which only catalog may"]
        );
    }
}
