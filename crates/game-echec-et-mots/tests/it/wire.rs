//! What words score, as the page reckons it while a word is laid, and the squares that it draws.

use game_core::{Game as _, Positions as _, Seat};
use game_echec_et_mots::{
    Board, EchecEtMots, Hand, LEAST, LETTERS, Layout, OPEN_WORDS, Rules, STRICT_WORDS, bonus, settle,
};
use game_testkit::{TestDice, wire};

/// More letters than any bonus tells apart.
const MOST: u8 = 13;

#[test]
fn the_page_reckons_as_the_rules_do() {
    let mut cases = Vec::new();
    for (bonus_cap, floor_zero) in [(20, false), (50, false), (20, true)] {
        let rules = Rules {
            bonus_cap,
            floor_zero,
            ..Rules::DEFAULT
        };
        for letters in 2..=MOST {
            for rack in [letters, letters + 1, 20, 45] {
                for (calls, knight) in [(true, false), (true, true), (false, false)] {
                    let hand = Hand {
                        word: None,
                        letters,
                        rack,
                    };
                    let ([line, _], _) = settle(&rules, &hand, &hand, knight);
                    // P4: what the caller gets if ahead.
                    let bonus = if calls { bonus(&rules, letters) } else { 0 };
                    cases.push(format!(
                        "{{ \"letters\": {letters}, \"rack\": {rack}, \"calls\": {calls}, \"knight\": {knight}, \
                         \"bonusCap\": {bonus_cap}, \"floorZero\": {floor_zero}, \"unused\": {}, \"points\": {}, \
                         \"bonus\": {bonus}, \"second\": {} }}",
                        line.unused, line.points, line.knight,
                    ));
                }
            }
        }
    }
    wire::write("echec-et-mots", "scores.json", &wire::cases(&cases));
}

#[test]
fn the_page_is_told_how_long_words_are() {
    assert_eq!(OPEN_WORDS.least(), STRICT_WORDS.least());
    let stops = "The fewest letters of a word that stops the game.";
    let answers = "The fewest letters of a word that replies to it.";
    let most = "The most letters that a game has, and so the longest word of it.";
    let facts = [
        (stops, "LEAST", LEAST.to_string()),
        (answers, "LEAST_REPLY", OPEN_WORDS.least().to_string()),
        (most, "MOST", LETTERS.to_string()),
    ];
    wire::write("echec-et-mots", "facts.ts", &wire::constants(&facts));
}

/// S1, S2, S4: the squares of every layout, and what a deal lays on them.
#[test]
fn the_page_draws_the_squares_that_there_are() {
    let mut cases = Vec::new();
    for layout in [Layout::Corner79, Layout::Beyond, Layout::Inner] {
        let rules = Rules {
            layout,
            ..Rules::DEFAULT
        };
        let game = EchecEtMots::new(rules, lexicon_fr::french());
        let board = Board::new(layout, rules.dots);
        let mut state = game.blank();
        for event in game.setup(&mut TestDice::new(1)) {
            game.evolve(&mut state, &event);
        }
        let [white, black] = [Seat(0), Seat(1)];
        let squares = board
            .field()
            .union(board.starts(white))
            .union(board.starts(black));
        let lying = squares.iter().filter_map(|square| {
            let letter = state.letters().get(square)?;
            Some(format!("\"{square}\": {:?}", letter.capital().to_string()))
        });
        let lying: Vec<String> = lying.collect();
        let settings = game_core::Configurable::settings(&game);
        let (_, named) = settings
            .iter()
            .find(|(name, _)| *name == "layout")
            .expect("an option");
        cases.push(format!(
            "{{ \"layout\": {named:?}, \"squares\": {}, \"position\": {:?}, \"letters\": {{ {} }}, \"knights\": [{}, {}] }}",
            wire::list(squares.iter()),
            game.position(&state),
            lying.join(", "),
            wire::list(state.knights(white).iter()),
            wire::list(state.knights(black).iter()),
        ));
    }
    wire::write("echec-et-mots", "boards.json", &wire::cases(&cases));
}
