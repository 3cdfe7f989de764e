//! `cargo xtask audit`: licences, bans, sources and known weaknesses of everything foreign.
//!
//! It asks the network, so the gate leaves it out; `tidy` checks of it what needs none.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{front, tool};

/// Checks the foreign crates and the foreign packages of the page.
pub(crate) fn run() -> Result<(), String> {
    let deny = deny()?;
    tool::run(&mut check(&deny, &["licenses", "bans", "sources"]))?;
    advisories(&deny)?;
    front::check_node()?;
    packages()
}

/// cargo-deny, installed under the build folder when there is none.
fn deny() -> Result<PathBuf, String> {
    let name = format!("cargo-deny{}", std::env::consts::EXE_SUFFIX);
    if tool::answers(&name) {
        return Ok(name.into());
    }
    let tools = tool::target()?.join("tools");
    let ours = tools.join("bin").join(name);
    if !ours.is_file() {
        println!("no cargo-deny found: building it into {}", tools.display());
        // Soon rather than fast: it reads a few hundred manifests.
        tool::run(
            tool::cargo()
                .args(["install", "cargo-deny", "--locked", "--debug", "--root"])
                .arg(&tools),
        )?;
    }
    Ok(ours)
}

fn check(deny: &PathBuf, what: &[&str]) -> Command {
    let mut command = Command::new(deny);
    command.current_dir(tool::root()).arg("check").args(what);
    command
}

/// Known weaknesses of crates, where their list can be had.
fn advisories(deny: &PathBuf) -> Result<(), String> {
    let mut command = check(deny, &["advisories"]);
    let done = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("`{}` cannot start: {error}", tool::show(&command)))?;
    let said = String::from_utf8_lossy(&done.stderr);
    eprint!("{said}");
    if done.status.success() {
        println!("advisories ok");
        Ok(())
    } else if out_of_reach(&said) {
        println!("advisories skipped: their list cannot be had from here");
        Ok(())
    } else {
        Err(format!("`{}` failed, {}", tool::show(&command), done.status))
    }
}

/// Whether cargo-deny failed at fetching the list, before it looked at anything.
fn out_of_reach(said: &str) -> bool {
    said.contains("failed to fetch advisory database")
}

/// Known weaknesses of the page's packages, where the registry tells them.
fn packages() -> Result<(), String> {
    let mut command = tool::npm();
    command.args(["audit", "--json"]).stdin(Stdio::null());
    let done = command
        .output()
        .map_err(|error| format!("`{}` cannot start: {error}", tool::show(&command)))?;
    let told: Value = serde_json::from_slice(&done.stdout)
        .map_err(|error| format!("`{}` printed what is not JSON: {error}", tool::show(&command)))?;
    match weak(&told) {
        None => {
            println!("npm audit skipped: the registry does not answer it");
            Ok(())
        }
        Some(weak) if weak.is_empty() => {
            println!("npm audit ok");
            Ok(())
        }
        Some(weak) => Err(format!("packages with known weaknesses: {}", weak.join(", "))),
    }
}

/// The packages that the registry warns of, or nothing when it did not look.
fn weak(told: &Value) -> Option<Vec<String>> {
    let warned = told["vulnerabilities"].as_object()?;
    let line = |(name, warning): (&String, &Value)| {
        format!("{name} ({})", warning["severity"].as_str().unwrap_or("unknown"))
    };
    Some(warned.iter().map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_silent_registry_is_no_verdict() {
        assert_eq!(
            weak(&json!({ "message": "404", "error": { "code": "E404" } })),
            None
        );
        assert_eq!(weak(&json!({ "vulnerabilities": {} })), Some(vec![]));
        let told = json!({ "vulnerabilities": { "left": { "severity": "high" } } });
        assert_eq!(weak(&told), Some(vec!["left (high)".to_string()]));
    }
}
