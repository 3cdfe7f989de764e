//! The rule document, the sentences and the code name the same clauses, options and codes.

use game_core::Configurable as _;
use game_echec_et_mots::{Clause, EchecEtMots, OUTCOMES, REFUSALS};
use game_testkit::{Papers, options};

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
    papers.say_codes("outcome-", OUTCOMES);
}
