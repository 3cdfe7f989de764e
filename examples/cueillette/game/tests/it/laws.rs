//! The laws of every game, on Cueillette.

use game_core::Listing as _;
use game_cueillette::{Action, State, View};
use game_testkit::laws::{self, Trial};

/// There are 47 letters, and every leap takes one (C4).
const LONGEST: usize = 47;

#[test]
fn the_laws_hold() {
    let squares = || ('a'..='g').flat_map(|file| (1..=7).map(move |rank| format!("{file}{rank}")));
    let any: Vec<Action> = squares().map(|text| text.parse().expect("a square")).collect();
    for game in crate::games() {
        for trial in Trial::series(20, LONGEST) {
            laws::replay(&game, trial);
            laws::notation(&game, trial);
            laws::positions(&game, trial, |_: &State| true);
            laws::decisions(&game, trial, |_, _| any.clone());
            laws::incidents(&game, trial);
            laws::ends(&game, trial);
            laws::outcomes(&game, trial);
            laws::finality(&game, trial, |state| {
                game.choices(state).first().map(|(_, action)| *action)
            });
            laws::openness(&game, trial, |mut view: View| {
                view.moves.clear();
                view
            });
        }
    }
}
