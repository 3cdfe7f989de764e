//! Finds the drawings of the page's figures, which the sheets show as well.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    let folder = root.join("../../web/src/pieces");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut drawings: Vec<(String, PathBuf)> = fs::read_dir(&folder)
        .expect("the page has a folder for its figures")
        .map(|entry| entry.expect("the folder of the figures is readable").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "svg"))
        .filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path.canonicalize().ok()?)))
        .collect();
    drawings.sort();
    let lines: String = drawings
        .iter()
        .map(|(name, path)| format!("    ({name:?}, include_str!({path:?})),\n"))
        .collect();
    let list =
        format!("/// Every drawing by its name.\npub(super) const ALL: &[(&str, &str)] = &[\n{lines}];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder of the output"));
    fs::write(out.join("drawings.rs"), list).expect("the output can be written");
}
