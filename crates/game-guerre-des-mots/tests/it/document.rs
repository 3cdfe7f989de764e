//! The rule document, the sentences and the code name the same clauses, options and codes.

use books::Booked as _;
use game_core::{Clause as _, Configurable as _};
use game_guerre_des_mots::{Clause, ERRORS, GuerreDesMots, OUTCOMES, REFUSALS};
use game_testkit::{Papers, options};

/// The clauses that no action at a position of the book can show, and why.
const UNSHOWN: &[(Clause, &str)] = &[
    (
        Clause::C2_3,
        "an action at a position is taken for that of whoever is awaited",
    ),
    (
        Clause::C3_3,
        "a cross out of place is refused sooner: by 6.4, 7.5 or 12.1",
    ),
    (
        Clause::C9_4,
        "a position does not tell those that came before in the turn",
    ),
    (Clause::C15_3, "nothing is right at a finished game"),
    (Clause::C15_6, "players agree at the table, by no action"),
    (Clause::C15_7, "players leave the table, by no action"),
];

/// The clauses that no board can show, and why.
const UNPICTURED: &[(Clause, &str)] = &[
    (
        Clause::C9_4,
        "a position does not tell those that came before in the turn",
    ),
    (Clause::C15_7, "players leave the table, by no action"),
];

/// The choices that no board can show, and why.
const UNDRAWN: &[(&str, &str)] = &[
    ("remind_shots", "the table reminds beside the board"),
    (
        "public_backs",
        "the back of a vowel is told beside the board, when its letter is turned",
    ),
    ("reserve_all", "nobody sees what lies in the reserve"),
];

#[test]
fn options_are_set_and_told() {
    options::hold::<GuerreDesMots>(lexicon_fr::french());
}

#[test]
fn the_papers_name_what_the_code_knows() {
    let papers = Papers::of("guerre-des-mots");
    papers.name_clauses::<Clause>();
    papers.tell_options(GuerreDesMots::OPTIONS);
    papers.tell_values(GuerreDesMots::OPTIONS);
    papers.say_codes("", REFUSALS);
    papers.say_codes("", ERRORS);
    papers.draw_choices(GuerreDesMots::BOOK, UNDRAWN);
    papers.picture_clauses(GuerreDesMots::BOOK, UNPICTURED);
    papers.show_clauses(GuerreDesMots::BOOK, REFUSALS, UNSHOWN);
    papers.say_codes("outcome-", OUTCOMES);
}

#[test]
fn outcomes_cite_clauses_that_exist() {
    for (id, code) in OUTCOMES {
        assert!(Clause::ALL.iter().any(|clause| clause.id() == *id), "{id} {code}");
    }
}

#[test]
fn no_sentence_is_of_a_code_that_nobody_uses() {
    let papers = Papers::of("guerre-des-mots");
    for code in papers.said("") {
        let known = |(_, other): &(Clause, &str)| *other == code;
        assert!(REFUSALS.iter().chain(ERRORS).any(known), "{code}");
    }
}
