//! What a position is worth at a glance: whose letters stand where. A letter at home guards it against
//! conquest (E1), the more so the fewer there are and the harder it is to write with; a letter in the
//! enemy camp can write anywhere (W5).
//!
//! Ease and weights were set by hand with the player and fitted to nothing; `match` with `weights=FILE` plays
//! others against them.

use game_dames_de_lettres::{Cell, Cells, Token};
use lexicon::Letter;
use search::Value;

use bots::Named;

/// How many letters a camp can hold, and none.
pub(crate) const COUNTS: usize = 25;

/// What matters, and how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// By the number of letters at home.
    pub home: [Value; COUNTS],
    /// By the number of letters in the enemy camp.
    pub away: [Value; COUNTS],
    /// A letter at home, by its number.
    pub guard: [Value; Letter::COUNT],
    /// A letter in the enemy camp, by its number.
    pub raider: [Value; Letter::COUNT],
    /// A joker on the board (J3).
    pub joker: Value,
    /// To be the one who moves next.
    pub turn: Value,
}

/// How easily words are written with each letter, from 0 to 9, A first.
const EASE: [Value; Letter::COUNT] = [
    9, 3, 5, 5, 9, 3, 4, 3, 9, 1, 0, 7, 5, 8, 7, 5, 1, 9, 9, 8, 7, 3, 0, 1, 1, 2,
];

/// What a camp loses with its last guard; with each that is left the loss is a smaller part of it.
const CONQUERED: Value = 1200;
/// The same for letters in the enemy camp, which can write anywhere (W5).
const REPELLED: Value = 200;
/// What a letter at home is worth, and how much less for each degree of ease: what is hard to
/// write with is hard to turn.
const GUARD: Value = 130;
const GUARD_EASE: Value = 5;
/// What a letter in the enemy camp is worth, and how much more for each degree of ease.
const RAIDER: Value = 80;
const RAIDER_EASE: Value = 3;
/// What a joker on the board is worth (J3).
const JOKER: Value = 120;
/// What it is worth to move next: more than any one letter.
const TURN: Value = 400;

impl Weights {
    /// Every weight nought.
    pub const NONE: Weights = Weights {
        home: [0; COUNTS],
        away: [0; COUNTS],
        guard: [0; Letter::COUNT],
        raider: [0; Letter::COUNT],
        joker: 0,
        turn: 0,
    };

    /// The usual weights.
    pub fn usual() -> Weights {
        let mut weights = Weights::NONE;
        (weights.joker, weights.turn) = (JOKER, TURN);
        for count in 0..COUNTS {
            // The last guards are worth the most: without any the camp falls.
            weights.home[count] = -CONQUERED / (count as Value + 1);
            weights.away[count] = -REPELLED / (count as Value + 1);
        }
        for (letter, ease) in EASE.into_iter().enumerate() {
            weights.guard[letter] = GUARD - GUARD_EASE * ease;
            weights.raider[letter] = RAIDER + RAIDER_EASE * ease;
        }
        weights
    }

    /// What one token is worth on its square, how many there are apart.
    #[inline]
    pub(crate) fn token(&self, at: Cell, token: Token) -> Value {
        if token.joker {
            return self.joker;
        }
        let table = if Cells::camp(token.seat).has(at) {
            &self.guard
        } else {
            &self.raider
        };
        table[token.letter.index()]
    }
}

impl Named for Weights {
    fn named(&mut self, name: &str) -> Option<&mut [Value]> {
        match name {
            "home" => Some(&mut self.home),
            "away" => Some(&mut self.away),
            "guard" => Some(&mut self.guard),
            "raider" => Some(&mut self.raider),
            "joker" => Some(std::slice::from_mut(&mut self.joker)),
            "turn" => Some(std::slice::from_mut(&mut self.turn)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_guards_and_the_rarest_letters_are_worth_the_most_at_home() {
        let weights = Weights::usual();
        let gain = |count: usize| weights.home[count + 1] - weights.home[count];
        assert!((0..COUNTS - 2).all(|count| gain(count) >= gain(count + 1)));
        let letter = |sign| Letter::of(sign).expect("a letter").index();
        assert!(weights.guard[letter('K')] > weights.guard[letter('E')]);
        assert!(weights.raider[letter('K')] < weights.raider[letter('E')]);
    }
}
