//! What an evaluation counts, kept so that the effects of a slide and of its words add up.
//!
//! A position has hundreds of moves: none is carried out on a board to be judged, only what it changes is
//! counted.

use std::ops::Add;

use game_core::Seat;
use game_dames_de_lettres::{Board, Cell, Cells, Rules, Token};
use search::Value;

use super::evaluation::{COUNTS, Weights};

/// The letters of both sides, or how a move changes them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// How many stand in their own camp.
    pub(crate) home: [i16; 2],
    /// How many stand in the enemy's.
    pub(crate) away: [i16; 2],
    /// What they are worth one by one.
    pub(crate) sum: [Value; 2],
}

/// How a game is over after a move, for whoever made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finish {
    /// E2.
    Reversal,
    /// E1.
    Conquest,
    /// E1, for the other side: possible only where the last letter may leave its camp (K5).
    Surrender,
}

/// The other of two seats.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}

impl Add for Tally {
    type Output = Tally;

    #[inline]
    fn add(self, more: Tally) -> Tally {
        let pair = |one: [i16; 2], two: [i16; 2]| [one[0] + two[0], one[1] + two[1]];
        Tally {
            home: pair(self.home, more.home),
            away: pair(self.away, more.away),
            sum: [self.sum[0] + more.sum[0], self.sum[1] + more.sum[1]],
        }
    }
}

/// Counts by some weights.
#[derive(Clone, Copy)]
pub(crate) struct Counter<'w> {
    pub(crate) rules: &'w Rules,
    pub(crate) weights: &'w Weights,
}

impl Counter<'_> {
    /// Everything on a board.
    pub(crate) fn all(&self, board: &Board) -> Tally {
        let mut tally = Tally::default();
        for (at, token) in board.tokens() {
            self.count(&mut tally, at, token, 1);
        }
        tally
    }

    /// Adds a token `times`, which may be negative.
    fn count(&self, tally: &mut Tally, at: Cell, token: Token, times: i16) {
        let side = token.seat.index() & 1;
        // J4: jokers are no letters, unless an option counts them.
        if !token.joker || self.rules.joker_counts {
            let at_home = Cells::camp(token.seat).has(at);
            let counts = if at_home { &mut tally.home } else { &mut tally.away };
            counts[side] += times;
        }
        tally.sum[side] += Value::from(times) * self.weights.token(at, token);
    }

    /// What it changes that letters go over to `seat` (W9).
    pub(crate) fn turn(&self, board: &Board, cells: Cells, seat: Seat) -> Tally {
        let mut change = Tally::default();
        for (at, token) in tokens(board, cells) {
            self.count(&mut change, at, token, -1);
            self.count(&mut change, at, Token { seat, ..token }, 1);
        }
        change
    }

    /// What it changes that letters leave the board (M3).
    pub(crate) fn remove(&self, board: &Board, cells: Cells) -> Tally {
        let mut change = Tally::default();
        for (at, token) in tokens(board, cells) {
            self.count(&mut change, at, token, -1);
        }
        change
    }

    /// What it changes that a token moves.
    pub(crate) fn shift(&self, board: &Board, from: Cell, to: Cell) -> Tally {
        let mut change = Tally::default();
        if let Some(token) = board.token(from) {
            self.count(&mut change, from, token, -1);
            self.count(&mut change, to, token, 1);
        }
        change
    }

    /// What it changes that `seat` gains a joker.
    pub(crate) fn joker(&self, seat: Seat) -> Tally {
        let mut change = Tally::default();
        change.sum[seat.index() & 1] = self.weights.joker;
        change
    }

    /// What is worth how much to `seat`.
    #[inline]
    pub(crate) fn value(&self, tally: &Tally, seat: Seat) -> Value {
        let of = |side: usize| {
            let by = |table: &[Value; COUNTS], count: i16| {
                table[usize::try_from(count).unwrap_or(0).min(COUNTS - 1)]
            };
            by(&self.weights.home, tally.home[side])
                + by(&self.weights.away, tally.away[side])
                + tally.sum[side]
        };
        of(seat.index() & 1) - of(other(seat).index())
    }
}

/// The tokens on some squares.
fn tokens(board: &Board, cells: Cells) -> impl Iterator<Item = (Cell, Token)> {
    cells.iter().filter_map(|at| Some((at, board.token(at)?)))
}

impl Tally {
    /// E2, E1: whether the game is over after a move of `seat`.
    pub(crate) fn finish(&self, seat: Seat) -> Option<Finish> {
        let (me, foe) = (seat.index() & 1, other(seat).index());
        if self.home[foe] + self.away[foe] <= 0 {
            Some(Finish::Reversal)
        } else if self.away[me] > 0 && self.home[foe] <= 0 {
            Some(Finish::Conquest)
        } else if self.away[foe] > 0 && self.home[me] <= 0 {
            Some(Finish::Surrender)
        } else {
            None
        }
    }
}
