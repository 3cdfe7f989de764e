//! Every public type of the rules and of the room is a word of a glossary, and every word of one is used.
//!
//! The house's glossary holds what several games say; what one game alone says lies beside its crate, so that
//! a new game brings its words with it.

use std::collections::{BTreeMap, BTreeSet};

use super::arrows::is_rules;
use super::tree::Tree;

/// The glossary of the house.
const HOUSE: &str = "GLOSSARY.md";

/// The document that promises to use no other types than these.
const ARCHITECTURE: &str = "ARCHITECTURE.md";

/// Every public type of `game-*` and `room` and every type of ARCHITECTURE that no glossary defines, and every
/// word of a glossary that stands in no code or in the wrong list.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let Some(house) = tree.get(HOUSE) else {
        return vec![format!("{HOUSE}: missing")];
    };
    let house = defined(house);
    let mut faults = Vec::new();
    let mut homes: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut used: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in tree.files() {
        let Some(name) = home(path) else {
            continue;
        };
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        used.entry(name).or_default().extend(words);
        let own = own(tree, name);
        for (at, line) in text.lines().enumerate() {
            let Some(declared) = public_type(line) else {
                continue;
            };
            homes.entry(declared).or_default().insert(name);
            let known = house.contains(declared) || own.as_ref().is_some_and(|own| own.contains(declared));
            if (name == "room" || name.starts_with("game-")) && !known {
                faults.push(format!(
                    "{path}:{}: type {declared} is in no glossary, expected in {}",
                    at + 1,
                    glossary(name)
                ));
            }
        }
    }
    for word in &house {
        if !used.values().any(|used| used.contains(word)) {
            faults.push(format!("{HOUSE}: no code says {word}"));
        }
        let of: Vec<&str> = homes.get(word).into_iter().flatten().copied().collect();
        if let [one] = of[..]
            && is_rules(one)
        {
            faults.push(format!(
                "{HOUSE}: {word} is a word of {one}, expected in {}",
                glossary(one)
            ));
        }
    }
    let mut all = house;
    for (&name, used) in &used {
        let own = own(tree, name).unwrap_or_default();
        for word in own.iter().filter(|word| !used.contains(*word)) {
            faults.push(format!("{}: no code of {name} says {word}", glossary(name)));
        }
        all.extend(own);
    }
    for (at, line) in tree.get(ARCHITECTURE).unwrap_or_default().lines().enumerate() {
        for name in types(line).filter(|name| !all.contains(name)) {
            faults.push(format!(
                "{ARCHITECTURE}:{}: type {name} is in no glossary",
                at + 1
            ));
        }
    }
    faults
}

/// The crate that a source is of.
fn home(path: &str) -> Option<&str> {
    let (name, rest) = path.strip_prefix("crates/")?.split_once('/')?;
    (rest.starts_with("src/") && rest.ends_with(".rs")).then_some(name)
}

/// Where the words of a crate are defined.
fn glossary(name: &str) -> String {
    if is_rules(name) {
        format!("crates/{name}/{HOUSE}")
    } else {
        HOUSE.to_owned()
    }
}

/// The words that a game has for itself.
fn own<'t>(tree: &'t Tree, name: &str) -> Option<BTreeSet<&'t str>> {
    is_rules(name)
        .then(|| tree.get(&glossary(name)).map(defined))
        .flatten()
}

/// The names of types in the tables of a glossary.
fn defined(glossary: &str) -> BTreeSet<&str> {
    let rows = glossary.lines().filter(|line| line.starts_with('|'));
    rows.flat_map(types).collect()
}

/// The names of types among what a line sets as code; of `Game::grace`, the type.
fn types(line: &str) -> impl Iterator<Item = &str> {
    let quoted = line.split('`').skip(1).step_by(2);
    quoted
        .filter_map(|code| code.split("::").next())
        .filter(|name| name.starts_with(|first: char| first.is_ascii_uppercase()))
        .filter(|name| name.chars().all(char::is_alphanumeric))
        .filter(|name| name.contains(|letter: char| letter.is_ascii_lowercase()))
}

/// The name of the public type that a line declares.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ")?;
    let rest = ["struct ", "enum ", "trait ", "type "]
        .iter()
        .find_map(|kind| rest.strip_prefix(kind))?;
    let end = rest
        .find(|letter: char| !letter.is_alphanumeric())
        .unwrap_or(rest.len());
    Some(&rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A house with one game, which has a glossary of its own.
    fn told(house: &str, own: &str, files: &[(&str, &str)]) -> Vec<String> {
        let mut all = vec![(HOUSE, house), ("crates/game-jeu/GLOSSARY.md", own)];
        all.extend(files);
        check(&Tree::of(&all))
    }

    #[test]
    fn a_new_public_type_must_be_defined() {
        let seat = "pub struct Seat(pub u8);\npub enum Viewer {\n    pub type Item;\n";
        let files = [
            ("crates/game-core/src/seat.rs", seat),
            ("crates/server/src/lib.rs", "pub struct Hub;\n"),
        ];
        assert_eq!(
            told("| siège | `Seat` | a role |", "", &files),
            ["crates/game-core/src/seat.rs:2: type Viewer is in no glossary, expected in GLOSSARY.md"]
        );
    }

    #[test]
    fn a_game_has_its_words_beside_its_crate_and_not_in_those_of_the_house() {
        let files = [("crates/game-jeu/src/lib.rs", "pub struct Jeu;\n")];
        let row = "| jeu | `Jeu` | a game |";
        assert_eq!(told("", row, &files), [""; 0]);
        assert_eq!(
            told("", "", &files),
            [
                "crates/game-jeu/src/lib.rs:1: type Jeu is in no glossary, expected in crates/game-jeu/GLOSSARY.md"
            ]
        );
        assert_eq!(
            told(row, "", &files),
            ["GLOSSARY.md: Jeu is a word of game-jeu, expected in crates/game-jeu/GLOSSARY.md"]
        );
        let another = [("crates/game-autre/src/lib.rs", "pub struct Jeu;\n"), files[0]];
        assert_eq!(
            told("", row, &another),
            [
                "crates/game-autre/src/lib.rs:1: type Jeu is in no glossary, expected in crates/game-autre/GLOSSARY.md"
            ]
        );
    }

    #[test]
    fn a_word_that_no_code_says_is_told() {
        let files = [("crates/game-jeu/src/lib.rs", "struct Other;\n")];
        assert_eq!(
            told("| | `Gone` | |", "| | `Lost`, `.jeu`, `NE1` | |", &files),
            [
                "GLOSSARY.md: no code says Gone",
                "crates/game-jeu/GLOSSARY.md: no code of game-jeu says Lost",
            ]
        );
    }

    #[test]
    fn architecture_names_no_type_that_is_in_no_glossary() {
        let files = [
            (
                "crates/game-jeu/src/lib.rs",
                "pub struct Jeu;\nuse game_core::Seat;\n",
            ),
            (
                ARCHITECTURE,
                "`Seat::index`, `Jeu`, `game_core`, `UCI`\nand `Stranger`\n",
            ),
        ];
        assert_eq!(
            told("| | `Seat` | |", "| | `Jeu` | |", &files),
            ["ARCHITECTURE.md:2: type Stranger is in no glossary"]
        );
    }

    #[test]
    fn declarations_are_read() {
        assert_eq!(public_type("pub trait Game: Send {"), Some("Game"));
        assert_eq!(public_type("pub type Settings = Vec<u8>;"), Some("Settings"));
        assert_eq!(public_type("pub struct Violation<C> {"), Some("Violation"));
        assert_eq!(public_type("pub(crate) struct Hidden;"), None);
        assert_eq!(public_type("pub fn kind() {}"), None);
    }
}
