//! Foreign crates: their licences, their sources, and versions that come twice.
//!
//! `deny.toml` says what is allowed, for `cargo xtask audit` and for this check; the audit looks at every
//! platform, this at the one it runs on, within a second and without the network.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::tree::Tree;

/// The only source besides this repository.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Every foreign crate with a licence, a source or a second version that `deny.toml` does not allow.
pub(super) fn check(tree: &Tree, metadata: &Value) -> Vec<String> {
    let Some(rules) = tree.get("deny.toml") else {
        return vec!["deny.toml is missing".to_string()];
    };
    let licences = quoted(rules, "allow = [");
    let twice: BTreeSet<&str> = quoted(rules, "skip = [").into_iter().collect();
    let mut faults = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        let name = text("name");
        versions.entry(name).or_default().insert(text("version"));
        match package["source"].as_str() {
            None => continue,
            Some(REGISTRY) => {}
            Some(other) => faults.push(format!("crate {name} comes from {other}")),
        }
        if !allowed(text("license"), &licences) {
            faults.push(format!(
                "crate {name} has the licence {:?}, which deny.toml does not allow",
                text("license")
            ));
        }
    }
    for (name, versions) in versions {
        if versions.len() > 1 && !twice.contains(name) {
            let versions: Vec<_> = versions.into_iter().collect();
            faults.push(format!(
                "crate {name} comes in versions {}: agree on one, or give the reason in deny.toml",
                versions.join(" and ")
            ));
        }
    }
    faults
}

/// The first quoted word of every line of a list.
fn quoted<'a>(rules: &'a str, opening: &str) -> Vec<&'a str> {
    let Some((_, list)) = rules.split_once(opening) else {
        return Vec::new();
    };
    let lines = list.lines().take_while(|line| line.trim() != "]");
    lines.filter_map(|line| line.split('"').nth(1)).collect()
}

/// Whether a licence expression can be met with these licences: `(MIT OR Apache-2.0) AND Zlib`.
fn allowed(expression: &str, licences: &[&str]) -> bool {
    // An older way to write a choice.
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let met = either(&mut words, licences);
    met && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn either(words: &mut Words, licences: &[&str]) -> bool {
    let mut met = both(words, licences);
    while words.next_if_eq(&"OR").is_some() {
        met |= both(words, licences);
    }
    met
}

fn both(words: &mut Words, licences: &[&str]) -> bool {
    let mut met = one(words, licences);
    while words.next_if_eq(&"AND").is_some() {
        met &= one(words, licences);
    }
    met
}

fn one(words: &mut Words, licences: &[&str]) -> bool {
    match words.next() {
        Some("(") => {
            let met = either(words, licences);
            met & words.next_if_eq(&")").is_some()
        }
        Some(name) if words.next_if_eq(&"WITH").is_some() => {
            let name = format!("{name} WITH {}", words.next().unwrap_or_default());
            licences.contains(&name.as_str())
        }
        Some(name) => licences.contains(&name),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const RULES: &str = "[licenses]\nallow = [\n    \"MIT\",\n    \"Apache-2.0 WITH LLVM-exception\",\n]\n[bans]\n\
        skip = [\n    { crate = \"syn\", reason = \"two makers of macros\" },\n]\n";

    fn faults(packages: Value) -> Vec<String> {
        check(
            &Tree::of(&[("deny.toml", RULES)]),
            &json!({ "packages": packages }),
        )
    }

    fn package(name: &str, version: &str, license: &str) -> Value {
        json!({ "name": name, "version": version, "license": license, "source": REGISTRY })
    }

    #[test]
    fn expressions_are_met_by_what_is_allowed() {
        let allow = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"];
        for met in [
            "MIT",
            "GPL-2.0-only OR MIT",
            "Apache-2.0/MIT",
            "MIT AND Zlib",
            "(GPL-2.0-only OR MIT) AND Zlib",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0",
        ] {
            assert!(allowed(met, &allow), "{met}");
        }
        for unmet in [
            "",
            "GPL-2.0-only",
            "MIT AND GPL-2.0-only",
            "(MIT",
            "MIT Zlib",
            "Apache-2.0",
        ] {
            assert!(!allowed(unmet, &allow), "{unmet}");
        }
    }

    #[test]
    fn foreign_crates_are_held_to_deny_toml() {
        assert!(
            faults(json!([
                package("syn", "2.0.0", "MIT"),
                package("syn", "3.0.0", "MIT")
            ]))
            .is_empty()
        );
        let found = faults(json!([
            package("rand", "0.9.0", "MIT"),
            package("rand", "0.10.0", "MIT"),
            package("odd", "1.0.0", "SSPL-1.0"),
            { "name": "elsewhere", "version": "1.0.0", "license": "MIT", "source": "git+https://example.org/e" },
            { "name": "ours", "version": "0.1.0", "license": "AGPL-3.0-or-later", "source": null },
        ]));
        assert_eq!(
            found,
            [
                "crate odd has the licence \"SSPL-1.0\", which deny.toml does not allow",
                "crate elsewhere comes from git+https://example.org/e",
                "crate rand comes in versions 0.10.0 and 0.9.0: agree on one, or give the reason in deny.toml",
            ]
        );
    }

    #[test]
    fn without_its_rules_it_fails() {
        assert_eq!(check(&Tree::of(&[]), &json!({})), ["deny.toml is missing"]);
    }
}
