//! The rule document, the sentences, the data and the code say the same.

use std::fmt::Write as _;

use game_chevaliers::{Clause, LAYOUTS, Layout, OUTCOMES, REFUSALS, Rules, layout};
use game_core::{Clause as _, OptionValues};

const DOCUMENT: &str = include_str!("../../../../docs/rules/chevaliers.md");
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

/// A board as the document draws it, the castles as stars.
fn drawn(layout: &Layout) -> String {
    let mut text = String::new();
    for line in (0..layout.lines()).rev() {
        let _ = write!(text, "{:>2}", line + 1);
        for file in 0..layout.files() {
            let castle = layout.castles().contains(&(file, line));
            let symbol = layout.at(file, line).to_string();
            let _ = write!(text, "  {}", if castle { "*" } else { &symbol });
        }
        text.push('\n');
    }
    text.push_str("  ");
    for letter in ('a'..='z').take(layout.files()) {
        let _ = write!(text, "  {letter}");
    }
    text
}

#[test]
fn the_document_draws_every_board() {
    for id in LAYOUTS {
        let board = drawn(&layout(id).expect("a layout of the house"));
        assert!(
            DOCUMENT.contains(&format!("```text\n{board}\n```")),
            "{id}\n{board}"
        );
        assert!(DOCUMENT.contains(&format!("`{id}`")), "{id}");
    }
}

#[test]
fn the_document_names_every_option() {
    for spec in Rules::OPTIONS {
        assert!(DOCUMENT.contains(&format!("`{}`", spec.name)), "{}", spec.name);
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
    let refusals = REFUSALS.iter().map(|(_, code)| format!("\nchevaliers-{code} = "));
    let outcomes = OUTCOMES
        .iter()
        .map(|(_, code)| format!("\noutcome-chevaliers-{code} = "));
    let options = Rules::OPTIONS.iter().flat_map(|spec| {
        let name = format!("\noption-chevaliers-{}", spec.name);
        let values: Vec<String> = match spec.values {
            OptionValues::OneOf(words) => words.iter().map(|word| format!("{name}-{word} = ")).collect(),
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
