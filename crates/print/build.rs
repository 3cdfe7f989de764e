//! Finds the drawings of the page's figures, which the sheets show as well.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    // Those of the house, and those that a game brings in its own folder.
    for folder in ["../../web/src/pieces", "../../web/src/games"] {
        drawn(&root.join(folder), &mut files);
    }
    // Not the folder of the games, which cargo would watch with all that lies in it, the page's code too: that
    // there is a game more is told by the manifest that lists them, and a drawing more by the folders of drawings.
    let shelf = root.join("../catalog/Cargo.toml");
    println!("cargo::rerun-if-changed={}", shelf.display());
    let folders: BTreeSet<&Path> = files.iter().filter_map(|file| file.parent()).collect();
    for folder in folders {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let named = files.iter().filter_map(|path| {
        let name = path.file_stem()?.to_str()?.to_owned();
        Some((name, path.canonicalize().ok()?))
    });
    let mut drawings: Vec<(String, PathBuf)> = named.collect();
    drawings.sort();
    for pair in drawings.windows(2) {
        assert!(pair[0].0 != pair[1].0, "two drawings are called {:?}", pair[0].0);
    }
    let lines: String = drawings
        .iter()
        .map(|(name, path)| format!("    ({name:?}, include_str!({path:?})),\n"))
        .collect();
    let list =
        format!("/// Every drawing by its name.\npub(super) const ALL: &[(&str, &str)] = &[\n{lines}];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder of the output"));
    fs::write(out.join("drawings.rs"), list).expect("the output can be written");
}

/// The drawings below a folder. What has no path, a token with a letter of the page's typeface, is no drawing
/// for paper.
fn drawn(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the page has folders for its figures") {
        let path = entry.expect("the folder of the figures is readable").path();
        if path.is_dir() {
            drawn(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "svg")
            && fs::read_to_string(&path).is_ok_and(|file| file.contains("<path "))
        {
            files.push(path);
        }
    }
}
