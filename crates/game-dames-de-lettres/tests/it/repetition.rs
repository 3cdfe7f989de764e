//! The repetition cases of the specification (R1 to R5): which word may follow which.

use game_core::Seat;
use game_dames_de_lettres::{DamesDeLettres, Homographs, Rules, Spelling};
use lexicon::Letter;

use crate::{french, placed};

/// Whether White may write `new` after Black, or White itself, wrote `earlier`.
fn may_follow(game: &DamesDeLettres, earlier: &str, new: &str, own: bool) -> bool {
    let earlier = Spelling::read(earlier).expect("a word").to_string();
    let used = if own { earlier } else { earlier.to_lowercase() };
    let state = placed(game, &format!("z7/8/8/8/8/B7 w p ES {used} 9"));
    let ledger = game.ledger(&state);
    let new = Spelling::read(new).expect("a word");
    let free = ledger.judge(&new, Seat(0)).is_free();
    let letters: Vec<Letter> = new.letters().expect("plain letters");
    // The quick way says the same as the thorough one.
    assert_eq!(ledger.allows(&letters, Seat(0)), free, "{used} {new}");
    free
}

#[test]
fn every_case_of_the_specification() {
    let game = french();
    for case in include_str!("succession.txt").lines() {
        let [earlier, new, free] = case.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{case}");
        };
        assert_eq!(may_follow(&game, earlier, new, false), free == "free", "{case}");
    }
}

#[test]
fn r2_is_for_the_opponent_and_r3_for_both() {
    let game = french();
    assert!(!may_follow(&game, "ROI", "ROIS", true));
    assert!(may_follow(&game, "MANGEAI", "MANGEAIS", true));
    assert!(may_follow(&game, "MANGER", "MANGEONS", true));
    let any = DamesDeLettres::new(
        Rules {
            inflect_by: game_dames_de_lettres::InflectBy::Any,
            ..Rules::DEFAULT
        },
        lexicon_fr::french(),
    );
    assert!(may_follow(&any, "ROI", "ROIS", true));
}

#[test]
fn r3_r5_options() {
    let with = |rules| DamesDeLettres::new(rules, lexicon_fr::french());
    let allow = with(Rules {
        same_tense: true,
        ..Rules::DEFAULT
    });
    assert!(may_follow(&allow, "MANGE", "MANGENT", false));
    let strict = with(Rules {
        homograph: Homographs::Strict,
        ..Rules::DEFAULT
    });
    assert!(!may_follow(&strict, "MANGE", "MANGES", false));
    let lenient = with(Rules {
        homograph: Homographs::Lenient,
        ..Rules::DEFAULT
    });
    assert!(may_follow(&lenient, "MANGE", "MANGES", false));
}
