//! The rule document and the code name the same clauses and know the same codes.

use game_core::Clause as _;
use game_echecs::{Clause, OUTCOMES, REFUSALS};

const DOCUMENT: &str = include_str!("../../../../docs/rules/echecs.md");

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
