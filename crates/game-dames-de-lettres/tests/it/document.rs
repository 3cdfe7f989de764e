//! The rule document, the sentences and the code name the same clauses and know the same codes.

use game_core::{Clause as _, OptionValues};
use game_dames_de_lettres::{Clause, OUTCOMES, REFUSALS, Rules};

const DOCUMENT: &str = include_str!("../../../../docs/rules/dames-de-lettres.md");
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

#[test]
fn the_document_tells_every_option_and_every_value() {
    for spec in Rules::OPTIONS {
        let told = |word: &str| DOCUMENT.contains(&format!("`{word}`"));
        let set = |word: &str| DOCUMENT.contains(&format!("`{}={word}`", spec.name));
        let OptionValues::OneOf(values) = spec.values else {
            panic!("{} has named values", spec.name);
        };
        assert!(
            told(spec.name) || values.iter().any(|value| set(value)),
            "{}",
            spec.name
        );
        for value in values.iter().filter(|&&value| value != spec.default) {
            assert!(told(value) || set(value), "{} {value}", spec.name);
        }
    }
}

#[test]
fn codes_are_listed_once() {
    for list in [REFUSALS, OUTCOMES] {
        for (index, entry) in list.iter().enumerate() {
            assert!(!list[..index].contains(entry), "{entry:?} twice");
        }
    }
}

#[test]
fn every_code_and_option_has_its_sentence_in_both_languages() {
    let refusals = REFUSALS
        .iter()
        .map(|(_, code)| format!("\ndames-de-lettres-{code} = "));
    let outcomes = OUTCOMES
        .iter()
        .map(|(_, code)| format!("\noutcome-dames-de-lettres-{code} = "));
    let options = Rules::OPTIONS.iter().flat_map(|spec| {
        let OptionValues::OneOf(values) = spec.values else {
            panic!("{} has named values", spec.name);
        };
        let name = format!("\noption-dames-de-lettres-{}", spec.name);
        let values: Vec<String> = values.iter().map(|value| format!("{name}-{value} = ")).collect();
        values.into_iter().chain([format!("{name} = ")])
    });
    for key in refusals.chain(outcomes).chain(options) {
        for sentences in [FRENCH, ENGLISH] {
            assert_eq!(sentences.matches(&key).count(), 1, "{}", key.trim());
        }
    }
}
