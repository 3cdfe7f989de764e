//! The tokens on the board.

use game_core::Seat;
use lexicon::Letter;

use crate::cell::CELLS;
use crate::{Cell, Cells};

/// A token: a letter that belongs to a seat, or one of the two jokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// Its letter.
    pub letter: Letter,
    /// Whose colour it shows.
    pub seat: Seat,
    /// Whether it is a joker (J1 to J5).
    pub joker: bool,
}

/// Where the tokens lie, and whose they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    letters: [Option<Letter>; CELLS],
    held: [Cells; 2],
    jokers: Cells,
}

/// The other of two seats.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

impl Board {
    /// A board without tokens.
    pub const EMPTY: Board = Board {
        letters: [None; CELLS],
        held: [Cells::EMPTY; 2],
        jokers: Cells::EMPTY,
    };

    /// The letter on a square.
    #[inline]
    pub fn letter(&self, at: Cell) -> Option<Letter> {
        self.letters[at.index()]
    }

    /// The token on a square.
    pub fn token(&self, at: Cell) -> Option<Token> {
        let letter = self.letter(at)?;
        Some(Token {
            letter,
            seat: Seat(u8::from(self.held[1].has(at))),
            joker: self.jokers.has(at),
        })
    }

    /// Every token with its square, A1 first.
    pub fn tokens(&self) -> impl Iterator<Item = (Cell, Token)> {
        self.occupied()
            .iter()
            .filter_map(|at| Some((at, self.token(at)?)))
    }

    /// The squares of a seat's tokens, jokers included.
    #[inline]
    pub fn held(&self, seat: Seat) -> Cells {
        self.held[usize::from(seat.0 & 1)]
    }

    /// The squares of a seat's letters, without jokers.
    #[inline]
    pub fn letters(&self, seat: Seat) -> Cells {
        self.held(seat).less(self.jokers)
    }

    /// The squares of all jokers.
    pub fn jokers(&self) -> Cells {
        self.jokers
    }

    /// The squares with a token.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.held[0].or(self.held[1])
    }

    /// The squares without one.
    pub fn empty(&self) -> Cells {
        Cells::ALL.less(self.occupied())
    }

    /// Puts a token on a square, in the place of whatever lay there.
    pub fn put(&mut self, at: Cell, token: Option<Token>) {
        self.letters[at.index()] = token.map(|token| token.letter);
        for seat in [Seat(0), Seat(1)] {
            let held = &mut self.held[seat.index()];
            *held = match token {
                Some(token) if token.seat == seat => held.with(at),
                _ => held.without(at),
            };
        }
        self.jokers = match token {
            Some(Token { joker: true, .. }) => self.jokers.with(at),
            _ => self.jokers.without(at),
        };
    }

    /// Moves a token to another square.
    pub(crate) fn shift(&mut self, from: Cell, to: Cell) {
        let token = self.token(from);
        self.put(from, None);
        self.put(to, token);
    }

    /// Takes tokens off the board.
    pub(crate) fn remove(&mut self, cells: Cells) {
        for at in cells.iter() {
            self.put(at, None);
        }
    }

    /// Turns tokens over to a seat's colour (W9).
    pub fn turn(&mut self, cells: Cells, seat: Seat) {
        let cells = cells.and(self.occupied());
        let (own, foe) = (seat.index() & 1, other(seat).index());
        self.held[own] = self.held[own].or(cells);
        self.held[foe] = self.held[foe].less(cells);
    }
}
