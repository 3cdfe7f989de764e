//! `cargo xtask tidy`: what the house demands and no compiler checks.

mod arrows;
mod decisions;
mod foreign;
mod glossary;
mod links;
mod locales;
mod shape;
mod slugs;
mod tree;
mod twins;

use crate::tool;
use tree::Tree;

/// Fails with the list of everything untidy.
pub(crate) fn run() -> Result<(), String> {
    let tree = Tree::read(&tool::root())?;
    let metadata = tool::metadata()?;
    let mut untidy = Vec::new();
    untidy.extend(arrows::check(&metadata));
    untidy.extend(foreign::check(&tree, &tool::everything()?));
    untidy.extend(shape::check(&tree));
    untidy.extend(slugs::check(&tree));
    untidy.extend(glossary::check(&tree));
    untidy.extend(links::check(&tree));
    untidy.extend(decisions::check(&tree));
    untidy.extend(locales::check(&tree));
    untidy.extend(twins::check(&tree));
    if untidy.is_empty() {
        println!("{} files are tidy", tree.len());
        return Ok(());
    }
    for fault in &untidy {
        eprintln!("  {fault}");
    }
    Err(format!("{} things are untidy", untidy.len()))
}

/// The files of the repository, as paths from its root: not what is built, installed or kept by git.
pub(crate) fn paths(root: &std::path::Path) -> Result<Vec<String>, String> {
    Ok(Tree::read(root)?
        .files()
        .map(|(path, _)| path.to_string())
        .collect())
}
