//! The fifty-four letters, and what of them is dealt (S1, S2).

use game_core::{Dice, shuffle};
use lexicon::Letter;

use crate::{Board, Rows};

/// How often the bag has each letter, by alphabet.
pub const BAG: [u8; Letter::COUNT] = [
    4, 2, 2, 1, 4, 2, 1, 1, 3, 1, 1, 3, 2, 3, 3, 2, 1, 4, 3, 3, 3, 1, 1, 1, 1, 1,
];

/// The vowels of which one tile each bears a dot on its back.
pub const DOTTED: [char; 5] = ['A', 'E', 'I', 'O', 'U'];

/// Deals twenty-five letters.
pub(crate) fn deal(board: &Board, dice: &mut dyn Dice) -> Rows {
    let mut vowels = DOTTED.map(|vowel| Letter::of(vowel).expect("a vowel is a letter"));
    let mut others: Vec<Letter> = Letter::all()
        .flat_map(|letter| {
            let dotted = usize::from(vowels.contains(&letter));
            std::iter::repeat_n(letter, usize::from(BAG[letter.index()]) - dotted)
        })
        .collect();
    // S1, S2: the dotted vowels on the dots, then twenty of the forty-nine others.
    shuffle(dice, &mut vowels);
    shuffle(dice, &mut others);
    let (mut vowels, mut others) = (vowels.into_iter(), others.into_iter());
    let mut rows = Rows::default();
    for square in Rows::squares() {
        let letter = if board.dots().contains(square) {
            vowels.next()
        } else {
            others.next()
        };
        rows.put(square, letter);
    }
    rows
}

/// Whether the letters can have been dealt so: the dotted vowels on the dots, no letter more often than
/// it is in the bag (S1, S2).
pub(crate) fn is_dealt(board: &Board, rows: &Rows) -> bool {
    let mut counts = [0; Letter::COUNT];
    let mut vowels = Vec::new();
    for square in Rows::squares() {
        let Some(letter) = rows.get(square) else {
            return false;
        };
        counts[letter.index()] += 1;
        if board.dots().contains(square) {
            vowels.push(letter.capital());
        }
    }
    vowels.sort_unstable();
    vowels == DOTTED && counts.iter().zip(BAG).all(|(&dealt, all)| dealt <= all)
}

#[cfg(test)]
mod tests {
    use game_testkit::TestDice;

    use super::*;
    use crate::{Dots, Layout};

    #[test]
    fn t02_the_bag_holds_fifty_four_letters() {
        assert_eq!(BAG.iter().map(|&count| u32::from(count)).sum::<u32>(), 54);
    }

    #[test]
    fn every_deal_has_its_vowels_on_the_dots_and_no_letter_too_often() {
        for dots in [Dots::X5, Dots::Plus5] {
            let board = Board::new(Layout::Corner79, dots);
            let mut seen = [[false; 26]; 25];
            for seed in 0..600 {
                let rows = deal(&board, &mut TestDice::new(seed));
                let mut counts = [0; Letter::COUNT];
                let mut vowels = Vec::new();
                for (at, square) in Rows::squares().enumerate() {
                    let letter = rows.get(square).expect("a deal fills the board");
                    counts[letter.index()] += 1;
                    seen[at][letter.index()] = true;
                    if board.dots().contains(square) {
                        vowels.push(letter.capital());
                    }
                }
                vowels.sort_unstable();
                assert_eq!(vowels, DOTTED);
                assert!(counts.iter().zip(BAG).all(|(&dealt, all)| dealt <= all));
                assert!(is_dealt(&board, &rows));
            }
            // Chance reaches every letter on a square without a dot, and every vowel on a dot.
            let dotted: Vec<bool> = Rows::squares()
                .map(|square| board.dots().contains(square))
                .collect();
            for (at, letters) in seen.iter().enumerate() {
                let reached = letters.iter().filter(|&&seen| seen).count();
                assert_eq!(reached, if dotted[at] { 5 } else { 26 });
            }
        }
    }
}
