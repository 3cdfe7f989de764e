//! `cargo xtask test`: everything the gate checks, the quick things first, and what must be installed before.

use crate::generated::Generated;
use crate::steps::{Step, walk};
use crate::{binaries, browser, budget, front, postgres, proof, rules, tidy, tool, wasm};

/// How many times as many random games `--long` plays; `game-testkit` reads it.
const LONG: &str = "10";

/// The pages are read from disk by the server of the tests, so that nothing of ours waits for them but the
/// scenes. Tests write the wire's TypeScript anew, which the checks of the pages read: these pass before.
pub(crate) const STEPS: &[Step] = &[
    Step {
        name: "format",
        needs: &[],
        builds: false,
        work: || tool::run(tool::cargo().args(["fmt", "--all", "--check"])),
    },
    Step {
        name: "tidy",
        needs: &[],
        builds: false,
        work: tidy::run,
    },
    Step {
        name: "rules",
        needs: &[],
        builds: false,
        work: rules::run,
    },
    Step {
        name: "build",
        needs: &["format"],
        builds: true,
        work: binaries::build,
    },
    Step {
        name: "page packages",
        needs: &[],
        builds: false,
        work: front::install,
    },
    Step {
        name: "page format",
        needs: &["page packages"],
        builds: false,
        work: || front::script("lint"),
    },
    Step {
        name: "page types",
        needs: &["page packages"],
        builds: false,
        work: || front::script("check"),
    },
    Step {
        name: "page tests",
        needs: &["page packages"],
        builds: false,
        work: || front::script("test"),
    },
    Step {
        name: "page build and sizes",
        needs: &["page packages"],
        builds: false,
        work: || {
            front::build()?;
            budget::check()
        },
    },
    Step {
        name: "lint",
        needs: &["build"],
        builds: true,
        work: || {
            tool::run(
                tool::clippy()?
                    .arg("check")
                    .args(["--workspace", "--all-targets"]),
            )
        },
    },
    Step {
        name: "unit tests, laws, scenarios",
        needs: &[
            "build",
            "page types",
            "page tests",
            "page build and sizes",
            "rules",
        ],
        builds: false,
        work: binaries::run,
    },
    Step {
        name: "documentation",
        needs: &["lint"],
        builds: true,
        // Under the same wrapper as the lint, whose checked crates it goes on from.
        work: || {
            tool::run(
                tool::clippy()?
                    .args(["doc", "--workspace", "--no-deps"])
                    .env("RUSTDOCFLAGS", "-D warnings"),
            )
        },
    },
    Step {
        name: "examples in the documentation",
        needs: &["build"],
        builds: true,
        work: || tool::run(tool::cargo().args(["test", "--workspace", "--doc"])),
    },
    Step {
        name: "WebAssembly",
        needs: &["lint"],
        builds: true,
        work: wasm::check,
    },
    Step {
        name: "generated files",
        needs: &["unit tests, laws, scenarios", "rules"],
        builds: false,
        work: Generated::unchanged,
    },
    // After the tests, whose compiled crates it goes on from, and before the scenes, whose browser it uses.
    Step {
        name: "proof",
        needs: &[
            "generated files",
            "documentation",
            "examples in the documentation",
        ],
        builds: true,
        work: proof::run,
    },
    // By itself: three browsers fill two cores.
    Step {
        name: "scenes",
        needs: &[
            "generated files",
            "documentation",
            "examples in the documentation",
            "WebAssembly",
            "proof",
        ],
        builds: false,
        work: || {
            // The tests built this binary already; a build of `cli` alone would unify features
            // otherwise and compile many dependencies a second time.
            let server = tool::target()?.join("debug").join("cavalettres");
            tool::run(
                tool::npm()
                    .args(["run", "--silent", "e2e"])
                    .env("CAVALETTRES", server)
                    .env("CHROMIUM", browser::chromium()?)
                    .env("FIREFOX", browser::firefox()?),
            )
        },
    },
];

/// Takes every step and stops at the first that fails.
pub(crate) fn run(long: bool) -> Result<(), String> {
    front::check_node()?;
    // Here and not in a step, for it may ask for a password.
    println!("{}", browser::chromium()?.display());
    println!("{}", browser::firefox()?.display());
    let postgres = postgres::programs()?.display().to_string();
    println!("{postgres}");
    Generated::remember()?;
    let mut surroundings = vec![(postgres::VARIABLE, postgres)];
    if long {
        surroundings.push(("TEST_EFFORT", LONG.to_string()));
    }
    walk(STEPS, &surroundings)?;
    println!("everything passed");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::STEPS;

    #[test]
    fn every_need_is_an_earlier_step() {
        for (at, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                let earlier = STEPS[..at].iter().any(|other| other.name == *need);
                assert!(earlier, "{} needs {need}", step.name);
            }
        }
    }
}
