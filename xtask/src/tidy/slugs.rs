//! Only its own rooms know a game.

use super::arrows::is_rules;
use super::tree::Tree;

/// Where a game may be named besides its own crates: by what measures one game or speaks the language of
/// another's engines.
const ROOMS: [&str; 3] = [
    "crates/cli/src/commands/bench/",
    "crates/cli/src/uci/",
    "crates/cli/Cargo.toml",
];

/// Rooms that promise to know no game at all: there not even a comment may name one.
const INNOCENT: [&str; 14] = [
    "crates/books/",
    "crates/bots/",
    "crates/catalog/",
    "crates/game-core/",
    "crates/game-testkit/",
    "crates/journal/",
    "crates/journal-testkit/",
    "crates/lexicon/",
    "crates/phrases/",
    "crates/print/",
    "crates/protocol/",
    "crates/room/",
    "crates/search/",
    "crates/server/",
];

/// Rooms of these whose documentation holds an example, a test as any other, that needs some game.
const BY_EXAMPLE: [&str; 1] = ["crates/room/"];

/// Where documentation is read by people who have no code before them: the command line prints it as its help.
const PRINTED: &str = "crates/cli/";

/// The manifest whose list of players is the shelf.
const SHELF: &str = "crates/catalog/Cargo.toml";

/// What a scene imports to go over all games.
const ALL_GAMES: &str = "/slugs.ts'";

/// What a name on a box may open with and a sentence may leave out.
const ARTICLES: [&str; 6] = ["jeu d’", "jeu de ", "l’", "la ", "le ", "les "];

/// Packages of others whose names hold that of a game.
const FOREIGN: [&str; 2] = ["cozy-chess", "cozy_chess"];

/// A game as it may be named in code.
struct Named {
    slug: String,
    /// Its slug as a module is called.
    module: String,
    /// Its type.
    kind: String,
    /// The names on its box, French and English, in small letters and without their articles.
    titles: Vec<String>,
}

impl Named {
    fn of(slug: &str, tree: &Tree) -> Named {
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        let told = |path: String, before: &str, ends: char| {
            let text = tree.get(&path)?;
            let title = text.split_once(before)?.1.split(ends).next()?;
            Some(bare(title))
        };
        let sentence = format!("\ngame-{slug} = ");
        let box_name = "const NAME: &'static str = \"";
        let titles = [
            told(format!("crates/game-{slug}/src/shelf.rs"), box_name, '"'),
            told(format!("web/src/games/{slug}/fr.ftl"), &sentence, '\n'),
            told(format!("web/src/games/{slug}/en.ftl"), &sentence, '\n'),
        ];
        Named {
            slug: slug.to_owned(),
            module: slug.replace('-', "_"),
            kind: slug.split('-').map(capital).collect(),
            titles: titles.into_iter().flatten().collect(),
        }
    }

    /// What of it stands in a line of code.
    fn found(&self, line: &str) -> Option<&str> {
        let line = FOREIGN
            .iter()
            .fold(line.to_owned(), |line, name| line.replace(name, ""));
        let line = line.as_str();
        let names = [&self.slug, &self.module, &self.kind];
        let mut names = names.into_iter().filter(|name| has_word(line, name));
        let small = line.to_lowercase();
        let mut titles = self.titles.iter().filter(|title| has_word(&small, title));
        names.next().or_else(|| titles.next()).map(String::as_str)
    }
}

/// A name in small letters, without its article.
fn bare(title: &str) -> String {
    let small = title.trim().to_lowercase();
    let bare = ARTICLES.iter().find_map(|article| small.strip_prefix(article));
    bare.map_or(small.clone(), str::to_owned)
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
        if is_scene(path) && !text.contains(ALL_GAMES) {
            continue;
        }
        for game in games.iter().filter(|game| !is_room_of(path, game)) {
            let lines = before_tests(text).zip(examples(text));
            let lines = lines.map(|(line, example)| counted(path, line, example));
            for (at, line) in lines.enumerate().filter(|(_, line)| !is_shelf(path, line)) {
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

/// Whether a file is of the scenes that play in a browser: those may name a game, but for what goes over all
/// of them.
fn is_scene(path: &str) -> bool {
    path.starts_with("web/e2e/")
}

/// Whether a file is code of the house: Rust, the page, a manifest, or what players read.
fn is_code(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let ends = |endings: &[&str]| endings.iter().any(|ending| path.ends_with(ending));
    let code = match parts[..] {
        [.., "Cargo.toml"] => !matches!(parts[..], ["examples", ..]),
        ["crates", _, "src" | "examples", ..] | ["crates", _, "build.rs"] | ["xtask", "src", ..] => {
            ends(&[".rs"])
        }
        ["crates", _, ..] if ends(&[".ftl", ".tsv"]) => true,
        ["web", "vite.config.ts" | "index.html"] => true,
        ["web", "src" | "build", ..] => ends(&[".ts", ".svelte", ".css", ".ftl"]),
        ["web", "e2e", ..] => ends(&[".ts"]),
        _ => false,
    };
    code && (is_scene(path) || !is_test(path))
}

/// Whether a file is for tests, which may name a game.
fn is_test(path: &str) -> bool {
    path.contains("/tests/")
        || ["/tests.rs", ".test.ts", "/fixture.ts"]
            .iter()
            .any(|end| path.ends_with(end))
}

/// Whether a line of a manifest puts a game on the shelf.
fn is_shelf(path: &str, line: &str) -> bool {
    path == SHELF && line.starts_with("bot-")
}

fn is_room_of(path: &str, game: &Named) -> bool {
    path.starts_with(&format!("crates/game-{}/", game.slug))
        || path.starts_with(&format!("crates/bot-{}/", game.slug))
        || path.starts_with(&format!("web/src/games/{}/", game.slug))
        || path.starts_with(&format!("web/src/wire/{}/", game.slug))
        || path == format!("web/e2e/hands/{}.ts", game.slug)
        || ROOMS.iter().any(|room| path.starts_with(room))
}

/// The lines before the tests, which may name a game.
fn before_tests(text: &str) -> impl Iterator<Item = &str> {
    // A module of tests in a file of its own hides nothing of what follows its name.
    let begins = [
        "#[cfg(test)]\nmod tests {",
        "#[cfg(test)]\npub(crate) mod tests {",
    ];
    let tests = begins.iter().filter_map(|begin| text.find(begin)).min();
    text[..tests.unwrap_or(text.len())]
        .lines()
        .take_while(|line| line.trim() != "[dev-dependencies]")
}

/// Which lines are of an example in documentation, fences among them.
fn examples(text: &str) -> impl Iterator<Item = bool> {
    text.lines().scan(false, |within, line| {
        let line = line.trim_start();
        let documents = line.starts_with("//!") || line.starts_with("///");
        let fence = documents && line[3..].trim_start().starts_with("```");
        let is_example = *within || fence;
        *within = documents && (*within != fence);
        Some(is_example)
    })
}

/// What counts of a line.
fn counted<'l>(path: &str, line: &'l str, example: bool) -> &'l str {
    let within = |rooms: &[&str]| rooms.iter().any(|room| path.starts_with(room));
    if within(&INNOCENT) {
        return if example && within(&BY_EXAMPLE) { "" } else { line };
    }
    let printed = path.starts_with(PRINTED) && line.trim_start().starts_with("///");
    if printed { line } else { code(line) }
}

/// Whether a line is of a comment that spans several.
fn is_remark(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("/**") || line.starts_with("* ")
}

/// A line without its comment. What follows `//` in an address or between quotes is none.
fn code(line: &str) -> &str {
    if is_remark(line) {
        return "";
    }
    let comment = line.match_indices("//").find(|&(at, _)| {
        let before = &line[..at];
        let quotes = before.matches('"').count() - before.matches("\\\"").count();
        !before.ends_with([':', '/']) && quotes.is_multiple_of(2)
    });
    comment.map_or(line, |(at, _)| &line[..at])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(path: &str, text: &str) -> Vec<String> {
        let shelf = "const NAME: &'static str = \"Jeu de Mots\";";
        check(&Tree::of(&[
            ("crates/game-des-mots/Cargo.toml", ""),
            ("crates/game-des-mots/src/shelf.rs", shelf),
            (
                "web/src/games/des-mots/fr.ftl",
                "## Shelf\ngame-des-mots = Le Mot à Mot\n",
            ),
            (
                "web/src/games/des-mots/en.ftl",
                "## Shelf\ngame-des-mots = Wordy\n",
            ),
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
            ("mots", "let name = \"le Jeu de Mots\";"),
            ("mot à mot", "let name = \"du Mot à Mot\";"),
            ("wordy", "let format = \"text/x.wordy-sheet\";"),
            ("wordy", "let help = \"https://example.org/Wordy\";"),
            ("wordy", "let path = \"a//b\", \"wordy\"; // so it is"),
        ] {
            for path in [
                "crates/server/src/lib.rs",
                "crates/catalog/build.rs",
                "crates/bots/src/lib.rs",
                "xtask/src/ahead.rs",
                "web/src/table/Table.svelte",
                "web/src/games/autre/session.svelte.ts",
                "web/build/fluent.ts",
                "web/vite.config.ts",
                "web/index.html",
                "web/src/i18n/fr.ftl",
                "crates/phrases/i18n/terminal.en.ftl",
                "crates/phrases/i18n/expected.fr.tsv",
                "crates/game-autre/expected.fr.tsv",
                "crates/bot-autre/examples/games.rs",
            ] {
                let fault = format!("{path}:1: names {name}, which only its own rooms may");
                assert_eq!(told(path, text), [fault], "{path}: {text}");
            }
        }
    }

    #[test]
    fn a_scene_for_all_games_names_none() {
        let all = "import { SLUGS } from './slugs.ts';\nconst first = 'des-mots';\n";
        let one = "await openTable(visitor, { game: 'des-mots' });\n";
        assert_eq!(
            told("web/e2e/lessons.test.ts", all),
            ["web/e2e/lessons.test.ts:2: names des-mots, which only its own rooms may"]
        );
        assert_eq!(told("web/e2e/des-mots.test.ts", one), [""; 0]);
        assert_eq!(told("web/e2e/hands/des-mots.ts", all), [""; 0]);
    }

    #[test]
    fn tests_in_another_file_hide_nothing() {
        let text = "#[cfg(test)]\nmod agreement;\nlet game = DesMots;\n";
        assert_eq!(told("crates/server/src/lib.rs", text).len(), 1);
    }

    #[test]
    fn a_manifest_names_no_game_but_on_the_shelf_and_for_tests() {
        let line = "bot-des-mots = { path = \"../bot-des-mots\" }";
        let rules = "game-des-mots = { path = \"../game-des-mots\" }";
        let tested = format!("[dev-dependencies]\n{rules}\n");
        assert_eq!(told("crates/catalog/Cargo.toml", line), [""; 0]);
        assert_eq!(told("crates/room/Cargo.toml", &tested), [""; 0]);
        for (path, text) in [
            ("crates/catalog/Cargo.toml", rules),
            ("crates/server/Cargo.toml", line),
            ("Cargo.toml", rules),
        ] {
            assert_eq!(told(path, text).len(), 1, "{path}: {text}");
        }
    }

    #[test]
    fn what_knows_no_game_names_none_in_its_comments_either() {
        for text in ["//! As Wordy has it.\n", "fn a() {} // R2 of DesMots\n"] {
            assert_eq!(told("crates/lexicon/src/verdict.rs", text).len(), 1, "{text}");
            assert_eq!(told("xtask/src/ahead.rs", text), [""; 0], "{text}");
        }
        let example = "//! ```\n//! let game = DesMots;\n//! ```\n//! Wordy.\n";
        let fault = "crates/room/src/lib.rs:4: names wordy, which only its own rooms may";
        assert_eq!(told("crates/room/src/lib.rs", example), [fault]);
        assert_eq!(told("crates/lexicon/src/lib.rs", example).len(), 2);
        let tested = "#[cfg(test)]\nmod tests { /* DesMots */ }\n";
        assert_eq!(told("crates/lexicon/src/verdict.rs", tested), [""; 0]);
    }

    #[test]
    fn what_the_command_line_prints_as_help_is_no_comment() {
        let text = "/// Play Wordy.\nUci(Uci),\n// Wordy\n//! Wordy\n";
        let fault = "crates/cli/src/commands/mod.rs:1: names wordy, which only its own rooms may";
        assert_eq!(told("crates/cli/src/commands/mod.rs", text), [fault]);
        assert_eq!(told("crates/cli/src/uci/mod.rs", text), [""; 0]);
    }

    #[test]
    fn its_own_rooms_comments_and_tests_may_name_it() {
        let code = "let game = DesMots;";
        for (path, text) in [
            ("crates/game-des-mots/src/lib.rs", code),
            ("crates/bot-des-mots/src/words.rs", code),
            ("web/src/games/des-mots/session.svelte.ts", code),
            ("web/src/wire/des-mots/View.ts", code),
            ("web/src/games/terms.test.ts", code),
            ("crates/cli/tests/it/main.rs", code),
            ("crates/catalog/src/replay/tests.rs", code),
            (
                "xtask/src/ahead.rs",
                "//! Such as \"des-mots\".\nfn a() {} // DesMots\nlet a = \"https://a\"; // Wordy\n",
            ),
            ("crates/server/src/lib.rs", "let wordiness = \"swordy\";"),
            (
                "web/src/table/order.ts",
                "/**\n * As in Wordy.\n */\n/** Or DesMots. */\n",
            ),
            ("crates/game-des-mots/expected.fr.tsv", "wordy\tmot à mot\n"),
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
