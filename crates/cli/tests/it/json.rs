//! `--json`: one object a line, whatever the command.

use serde_json::{Value, json};

use crate::binary::{done, refused, run, wrong};

fn objects(out: &str) -> Vec<Value> {
    let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    out.lines().map(parse).collect()
}

#[test]
fn every_line_is_an_object() {
    for args in [
        &["games", "--json"][..],
        &["--json", "deal", "echecs"],
        &["moves", "--json", "echecs", "start"],
        &["turn", "echecs", "start", "--json"],
        &["perft", "echecs", "start", "2", "--divide", "--json"],
        &["best", "echecs", "start", "--nodes", "500", "--json"],
    ] {
        let found = objects(&done(args));
        assert!(
            !found.is_empty() && found.iter().all(Value::is_object),
            "{args:?}"
        );
    }
}

#[test]
fn the_fields_are_named() {
    assert_eq!(
        objects(&done(&["moves", "echecs", "start", "--limit", "1", "--json"])),
        [json!({ "action": "a2a3" })]
    );
    assert_eq!(
        objects(&done(&["moves", "echecs", "start", "--count", "--json"])),
        [json!({ "count": 20 })]
    );
    assert_eq!(
        objects(&done(&["turn", "echecs", "start", "--json"])),
        [json!({ "awaiting": [0] })]
    );
    assert_eq!(
        objects(&done(&["perft", "echecs", "start", "2", "--json"])),
        [json!({ "depth": 2, "nodes": 400 })]
    );
    let over = &objects(&done(&[
        "turn",
        "echecs",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "--json",
    ]))[0]["over"];
    assert_eq!(
        (&over["code"], &over["clause"]),
        (&json!("stalemate"), &json!("E-2"))
    );
    assert_eq!((&over["winners"], &over["points"]), (&json!([]), &json!([1, 1])));
}

#[test]
fn a_refusal_is_an_object_too() {
    let found = objects(&refused(&["apply", "echecs", "start", "e1e2", "--json"]));
    let refusal = &found[0]["refused"];
    assert_eq!(
        (&refusal["clause"], &refusal["code"]),
        (&json!("M-7"), &json!("own-piece"))
    );
    assert_eq!(refusal["subject"], "e2");
    assert!(
        refusal["sentence"]
            .as_str()
            .is_some_and(|sentence| sentence.contains("e2"))
    );
}

/// What cannot be done is told on standard error, as an object where objects are wanted.
#[test]
fn wrong_usage_is_an_object_on_standard_error() {
    for (args, code) in [
        (&["moves", "echecs", "rnb", "--json"][..], "malformed-position"),
        (&["apply", "echecs", "start", "zz", "--json"], "malformed-action"),
        (
            &["deal", "echecs", "--option", "profile=x", "--json"],
            "option-values",
        ),
        (
            &["deal", "echecs", "--option", "colour=x", "--json"],
            "option-unknown",
        ),
        (&["--json", "replay", "no-such-file.pgn"], "in-file"),
        (&["--json", "moves", "tric-trac", "start"], "usage"),
        (&["--json", "no-such-command"], "usage"),
        (&["--json", "apply", "echecs"], "usage"),
    ] {
        let said = objects(&wrong(args));
        assert_eq!(said.len(), 1, "{args:?}: {said:?}");
        let error = &said[0]["error"];
        assert_eq!(error["code"], code, "{args:?}");
        let message = error["message"].as_str().unwrap_or_default();
        assert!(
            !message.is_empty() && !message.contains('\u{1b}'),
            "{args:?}: {message}"
        );
    }
    assert_eq!(run(&["--json", "--help"]).status, Some(0));
}
