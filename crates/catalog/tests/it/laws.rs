//! The laws, on every game and on every value of its options.

use std::sync::OnceLock;

use catalog::{Kind, Playable, Visitor};
use game_core::OptionValues;
use game_testkit::laws::{self, Offered, Trial};
use lexicon::Lexicon;

/// How many actions are pulled of a game that has too many to list.
const REACH: usize = 40;

/// Runs the laws that need no knowledge of the game.
struct Laws;

impl Visitor for Laws {
    type Out = ();

    fn visit<G: Playable>(self, game: G) {
        let opening: Vec<_> = game
            .usual(&game.blank())
            .map(|(_, action)| action)
            .take(REACH)
            .collect();
        let offered = if G::BEST_FIRST {
            Offered::Some
        } else {
            Offered::All
        };
        // Each action of such a game is worth many of another: its own tests play the long games.
        let (games, plies, reach) = if G::BEST_FIRST {
            (1, 16, REACH)
        } else {
            (3, 120, usize::MAX)
        };
        for trial in Trial::series(games, plies).map(|trial| trial.reaching(reach)) {
            laws::replay(&game, trial);
            laws::notation(&game, trial);
            laws::sense(&game, trial);
            laws::outcomes(&game, trial);
            laws::incidents(&game, trial);
            // What was possible at the start is mostly impossible later, and must be refused by a clause.
            laws::decided(&game, trial, offered, |_, _| opening.clone());
            if trial.seed > 0 {
                continue;
            }
            laws::finality(&game, trial, |state| {
                let listed = game.usual(state).chain(game.plentiful(state, G::EXTRAS)).next();
                listed.map(|(_, action)| action)
            });
        }
    }
}

/// A list short enough to list and decide every word of every position many times over; the rules'
/// own tests play with the French one.
fn few_words() -> &'static Lexicon {
    const WORDS: &str = "ami\namis\nane\nanis\nare\nares\nart\narts\nbas\nbar\ncar\ncas\ncle\ncol\ndes\ndon\ndos\ndue\neau\n\
        ere\nete\nfer\nfin\ngai\ngel\nici\njeu\nlac\nlien\nlire\nlis\nlot\nmal\nmer\nmot\nmots\nmur\nnez\nnid\nnoir\nosier\n\
        orange\noranges\npas\nport\nque\nrat\nrats\nrire\nroi\nrose\nroses\nrue\nsac\nsel\nser\nsire\nsol\nsur\ntas\nter\n\
        terre\ntir\ntri\nuser\nusine\nusines\nvie\nvin\nvoir\n";
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    FEW.get_or_init(|| Lexicon::from_list("few", WORDS, &catalog::spellings()).expect("a list"))
}

#[test]
fn every_game_obeys_the_laws_with_every_option() {
    for &kind in Kind::ALL {
        kind.visit(&[], few_words(), Laws).unwrap();
        for option in kind.options() {
            let OptionValues::OneOf(values) = option.values else {
                continue;
            };
            for value in values {
                let settings = [(option.name.to_owned(), (*value).to_owned())];
                kind.visit(&settings, few_words(), Laws).unwrap();
            }
        }
    }
}
