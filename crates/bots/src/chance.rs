//! The seeded chance of weak players, so that a game can be played again as it was.
//!
//! Nothing of the machine or of the hour goes into it: a match that is played anew, and a test, see the same
//! game everywhere.

use game_core::mix::SplitMix;

/// A small generator of random numbers, the same on every machine.
#[derive(Clone, Debug)]
pub struct Chance(SplitMix);

impl Chance {
    /// Chance that follows from `seed` alone.
    pub fn new(seed: u64) -> Chance {
        Chance(SplitMix::new(seed))
    }

    /// The chance of a player with this seed, apart from that of its mind: what one of them draws changes
    /// nothing for the other.
    pub fn apart(seed: u64) -> Chance {
        Chance::new(seed ^ 0x0DD5)
    }

    /// Any number.
    pub fn any(&mut self) -> u64 {
        self.0.any()
    }

    /// A number from 0 up to but without `bound`; 0 when `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u64) as usize
    }

    /// True `parts` times in a thousand.
    pub fn happens(&mut self, parts: u32) -> bool {
        self.below(1000) < parts as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_give_equal_chance_within_bounds() {
        let (mut one, mut two) = (Chance::new(7), Chance::new(7));
        let mut seen = [false; 6];
        for _ in 0..200 {
            let face = one.below(6);
            assert_eq!(face, two.below(6));
            seen[face] = true;
        }
        assert_eq!(seen, [true; 6]);
        assert!(!one.happens(0) && one.happens(1000));
        assert_eq!(one.below(0), 0);
    }
}
