//! What no coup can bring about: chains that only somebody who sets up a table can break. Every other
//! refusal is met by a scenario.

use game_core::{Clause as _, Seat, SeatSet};
use game_guerre_des_mots::{Chain, Dir, Face, Glyph, Placed, REFUSALS, Rules, Side, Tile, check};

use crate::layout::cell;

/// Chains that cannot stand, their tiles in path order, with the clause and the code.
const BROKEN: [(&str, &str, &str); 4] = [
    ("e22R g22U", "3.1", "broken-chain"),
    ("e22R e23U e22S", "3.1", "square-twice"),
    ("e22R f22+ g22+ h22A", "3.3", "two-crosses"),
    ("e22R f22+ f23U", "3.3", "cross-at-corner"),
];

/// Whether no coup meets a refusal, and no scenario can.
pub(crate) fn never_by_a_coup(clause: &str, code: &str) -> bool {
    BROKEN.iter().any(|&(_, id, told)| (id, told) == (clause, code))
}

fn placed(text: &str) -> Placed {
    let (square, sign) = text.split_at(text.len() - 1);
    let sign = sign.chars().next().expect("a sign");
    let (tile, face) = match Glyph::of(sign) {
        Some(glyph) => {
            let tile = Tile::fronted(glyph).next().expect("a tile");
            (tile, Face::Letter(glyph))
        }
        None => (Tile::CROSS, Face::Cross(Dir::West)),
    };
    Placed {
        cell: cell(square),
        tile,
        face,
        seen: SeatSet::EMPTY,
    }
}

#[test]
fn chains_that_no_coup_leaves_are_refused_as_listed() {
    for (tiles, clause, code) in BROKEN {
        let chain = Chain {
            owner: Seat(0),
            ordinal: 1,
            side: Side::South,
            tiles: tiles.split(' ').map(placed).collect(),
        };
        let refused = check::standing(&Rules::DEFAULT, &[chain]).expect_err(tiles);
        assert_eq!((refused.clause.id(), refused.code), (clause, code), "{tiles}");
        assert!(REFUSALS.contains(&(refused.clause, refused.code)), "{tiles}");
    }
}
