//! What the first levels write: short words, common ones, one at a time.

use bot_dames_de_lettres::Computer;
use bots::{Budget, Effort, Level, Players as _};
use game_core::{Game as _, Positions as _, Seat, Viewer};
use game_dames_de_lettres::{Action, DamesDeLettres, Play, Rules, WORDS};
use game_testkit::watch;
use lexicon::Word;
use lexicon_fr::french;

/// A level, the most letters of its words, and the rarest class of frequency.
type Modest = (u8, usize, u8);

fn class(text: &str) -> u8 {
    let word = Word::read(text).expect("a word");
    french().frequency(&word, WORDS).unwrap_or(0)
}

const LEVELS: [Modest; 3] = [(1, 4, 8), (2, 5, 8), (3, 6, 7)];

/// Whether a move keeps to what a level knows.
fn keeps(play: &Play, (_, longest, rarest): Modest) -> bool {
    play.words.iter().all(|writing| {
        let word = writing.word.as_str();
        word.len() <= longest && class(word) >= rarest
    })
}

#[test]
fn a_game_is_begun_with_little_words() {
    let game = DamesDeLettres::new(Rules::DEFAULT, french());
    for modest in LEVELS {
        for seed in 0..4 {
            let mut written = 0;
            let level = Level::new(modest.0).expect("a level");
            let mut players = [0, 1].map(|seat| Computer::bot(&game, level, seed + seat));
            watch(&game, seed, 24, |state, seat| {
                let view = game.view(state, Viewer::Seat(seat));
                let choice = players[seat.index()].choose(&view, &Effort::new(Budget::Infinite));
                let Action::Move(play) = &choice.action else {
                    panic!("{} in a friendly game", choice.action);
                };
                let action = &choice.action;
                assert!(play.words.len() <= 1, "level {}: {action}", modest.0);
                written += play.words.len();
                // Only who knows no word at all here writes another.
                let knows = || game.word_moves(state).iter().any(|known| keeps(known, modest));
                assert!(
                    keeps(play, modest) || !knows(),
                    "level {}: {action} in {}",
                    modest.0,
                    game.position(state)
                );
                choice.action
            });
            assert!(written > 8, "level {}, deal {seed}: {written}", modest.0);
        }
    }
}

/// A word of ten letters that would turn nine lies there for whoever finds it.
#[test]
fn the_longest_words_are_left_to_others() {
    let game = DamesDeLettres::new(Rules::DEFAULT, french());
    let position = "z7/1elatera/6is/8/R7/B7 w p ES - 8";
    let state = game.place(position).expect("a position");
    let longest = game.word_moves(&state).into_iter();
    let longest = longest.map(|play| play.words[0].word.len()).max();
    assert_eq!(longest, Some("RELATERAIS".len()));
    for (number, most, _) in LEVELS {
        for seed in 0..8 {
            let mut player = Computer::bot(&game, Level::new(number).expect("a level"), seed);
            let view = game.view(&state, Viewer::Seat(Seat(0)));
            let choice = player.choose(&view, &Effort::new(Budget::Infinite));
            let Action::Move(play) = &choice.action else {
                panic!("{} in a friendly game", choice.action);
            };
            let letters = play.words.iter().map(|writing| writing.word.len()).max();
            assert!(letters <= Some(most), "level {number}: {}", choice.action);
        }
    }
}
