//! Adding up features: into a value when playing, into a list when the weights are fitted.
//!
//! Both go through the same evaluation, so that what is played is what was fitted.

use cozy_chess::Color;

use super::features::COUNT;
use super::weights::WEIGHTS;

/// Collects the features of a position.
pub(crate) trait Tally {
    /// `color` has a feature so many times.
    fn add(&mut self, color: Color, feature: usize, times: i32);
}

/// How many bits each phase takes.
const HALF: u32 = 16;

/// Both phases in one number: the endgame's half above the opening's.
const fn pack(weight: (i16, i16)) -> i32 {
    ((weight.1 as i32) << HALF) + weight.0 as i32
}

const PACKED: [i32; COUNT] = {
    let mut packed = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        packed[at] = pack(WEIGHTS[at]);
        at += 1;
    }
    packed
};

/// The sum of the weights, White's less Black's.
#[derive(Default)]
pub(crate) struct Sum(i32);

impl Sum {
    pub(crate) fn opening(&self) -> i32 {
        i32::from(self.0 as i16)
    }

    pub(crate) fn endgame(&self) -> i32 {
        // Rounds the borrow of a negative lower half away.
        (self.0 + (1 << (HALF - 1))) >> HALF
    }
}

impl Tally for Sum {
    #[inline(always)]
    fn add(&mut self, color: Color, feature: usize, times: i32) {
        let weight = PACKED[feature] * times;
        match color {
            Color::White => self.0 += weight,
            Color::Black => self.0 -= weight,
        }
    }
}

/// The features themselves with their counts, White's less Black's.
#[derive(Default)]
pub(crate) struct Trace(pub(crate) Vec<(usize, i32)>);

impl Tally for Trace {
    fn add(&mut self, color: Color, feature: usize, times: i32) {
        let times = match color {
            Color::White => times,
            Color::Black => -times,
        };
        match self.0.iter_mut().find(|(seen, _)| *seen == feature) {
            Some((_, count)) => *count += times,
            None => self.0.push((feature, times)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_of_a_sum_come_apart_again() {
        for (opening, endgame) in [(5, -7), (-5, 7), (-300, -1200), (1200, 300), (0, -1)] {
            let sum = Sum(pack((opening, endgame)));
            assert_eq!((sum.opening(), sum.endgame()), (opening.into(), endgame.into()));
        }
    }
}
