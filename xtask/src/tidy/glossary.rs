//! Every public type of the rules and of the room is a word of the glossary.

use super::tree::Tree;

/// Every public type name of `game-*` and `room` that GLOSSARY.md does not define.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let Some(glossary) = tree.get("GLOSSARY.md") else {
        return vec!["GLOSSARY.md: missing".to_string()];
    };
    let ours = |path: &str| {
        (path.starts_with("crates/game-") || path.starts_with("crates/room/"))
            && path.contains("/src/")
            && path.ends_with(".rs")
    };
    let mut faults = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| ours(path)) {
        for (at, line) in text.lines().enumerate() {
            if let Some(name) = public_type(line)
                && !glossary.contains(&format!("`{name}`"))
            {
                faults.push(format!("{path}:{}: type {name} is not in GLOSSARY.md", at + 1));
            }
        }
    }
    faults
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

    #[test]
    fn a_new_public_type_must_be_defined() {
        let tree = Tree::of(&[
            ("GLOSSARY.md", "| siège | `Seat` | a role |"),
            (
                "crates/game-core/src/seat.rs",
                "pub struct Seat(pub u8);\npub enum Viewer {\n    pub type Item;\n",
            ),
            ("crates/server/src/lib.rs", "pub struct Hub;\n"),
        ]);
        assert_eq!(
            check(&tree),
            ["crates/game-core/src/seat.rs:2: type Viewer is not in GLOSSARY.md"]
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
