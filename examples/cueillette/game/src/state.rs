//! Where a game stands.

use game_core::Seat;

use crate::board::{CELLS, CORNERS, Cell};
use crate::{Ending, Event, board};

/// The letters that still lie there, by square.
pub type Letters = [Option<u8>; CELLS];

/// The whole truth of a game under way: nothing of it is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) letters: Letters,
    pub(crate) knights: [Cell; 2],
    pub(crate) scores: [u16; 2],
    /// Whose turn comes next, if they can move.
    pub(crate) side: usize,
    /// The end beside the board, if there was one.
    pub(crate) ended: Option<Ending>,
}

impl State {
    /// The board before the deal.
    pub(crate) fn blank() -> State {
        State {
            letters: [None; CELLS],
            knights: CORNERS,
            scores: [0; 2],
            side: 0,
            ended: None,
        }
    }

    /// The squares that the knight of a seat may leap to. One that a knight stands on has no letter any
    /// more (C4), so that nobody can leap onto the other.
    pub(crate) fn leaps(&self, seat: usize) -> impl Iterator<Item = Cell> {
        let from = self.knights[seat];
        Cell::all().filter(move |&to| from.leaps_to(to) && self.letters[to.0].is_some())
    }

    /// The points of a seat.
    pub fn score(&self, seat: Seat) -> u16 {
        self.scores.get(seat.index()).copied().unwrap_or(0)
    }

    /// Brings the state past an event, which never is refused.
    pub(crate) fn advance(&mut self, event: &Event) {
        match event {
            Event::Deal(letters) => self.letters = **letters,
            Event::Take { seat, to } => {
                let seat = seat.index() % 2;
                self.knights[seat] = *to;
                let letter = self.letters[to.0].take();
                self.scores[seat] += letter.map_or(0, board::worth);
                self.side = 1 - seat;
            }
            Event::End(ending) => self.ended = Some(*ending),
        }
    }
}
