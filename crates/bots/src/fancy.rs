//! How weak players stray from the best move they see.
//!
//! Whoever plays at random is no opponent. So the worse a move seems, the less likely it is chosen, and only
//! now and then it is any move at all.

use search::{Rated, Value};

use crate::Chance;

/// How a player strays from the best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fancy {
    /// How often any move is played, in thousandths.
    pub whim: u32,
    /// How much worse than the best a move may seem and still be about a third as likely, in the
    /// units of the evaluation.
    pub spread: Value,
}

/// Moves this many spreads below the best are never chosen on purpose.
const SPREADS: Value = 4;

impl Fancy {
    /// How much worse than the best a move may be and still be chosen on purpose.
    pub fn margin(self) -> Value {
        SPREADS * self.spread
    }

    /// Chooses among rated moves, best first; nothing when there is none.
    pub fn choose<M: Copy>(self, rated: &[Rated<M>], chance: &mut Chance) -> Option<Rated<M>> {
        let best = rated.first()?;
        if chance.happens(self.whim) {
            return rated.get(chance.below(rated.len())).copied();
        }
        let likely = |rating: &Rated<M>| likelihood(best.value - rating.value, self.spread);
        let mut ticket = chance.below(rated.iter().map(likely).sum());
        let drawn = rated.iter().find(|rating| {
            let won = ticket < likely(rating);
            ticket = ticket.saturating_sub(likely(rating));
            won
        });
        Some(*drawn.unwrap_or(best))
    }
}

/// How likely a move is that seems `worse` than the best, as a whole number: about e^(-worse/spread).
fn likelihood(worse: Value, spread: Value) -> usize {
    /// How many steps the table has to a spread.
    const STEPS: Value = 4;
    /// A thousand times e^(-n/STEPS).
    const FALL: [usize; 17] = [
        1000, 779, 607, 472, 368, 287, 223, 174, 135, 105, 82, 64, 50, 39, 30, 24, 18,
    ];
    let steps = usize::try_from(STEPS * worse / spread.max(1)).unwrap_or(0);
    FALL.get(steps).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_moves_are_likelier() {
        assert_eq!(likelihood(0, 60), 1000);
        assert!(likelihood(30, 60) > likelihood(60, 60));
        assert_eq!(likelihood(60, 60), 368);
        assert_eq!(likelihood(5 * 60, 60), 0);
        assert_eq!(likelihood(31_000, 0), 0);
    }

    #[test]
    fn a_whim_is_any_move_and_a_choice_a_good_one() {
        let rated = [(1, 50), (2, 40), (3, -900)].map(|(mv, value)| Rated { mv, value });
        let mut chance = Chance::new(3);
        let mut chosen = |whim| {
            let fancy = Fancy { whim, spread: 20 };
            let mut counts = [0; 4];
            for _ in 0..300 {
                let rating = fancy.choose(&rated, &mut chance).expect("there are moves");
                counts[rating.mv] += 1;
            }
            counts
        };
        let [_, first, second, last] = chosen(0);
        assert!(first > second && second > 0 && last == 0);
        assert!(chosen(1000)[1..].iter().all(|&count| count > 50));
        let none: [Rated<u8>; 0] = [];
        assert_eq!(Fancy { whim: 0, spread: 1 }.choose(&none, &mut chance), None);
    }
}
