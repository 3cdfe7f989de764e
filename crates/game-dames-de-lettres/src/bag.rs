//! The ninety-six tokens and how they are dealt (S1, S3).

use game_core::{Dice, Seat, shuffle};
use lexicon::Letter;

use crate::{Board, Cell, Token};

/// How many tokens of each letter there are, by alphabet.
pub const BAG: [u8; Letter::COUNT] = [
    9, 2, 2, 3, 12, 2, 2, 2, 8, 1, 1, 5, 3, 6, 6, 2, 1, 6, 6, 6, 5, 2, 1, 1, 1, 1,
];

/// How many tokens a game needs.
pub(crate) const TOKENS: usize = 32;

/// How many tokens of each letter.
pub type Tokens = [u8; Letter::COUNT];

/// What is left in the bag once `drawn` are out of it.
pub(crate) fn less(bag: &Tokens, drawn: &Tokens) -> Tokens {
    let mut left = *bag;
    for (left, drawn) in left.iter_mut().zip(drawn) {
        *left = left.saturating_sub(*drawn);
    }
    left
}

/// How many tokens there are in all.
pub(crate) fn count(tokens: &Tokens) -> usize {
    tokens.iter().map(|&count| usize::from(count)).sum()
}

/// The tokens on a board, jokers apart.
pub(crate) fn tokens_of(board: &Board) -> Tokens {
    let mut tokens = [0; Letter::COUNT];
    for (_, token) in board.tokens().filter(|(_, token)| !token.joker) {
        tokens[token.letter.index()] += 1;
    }
    tokens
}

/// S1: the squares that a seat fills, in their order: its own left to right, bottom row first.
pub(crate) fn filling(seat: Seat) -> Vec<Cell> {
    let cells = Cell::all();
    if seat.0 == 0 {
        cells.take(TOKENS / 2).collect()
    } else {
        cells.rev().take(TOKENS / 2).collect()
    }
}

/// Deals thirty-two tokens of `bag`, sixteen to each side.
///
/// # Panics
/// When there are not so many.
pub(crate) fn deal(bag: &Tokens, dice: &mut dyn Dice) -> Board {
    let mut letters: Vec<Letter> = Letter::all()
        .flat_map(|letter| std::iter::repeat_n(letter, usize::from(bag[letter.index()])))
        .collect();
    assert!(letters.len() >= TOKENS, "a bag holds enough for a game");
    shuffle(dice, &mut letters);
    let mut board = Board::EMPTY;
    let mut drawn = letters.into_iter();
    for seat in [Seat(0), Seat(1)] {
        for (at, letter) in filling(seat).into_iter().zip(drawn.by_ref()) {
            let token = Token {
                letter,
                seat,
                joker: false,
            };
            board.put(at, Some(token));
        }
    }
    board
}

/// Whether the tokens can have been dealt so: on the squares of the start, without jokers, and none more
/// often than it is in the bag (S1, S3); dealt again, they are the same as before (O2).
pub(crate) fn is_dealt(board: &Board, again: Option<&Tokens>) -> bool {
    let starts = |seat: Seat| {
        let own = |at: &Cell| {
            board
                .token(*at)
                .is_some_and(|token| token.seat == seat && !token.joker)
        };
        filling(seat).iter().all(own)
    };
    let dealt = tokens_of(board);
    let possible = match again {
        Some(drawn) if count(drawn) >= TOKENS => dealt == *drawn,
        _ => dealt.iter().zip(BAG).all(|(&dealt, all)| dealt <= all),
    };
    board.tokens().count() == TOKENS && starts(Seat(0)) && starts(Seat(1)) && possible
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d01_the_bag_serves_three_games() {
        assert_eq!(count(&BAG), 96);
        assert_eq!(count(&BAG), 3 * TOKENS);
    }

    #[test]
    fn d02_each_side_fills_from_its_own_left() {
        let names = |seat| -> Vec<String> { filling(seat).iter().map(Cell::to_string).collect() };
        let white = names(Seat(0));
        assert_eq!((white[0].as_str(), white[7].as_str()), ("A1", "H1"));
        assert_eq!((white[8].as_str(), white[15].as_str()), ("A2", "H2"));
        let black = names(Seat(1));
        assert_eq!((black[0].as_str(), black[7].as_str()), ("H6", "A6"));
        assert_eq!((black[8].as_str(), black[15].as_str()), ("H5", "A5"));
    }
}
