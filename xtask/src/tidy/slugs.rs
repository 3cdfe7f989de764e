//! Only its own rooms know a game.

use super::arrows::is_rules;
use super::tree::Tree;

/// Where a game may be named besides its own crates: by what measures one game or speaks the language of
/// another's engines.
const ROOMS: [&str; 2] = ["crates/cli/src/commands/bench/", "crates/cli/src/uci/"];

/// A game as it may be named in code.
struct Named {
    slug: String,
    /// Its slug as a module is called.
    module: String,
    /// Its type.
    kind: String,
    /// The name on its box, where its crate tells it.
    title: Option<String>,
}

impl Named {
    fn of(slug: &str, tree: &Tree) -> Named {
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        let shelf = tree.get(&format!("crates/game-{slug}/src/shelf.rs"));
        let title = shelf.and_then(|text| {
            text.split_once("const NAME: &'static str = \"")?
                .1
                .split('"')
                .next()
        });
        Named {
            slug: slug.to_owned(),
            module: slug.replace('-', "_"),
            kind: slug.split('-').map(capital).collect(),
            title: title.map(str::to_owned),
        }
    }

    /// What of it stands in a line of code.
    fn found(&self, line: &str) -> Option<&str> {
        let whole = [&self.slug, &self.module, &self.kind].into_iter();
        let mut whole = whole.filter(|name| has_word(line, name));
        let title = self.title.as_deref().filter(|title| line.contains(title));
        whole.next().map(String::as_str).or(title)
    }
}

/// Whether `line` has `word` with nothing before and after it that belongs to a name.
fn has_word(line: &str, word: &str) -> bool {
    let belongs = |letter: char| letter.is_alphanumeric();
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(belongs) && !after.is_some_and(belongs)
    })
}

/// Every place in code that names a game and is none of its rooms.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let games: Vec<Named> = tree
        .files()
        .filter_map(|(path, _)| path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml"))
        .filter(|name| is_rules(name))
        .map(|name| Named::of(name.trim_start_matches("game-"), tree))
        .collect();
    let mut faults = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| is_code(path)) {
        for game in games.iter().filter(|game| !is_room_of(path, game)) {
            for (at, line) in code(text).enumerate() {
                if let Some(name) = game.found(line) {
                    let number = at + 1;
                    faults.push(format!(
                        "{path}:{number}: names {name}, which only its own rooms may"
                    ));
                }
            }
        }
    }
    faults
}

fn is_code(path: &str) -> bool {
    let mut parts = path.split('/');
    parts.next() == Some("crates") && parts.nth(1) == Some("src") && path.ends_with(".rs") && !is_test(path)
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("/tests.rs")
}

fn is_room_of(path: &str, game: &Named) -> bool {
    path.starts_with(&format!("crates/game-{}/", game.slug))
        || path.starts_with(&format!("crates/bot-{}/", game.slug))
        || ROOMS.iter().any(|room| path.starts_with(room))
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

    fn told(path: &str, text: &str) -> Vec<String> {
        let shelf = "const NAME: &'static str = \"Jeu de Mots\";";
        check(&Tree::of(&[
            ("crates/game-des-mots/Cargo.toml", ""),
            ("crates/game-des-mots/src/shelf.rs", shelf),
            (path, text),
        ]))
    }

    #[test]
    fn a_game_named_outside_its_rooms_is_told_however_it_is_named() {
        for (name, text) in [
            ("des-mots", "match slug { \"des-mots\" => 1 }"),
            ("des-mots", "const GAMES: &str = \"un des-mots deux\";"),
            ("des_mots", "use game_des_mots::Rules;"),
            ("DesMots", "let game = Kind::DesMots;"),
            ("Jeu de Mots", "let name = \"le Jeu de Mots\";"),
        ] {
            let path = "crates/server/src/lib.rs";
            let fault = format!("{path}:1: names {name}, which only its own rooms may");
            assert_eq!(told(path, text), [fault], "{text}");
        }
    }

    #[test]
    fn its_own_rooms_comments_and_tests_may_name_it() {
        let code = "let game = DesMots;";
        for (path, text) in [
            ("crates/game-des-mots/src/lib.rs", code),
            ("crates/bot-des-mots/src/words.rs", code),
            ("crates/cli/tests/it/main.rs", code),
            ("crates/catalog/src/replay/tests.rs", code),
            (
                "crates/server/src/lib.rs",
                "//! Such as \"des-mots\".\nfn a() {} // DesMots\n",
            ),
            (
                "crates/room/src/lib.rs",
                "fn a() {}\n#[cfg(test)]\nmod tests { const GAME: &str = \"des-mots\"; }\n",
            ),
            ("crates/server/src/lib.rs", "let motley = DesMotsCroises;"),
        ] {
            assert_eq!(told(path, text), [""; 0], "{path}: {text}");
        }
    }
}
