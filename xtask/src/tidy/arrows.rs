//! Which of our crates may use which.

use std::collections::BTreeMap;

use serde_json::Value;

/// One line per crate: what it may depend on. `game-*` stands for the rules of every game, `bot-*` for its
/// computer players, and `game-same` for the rules of the game that a player plays.
///
/// `game-core` and `game-testkit` never match `game-*`.
const ARROWS: &[(&str, &[&str])] = &[
    ("game-core", &[]),
    ("books", &[]),
    ("lexicon", &[]),
    ("lexicon-fr", &["lexicon"]),
    ("search", &[]),
    ("journal", &[]),
    ("journal-testkit", &[]),
    ("game-*", &["game-core", "lexicon", "books"]),
    ("game-testkit", &["game-core"]),
    ("bots", &["game-core", "search", "lexicon"]),
    ("bot-*", &["game-core", "game-same", "bots", "search", "lexicon"]),
    ("room", &["game-core"]),
    // What a room, a book or a reason and the wire say in the same words is written once, where it is meant.
    ("protocol", &["room", "books", "bots"]),
    ("phrases", &[]),
    // What a box holds comes from the rules' vocabulary, what a sheet says from the sentences and the book.
    ("print", &["game-core", "phrases", "books"]),
    // The one place where the embedded list is chosen.
    (
        "catalog",
        &[
            "game-core",
            "bot-*",
            "books",
            "bots",
            "room",
            "lexicon",
            "lexicon-fr",
        ],
    ),
    // The dictionary is no game: server and command line ask a list, which `catalog` hands them, themselves.
    (
        "server",
        &[
            "game-core",
            "books",
            "catalog",
            "room",
            "protocol",
            "journal",
            "phrases",
            "print",
            "lexicon",
        ],
    ),
    // `bench` measures rules below what `catalog` shows of them, and `uci` speaks to one player itself.
    (
        "cli",
        &[
            "game-core",
            "game-*",
            "server",
            "catalog",
            "bot-*",
            "bots",
            "room",
            "phrases",
            "print",
            "lexicon",
        ],
    ),
    ("xtask", &[]),
];

/// What any crate may use in its tests besides.
const IN_TESTS: &[&str] = &[
    "game-testkit",
    "game-core",
    "game-*",
    "lexicon-fr",
    "journal-testkit",
];

/// The licence of every package.
const LICENCE: &str = "AGPL-3.0-or-later";

/// Every forbidden arrow, crate without a line, and package without the licence.
pub(super) fn check(metadata: &Value) -> Vec<String> {
    let packages: BTreeMap<&str, &Value> = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|package| Some((package["name"].as_str()?, package)))
        .collect();
    let mut faults = Vec::new();
    for (&name, package) in &packages {
        if package["license"] != LICENCE {
            faults.push(format!("crate {name} has no licence {LICENCE}"));
        }
        let Some(allowed) = allowed(name) else {
            faults.push(format!("crate {name} has no line in the table of arrows"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let Some(target) = dependency["name"]
                .as_str()
                .filter(|target| packages.contains_key(target))
            else {
                continue;
            };
            let in_tests = dependency["kind"] == "dev";
            let free = named(allowed, name, target) || (in_tests && named(IN_TESTS, name, target));
            if !free {
                let whence = if in_tests { "in tests" } else { "in the code" };
                faults.push(format!("crate {name} must not use {target} {whence}"));
            }
        }
    }
    faults
}

fn allowed(name: &str) -> Option<&'static [&'static str]> {
    let line = |wanted: &str| ARROWS.iter().find(|(from, _)| *from == wanted).map(|(_, to)| *to);
    let rules = || is_rules(name).then(|| line("game-*")).flatten();
    let player = || is_player(name).then(|| line("bot-*")).flatten();
    line(name).or_else(rules).or_else(player)
}

/// Whether a list has what `name` wants to use.
fn named(list: &[&str], name: &str, target: &str) -> bool {
    let same = || name.strip_prefix("bot-") == target.strip_prefix("game-");
    list.contains(&target)
        || (list.contains(&"game-*") && is_rules(target))
        || (list.contains(&"game-same") && is_rules(target) && same())
        || (list.contains(&"bot-*") && is_player(target))
}

/// Whether a crate holds the rules of one game.
pub(super) fn is_rules(name: &str) -> bool {
    name.starts_with("game-") && name != "game-core" && name != "game-testkit"
}

/// Whether a crate holds the computer players of one game.
fn is_player(name: &str) -> bool {
    name.starts_with("bot-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn package(name: &str, dependencies: &[(&str, Option<&str>)]) -> Value {
        let dependencies: Vec<Value> = dependencies
            .iter()
            .map(|(name, kind)| json!({ "name": name, "kind": kind }))
            .collect();
        json!({ "name": name, "license": LICENCE, "dependencies": dependencies })
    }

    fn faults(packages: Vec<Value>) -> Vec<String> {
        check(&json!({ "packages": packages }))
    }

    #[test]
    fn allowed_arrows_and_foreign_crates_pass() {
        let found = faults(vec![
            package("game-core", &[]),
            package("search", &[]),
            package(
                "game-echecs",
                &[
                    ("game-core", None),
                    ("shakmaty", None),
                    ("game-testkit", Some("dev")),
                ],
            ),
            package("game-testkit", &[("game-core", None)]),
            package("bots", &[("game-core", None), ("search", None)]),
            package("bot-echecs", &[("game-echecs", None), ("bots", None)]),
            package("catalog", &[("bot-echecs", None)]),
        ]);
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn a_forbidden_arrow_is_told() {
        let found = faults(vec![
            package("search", &[("game-echecs", None)]),
            package("game-echecs", &[]),
        ]);
        assert_eq!(found, ["crate search must not use game-echecs in the code"]);
    }

    #[test]
    fn one_game_must_not_use_another() {
        let found = faults(vec![
            package("game-chevaliers", &[("game-echecs", None)]),
            package("game-echecs", &[]),
        ]);
        assert_eq!(
            found,
            ["crate game-chevaliers must not use game-echecs in the code"]
        );
    }

    #[test]
    fn a_player_knows_its_own_game_and_what_players_share_knows_none() {
        let found = faults(vec![
            package("bot-echecs", &[("game-echecs", None), ("game-chevaliers", None)]),
            package("bots", &[("game-echecs", None)]),
            package("game-chevaliers", &[]),
            package("game-echecs", &[("bot-echecs", None)]),
        ]);
        assert_eq!(
            found,
            [
                "crate bot-echecs must not use game-chevaliers in the code",
                "crate bots must not use game-echecs in the code",
                "crate game-echecs must not use bot-echecs in the code",
            ]
        );
    }

    #[test]
    fn tests_may_use_the_testkit_but_not_the_server() {
        let found = faults(vec![
            package("room", &[("game-testkit", Some("dev")), ("server", Some("dev"))]),
            package("server", &[]),
            package("game-testkit", &[]),
        ]);
        assert_eq!(found, ["crate room must not use server in tests"]);
    }

    #[test]
    fn a_crate_needs_a_line_and_a_licence() {
        let found = faults(vec![
            json!({ "name": "attic", "license": null, "dependencies": [] }),
        ]);
        assert_eq!(
            found,
            [
                "crate attic has no licence AGPL-3.0-or-later",
                "crate attic has no line in the table of arrows",
            ]
        );
    }
}
