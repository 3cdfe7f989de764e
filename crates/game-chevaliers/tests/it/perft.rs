//! Move counts against the tables of the specification, which two other generators made.

use game_core::{Game as _, Positions as _, Survey as _};

#[test]
fn every_count_of_the_tables() {
    let mut rows = 0;
    for line in include_str!("../perft/moves.perft").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [options, position, counts] = fields[..] else {
            panic!("row {line:?} unfit, expected `options; position; counts`");
        };
        let game = crate::game(options);
        let state = match position {
            "start" => game.blank(),
            _ => game.place(position).expect("a table holds positions"),
        };
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let expected: u64 = count.parse().expect("a table holds counts");
            assert_eq!(game.perft(&state, depth), expected, "{line:?} at depth {depth}");
            let apart: u64 = game.divide(&state, depth).iter().map(|(_, below)| below).sum();
            assert_eq!(apart, expected, "{line:?} divided at depth {depth}");
        }
        rows += 1;
    }
    assert_eq!(rows, 14);
}

/// The moves that the specification writes out.
#[test]
fn the_moves_at_the_start_and_in_three_positions() {
    for (position, moves) in [
        (
            "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1",
            "b1-a1 b1-a2 b1^b3 b1^d3 b1^f1 b1^f3 b1^h3 b2-a1 b2-a2 b2-a3 b2-b3 b2-c3 c2-b3 c2-c3 c2-d3 d2-c3 \
             d2-d3 d2-e3 e1-f1 e2-d3 e2-e3 e2-f3 f2-e3 f2-f1 f2-f3 f2-g3 g1-f1 g2-f3 g2-g3 g2-h3 h2-g3 h2-h3 \
             h2-i3 i2-h3 i2-i3 i2-j3 j1-k1 j1-k2 j1^d3 j1^f1 j1^f3 j1^h3 j1^j3 j2-i3 j2-j3 j2-k1 j2-k2 j2-k3",
        ),
        (
            "7m2n/2mmmm4n/5n1m3/1N1mmmmm3/2~n~#~n~2/3MMM5/4MM1M1M1/3MM2M1N1/2N1N1M1M1N g 0 1",
            "d5^b7xb5 d5xd3xd1xb1 d5xd3xd1xf1 d5xd3xd1xf1xh1xj1 f7^b7xb5",
        ),
        (
            "3mm3m2/n2mmm5/4nnm2N1/3mm1mM1n1/2~1~#~1~1m/2N2M3M1/1N1M1M3N1/1M1M1M1M3/3MMN2M2 s 0 1",
            "b3^d5xd7 c4^k4xk6xi6 h6xf6 j7xj5",
        ),
        (
            "1m1m3m1n1/3m1nm1m2/2m1m3mn1/1m1nm1N2m1/M1~M~#~M~2/5M5/1M3MN4/5MMMM2/2N3MNMN1 g 0 1",
            "d6^f6xh6xh4 d6xd4 f8^h6xf6 f8^h6xh4",
        ),
    ] {
        let game = crate::game("-");
        let state = game.place(position).expect("a position");
        assert_eq!(crate::moves(&game, &state), moves, "{position}");
    }
    let game = crate::game("-");
    let start = game.position(&game.blank());
    assert_eq!(
        start,
        "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1"
    );
}
