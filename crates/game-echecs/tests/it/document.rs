//! The rule document, the sentences and the code name the same clauses, options and codes.

use books::Booked as _;
use game_core::Configurable as _;
use game_echecs::{Clause, Echecs, OUTCOMES, REFUSALS};
use game_testkit::{Papers, options};

/// The clauses that no action at a position of the book can show, and why.
const UNSHOWN: &[(Clause, &str)] = &[
    (
        Clause::L1,
        "an action at a position is taken for that of whoever is awaited",
    ),
    (Clause::E3, "players agree at the table, by no action"),
    (Clause::E5, "nothing is right at a finished game"),
];

#[test]
fn options_are_set_and_told() {
    options::hold::<Echecs>(());
}

#[test]
fn the_papers_name_what_the_code_knows() {
    let papers = Papers::of("echecs");
    papers.name_clauses::<Clause>();
    papers.tell_options(Echecs::OPTIONS);
    papers.tell_values(Echecs::OPTIONS);
    papers.say_codes("", REFUSALS);
    papers.draw_choices(Echecs::BOOK, &[]);
    papers.picture_clauses(
        Echecs::BOOK,
        &[(Clause::E3, "players agree at the table, by no action")],
    );
    papers.show_clauses(Echecs::BOOK, REFUSALS, UNSHOWN);
    papers.say_codes("outcome-", OUTCOMES);
}
