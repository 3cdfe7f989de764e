//! The scenarios of every clause.

use std::path::{Path, PathBuf};

use game_core::Clause as _;
use game_guerre_des_mots::{ERRORS, REFUSALS, Rules};
use game_testkit::scenario;

use crate::refusals::never_by_a_coup;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules")
}

#[test]
fn every_scenario_holds() {
    scenario::run_folder(&folder(), crate::configure);
}

#[test]
fn every_clause_that_can_be_broken_has_a_file_and_every_code_a_line() {
    let scenarios = scenario::texts(&folder());
    let has_file = |id: &str| {
        let start = format!("{id}-");
        scenarios.iter().any(|(name, _)| name.starts_with(&start))
    };
    let has_line = |start: &str| {
        let tells = |line: &str| {
            let rest = line.strip_prefix(start);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        scenarios.iter().any(|(_, text)| text.lines().any(tells))
    };
    let refusals = REFUSALS
        .iter()
        .map(|(clause, code)| (clause.id(), *code, "refused"));
    let errors = ERRORS
        .iter()
        .map(|(clause, code)| (clause.id(), *code, "then error"));
    let mut missing: Vec<String> = Vec::new();
    for (id, code, word) in refusals.chain(errors) {
        if !has_file(id) {
            missing.push(format!("a file for {id}"));
        }
        let line = format!("{word} {id} {code}");
        if !never_by_a_coup(id, code) && !has_line(&line) {
            missing.push(line);
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Options that change no coup: what is dealt and what is seen, which `options` tells, and what a page
/// reminds its player of.
const OUTSIDE_COUPS: [&str; 5] = [
    "hand",
    "reserve_all",
    "open_arsenals",
    "public_backs",
    "remind_shots",
];

#[test]
fn every_option_has_a_scenario() {
    let scenarios = scenario::texts(&folder());
    for spec in Rules::OPTIONS {
        if OUTSIDE_COUPS.contains(&spec.name) {
            continue;
        }
        let set = |line: &str| {
            let value = line
                .strip_prefix("option ")
                .and_then(|rest| rest.strip_prefix(spec.name)?.strip_prefix('='));
            value.is_some_and(|value| value != spec.default)
        };
        let told = scenarios.iter().any(|(_, text)| text.lines().any(set));
        assert!(told, "{} is never set", spec.name);
    }
}
