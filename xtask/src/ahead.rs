//! A build that says how much of it still lies ahead: crates compiled of crates known, and the time that
//! the rest takes at the pace so far.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::steps::spell;
use crate::tool;

/// Crates that take long, in seconds of one core; any other counts as [`LIGHT`], and those of games as such.
const HEAVY: &[(&str, f64)] = &[
    ("libsqlite3-sys", 25.0),
    ("lexicon", 14.0),
    ("server", 10.0),
    ("shakmaty", 9.0),
    ("lexicon-fr", 8.0),
    ("catalog", 8.0),
    ("cli", 7.0),
    ("tokio", 6.0),
    ("syn", 5.0),
    ("regex-automata", 5.0),
    ("hyper", 4.0),
    ("axum", 4.0),
];
const LIGHT: f64 = 0.7;
/// The rules of a game, and its computer players.
const RULES: f64 = 6.0;
const PLAYERS: f64 = 3.0;

/// How often it says something.
const PAUSE: Duration = Duration::from_secs(5);

/// Builds one package and tells how far it is.
pub(crate) fn build(package: &str, profile: &str) -> Result<(), String> {
    let mut left = Ahead::of(&tool::everything()?, package)?;
    let mut command = tool::cargo();
    command
        .args(["build", "--quiet", "--package", package, "--profile", profile])
        .arg("--message-format=json-render-diagnostics");
    let shown = tool::show(&command);
    let mut cargo = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("`{shown}` cannot start: {error}"))?;
    let begun = Instant::now();
    let mut spoke = begun;
    let messages = cargo
        .stdout
        .take()
        .into_iter()
        .flat_map(|pipe| BufReader::new(pipe).lines());
    for line in messages.map_while(Result::ok) {
        if let Ok(message) = serde_json::from_str(&line) {
            left.hear(&message);
        }
        if spoke.elapsed() >= PAUSE {
            spoke = Instant::now();
            println!("{}", left.told(begun.elapsed()));
        }
    }
    match cargo.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{shown}` failed, {status}")),
        Err(error) => Err(format!("`{shown}` cannot be waited for: {error}")),
    }
}

/// The crates of a build, by their ids: those still to come, and what those that are done weighed.
struct Ahead {
    waiting: BTreeMap<String, f64>,
    known: usize,
    done: f64,
}

impl Ahead {
    /// Everything that a package needs outside its tests, and itself.
    fn of(metadata: &Value, package: &str) -> Result<Ahead, String> {
        let list = |value: &'static str| metadata[value].as_array().into_iter().flatten();
        let names: BTreeMap<&str, &str> = list("packages")
            .filter_map(|package| Some((package["id"].as_str()?, package["name"].as_str()?)))
            .collect();
        let nodes = metadata["resolve"]["nodes"].as_array().into_iter().flatten();
        let needs: BTreeMap<&str, &Value> = nodes
            .filter_map(|node| Some((node["id"].as_str()?, &node["deps"])))
            .collect();
        let root = names.iter().find(|(_, name)| **name == package);
        let mut open: Vec<&str> = vec![root.ok_or_else(|| format!("package {package} unknown"))?.0];
        let mut seen = BTreeSet::new();
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            let deps = needs.get(id).and_then(|deps| deps.as_array());
            for dep in deps.into_iter().flatten() {
                let kinds = dep["dep_kinds"].as_array();
                if kinds.into_iter().flatten().any(|kind| kind["kind"] != "dev") {
                    open.extend(dep["pkg"].as_str());
                }
            }
        }
        let waiting: BTreeMap<String, f64> = seen
            .into_iter()
            .map(|id| (id.to_string(), weight(names.get(id).copied().unwrap_or_default())))
            .collect();
        Ok(Ahead {
            known: waiting.len(),
            waiting,
            done: 0.0,
        })
    }

    /// Takes note of a crate that is there. One that was there before tells nothing of the pace.
    fn hear(&mut self, message: &Value) {
        let built =
            message["reason"] == "compiler-artifact" && message["target"]["kind"][0] != "custom-build";
        let weight = message["package_id"]
            .as_str()
            .filter(|_| built)
            .and_then(|id| self.waiting.remove(id));
        if message["fresh"] != true {
            self.done += weight.unwrap_or_default();
        }
    }

    fn told(&self, elapsed: Duration) -> String {
        let count = format!("{} of {} crates", self.known - self.waiting.len(), self.known);
        let ahead: f64 = self.waiting.values().sum();
        // Before the first tenth a guess would jump about.
        if self.done * 9.0 < ahead {
            return count;
        }
        format!(
            "{count}, about {} to go",
            spell(elapsed.mul_f64(ahead / self.done))
        )
    }
}

fn weight(name: &str) -> f64 {
    let heavy = HEAVY.iter().find(|(heavy, _)| *heavy == name);
    match heavy {
        Some((_, seconds)) => *seconds,
        None if name.starts_with("game-") => RULES,
        None if name.starts_with("bot-") => PLAYERS,
        None => LIGHT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn ahead() -> Ahead {
        let dep = |id: &str, kind: Option<&str>| json!({ "pkg": id, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [{ "id": "c", "name": "cli" }, { "id": "s", "name": "tokio" },
                { "id": "b", "name": "cc" }, { "id": "t", "name": "tempfile" }],
            "resolve": { "nodes": [
                { "id": "c", "deps": [dep("s", None), dep("t", Some("dev"))] },
                { "id": "s", "deps": [dep("b", Some("build"))] },
                { "id": "b", "deps": [] }, { "id": "t", "deps": [] },
            ] },
        });
        Ahead::of(&metadata, "cli").expect("the package is there")
    }

    fn artifact(id: &str, kind: &str, fresh: bool) -> Value {
        json!({ "reason": "compiler-artifact", "package_id": id, "target": { "kind": [kind] }, "fresh": fresh })
    }

    #[test]
    fn what_only_tests_need_is_not_ahead() {
        let ahead = ahead();
        assert!(ahead.waiting.keys().eq(["b", "c", "s"]), "{:?}", ahead.waiting);
        assert!(Ahead::of(&json!({}), "cli").is_err());
    }

    #[test]
    fn the_rest_is_told_at_the_pace_so_far() {
        let mut ahead = ahead();
        let ten = Duration::from_secs(10);
        assert_eq!(ahead.told(ten), "0 of 3 crates");
        ahead.hear(&artifact("b", "lib", true));
        ahead.hear(&artifact("s", "custom-build", false));
        assert_eq!(ahead.told(ten), "1 of 3 crates");
        ahead.hear(&artifact("s", "lib", false));
        // Seven seconds of work are left, and six took ten.
        assert_eq!(ahead.told(ten), "2 of 3 crates, about 11 s to go");
        ahead.hear(&artifact("c", "bin", false));
        assert_eq!(ahead.told(ten), "3 of 3 crates, about 0 s to go");
    }
}
