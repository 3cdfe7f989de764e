//! Finds what the games tell: each has a folder of the page, and in it a file for each language, and beside
//! its rules the French of what its notation wants.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    let games = root.join("../../web/src/games");
    println!("cargo::rerun-if-changed=build.rs");
    // Not the folder of the games, which cargo would watch with all that lies in it, the page's code too: that
    // there is a game more is told by the manifest that lists them, and what a game tells by its files below.
    let shelf = root.join("../catalog/Cargo.toml");
    println!("cargo::rerun-if-changed={}", shelf.display());
    let mut folders: Vec<PathBuf> = fs::read_dir(&games)
        .expect("the page has a folder for the games")
        .map(|entry| entry.expect("the folder of the games is readable").path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let lists: String = ["fr", "en"].map(|tag| list(&folders, tag)).concat() + &wanted(&root, &folders);
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder of the output"));
    fs::write(out.join("games.rs"), lists).expect("the output can be written");
}

/// A constant with the text of every game in a language.
fn list(folders: &[PathBuf], tag: &str) -> String {
    let files = folders.iter().flat_map(|folder| {
        let sheets = folder.join(format!("print.{tag}.ftl"));
        // What its printed sheets say, where it has any.
        let sheets = sheets.exists().then_some(sheets);
        [folder.join(format!("{tag}.ftl"))].into_iter().chain(sheets)
    });
    constant(&tag.to_uppercase(), "What the games tell in one language.", files)
}

/// A constant with the French of what the notation of every game wants.
fn wanted(root: &Path, folders: &[PathBuf]) -> String {
    let files = folders.iter().map(|folder| {
        let slug = folder.file_name().expect("a folder has a name");
        root.join(format!("../game-{}/expected.fr.tsv", slug.display()))
    });
    constant(
        "EXPECTED",
        "What the notations of the games want, in French.",
        files,
    )
}

/// A constant with the texts of some files.
fn constant(name: &str, meaning: &str, files: impl Iterator<Item = PathBuf>) -> String {
    let texts: String = files
        .map(|file| {
            println!("cargo::rerun-if-changed={}", file.display());
            format!("    include_str!({:?}),\n", absolute(&file))
        })
        .collect();
    format!("/// {meaning}\npub(super) const {name}: &[&str] = &[\n{texts}];\n")
}

fn absolute(file: &Path) -> PathBuf {
    let found = fs::canonicalize(file);
    found.unwrap_or_else(|error| panic!("{} cannot be read: {error}", file.display()))
}
