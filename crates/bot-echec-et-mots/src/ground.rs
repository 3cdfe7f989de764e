//! The board as the engine sees it: squares are bits, leaps and distances are tables.

use game_core::{Seat, Square};
use game_echec_et_mots::Board;

/// How many squares a set of bits can hold.
pub(crate) const CELLS: usize = 64;

/// The distance between squares that no leaps join.
pub(crate) const FAR: u8 = 15;

/// The squares of one layout, each with a number below 64.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ground {
    squares: Vec<Square>,
    leaps: [u64; CELLS],
    distances: [[u8; CELLS]; CELLS],
    starts: [u64; 2],
}

impl Ground {
    pub(crate) fn new(board: &Board) -> Ground {
        let squares: Vec<Square> = board.field().iter().collect();
        let among = |set: game_echec_et_mots::Squares| -> u64 {
            let bit = |(at, &square): (usize, &Square)| u64::from(set.contains(square)) << at;
            squares.iter().enumerate().map(bit).sum()
        };
        let mut leaps = [0; CELLS];
        for (at, &square) in squares.iter().enumerate() {
            leaps[at] = among(board.leaps(square));
        }
        let starts = [Seat(0), Seat(1)].map(|seat| among(board.starts(seat)));
        let mut distances = [[FAR; CELLS]; CELLS];
        for (from, row) in distances.iter_mut().enumerate().take(squares.len()) {
            let (mut reached, mut edge) = (1_u64 << from, 1_u64 << from);
            let mut steps = 0;
            while edge != 0 && steps < FAR {
                for at in bits(edge) {
                    row[at] = steps;
                }
                edge = bits(edge).fold(0, |next, at| next | leaps[at]) & !reached;
                reached |= edge;
                steps += 1;
            }
        }
        Ground {
            squares,
            leaps,
            distances,
            starts,
        }
    }

    /// The number of a square, when the layout has it.
    pub(crate) fn number(&self, square: Square) -> Option<usize> {
        self.squares.iter().position(|&own| own == square)
    }

    /// Every square, by its number.
    pub(crate) fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The square of a number.
    pub(crate) fn square(&self, number: u8) -> Square {
        self.squares[usize::from(number)]
    }

    /// Where a knight leaps from a square.
    pub(crate) fn leaps(&self, from: usize) -> u64 {
        self.leaps[from]
    }

    /// How many leaps lead from a square to each other one.
    pub(crate) fn distances(&self, from: usize) -> &[u8; CELLS] {
        &self.distances[from]
    }

    /// The start squares of a side.
    pub(crate) fn starts(&self, side: usize) -> u64 {
        self.starts[side]
    }
}

/// The numbers of the bits that are set, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use game_echec_et_mots::{Dots, Layout};

    use super::*;

    #[test]
    fn every_layout_fits_and_distances_are_those_of_leaps() {
        for layout in [Layout::Corner79, Layout::Beyond, Layout::Inner] {
            let board = Board::new(layout, Dots::X5);
            let ground = Ground::new(&board);
            let count = ground.squares.len();
            assert!(count <= CELLS && count == board.field().len());
            for from in 0..count {
                let named = ground.square(u8::try_from(from).expect("few squares"));
                assert_eq!(ground.number(named), Some(from));
                let distances = ground.distances(from);
                assert_eq!(distances[from], 0);
                for to in 0..count {
                    assert!(distances[to] < FAR, "every square is reached");
                    assert_eq!(distances[to] == 1, ground.leaps(from) >> to & 1 == 1);
                    // A leap changes the distance by one, since it changes the colour.
                    for next in bits(ground.leaps(to)) {
                        assert_eq!(distances[to].abs_diff(distances[next]), 1);
                    }
                }
            }
            assert_eq!(ground.starts(0).count_ones() + ground.starts(1).count_ones(), 4);
        }
    }
}
