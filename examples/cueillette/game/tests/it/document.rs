//! The rule document, the sentences and the code say the same.

use game_core::Configurable as _;
use game_cueillette::{Clause, Cueillette, OUTCOMES, REFUSALS};
use game_testkit::{Papers, options};

#[test]
fn options_are_set_and_told() {
    options::hold::<Cueillette>(());
}

#[test]
fn the_papers_name_what_the_code_knows() {
    let papers = Papers::of("cueillette");
    papers.name_clauses::<Clause>();
    papers.tell_options(Cueillette::OPTIONS);
    papers.tell_values(Cueillette::OPTIONS);
    papers.say_codes("", REFUSALS);
    papers.say_codes("outcome-", OUTCOMES);
}
