//! What the first levels of the word games write: short words, common ones, one at a time.

use bots::{Bot, Budget, Effort, HasBot, Level};
use game_core::{Game, Positions as _, Seat, Turn, Viewer};
use game_dames_de_lettres::{DamesDeLettres, Play};
use game_echec_et_mots::EchecEtMots;
use game_guerre_des_mots::GuerreDesMots;
use game_testkit::TestDice;
use lexicon::{Word, WordSet};
use lexicon_fr::french;

/// A level, the most letters of its words, and the rarest class of frequency.
type Modest = (u8, usize, u8);

fn class(text: &str, set: WordSet) -> u8 {
    let word = Word::read(text).expect("a word");
    french().frequency(&word, set).unwrap_or(0)
}

/// Lets a level play `count` actions of a dealt game for both sides, each shown before it is carried out.
fn watch<G: HasBot>(
    game: &G,
    (number, seed, count): (u8, u64, usize),
    mut shown: impl FnMut(&G::State, Seat, &G::Action),
) {
    let level = Level::new(number).expect("a level");
    let mut dice = TestDice::new(seed);
    let mut state = game.blank();
    for event in game.setup(&mut dice) {
        game.evolve(&mut state, &event);
    }
    let mut players: Vec<Box<dyn Bot<G>>> = (0..u64::from(game.seats()))
        .map(|seat| game.bot(level, seed + seat))
        .collect();
    for _ in 0..count {
        let Turn::Awaiting(seats) = game.turn(&state) else {
            break;
        };
        let seat = seats.iter().next().expect("somebody is awaited");
        let view = game.view(&state, Viewer::Seat(seat));
        let action = players[seat.index()]
            .choose(&view, &Effort::new(Budget::Infinite))
            .action;
        shown(&state, seat, &action);
        let events = game.decide(&state, seat, &action, &mut dice);
        for event in events.unwrap_or_else(|violation| panic!("{violation}: {action}")) {
            game.evolve(&mut state, &event);
        }
    }
}

const DAMES: [Modest; 3] = [(1, 4, 8), (2, 5, 8), (3, 6, 7)];

/// Whether a move of Dames de Lettres keeps to what a level knows.
fn keeps(play: &Play, (_, longest, rarest): Modest) -> bool {
    play.words.iter().all(|writing| {
        let word = writing.word.as_str();
        word.len() <= longest && class(word, game_dames_de_lettres::WORDS) >= rarest
    })
}

#[test]
fn dames_de_lettres_is_begun_with_little_words() {
    let game = DamesDeLettres::new(game_dames_de_lettres::Rules::DEFAULT, french());
    for modest in DAMES {
        for seed in 0..4 {
            let mut written = 0;
            watch(&game, (modest.0, seed, 24), |state, _, action| {
                let game_dames_de_lettres::Action::Move(play) = action else {
                    panic!("{action} in a friendly game");
                };
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
            });
            assert!(written > 8, "level {}, deal {seed}: {written}", modest.0);
        }
    }
}

/// A word of ten letters that would turn nine lies there for whoever finds it.
#[test]
fn the_longest_words_are_left_to_others() {
    let game = DamesDeLettres::new(game_dames_de_lettres::Rules::DEFAULT, french());
    let position = "z7/1elatera/6is/8/R7/B7 w p ES - 8";
    let state = game.place(position).expect("a position");
    let longest = game.word_moves(&state).into_iter();
    let longest = longest.map(|play| play.words[0].word.len()).max();
    assert_eq!(longest, Some("RELATERAIS".len()));
    for (number, most, _) in DAMES {
        for seed in 0..8 {
            let mut player = game.bot(Level::new(number).expect("a level"), seed);
            let view = game.view(&state, Viewer::Seat(Seat(0)));
            let choice = player.choose(&view, &Effort::new(Budget::Infinite));
            let game_dames_de_lettres::Action::Move(play) = &choice.action else {
                panic!("{} in a friendly game", choice.action);
            };
            let letters = play.words.iter().map(|writing| writing.word.len()).max();
            assert!(letters <= Some(most), "level {number}: {}", choice.action);
        }
    }
}

#[test]
fn echec_et_mots_is_stopped_with_little_words() {
    let game = EchecEtMots::new(game_echec_et_mots::Rules::DEFAULT, french());
    let mut heard = 0;
    for (number, longest, rarest) in [(1, 6, 8), (2, 7, 8), (3, 8, 7)] {
        for seed in 0..6 {
            watch(&game, (number, seed, 200), |_, _, action| {
                use game_echec_et_mots::Action;
                let word = match action {
                    Action::Move { announce, .. } => announce.as_ref(),
                    Action::Reply(word) => word.as_ref(),
                };
                let Some(word) = word.map(ToString::to_string) else {
                    return;
                };
                heard += 1;
                assert!(word.len() <= longest, "level {number}: {action}");
                assert!(
                    class(&word, game_echec_et_mots::OPEN_WORDS) >= rarest,
                    "level {number}: {action}"
                );
            });
        }
    }
    assert!(heard > 8, "{heard}");
}

#[test]
fn la_guerre_des_mots_is_begun_with_little_words() {
    let game = GuerreDesMots::new(game_guerre_des_mots::Rules::DEFAULT, french());
    for (number, longest, rarest) in [(1, 4, 8), (2, 5, 8), (3, 6, 7)] {
        for seed in 0..2 {
            let mut laid = 0;
            watch(&game, (number, seed, 16), |_, _, action| {
                let game_guerre_des_mots::Action::Coup(coup) = action else {
                    return;
                };
                for word in &coup.words {
                    laid += 1;
                    let letters: String = word
                        .marks
                        .iter()
                        .filter_map(|mark| mark.glyph())
                        .map(|glyph| glyph.letter().capital())
                        .collect();
                    assert!(letters.len() <= longest, "level {number}: {action}");
                    let class = class(&letters, game_guerre_des_mots::FOLDED_WORDS);
                    assert!(class >= rarest, "level {number}: {action}");
                }
            });
            assert!(laid > 2, "level {number}, deal {seed}: {laid}");
        }
    }
}
