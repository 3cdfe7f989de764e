//! The files that games are kept in, and the games in them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::Kind;

/// A game that was kept.
#[derive(Clone)]
pub(super) struct Kept {
    pub(super) title: String,
    pub(super) journal: String,
    pub(super) position: String,
    pub(super) sheet: String,
}

fn path(kind: Kind) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(format!("{}.txt", kind.slug()))
}

/// The games of a file: each is a line `=== title`, its journal, its last position after `=== position`, and
/// its sheet after `=== sheet`.
pub(super) fn read(kind: Kind) -> Vec<Kept> {
    let text = fs::read_to_string(path(kind)).unwrap_or_default();
    let mut kept: Vec<Kept> = Vec::new();
    let mut part = "";
    for line in text.lines() {
        match line.strip_prefix("=== ") {
            Some(mark @ ("position" | "sheet")) => part = mark,
            Some(title) => {
                part = "journal";
                let title = title.to_owned();
                let [journal, position, sheet] = [const { String::new() }; 3];
                kept.push(Kept {
                    title,
                    journal,
                    position,
                    sheet,
                });
            }
            None => {
                let game = kept.last_mut().expect("a title first");
                let text = match part {
                    "position" => &mut game.position,
                    "sheet" => &mut game.sheet,
                    _ => &mut game.journal,
                };
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    kept
}

/// Adds a game to those of its kind.
pub(super) fn add(kind: Kind, game: &Kept) {
    let mut text = fs::read_to_string(path(kind)).unwrap_or_default();
    let Kept {
        title,
        journal,
        position,
        sheet,
    } = game;
    let written = write!(
        text,
        "=== {title}\n{journal}=== position\n{position}=== sheet\n{sheet}"
    );
    written.expect("text can be written");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    fs::write(path(kind), text).expect("the golden file can be written");
}
