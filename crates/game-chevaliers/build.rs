//! Checks every layout of `data/boards/chevaliers` and lists them: a new file there is a new layout, and
//! a broken one stops the build with the sentence that tells what is wrong with it.

#![allow(
    clippy::disallowed_methods,
    reason = "the rules are pure, what builds them reads files"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

#[path = "src/layout.rs"]
#[allow(dead_code, unreachable_pub, reason = "the crate uses all of it")]
mod layout;
#[path = "src/layout_fault.rs"]
#[allow(unreachable_pub, reason = "the crate uses all of it")]
mod layout_fault;

/// The layout that is played when nothing is said; it comes first.
const DEFAULT: &str = "c98";

fn main() -> ExitCode {
    let folder = Path::new("../../data/boards/chevaliers");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=src/layout.rs");
    println!("cargo::rerun-if-changed=src/layout_fault.rs");
    match list(folder) {
        Ok(source) => {
            let out = env::var("OUT_DIR").expect("cargo names a folder");
            fs::write(Path::new(&out).join("layouts.rs"), source).expect("the folder can be written");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            println!("cargo::error={problem}");
            ExitCode::FAILURE
        }
    }
}

/// The source of the list, or what is wrong with which file.
fn list(folder: &Path) -> Result<String, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    let name = |path: &Path| {
        path.file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    };
    paths.sort_by_key(|path| (name(path) != DEFAULT, name(path)));
    if paths.first().is_none_or(|path| name(path) != DEFAULT) {
        return Err(format!("{}: {DEFAULT}.json missing", folder.display()));
    }
    let mut ids = String::new();
    let mut texts = String::new();
    for path in &paths {
        println!("cargo::rerun-if-changed={}", path.display());
        let told = |problem: String| format!("{}: {problem}", path.display());
        let text = fs::read_to_string(path).map_err(|error| told(error.to_string()))?;
        layout::Layout::read(&text)
            .and_then(|layout| layout.filed_under(&name(path)))
            .map_err(|fault| told(fault.to_string()))?;
        let _ = write!(ids, "{:?}, ", name(path));
        let _ = write!(texts, "({:?}, {text:?}), ", name(path));
    }
    Ok(format!(
        "/// The names of the layouts, the default first.\npub const LAYOUTS: &[&str] = &[{ids}];\n\
         const TEXTS: &[(&str, &str)] = &[{texts}];\n"
    ))
}
