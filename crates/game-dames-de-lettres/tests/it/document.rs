//! The rule document, the sentences and the code name the same clauses, options and codes.

use books::Booked as _;
use game_core::Configurable as _;
use game_dames_de_lettres::{Clause, DamesDeLettres, OUTCOMES, REFUSALS};
use game_testkit::{Papers, options};

/// The clauses that no action at a position of the book can show, and why.
const UNSHOWN: &[(Clause, &str)] = &[
    (
        Clause::S2,
        "an action at a position is taken for that of whoever is awaited",
    ),
    (Clause::E1, "players agree at the table, by no action"),
    (Clause::E3, "nothing is right at a finished game"),
];

/// The choices that no board can show, and why.
const UNDRAWN: &[(&str, &str)] = &[
    ("clock", "the clock stands beside the board"),
    ("game2", "it lies between two games, where no position is"),
];

/// The clauses that no board can show, and why.
const UNPICTURED: &[(Clause, &str)] = &[
    (Clause::S3, "it lies between two games, where no position is"),
    (Clause::F3, "dictionary and arbiter are beside the board"),
];

#[test]
fn options_are_set_and_told() {
    options::hold::<DamesDeLettres>(lexicon_fr::french());
}

#[test]
fn the_papers_name_what_the_code_knows() {
    let papers = Papers::of("dames-de-lettres");
    papers.name_clauses::<Clause>();
    papers.tell_options(DamesDeLettres::OPTIONS);
    papers.tell_values(DamesDeLettres::OPTIONS);
    papers.say_codes("", REFUSALS);
    papers.draw_choices(DamesDeLettres::BOOK, UNDRAWN);
    papers.picture_clauses(DamesDeLettres::BOOK, UNPICTURED);
    papers.show_clauses(DamesDeLettres::BOOK, REFUSALS, UNSHOWN);
    papers.say_codes("outcome-", OUTCOMES);
}
