//! Dice for tests: the same seed always throws the same.

use game_core::Dice;

/// Seeded dice (SplitMix64). Good enough to play random games, not to deal real ones.
#[derive(Clone, Debug)]
pub struct TestDice {
    state: u64,
}

impl TestDice {
    /// Dice that `seed` determines.
    pub fn new(seed: u64) -> TestDice {
        TestDice { state: seed }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
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
        let high = (u128::from(self.next()) * u128::from(bound)) >> 64;
        u32::try_from(high).expect("below the bound")
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
