//! `cargo xtask test`: everything the gate checks, what must be installed and the quick things first.

use crate::generated::Generated;
use crate::steps::{step, walk};
use crate::{browser, budget, front, rules, tidy, tool};

/// Takes every step in order and stops at the first that fails.
pub(crate) fn run() -> Result<(), String> {
    front::check_node()?;
    let generated = Generated::now()?;
    walk(vec![
        step("front-end packages", front::install),
        step("browser", || {
            println!("{}", browser::chromium()?.display());
            Ok(())
        }),
        step("format", || {
            tool::run(tool::cargo().args(["fmt", "--all", "--check"]))?;
            front::script("lint")
        }),
        step("tidy", tidy::run),
        step("rules", rules::run),
        step("front end: types", || front::script("check")),
        step("front end: tests", || front::script("test")),
        // The server embeds the pages, so they are built before any of our Rust.
        step("front end: build and sizes", || {
            front::build()?;
            budget::check()
        }),
        step("lint", || {
            tool::run(tool::cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
        }),
        step("unit tests, laws, scenarios", || {
            tool::run(tool::cargo().args(["test", "--workspace"]))
        }),
        step("generated files", || generated.unchanged()),
        step("documentation", || {
            tool::run(
                tool::cargo()
                    .args(["doc", "--workspace", "--no-deps"])
                    .env("RUSTDOCFLAGS", "-D warnings"),
            )
        }),
        step("end to end", || {
            // The tests built this binary already; a build of `cli` alone would unify features
            // otherwise and compile many dependencies a second time.
            let server = tool::target()?.join("debug").join("cavalettres");
            tool::run(
                tool::npm()
                    .args(["run", "--silent", "e2e"])
                    .env("CAVALETTRES", server)
                    .env("CHROMIUM", browser::chromium()?),
            )
        }),
    ])
}
