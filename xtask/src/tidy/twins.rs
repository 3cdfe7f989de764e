//! Nothing of any length is written twice in two rooms.
//!
//! Lines are compared as they stand, without their indentation. What every file must say for itself is left
//! out: imports, modules, and the types that a trait asks for.

use std::collections::HashMap;

use super::tree::Tree;

/// The longest run of lines that two rooms may share.
const SHARED: usize = 12;

/// One line that counts: its number in the file and its text.
type Line<'t> = (usize, &'t str);

/// A file with the lines of it that count.
struct Source<'t> {
    path: &'t str,
    room: &'t str,
    lines: Vec<Line<'t>>,
}

/// Every run of more than [`SHARED`] lines that stands in two rooms, told once where it is met again.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let sources: Vec<Source<'_>> = tree
        .files()
        .filter_map(|(path, text)| {
            let room = room(path)?;
            let lines = counted(text);
            Some(Source { path, room, lines })
        })
        .collect();
    let mut seen: HashMap<Vec<&str>, Vec<(usize, usize)>> = HashMap::new();
    let mut faults = Vec::new();
    for (number, source) in sources.iter().enumerate() {
        let mut told = 0;
        for at in 0..source.lines.len().saturating_sub(SHARED) {
            let run: Vec<&str> = source.lines[at..=at + SHARED].iter().map(|line| line.1).collect();
            let before = seen.entry(run).or_default();
            let elsewhere = before
                .iter()
                .find(|(other, _)| sources[*other].room != source.room);
            if let Some(&(other, there)) = elsewhere
                && at >= told
            {
                let twin = &sources[other];
                let length = common(&source.lines[at..], &twin.lines[there..]);
                told = at + length;
                faults.push(format!(
                    "{}:{}: {length} lines stand in {}:{} as well, expected {SHARED} at most",
                    source.path, source.lines[at].0, twin.path, twin.lines[there].0
                ));
            }
            before.push((number, at));
        }
    }
    faults
}

/// How many lines two runs have in common.
fn common(one: &[Line<'_>], other: &[Line<'_>]) -> usize {
    let pairs = one.iter().zip(other);
    pairs.take_while(|(one, other)| one.1 == other.1).count()
}

/// The room that a source is of: a crate, a folder of the page, a game's own, or a scene, which is of one game
/// as a rule. Nothing for what is no source or is generated.
fn room(path: &str) -> Option<&str> {
    if ![".rs", ".ts", ".svelte", ".css"]
        .iter()
        .any(|ending| path.ends_with(ending))
    {
        return None;
    }
    if is_scene(path) {
        return Some(path);
    }
    let deep = match path.split('/').collect::<Vec<_>>()[..] {
        ["web", "src", "wire", ..] => return None,
        ["web", "src", "games", _, _, ..] => 4,
        ["web", "src", _, _, ..] => 3,
        ["crates", ..] | ["web", ..] => 2,
        ["xtask", ..] => 1,
        _ => return None,
    };
    let ends = path.match_indices('/').nth(deep - 1)?.0;
    Some(&path[..ends])
}

/// Whether a file is a scene, or what a hand does in one at the table of a game.
fn is_scene(path: &str) -> bool {
    path.strip_prefix("web/e2e/")
        .is_some_and(|own| own.ends_with(".test.ts") || own.starts_with("hands/"))
}

/// The lines that count, without their indentation.
fn counted(text: &str) -> Vec<Line<'_>> {
    let mut importing = false;
    let numbered = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    numbered
        .filter(|(_, line)| {
            let begins = ["use ", "pub use ", "pub(crate) use ", "import "];
            let opens = begins.iter().any(|begin| line.starts_with(begin));
            let import = importing || opens;
            importing = import && !line.ends_with(';');
            !import && !line.is_empty() && !is_forced(line)
        })
        .collect()
}

/// Whether a line is one that a file cannot do without: a module, or a type that a trait asks for.
fn is_forced(line: &str) -> bool {
    let begins = ["mod ", "pub mod ", "pub(crate) mod ", "type "];
    line.ends_with(';') && begins.iter().any(|begin| line.starts_with(begin))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many lines, each another.
    fn lines(count: usize) -> String {
        (0..count)
            .map(|number| format!("    let a{number} = {number};\n\n"))
            .collect()
    }

    fn told(one: (&str, &str), other: (&str, &str)) -> Vec<String> {
        check(&Tree::of(&[one, other]))
    }

    #[test]
    fn a_long_run_in_two_rooms_is_told_once_and_whole() {
        let (twelve, twenty) = (lines(12), lines(20));
        let again = format!("//! Another.\nfn b() {{\n{}", twenty.replace("    ", "\t"));
        for (one, other) in [
            ("crates/a/src/lib.rs", "crates/b/tests/it/main.rs"),
            ("crates/a/src/lib.rs", "xtask/src/main.rs"),
            ("web/src/games/a/Board.svelte", "web/src/games/b/Board.svelte"),
            ("web/src/board/board.css", "web/src/table/table.css"),
            ("web/e2e/a.test.ts", "web/src/home/home.ts"),
            ("web/e2e/a.test.ts", "web/e2e/b.test.ts"),
            ("web/e2e/a.test.ts", "web/e2e/visitor.ts"),
            ("web/e2e/hands/a.ts", "web/e2e/hands/b.ts"),
        ] {
            assert_eq!(
                told((one, &twenty), (other, &again)),
                [format!(
                    "{other}:3: 20 lines stand in {one}:1 as well, expected 12 at most"
                )]
            );
            assert_eq!(told((one, &twelve), (other, &twelve)), [""; 0], "{other}");
        }
    }

    #[test]
    fn one_room_may_repeat_itself_and_what_is_generated_anything() {
        let twenty = lines(20);
        for (one, other) in [
            ("crates/a/src/lib.rs", "crates/a/tests/it/main.rs"),
            ("web/src/games/a/View.ts", "web/src/wire/a/View.ts"),
            ("web/e2e/visitor.ts", "web/e2e/table.ts"),
            ("crates/a/rules.md", "crates/b/rules.md"),
            ("examples/a/game/src/lib.rs", "crates/a/src/lib.rs"),
        ] {
            assert_eq!(told((one, &twenty), (other, &twenty)), [""; 0], "{other}");
        }
    }

    #[test]
    fn imports_modules_and_types_that_a_trait_asks_for_do_not_count() {
        let eleven = lines(11);
        let forced =
            "use a::{\n    b,\n    c,\n};\nmod d;\ntype State = State;\nimport {\n  e,\n} from 'f';\n";
        let text = format!("{forced}{eleven}}}\n");
        let (one, other) = ("crates/a/src/lib.rs", "crates/b/src/lib.rs");
        assert_eq!(told((one, &text), (other, &text)), [""; 0]);
        let text = format!("{forced}{eleven}    }}\n}}\n");
        assert_eq!(told((one, &text), (other, &text)).len(), 1);
    }
}
