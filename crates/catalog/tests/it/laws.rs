//! The laws, on every game and on every value of its options.

use catalog::{Kind, Playable, Visitor};
use game_core::OptionValues;
use game_testkit::laws::{self, Trial};

/// Runs the laws that need no knowledge of the game.
struct Laws;

impl Visitor for Laws {
    type Out = ();

    fn visit<G: Playable>(self, game: G) {
        let opening: Vec<_> = game
            .choices(&game.blank())
            .into_iter()
            .map(|(_, action)| action)
            .collect();
        for trial in Trial::series(6, 120) {
            laws::replay(&game, trial);
            laws::notation(&game, trial);
            laws::outcomes(&game, trial);
            laws::incidents(&game, trial);
            // What was possible at the start is mostly impossible later, and must be refused by a clause.
            laws::decisions(&game, trial, |_, _| opening.clone());
        }
    }
}

#[test]
fn every_game_obeys_the_laws_with_every_option() {
    for &kind in Kind::ALL {
        kind.visit(&[], catalog::french(), Laws).unwrap();
        for option in kind.options() {
            let OptionValues::OneOf(values) = option.values else {
                continue;
            };
            for value in values {
                let settings = [(option.name.to_owned(), (*value).to_owned())];
                kind.visit(&settings, catalog::french(), Laws).unwrap();
            }
        }
    }
}
