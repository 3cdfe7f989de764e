//! The rule document, the sentences and the code name the same clauses and know the same codes.

use game_core::Clause as _;
use game_echec_et_mots::{Clause, OUTCOMES, REFUSALS};

const DOCUMENT: &str = include_str!("../../../../docs/rules/echec-et-mots.md");
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
fn codes_are_listed_once() {
    for list in [REFUSALS, OUTCOMES] {
        for (index, entry) in list.iter().enumerate() {
            assert!(!list[..index].contains(entry), "{entry:?} twice");
        }
    }
}

#[test]
fn every_code_has_its_sentence_in_both_languages() {
    let refusals = REFUSALS
        .iter()
        .map(|(_, code)| format!("\nechec-et-mots-{code} = "));
    let outcomes = OUTCOMES
        .iter()
        .map(|(_, code)| format!("\noutcome-echec-et-mots-{code} = "));
    for key in refusals.chain(outcomes) {
        for sentences in [FRENCH, ENGLISH] {
            assert_eq!(sentences.matches(&key).count(), 1, "{}", key.trim());
        }
    }
}
