//! The rule document, the sentences and the code name the same clauses and know the same codes.

use game_core::{Clause as _, OptionSpec, OptionValues};
use game_guerre_des_mots::{Clause, ERRORS, OUTCOMES, REFUSALS, Rules};

const DOCUMENT: &str = include_str!("../../../../docs/rules/guerre-des-mots.md");
const FRENCH: &str = include_str!("../../../../web/src/i18n/fr.ftl");
const ENGLISH: &str = include_str!("../../../../web/src/i18n/en.ftl");

#[test]
fn the_document_has_every_clause_in_order() {
    let documented: Vec<&str> = DOCUMENT
        .lines()
        .filter_map(|line| line.strip_prefix("### "))
        .filter_map(|heading| heading.split(' ').next())
        .collect();
    let coded: Vec<&str> = Clause::ALL.iter().map(|clause| clause.id()).collect();
    assert_eq!(documented, coded);
}

/// The line of the table of options.
fn row(spec: &OptionSpec) -> String {
    let values = match spec.values {
        OptionValues::OneOf(values) => {
            let quoted: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
            quoted.join(", ")
        }
        OptionValues::Number(low, high) => format!("{} ({low}–{high})", spec.default),
        OptionValues::Text(_) => panic!("{} is no text", spec.name),
    };
    format!("| `{}` | {values} | {} |", spec.name, spec.clauses.join(", "))
}

#[test]
fn the_document_tells_every_option_and_every_value() {
    let (text, table) = DOCUMENT.split_once("## Les options").expect("a table of options");
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| `")).collect();
    assert_eq!(rows, Rules::OPTIONS.iter().map(row).collect::<Vec<_>>());
    for spec in Rules::OPTIONS {
        assert!(text.contains(&format!("`{}`", spec.name)), "{}", spec.name);
    }
}

#[test]
fn codes_are_listed_once() {
    for list in [REFUSALS, ERRORS] {
        for (index, entry) in list.iter().enumerate() {
            assert!(!list[..index].contains(entry), "{entry:?} twice");
        }
    }
    for (index, entry) in OUTCOMES.iter().enumerate() {
        assert!(!OUTCOMES[..index].contains(entry), "{entry:?} twice");
        assert!(Clause::ALL.iter().any(|clause| clause.id() == entry.0));
    }
}

#[test]
fn every_code_and_option_has_its_sentence_in_both_languages() {
    let refusals = REFUSALS
        .iter()
        .chain(ERRORS)
        .map(|(_, code)| format!("\nguerre-des-mots-{code} = "));
    let outcomes = OUTCOMES
        .iter()
        .map(|(_, code)| format!("\noutcome-guerre-des-mots-{code} = "));
    let options = Rules::OPTIONS.iter().flat_map(|spec| {
        let name = format!("\noption-guerre-des-mots-{}", spec.name);
        let values: Vec<String> = match spec.values {
            OptionValues::OneOf(values) => values.iter().map(|value| format!("{name}-{value} = ")).collect(),
            OptionValues::Number(..) | OptionValues::Text(_) => Vec::new(),
        };
        values.into_iter().chain([format!("{name} = ")])
    });
    for key in refusals.chain(outcomes).chain(options) {
        for sentences in [FRENCH, ENGLISH] {
            assert_eq!(sentences.matches(&key).count(), 1, "{}", key.trim());
        }
    }
}

#[test]
fn no_sentence_is_of_a_code_that_nobody_uses() {
    for line in FRENCH.lines().filter(|line| line.starts_with("guerre-des-mots-")) {
        let code = line
            .strip_prefix("guerre-des-mots-")
            .and_then(|rest| rest.split_once(" = "))
            .map(|(code, _)| code)
            .expect("a code");
        let known = |(_, other): &&(Clause, &str)| *other == code;
        assert!(REFUSALS.iter().chain(ERRORS).any(|entry| known(&entry)), "{code}");
    }
}
