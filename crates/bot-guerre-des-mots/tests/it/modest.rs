//! What the first levels write: short words and common ones.

use bot_guerre_des_mots::Computer;
use bots::{Budget, Effort, Level, Players as _};
use game_core::{Game as _, Viewer};
use game_guerre_des_mots::{Action, FOLDED_WORDS, GuerreDesMots, Rules};
use game_testkit::watch;
use lexicon::Word;
use lexicon_fr::french;

fn class(text: &str) -> u8 {
    let word = Word::read(text).expect("a word");
    french().frequency(&word, FOLDED_WORDS).unwrap_or(0)
}

#[test]
fn a_game_is_begun_with_little_words() {
    let game = GuerreDesMots::new(Rules::DEFAULT, french());
    for (number, longest, rarest) in [(1, 4, 8), (2, 5, 8), (3, 6, 7)] {
        for seed in 0..2 {
            let mut laid = 0;
            let level = Level::new(number).expect("a level");
            let mut players = [0, 1].map(|seat| Computer::bot(&game, level, seed + seat));
            watch(&game, seed, 16, |state, seat| {
                let view = game.view(state, Viewer::Seat(seat));
                let effort = Effort::new(Budget::Infinite);
                let action = players[seat.index()].choose(&view, &effort).action;
                let Action::Coup(coup) = &action else {
                    return action;
                };
                for word in &coup.words {
                    laid += 1;
                    let letters: String = word
                        .tiles
                        .iter()
                        .filter_map(|tile| tile.glyph())
                        .map(|glyph| glyph.letter().capital())
                        .collect();
                    assert!(letters.len() <= longest, "level {number}: {action}");
                    let class = class(&letters);
                    assert!(class >= rarest, "level {number}: {action}");
                }
                action
            });
            assert!(laid > 2, "level {number}, deal {seed}: {laid}");
        }
    }
}
