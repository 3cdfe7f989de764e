//! Which paths spell a word after a slide, as the page finds them while somebody writes.

use std::collections::BTreeMap;

use game_core::{Configurable as _, Game as _, Listing as _, Positions as _};
use game_dames_de_lettres::{Cell, DamesDeLettres, Slide};
use game_testkit::{TestDice, wire};

/// The settings that the shape of a word depends on: path, capture, reuse and camp_cross.
const LAWS: [[&str; 4]; 8] = [
    ["contact", "remove", "false", "any_letter"],
    ["contact", "remove", "false", "enemy_letter_or_moved"],
    ["contact", "turn", "false", "any_letter"],
    ["contact", "remove", "true", "any_letter"],
    ["straight", "remove", "false", "any_letter"],
    ["straight", "turn", "false", "enemy_letter_or_moved"],
    ["orthogonal", "remove", "false", "any_letter"],
    ["orthogonal", "turn", "true", "enemy_letter_or_moved"],
];

/// How many words are asked of a position.
const WORDS: usize = 3;

/// More paths than the page would look through.
const MOST: usize = 50;

pub(crate) fn square(cell: Cell) -> String {
    cell.to_string().to_lowercase()
}

pub(crate) fn told(slide: &Slide) -> String {
    format!(
        "{{ \"from\": {:?}, \"via\": {}, \"to\": {:?}, \"captures\": {} }}",
        square(slide.from),
        wire::list(slide.via.iter().copied().map(square)),
        square(slide.to),
        wire::list(slide.captures.iter().map(square)),
    )
}

#[test]
fn the_page_finds_the_paths_that_the_rules_admit() {
    let mut cases = Vec::new();
    for (seed, laws) in (1..).zip(LAWS) {
        let [path, capture, reuse, camp_cross] = laws;
        let set = [
            ("path", path),
            ("capture", capture),
            ("reuse", reuse),
            ("camp_cross", camp_cross),
        ];
        let set = set.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let game = DamesDeLettres::configure(&set, lexicon_fr::french()).expect("known options");
        let mut dice = TestDice::new(seed);
        let mut state = game.blank();
        let mut events = game.setup(&mut dice);
        for ply in 0..24 {
            for event in &events {
                game.evolve(&mut state, event);
            }
            let side = state.side();
            if ply % 4 == 3 {
                let slides = state.board().slides(game.rules(), side);
                // The paths of each word after each slide; a slide is what it leaves, reaches and takes.
                let mut paths: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
                for play in game.word_moves(&state) {
                    let alike = |slide: &&Slide| {
                        (slide.from, slide.to, &slide.via) == (play.from, play.to, &play.via)
                            && slide.captures.is_empty() != play.capture
                    };
                    let slide = slides.iter().find(alike).expect("a play is a slide and a word");
                    let writing = &play.words[0];
                    let key = (told(slide), writing.word.to_string());
                    let path = wire::list(writing.path.iter().copied().map(square));
                    paths.entry(key).or_default().push(path);
                }
                let mut words: Vec<_> = paths
                    .into_iter()
                    .filter(|(_, paths)| paths.len() <= MOST)
                    .collect();
                for _ in 0..WORDS.min(words.len()) {
                    let pick = usize::try_from(game_core::Dice::below(&mut dice, words.len() as u32));
                    let ((slide, word), paths) = words.swap_remove(pick.expect("a place in a list"));
                    cases.push(format!(
                        "{{ \"position\": {:?}, \"seat\": {}, \"laws\": {{ \"path\": {path:?}, \"capture\": {capture:?}, \
                         \"reuse\": {reuse}, \"fork\": \"disjoint\", \"campCross\": {camp_cross:?} }}, \"slide\": {slide}, \
                         \"word\": {word:?}, \"paths\": [{}] }}",
                        game.position(&state),
                        side.0,
                        paths.join(", "),
                    ));
                }
            }
            let Some(action) = dice.pick(&game.actions(&state, side)).cloned() else {
                break;
            };
            events = game
                .decide(&state, side, &action, &mut dice)
                .expect("a listed action");
            if game.turn(&state).awaited().is_empty() {
                break;
            }
        }
    }
    assert!(cases.len() > 60, "only {} cases", cases.len());
    wire::write("dames-de-lettres", "paths.json", &wire::cases(&cases));
}
