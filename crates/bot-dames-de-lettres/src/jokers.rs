//! Where jokers go (J1, J2).
//!
//! A joker may lie on any of a camp's free squares, which would multiply every move that earns one: one good
//! square is chosen, and the tree never branches for it.

use game_core::Seat;
use game_dames_de_lettres::{Board, Cell, Cells, JokerEntry, Placing, Rules, Stock, Token};
use lexicon::Letter;

use super::tally::other;

/// The jokers that can be earned, and those that each side has put by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Purse {
    stock: Held,
    reserve: [Held; 2],
}

/// E and S.
type Held = [bool; 2];

/// S helps more words to another one than E, which the board has anyway.
const ORDER: [(usize, char); 2] = [(1, 'S'), (0, 'E')];

fn held(stock: Stock) -> Held {
    ['E', 'S'].map(|letter| Letter::of(letter).is_some_and(|joker| stock.has(joker)))
}

impl Purse {
    pub(crate) fn new(stock: Stock, reserve: [Stock; 2]) -> Purse {
        Purse {
            stock: held(stock),
            reserve: reserve.map(held),
        }
    }

    /// How many can still be earned.
    pub(crate) fn left(&self) -> usize {
        self.stock.iter().filter(|held| **held).count()
    }

    /// Takes what a move earned, and what its player had put by, and puts it on the board where it helps
    /// most.
    pub(crate) fn place(
        &mut self,
        board: &mut Board,
        rules: &Rules,
        seat: Seat,
        mut earned: usize,
    ) -> Vec<Placing> {
        let mut placings = Vec::new();
        for (which, letter) in ORDER {
            let own = &mut self.reserve[seat.index() & 1][which];
            let stock = &mut self.stock[which];
            let from_stock = !*own && *stock && earned > 0;
            if !*own && !from_stock {
                continue;
            }
            let Some((joker, at)) = Letter::of(letter).zip(best(board, rules, seat)) else {
                continue;
            };
            if from_stock {
                *stock = false;
                earned -= 1;
            } else {
                *own = false;
            }
            let token = Token {
                letter: joker,
                seat,
                joker: true,
            };
            board.put(at, Some(token));
            placings.push(Placing { joker, at: Some(at) });
        }
        placings
    }
}

/// The rank farthest from White.
const LAST_RANK: u8 = 5;

/// The free square where a joker touches the most letters that can be written with, enemy ones first, and
/// among such the one nearest to the enemy camp.
fn best(board: &Board, rules: &Rules, seat: Seat) -> Option<Cell> {
    let empty = board.empty();
    let camp = empty.and(Cells::camp(seat));
    let allowed = if rules.joker_entry == JokerEntry::Anywhere || camp.is_empty() {
        empty
    } else {
        camp
    };
    let enemy = board.letters(other(seat));
    let own = board.held(seat);
    let worth = |at: &Cell| {
        let touching = |cells: Cells| cells.iter().filter(|cell| cell.touches(*at)).count();
        let forward = if seat.0 == 0 {
            at.rank()
        } else {
            LAST_RANK - at.rank()
        };
        (2 * touching(enemy) + touching(own), forward)
    };
    // The first of the best, so that the choice does not depend on anything else.
    let cells: Vec<Cell> = allowed.iter().collect();
    cells.into_iter().rev().max_by_key(worth)
}

#[cfg(test)]
mod tests {
    use game_core::Positions as _;
    use game_dames_de_lettres::DamesDeLettres;

    use super::*;

    #[test]
    fn a_joker_is_put_where_it_touches_letters() {
        let game = DamesDeLettres::new(Rules::DEFAULT, lexicon_fr::french());
        let state = game.place("z7/8/4ab2/8/8/B7 w p ES - 9").expect("a position");
        let mut board = *state.board();
        let mut purse = Purse::new(state.stock(), [Stock::EMPTY; 2]);
        let placings = purse.place(&mut board, &Rules::DEFAULT, Seat(0), 1);
        let texts: Vec<String> = placings.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["=S@E3"]);
        assert_eq!((purse.left(), board.jokers().len()), (1, 1));
        assert!(purse.place(&mut board, &Rules::DEFAULT, Seat(0), 0).is_empty());
    }
}
