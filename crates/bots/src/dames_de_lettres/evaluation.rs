//! What a position is worth at a glance: whose letters stand where. A letter at home guards it against
//! conquest (E1), the more so the fewer there are and the harder it is to write with; a letter in the
//! enemy camp can write anywhere (W5).

use game_core::Seat;
use game_dames_de_lettres::{Board, Cell, Cells, Rules, Token};
use lexicon::Letter;
use search::Value;

use super::tally::Counter;

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
    /// A letter by its rank, one's own first rank first.
    pub rank: [Value; 6],
    /// A letter by its distance from the nearer edge.
    pub file: [Value; 4],
    /// A joker on the board (J3).
    pub joker: Value,
    /// To be the one who moves next.
    pub turn: Value,
}

/// How easily words are written with each letter, from 0 to 9, A first.
const EASE: [Value; Letter::COUNT] = [
    9, 3, 5, 5, 9, 3, 4, 3, 9, 1, 0, 7, 5, 8, 7, 5, 1, 9, 9, 8, 7, 3, 0, 1, 1, 2,
];

impl Weights {
    /// Every weight nought.
    pub const NONE: Weights = Weights {
        home: [0; COUNTS],
        away: [0; COUNTS],
        guard: [0; Letter::COUNT],
        raider: [0; Letter::COUNT],
        rank: [0; 6],
        file: [0; 4],
        joker: 0,
        turn: 0,
    };

    /// The first guess, from which the fitting begins.
    pub fn guess() -> Weights {
        let mut weights = Weights::NONE;
        (weights.joker, weights.turn) = (120, 400);
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

    /// The usual weights.
    pub fn usual() -> Weights {
        Weights::guess()
    }

    /// All weights but those of jokers and of the turn in a row, for whoever fits them.
    pub fn row(&self) -> Vec<Value> {
        let tables: [&[Value]; 6] = [
            &self.home,
            &self.away,
            &self.guard,
            &self.raider,
            &self.rank,
            &self.file,
        ];
        tables.concat()
    }

    /// The weights of a row, which has none for jokers and for the turn.
    pub fn of_row(row: &[Value]) -> Weights {
        let mut weights = Weights::NONE;
        let mut rest = row.iter().copied();
        let tables: [&mut [Value]; 6] = [
            &mut weights.home,
            &mut weights.away,
            &mut weights.guard,
            &mut weights.raider,
            &mut weights.rank,
            &mut weights.file,
        ];
        for table in tables {
            table
                .iter_mut()
                .zip(&mut rest)
                .for_each(|(weight, value)| *weight = value);
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
            + self.rank[usize::from(own_rank(at, token.seat))]
            + self.file[usize::from(at.file().min(7 - at.file()))]
    }
}

/// The rank of a square as its player counts, from 0.
fn own_rank(at: Cell, seat: Seat) -> u8 {
    if seat.0 == 0 { at.rank() } else { 5 - at.rank() }
}

/// How often each weight of [`Weights::row`] counts for White, less how often for Black.
pub fn features(board: &Board, rules: &Rules) -> Vec<i16> {
    let blank = Weights::NONE.row();
    let tally = Counter {
        rules,
        weights: &Weights::NONE,
    }
    .all(board);
    let mut counts = vec![0; blank.len()];
    let [home, away] = [tally.home, tally.away];
    for (side, sign) in [(0, 1), (1, -1)] {
        let number = |count: i16| usize::try_from(count).unwrap_or(0).min(COUNTS - 1);
        counts[number(home[side])] += sign;
        counts[COUNTS + number(away[side])] += sign;
    }
    for (at, token) in board.tokens().filter(|(_, token)| !token.joker) {
        let sign = if token.seat.0 == 0 { 1 } else { -1 };
        let letters = 2 * COUNTS;
        let zone = usize::from(!Cells::camp(token.seat).has(at));
        let ranks = letters + 2 * Letter::COUNT;
        counts[letters + zone * Letter::COUNT + token.letter.index()] += sign;
        counts[ranks + usize::from(own_rank(at, token.seat))] += sign;
        counts[ranks + 6 + usize::from(at.file().min(7 - at.file()))] += sign;
    }
    counts
}

#[cfg(test)]
mod tests {
    use game_core::Positions as _;
    use game_dames_de_lettres::DamesDeLettres;

    use super::*;

    #[test]
    fn features_times_weights_are_the_value() {
        let game = DamesDeLettres::new(Rules::DEFAULT, lexicon_fr::french());
        for position in [
            "hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 0",
            "ojVtiioI/1EIzLISA/6me/5i1s/QTt3l1/AKR1aEDR w",
            "kazIdeEI/mI1EMLRa/GUFNU2i/nE1O4/7a/GXU1lAmI b",
        ] {
            let state = game.place(position).expect("a position");
            let row: Vec<Value> = (0..112).map(|at| 3 * at * at - 40 * at).collect();
            let weights = Weights::of_row(&row);
            assert_eq!(weights.row(), row);
            let counts = features(state.board(), game.rules());
            let sum: Value = counts
                .iter()
                .zip(&row)
                .map(|(&count, weight)| Value::from(count) * weight)
                .sum();
            let counter = Counter {
                rules: game.rules(),
                weights: &weights,
            };
            let tally = counter.all(state.board());
            assert_eq!(counter.value(&tally, Seat(0)), sum, "{position}");
            assert_eq!(counter.value(&tally, Seat(1)), -sum, "{position}");
        }
    }
}
