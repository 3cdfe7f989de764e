//! The cases of the specification, by number.

use game_core::{Clause as _, Game as _, Positions as _, Seat};
use game_dames_de_lettres::{DamesDeLettres, State};

use crate::{after, french, placed};

/// The board after an action.
fn board(position: &str, action: &str) -> String {
    let game = french();
    let state = placed(&game, position);
    let after = after(&game, &state, action)
        .unwrap_or_else(|violation| panic!("{action} in {position}: {violation}"));
    let text = game.position(&after);
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// The clause and the code by which an action is refused.
fn refused(position: &str, action: &str) -> (&'static str, &'static str) {
    let game = french();
    match after(&game, &placed(&game, position), action) {
        Ok(_) => panic!("{action} in {position} accepted"),
        Err(violation) => (violation.clause.id(), violation.code),
    }
}

/// How the game ends after an action: its sign and the games it counts for.
fn ended(position: &str, action: &str) -> Option<(String, u8)> {
    let game = french();
    let state = after(&game, &placed(&game, position), action).expect("legal");
    state.end().map(|end| (end.sign(), end.games))
}

fn won(sign: &str, games: u8) -> Option<(String, u8)> {
    Some((sign.to_owned(), games))
}

/// How many slides, slides to rank 4, and captures.
fn slides(position: &str) -> Vec<(String, usize)> {
    let game = french();
    let state = placed(&game, position);
    state
        .board()
        .slides(game.rules(), state.side())
        .iter()
        .map(|slide| (format!("{}{}", slide.from, slide.to), slide.captures.len()))
        .collect()
}

#[test]
fn d03_slides_of_a_start() {
    let all = slides("hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w");
    assert_eq!(all.len(), 42);
    assert_eq!(all.iter().filter(|(text, _)| text.ends_with('4')).count(), 20);
    assert!(all.iter().all(|(_, captures)| *captures == 0));
}

#[test]
fn d04_positions_round_trip() {
    let game = french();
    for text in [
        "hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 0",
        "z7/8/8/3M1ots/8/B7 w p ES - 9",
        "8/4ot2/8/7*s/4M3/B7 b p E MOTS,mue 9",
    ] {
        assert_eq!(game.position(&placed(&game, text)), text);
    }
}

const MOTS: &str = "z7/8/8/3M1ots/8/B7 w p ES - 9";

#[test]
fn d05_to_d07_the_example_of_the_sheet() {
    assert_eq!(board(MOTS, "D3-E4 MOTS@E4F3G3H3"), "z7/8/4M3/5OTS/8/B7");
    let alone = "z7/8/8/3M1ots/8/8 w p ES - 9";
    assert_eq!(refused(alone, "D3-E4 MOTS@E4F3G3H3"), ("K5", "last-letter"));
    assert_eq!(refused(MOTS, "D3-E3 MOTS@E3F3G3H3"), ("W5", "own-camp"));
}

#[test]
fn d08_to_d10_the_camp_rule() {
    assert_eq!(
        board("z7/4M3/8/5ots/8/B7 w", "E5-E3 MOTS@E3F3G3H3"),
        "z7/8/8/4MOTS/8/B7"
    );
    assert_eq!(
        board("z7/8/5O2/6ts/4M3/B7 w", "E2-E3 MOTS@E3F4G3H3"),
        "z7/8/5O2/4M1TS/8/B7"
    );
    assert_eq!(
        refused("z7/8/5O2/6TS/4M3/B7 w", "E2-E3 MOTS@E3F4G3H3"),
        ("W4", "no-enemy-letter")
    );
}

#[test]
fn d11_to_d14_words_that_are_none() {
    let around = "z7/4ot2/2mot3/8/4M3/B7 w";
    assert_eq!(
        refused(around, "E2-E3 MOT@C4D4E4"),
        ("W3", "moved-letter-missing")
    );
    assert_eq!(
        refused("z7/4os2/8/8/4M3/B7 w", "E2-E4 OS@E5F5"),
        ("W1", "too-short")
    );
    let twice = "z7/4ot2/8/8/4T3/B7 w";
    assert_eq!(refused(twice, "E2-E4 TOT@E4E5E4"), ("W2", "square-twice"));
    assert_eq!(board(twice, "E2-E4 TOT@E4E5F5"), "z7/4OT2/4T3/8/8/B7");
    assert_eq!(
        refused("z7/4o1t1/8/8/4M3/B7 w", "E2-E4 MOT@E4E5G5"),
        ("W2", "not-touching")
    );
}

#[test]
fn d15_d16_first_or_last() {
    assert_eq!(
        board("z7/4ot2/8/8/4M3/B7 w", "E2-E4 MOT@E4E5F5"),
        "z7/4OT2/4M3/8/8/B7"
    );
    assert_eq!(
        board("z7/4om2/8/8/4T3/B7 w", "E2-E4 MOT@F5E5E4"),
        "z7/4OM2/4T3/8/8/B7"
    );
}

#[test]
fn d17_to_d23_lines() {
    assert!(!slides("z7/8/8/B7/8/A7 w").iter().any(|(text, _)| text == "A1A4"));
    assert_eq!(refused("z7/8/8/B7/8/A7 w", "A1-A4"), ("M4", "own-letter-between"));
    let captures = |position: &str| -> Vec<(String, usize)> {
        let mut found = slides(position);
        found.retain(|(text, captures)| text.starts_with("A1") && *captures > 0);
        found.sort();
        found
    };
    let of = |list: &[(&str, usize)]| -> Vec<(String, usize)> {
        list.iter()
            .map(|&(text, count)| (text.to_owned(), count))
            .collect()
    };
    assert_eq!(captures("z7/8/8/e7/8/A6B w"), of(&[("A1A4", 1), ("A1A5", 1)]));
    assert_eq!(board("z7/8/8/e7/8/A6B w", "A1xA5"), "z7/A7/8/8/8/7B");
    assert_eq!(captures("z7/8/e7/e7/8/A6B w"), of(&[]));
    assert_eq!(captures("e7/8/8/8/8/A6B w"), of(&[]));
    assert_eq!(captures("z7/8/8/*e7/8/A6B w"), of(&[]));
    assert_eq!(
        captures("8/8/e7/8/e7/A6B w"),
        of(&[("A1A3", 1), ("A1A5", 2), ("A1A6", 2)])
    );
}

#[test]
fn d24_to_d27_captures_and_words() {
    assert_eq!(
        refused("zz6/A7/e7/8/8/B6T w", "A5xA3"),
        ("K2", "capture-needs-word")
    );
    assert_eq!(
        board("zz6/M7/e7/8/1ot5/B6T w", "A5xA3 MOT@A3B2C2"),
        "zz6/8/8/M7/1OT5/B6T"
    );
    assert_eq!(refused("z7/8/8/e7/8/A7 w", "A1xA5"), ("K5", "last-letter"));
    assert_eq!(
        refused("z7/4*et2/8/8/4N3/B7 w", "E2-E4 NET@E4E5F5"),
        ("J3", "enemy-joker")
    );
}

const FORK: &str = "z7/2to1ue1/8/8/4M3/B7 w";

#[test]
fn d28_to_d30_doubles() {
    assert_eq!(
        board(FORK, "E2-E4 MOT@E4D5C5 + MUE@E4F5G5"),
        "z7/2TO1UE1/4M3/8/8/B7"
    );
    assert_eq!(
        refused("z7/3otur1/8/8/4M3/B7 w", "E2-E4 MOT@E4D5E5 + MUT@E4F5E5"),
        ("W8", "letters-shared")
    );
    assert_eq!(
        refused(FORK, "E2-E4 MOT@E4D5C5 + MUE@E4F5G5 + MOU@E4D5E4"),
        ("W8", "three-words")
    );
}

#[test]
fn d31_to_d33_repetition() {
    let with = |used: &str| format!("z7/4ots1/8/8/4M3/B7 w p ES {used} 9");
    assert_eq!(
        refused(&with("mot"), "E2-E4 MOT@E4E5F5"),
        ("R1", "already-written")
    );
    assert_eq!(board(&with("mot"), "E2-E4 MOTS@E4E5F5G5"), "z7/4OTS1/4M3/8/8/B7");
    assert_eq!(
        refused(&with("mots"), "E2-E4 MOT@E4E5F5"),
        ("R2", "number-goes-back")
    );
}

#[test]
fn d34_to_d36_ends() {
    let mot = "E2-E4 MOT@E4E5F5";
    assert_eq!(ended("8/4ot2/8/7z/4M3/B7 w", mot), won("#C", 1));
    assert_eq!(ended("8/4ot2/8/8/4M3/B7 w", mot), won("#R", 2));
    assert_eq!(ended("z7/4ot2/8/8/4M3/B7 w", mot), won("#B", 1));
}

#[test]
fn d37_to_d39_strategic_moves() {
    let stuck = "kkkkkkkk/wwwwwwww/8/8/XXXXXXXX/ZZZZZZZZ w o ES - 0";
    assert_eq!(board(stuck, "D2-D4"), "kkkkkkkk/wwwwwwww/3X4/8/XXX1XXXX/ZZZZZZZZ");
    let start = "hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 0";
    assert_eq!(refused(start, "D2-D3"), ("O1", "word-possible"));
    let late = "kkkkkkkk/wwwwwwww/8/8/XXXXXXXX/ZZZZZZZZ w p ES - 9";
    assert_eq!(refused(late, "D2-D4"), ("K4", "opening-over"));
    let first = "kkkkkkkk/wwwwwwww/8/8/XXXXXXXX/ZZZZZZZZ b p ES MOT 1";
    assert_eq!(board(first, "D5-D4"), "kkkkkkkk/www1wwww/3w4/8/XXXXXXXX/ZZZZZZZZ");
}

#[test]
fn d40_d50_final_pure_captures() {
    assert_eq!(ended("8/A7/k7/8/8/B7 w", "A5xA3"), won("#R", 2));
    assert_eq!(ended("8/8/8/e7/8/A7 w p ES - 9", "A1xA4"), won("#R", 2));
}

#[test]
fn d41_d42_jokers() {
    let seven = "z7/1aisser1/8/8/L7/B7 w";
    assert_eq!(
        board(seven, "A2-A4 LAISSER@A4B5C5D5E5F5G5 =S@C1"),
        "z7/1AISSER1/L7/8/8/B1*S5"
    );
    let game = french();
    let state = after(&game, &placed(&game, seven), "A2-A4 LAISSER@A4B5C5D5E5F5G5 =S@C1").expect("legal");
    assert_eq!(state.stock().to_string(), "E");
    let six = "z7/1aisse2/8/8/L7/B7 w";
    assert_eq!(
        refused(six, "A2-A4 LAISSE@A4B5C5D5E5F5 =S@C1"),
        ("J1", "joker-not-earned")
    );
}

#[test]
fn d43_jokers_do_not_count() {
    assert_eq!(
        ended("8/4ot2/8/7*s/4M3/B7 w p E - 9", "E2-E4 MOT@E4E5F5"),
        won("#R", 2)
    );
    let game = french();
    let state: State = placed(&game, "8/4OT2/4M3/7*s/8/B7 w");
    assert!(game.word_moves(&state).is_empty());
    let slides = state.board().slides(game.rules(), Seat(0));
    assert!(slides.iter().all(|slide| slide.captures.is_empty()));
}

#[test]
fn seats_are_white_and_black() {
    let game: DamesDeLettres = french();
    assert_eq!(game.seats(), 2);
}
