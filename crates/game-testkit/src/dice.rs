//! Dice for tests: the same seed always throws the same.

use game_core::Dice;
use game_core::mix::SplitMix;

/// Seeded dice. Good enough to play random games, not to deal real ones.
#[derive(Clone, Debug)]
pub struct TestDice(SplitMix);

impl TestDice {
    /// Dice that `seed` determines.
    pub fn new(seed: u64) -> TestDice {
        TestDice(SplitMix::new(seed))
    }

    /// One of `items`, or none when there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let bound = u32::try_from(items.len()).expect("a list that fits a test");
        (bound > 0).then(|| &items[self.below(bound) as usize])
    }
}

impl Dice for TestDice {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "dice need at least one side");
        u32::try_from(self.0.below(u64::from(bound))).expect("below the bound")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_stay_below_the_bound_and_repeat_with_the_seed() {
        let throws = |seed| {
            let mut dice = TestDice::new(seed);
            (0..200).map(|_| dice.below(7)).collect::<Vec<_>>()
        };
        assert!(throws(1).iter().all(|&throw| throw < 7));
        assert!((0..7).all(|side| throws(1).contains(&side)));
        assert_eq!(throws(5), throws(5));
        assert_ne!(throws(5), throws(6));
    }
}
