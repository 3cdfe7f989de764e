//! What a position is worth at a glance: whose letters stand where. A letter at home guards it against
//! conquest (E1), the more so the fewer there are and the harder it is to write with; a letter in the
//! enemy camp can write anywhere (W5).

use lexicon::Letter;
use search::Value;

/// How many letters a camp can hold, and none.
const COUNTS: usize = 25;

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
}

/// How easily words are written with each letter, from 0 to 9, A first.
const EASE: [Value; Letter::COUNT] = [
    9, 3, 5, 5, 9, 3, 4, 3, 9, 1, 0, 7, 5, 8, 7, 5, 1, 9, 9, 8, 7, 3, 0, 1, 1, 2,
];

impl Weights {
    /// The usual weights.
    pub fn usual() -> Weights {
        let mut weights = Weights {
            home: [0; COUNTS],
            away: [0; COUNTS],
            guard: [0; Letter::COUNT],
            raider: [0; Letter::COUNT],
            joker: 120,
        };
        for count in 0..COUNTS {
            // The last guards are worth the most: without any the camp falls.
            weights.home[count] = -1200 / (count as Value + 1);
            weights.away[count] = -200 / (count as Value + 1);
        }
        for (letter, ease) in EASE.into_iter().enumerate() {
            weights.guard[letter] = 130 - 5 * ease;
            weights.raider[letter] = 80 + 3 * ease;
        }
        weights
    }
}
