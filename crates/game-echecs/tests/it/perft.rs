//! Move counts against published tables and, for Carlit, against our own two generators.
//!
//! A table names the switches once, then has lines of `name; FEN; d1 d2 d3 …`. Here the counts run to
//! depth 4; deeper ones are for `cavalettres bench`.

use game_core::{Positions as _, Survey as _};
use game_echecs::{ChessRules, Echecs};

/// Every count up to this depth runs with the tests.
const DEPTH: u32 = 4;

fn check(rules: ChessRules, table: &str) {
    let game = Echecs::new(rules);
    let mut rows = 0;
    for line in table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [name, position, counts] = fields[..] else {
            panic!("row {line:?} unfit, expected `name; FEN; counts`");
        };
        let state = game.place(position).expect("a table holds positions");
        for (depth, count) in (1..=DEPTH).zip(counts.split_whitespace()) {
            let expected: u64 = count.parse().expect("a table holds counts");
            assert_eq!(game.perft(&state, depth), expected, "{name} at depth {depth}");
        }
        rows += 1;
    }
    assert!(rows > 0, "a table holds rows");
}

#[test]
fn fide() {
    check(ChessRules::FIDE, include_str!("../perft/fide.perft"));
}

#[test]
fn rook_path_only() {
    let rules = ChessRules {
        castle_rook_path_safe: true,
        ..ChessRules::FIDE
    };
    check(rules, include_str!("../perft/rook-path.perft"));
}

#[test]
fn carlit() {
    check(ChessRules::CARLIT, include_str!("../perft/carlit.perft"));
}
