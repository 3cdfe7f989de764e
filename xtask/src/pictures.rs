//! `cargo xtask pictures`: the pictures of the README, taken of a house that deals known games.

use crate::{browser, front, tool};

/// Builds the house and writes `docs/pictures`.
pub(crate) fn run() -> Result<(), String> {
    front::check_node()?;
    let chromium = browser::chromium()?;
    front::install()?;
    front::build()?;
    tool::run(tool::cargo().args(["build", "--workspace", "--bins"]))?;
    let server = tool::target()?.join("debug").join("cavalettres");
    tool::run(
        tool::npm()
            .args(["run", "--silent", "pictures"])
            .env("CAVALETTRES", server)
            .env("CHROMIUM", chromium),
    )
}
