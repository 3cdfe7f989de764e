//! The rule document, the sentences and the code name the same clauses, options and codes.

use books::Booked as _;
use game_core::Configurable as _;
use game_echec_et_mots::{Clause, EchecEtMots, OUTCOMES, REFUSALS};
use game_testkit::{Papers, options};

/// The clauses that no action at a position of the book can show, and why.
const UNSHOWN: &[(Clause, &str)] = &[
    (
        Clause::S4,
        "an action at a position is taken for that of whoever is awaited",
    ),
    (Clause::O3, "players agree at the table, by no action"),
    (Clause::O4, "nothing is right at a finished game"),
];

/// The clauses that no board can show, and why.
const UNPICTURED: &[(Clause, &str)] = &[
    (Clause::S5, "it lies between two games, where no position is"),
    (
        Clause::M9,
        "that a move is always left is true of every board, and shown by none",
    ),
    (Clause::H1, "it is agreed before the first game"),
    (Clause::H2, "it adds up games"),
    (Clause::H3, "it lies between two games, where no position is"),
    (Clause::O1, "who leaves says so beside the board"),
    (Clause::O2, "the clock stands beside the board"),
    (Clause::O3, "players agree at the table, by no action"),
    (Clause::O4, "a finished game stands as it ended"),
];

/// The choices that no board can show, and why.
const UNDRAWN: &[(&str, &str)] = &[
    ("notes", "the notebook lies beside the board"),
    ("next_start", "it lies between two games, where no position is"),
    ("match", "it adds up games"),
    ("forfeit_points", "who leaves says so beside the board"),
];

#[test]
fn options_are_set_and_told() {
    options::hold::<EchecEtMots>(crate::few_words());
}

#[test]
fn the_papers_name_what_the_code_knows() {
    let papers = Papers::of("echec-et-mots");
    papers.name_clauses::<Clause>();
    papers.tell_options(EchecEtMots::OPTIONS);
    papers.tell_values(EchecEtMots::OPTIONS);
    papers.say_codes("", REFUSALS);
    papers.draw_choices(EchecEtMots::BOOK, UNDRAWN);
    papers.picture_clauses(EchecEtMots::BOOK, UNPICTURED);
    papers.show_clauses(EchecEtMots::BOOK, REFUSALS, UNSHOWN);
    papers.say_codes("outcome-", OUTCOMES);
}
