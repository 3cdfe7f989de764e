//! The rule document, the sentences, the data and the code say the same.

use std::fmt::Write as _;

use game_chevaliers::{Chevaliers, Clause, LAYOUTS, Layout, OUTCOMES, REFUSALS, layout};
use game_core::Configurable as _;
use game_testkit::{Papers, options};

#[test]
fn options_are_set_and_told() {
    options::hold::<Chevaliers>(());
}

#[test]
fn the_papers_name_what_the_code_knows() {
    let papers = Papers::of("chevaliers");
    papers.name_clauses::<Clause>();
    papers.tell_options(Chevaliers::OPTIONS);
    papers.tell_values(Chevaliers::OPTIONS);
    papers.say_codes("", REFUSALS);
    papers.say_codes("outcome-", OUTCOMES);
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
    let papers = Papers::of("chevaliers");
    for id in LAYOUTS {
        let board = drawn(&layout(id).expect("a layout of the house"));
        assert!(
            papers.rules().contains(&format!("```text\n{board}\n```")),
            "{id}\n{board}"
        );
        assert!(papers.rules().contains(&format!("`{id}`")), "{id}");
    }
}
