//! What the first levels write: short words and common ones.

use bot_echec_et_mots::Computer;
use bots::{Budget, Effort, Level, Players as _};
use game_core::{Game as _, Viewer};
use game_echec_et_mots::{Action, EchecEtMots, OPEN_WORDS, Rules};
use game_testkit::watch;
use lexicon::Word;
use lexicon_fr::french;

fn class(text: &str) -> u8 {
    let word = Word::read(text).expect("a word");
    french().frequency(&word, OPEN_WORDS).unwrap_or(0)
}

#[test]
fn a_game_is_stopped_with_little_words() {
    let game = EchecEtMots::new(Rules::DEFAULT, french());
    let mut heard = 0;
    for (number, longest, rarest) in [(1, 6, 8), (2, 7, 8), (3, 8, 7)] {
        for seed in 0..6 {
            let level = Level::new(number).expect("a level");
            let mut players = [0, 1].map(|seat| Computer::bot(&game, level, seed + seat));
            watch(&game, seed, 200, |state, seat| {
                let view = game.view(state, Viewer::Seat(seat));
                let effort = Effort::new(Budget::Infinite);
                let action = players[seat.index()].choose(&view, &effort).action;
                let word = match &action {
                    Action::Move { announce, .. } => announce.as_ref(),
                    Action::Reply(word) => word.as_ref(),
                };
                let Some(word) = word.map(ToString::to_string) else {
                    return action;
                };
                heard += 1;
                assert!(word.len() <= longest, "level {number}: {action}");
                assert!(class(&word) >= rarest, "level {number}: {action}");
                action
            });
        }
    }
    assert!(heard > 8, "{heard}");
}
