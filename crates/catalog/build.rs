//! Writes the list of games from the manifest: each dependency on a `bot-*` is a game of the shelf.

use std::env;
use std::fs;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest of this crate");
    let games: String = manifest.lines().filter_map(slug).map(line).collect();
    let out = env::var_os("OUT_DIR").expect("a folder for what is written");
    fs::write(
        Path::new(&out).join("shelf.rs"),
        format!("shelf! {{\n{games}}}\n"),
    )
    .expect("a folder to write in");
}

/// The game that a line of the manifest puts on the shelf.
fn slug(line: &str) -> Option<&str> {
    let (name, _) = line.strip_prefix("bot-")?.split_once('=')?;
    Some(name.trim())
}

/// Its line of the list.
fn line(slug: &str) -> String {
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    let kind: String = slug.split('-').map(capital).collect();
    format!("    {kind} = bot_{};\n", slug.replace('-', "_"))
}
