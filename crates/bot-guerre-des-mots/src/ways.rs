//! How far extremities are from the cross: by the words that would lead there along squares that are free.
//!
//! The costs were set by hand with the player: no count of words or of games stands behind them.

use game_guerre_des_mots::{Axis, CELLS, Cell, Chain, Dir, End, Ground, State, board};

/// What a word of so many new letters costs, in hundredths of a coup: very short and very long ones are
/// harder to find.
const WORD: [u16; 10] = [0, 120, 100, 90, 90, 100, 110, 140, 180, 240];
/// What a winning word costs whose three last letters are new (15.1); its four letters on the cross are a
/// word themselves.
const LAST: u16 = 130;
/// What each further letter of it costs.
const LONGER: u16 = 20;
/// What prolonging costs beside a new word: few words go on.
const PROLONGED: u16 = 60;
/// The cost of what cannot be done.
pub(crate) const NEVER: u16 = 900;
/// Costs come in steps of this much.
const STEP: u16 = 10;
/// How many bits the index of a tile takes beside the number of its chain: there are at most sixteen chains of
/// at most 104 tiles.
const INDEX_BITS: usize = 8;
/// Tiles of one chain so near to each other may touch (3.5).
const TOUCHING: usize = 3;
/// How many letters of a winning word lie on the cross and are new (15.1): all but the one it begins with.
const ON_CROSS: usize = 3;
/// No tile lies there.
const EMPTY: u16 = u16::MAX;

/// The ways to the cross on one table.
pub(crate) struct Ways {
    /// The chain and the index of the tile on each square.
    tiles: Vec<u16>,
    /// By square and axis of the next word, the cost to win from an extremity there.
    costs: Vec<[u16; 2]>,
}

impl Ways {
    /// The ways as the chains stand.
    pub(crate) fn new(state: &State) -> Ways {
        let mut tiles = vec![EMPTY; CELLS];
        let mut open: Vec<bool> = Cell::all()
            .map(|cell| Ground::of(cell) != Ground::Violet)
            .collect();
        for (number, chain) in state.chains().iter().enumerate() {
            for (index, placed) in chain.tiles.iter().enumerate() {
                tiles[placed.cell.index()] = (number << INDEX_BITS | index) as u16;
                // 3.5: nothing may come near a tile.
                for near in placed.cell.around() {
                    open[near.index()] = false;
                }
            }
        }
        Ways {
            costs: spread(&open),
            tiles,
        }
    }

    /// The cost to win from an extremity at the end of a word along `axis`.
    pub(crate) fn from(&self, cell: Cell, axis: Axis) -> u16 {
        self.costs[cell.index()][number(across(axis))]
    }

    /// The costs to win for a seat from its extremities, the least first; [`NEVER`] where it has none.
    pub(crate) fn of_seat(&self, state: &State, seat: game_core::Seat) -> [u16; 2] {
        let mut best = [NEVER; 2];
        for (at, chain) in state.chains_of(seat) {
            for end in End::BOTH {
                let cost = self.of_end(chain, at, end);
                if cost < best[0] {
                    best = [cost, best[0]];
                } else if cost < best[1] {
                    best[1] = cost;
                }
            }
        }
        best
    }

    fn of_end(&self, chain: &Chain, number: usize, end: End) -> u16 {
        let Some(last) = chain.end(end) else {
            return NEVER;
        };
        let along = chain
            .index_from(end, 1)
            .and_then(|inner| chain.tiles[inner].cell.toward(last.cell));
        let ways = Dir::ALL.into_iter().filter_map(|dir| {
            let onwards = Some(dir) == along;
            if along == Some(dir.opposite()) || (last.is_cross() && !onwards) {
                return None;
            }
            let more = if onwards && !last.is_cross() { PROLONGED } else { 0 };
            Some(
                self.along(chain, number, end, last.cell, dir)
                    .saturating_add(more),
            )
        });
        ways.min().unwrap_or(NEVER).min(NEVER)
    }

    /// The least cost of a word from an extremity in a direction, and of what follows it.
    fn along(&self, chain: &Chain, number: usize, end: End, from: Cell, dir: Dir) -> u16 {
        let mut best = NEVER;
        let mut covered = vec![from];
        for (letters, &word) in WORD.iter().enumerate().skip(1) {
            let Some(cell) = from.steps(dir, letters as u8) else {
                break;
            };
            if Ground::of(cell) == Ground::Violet || !self.keeps_apart(chain, number, end, cell, letters) {
                break;
            }
            covered.push(cell);
            let wins = board::cross_lines()
                .iter()
                .any(|line| line.iter().all(|cell| covered.contains(cell)));
            let cost = if wins {
                last_word(letters)
            } else {
                word + self.from(cell, dir.axis())
            };
            best = best.min(cost);
            if wins {
                break;
            }
        }
        best
    }

    /// 3.5: whether the tile so many beyond an extremity of a chain may lie on a square.
    fn keeps_apart(&self, chain: &Chain, number: usize, end: End, cell: Cell, beyond: usize) -> bool {
        cell.around().all(|near| match self.tiles[near.index()] {
            EMPTY => true,
            tile if usize::from(tile) >> INDEX_BITS != number => false,
            tile => {
                let index = usize::from(tile) & ((1 << INDEX_BITS) - 1);
                let inwards = match end {
                    End::Head => index,
                    End::Tail => chain.tiles.len() - 1 - index,
                };
                beyond + inwards < TOUCHING
            }
        })
    }
}

fn across(axis: Axis) -> Axis {
    match axis {
        Axis::Across => Axis::Down,
        Axis::Down => Axis::Across,
    }
}

fn number(axis: Axis) -> usize {
    match axis {
        Axis::Across => 0,
        Axis::Down => 1,
    }
}

fn last_word(letters: usize) -> u16 {
    LAST + LONGER * letters.saturating_sub(ON_CROSS) as u16
}

/// Spreads the cost to win backwards from the cross over open squares.
fn spread(open: &[bool]) -> Vec<[u16; 2]> {
    let mut costs = vec![[NEVER; 2]; CELLS];
    let mut waiting: Vec<Vec<(Cell, Axis)>> = vec![Vec::new(); usize::from(NEVER / STEP) + 1];
    let reach = |costs: &mut Vec<[u16; 2]>, cell: Cell, axis: Axis, cost: u16| {
        let known = &mut costs[cell.index()][number(axis)];
        if cost < *known {
            *known = cost;
            if open[cell.index()] {
                return Some(usize::from(cost / STEP));
            }
        }
        None
    };
    for line in board::cross_lines() {
        let axis = if line[0].rank() == line[1].rank() {
            Axis::Across
        } else {
            Axis::Down
        };
        for dir in [axis.reading(), axis.reading().opposite()] {
            let (first, last) = if dir.reads() {
                (line[0], line[ON_CROSS])
            } else {
                (line[ON_CROSS], line[0])
            };
            let laid = (0..ON_CROSS as u8).filter_map(|back| last.steps(dir.opposite(), back));
            if !laid.into_iter().all(|cell| open[cell.index()]) {
                continue;
            }
            for back in 0..6 {
                let Some(cell) = first.steps(dir.opposite(), back) else {
                    break;
                };
                if let Some(at) = reach(&mut costs, cell, axis, last_word(ON_CROSS + usize::from(back))) {
                    waiting[at].push((cell, axis));
                }
                if !open[cell.index()] {
                    break;
                }
            }
        }
    }
    for at in 0..waiting.len() {
        let mut next = 0;
        while next < waiting[at].len() {
            let (cell, axis) = waiting[at][next];
            next += 1;
            let cost = costs[cell.index()][number(axis)];
            if usize::from(cost / STEP) != at {
                continue;
            }
            // A word along the other axis ends here.
            let axis = across(axis);
            for dir in [axis.reading(), axis.reading().opposite()] {
                for (letters, &word) in WORD.iter().enumerate().skip(1) {
                    let Some(from) = cell.steps(dir, letters as u8) else {
                        break;
                    };
                    if let Some(at) = reach(&mut costs, from, axis, (cost + word).min(NEVER)) {
                        waiting[at].push((from, axis));
                    }
                    if !open[from.index()] {
                        break;
                    }
                }
            }
        }
    }
    costs
}

#[cfg(test)]
mod tests {
    use game_core::{Positions as _, Seat};
    use game_guerre_des_mots::{GuerreDesMots, Rules};

    use super::*;

    const RUSA: &str = "e22Rf22U/Ûg22Sh22A/Â";
    const TO_PURS: &str = "k18Sj18Ri18U/Ûh18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R";
    const TO_ORALES: &str = "k13Ok14Rk15A/Âk16Lk17E/Ék18Sj18Ri18U/Ûh18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R";

    fn cost(chain: &str, other: &str) -> u16 {
        let game = GuerreDesMots::new(Rules::DEFAULT, lexicon_fr::french());
        let position = format!("S1:S:S:{chain}{other} | S=- N=- | - | S 1 2");
        let state = game.place(&position).expect("a position");
        Ways::new(&state).of_seat(&state, Seat(0))[0]
    }

    #[test]
    fn words_laid_towards_the_cross_bring_it_nearer() {
        let costs = [RUSA, TO_PURS, TO_ORALES].map(|chain| cost(chain, ""));
        assert!(costs.is_sorted_by(|far, near| far > near), "{costs:?}");
        assert_eq!(costs[2], LAST);
        assert!(costs[0] < NEVER);
    }

    /// 3.5: no word comes near another's.
    #[test]
    fn a_hostile_chain_bars_the_way() {
        let beside = " N1:N:N:o12Oo13N";
        assert!(cost(TO_ORALES, beside) > LAST);
        let afar = " N1:N:N:q3Oq4N";
        assert_eq!(cost(TO_ORALES, afar), LAST);
    }
}
