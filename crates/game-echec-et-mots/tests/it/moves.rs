//! A second generator of moves, written from the clauses without tables or sets, agrees with the first.

use game_core::{Dice as _, Game as _, NoDice, Positions as _, Seat};
use game_echec_et_mots::{Action, EchecEtMots, Layout, Rules, StartEntry, State};
use game_testkit::TestDice;

type Cell = (i8, i8);

fn start_squares(layout: Layout) -> [Vec<Cell>; 2] {
    match layout {
        Layout::Corner79 => [vec![(1, 0), (7, 0)], vec![(1, 8), (7, 8)]],
        Layout::Beyond => [vec![(2, -1), (6, -1)], vec![(2, 9), (6, 9)]],
        Layout::Inner => [vec![(2, 1), (6, 1)], vec![(2, 7), (6, 7)]],
    }
}

fn name((file, rank): Cell) -> String {
    let letter = "abcdefg"
        .chars()
        .nth(usize::try_from(file - 1).expect("a file"))
        .expect("a file");
    format!("{letter}{rank}")
}

/// The moves of White without a word, and those that need one.
fn naive(rules: &Rules, white: &[Cell], black: &[Cell]) -> (Vec<String>, Vec<String>) {
    let [own, enemy] = start_squares(rules.layout);
    let (mut open, mut finishing) = (Vec::new(), Vec::new());
    for &(file, rank) in white {
        for right in -2i8..=2 {
            for up in -2i8..=2 {
                // M1
                if right * right + up * up != 5 {
                    continue;
                }
                let to = (file + right, rank + up);
                // M2
                let inside = (1..=7).contains(&to.0) && (1..=7).contains(&to.1);
                if !inside && !own.contains(&to) && !enemy.contains(&to) {
                    continue;
                }
                // M3
                if white.contains(&to) {
                    continue;
                }
                let capture = black.contains(&to);
                // M2, M6
                let allowed = match (enemy.contains(&to), capture) {
                    (false, _) => true,
                    (true, false) => rules.start_entry != StartEntry::OwnOnly,
                    (true, true) => !rules.start_safe && rules.start_entry != StartEntry::Protected,
                };
                if !allowed {
                    continue;
                }
                // M5, M7
                let sign = if capture { 'x' } else { '-' };
                let text = format!("{}{sign}{}", name((file, rank)), name(to));
                if capture && black.len() == 1 {
                    finishing.push(text);
                } else {
                    open.push(text);
                }
            }
        }
    }
    open.sort();
    finishing.sort();
    (open, finishing)
}

/// One or two knights on different squares.
fn knights(dice: &mut TestDice, squares: &[Cell], taken: &[Cell]) -> Vec<Cell> {
    let count = 1 + dice.below(2) as usize;
    let mut knights = Vec::new();
    while knights.len() < count {
        let square = *dice.pick(squares).expect("a square");
        if !knights.contains(&square) && !taken.contains(&square) {
            knights.push(square);
        }
    }
    knights
}

fn written(game: &EchecEtMots, white: &[Cell], black: &[Cell]) -> State {
    let list = |knights: &[Cell]| knights.iter().copied().map(name).collect::<Vec<_>>().join(",");
    let bare = "..../.../..../.../..../.../....";
    let text = format!("{bare} {} {} ABCDEFG - w 0 0", list(white), list(black));
    game.place(&text).expect("knights anywhere they may stand")
}

#[test]
fn both_generators_agree_on_random_positions() {
    let mut dice = TestDice::new(7);
    for layout in [Layout::Corner79, Layout::Beyond, Layout::Inner] {
        for start_entry in [StartEntry::OwnOnly, StartEntry::Protected, StartEntry::Free] {
            for start_safe in [true, false] {
                let rules = Rules {
                    layout,
                    start_entry,
                    start_safe,
                    ..Rules::DEFAULT
                };
                let game = EchecEtMots::new(rules, crate::few_words());
                let [own, enemy] = start_squares(layout);
                let closed = start_entry == StartEntry::OwnOnly && start_safe;
                let field = |barred: &[Cell]| -> Vec<Cell> {
                    let inside = (1..=7).flat_map(|file| (1..=7).map(move |rank| (file, rank)));
                    let mut all: Vec<Cell> = inside.chain(own.iter().chain(&enemy).copied()).collect();
                    all.sort_unstable();
                    all.dedup();
                    all.retain(|square| !(closed && barred.contains(square)));
                    all
                };
                for _ in 0..1_500 {
                    let white = knights(&mut dice, &field(&enemy), &[]);
                    let black = knights(&mut dice, &field(&own), &white);
                    let state = written(&game, &white, &black);
                    let (open, finishing) = naive(&rules, &white, &black);
                    let texts = |leaps: Vec<game_echec_et_mots::Leap>| {
                        let mut texts: Vec<String> = leaps.iter().map(ToString::to_string).collect();
                        texts.sort();
                        texts
                    };
                    let at = game.position(&state);
                    assert_eq!(texts(game.leaps(&state)), open, "{rules:?} {at}");
                    assert_eq!(texts(game.finishing(&state)), finishing, "{rules:?} {at}");
                    every_square_is_decided(&game, &state, &open);
                }
            }
        }
    }
}

/// Asking for every leap of every knight is accepted exactly when it is a move.
fn every_square_is_decided(game: &EchecEtMots, state: &State, open: &[String]) {
    let origins = [Seat(0), Seat(1)]
        .map(|seat| state.knights(seat).named())
        .concat();
    for from in origins {
        for to in (0..7).flat_map(|file| (-1..=9).map(move |rank| game_core::Square { file, rank })) {
            for capture in [false, true] {
                if from == to {
                    continue;
                }
                let leap = game_echec_et_mots::Leap { from, to, capture };
                let action = Action::Move { leap, announce: None };
                let accepted = game.decide(state, Seat(0), &action, &mut NoDice).is_ok();
                assert_eq!(accepted, open.contains(&action.to_string()), "{action}");
            }
        }
    }
}
