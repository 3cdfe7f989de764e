//! The rule document, the sentences and the code name the same clauses, options and codes.

use game_core::Configurable as _;
use game_dames_de_lettres::{Clause, DamesDeLettres, OUTCOMES, REFUSALS};
use game_testkit::{Papers, options};

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
    papers.say_codes("outcome-", OUTCOMES);
}
