//! The rule document, the sentences and the code name the same clauses, options and codes.

use game_core::{Clause as _, Configurable as _};
use game_guerre_des_mots::{Clause, ERRORS, GuerreDesMots, OUTCOMES, REFUSALS};
use game_testkit::{Papers, options};

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
