//! Adding up features: into a value when playing, into a list when the weights are fitted.
//!
//! Both go through the same evaluation, so that what is played is what was fitted.

use super::board::KNIGHTS;
use super::features::{COUNT, FAR, HOME, KNIGHT_HOME, KNIGHT_TO_GO, MAN_HOME, MAN_TO_GO};
use super::ground::{CELLS, Ground, UNREACHABLE, cells};

/// A weight in the opening and one in the endgame, for each feature.
pub type Table = [(i16, i16); COUNT];

/// Collects the features of a position.
pub(crate) trait Tally {
    /// A camp has a feature so many times.
    fn add(&mut self, camp: usize, feature: usize, times: i32);

    /// A camp has a piece of an arm on a cell.
    fn place(&mut self, camp: usize, arm: usize, cell: usize);
}

/// The features of a piece that stands on a cell: how far it has to go, and how near it is to its castle.
fn places(ground: &Ground, camp: usize, arm: usize, cell: usize) -> [usize; 2] {
    let near = usize::from(ground.ride[camp][cell]).min(HOME - 1);
    if arm == KNIGHTS {
        let far = usize::from(ground.ride[1 - camp][cell]).min(FAR - 1);
        [KNIGHT_TO_GO + far, KNIGHT_HOME + near]
    } else {
        let far = match ground.walk[camp][cell] {
            UNREACHABLE => FAR,
            far => usize::from(far).min(FAR - 1),
        };
        [MAN_TO_GO + far, MAN_HOME + near]
    }
}

/// How many bits each phase takes.
const HALF: u32 = 16;

/// Both phases in one number: the endgame's half above the opening's.
const fn pack(weight: (i16, i16)) -> i32 {
    ((weight.1 as i32) << HALF) + weight.0 as i32
}

/// Weights ready for use on one ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scales {
    weights: Vec<i32>,
    places: [[[i32; CELLS]; 2]; 2],
}

impl Scales {
    pub(crate) fn new(ground: &Ground, table: &Table) -> Scales {
        let weights: Vec<i32> = table.iter().map(|&weight| pack(weight)).collect();
        let mut sums = [[[0; CELLS]; 2]; 2];
        for (camp, arms) in sums.iter_mut().enumerate() {
            for (arm, sums) in arms.iter_mut().enumerate() {
                for cell in cells(ground.usable) {
                    let features = places(ground, camp, arm, cell);
                    sums[cell] = features.iter().map(|&feature| weights[feature]).sum();
                }
            }
        }
        Scales {
            weights,
            places: sums,
        }
    }
}

/// The sum of the weights, Silver's less Gold's.
pub(crate) struct Sum<'a> {
    scales: &'a Scales,
    sum: i32,
}

impl<'a> Sum<'a> {
    pub(crate) fn new(scales: &'a Scales) -> Sum<'a> {
        Sum { scales, sum: 0 }
    }

    pub(crate) fn opening(&self) -> i32 {
        i32::from(self.sum as i16)
    }

    pub(crate) fn endgame(&self) -> i32 {
        // Rounds the borrow of a negative lower half away.
        (self.sum + (1 << (HALF - 1))) >> HALF
    }
}

impl Tally for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, camp: usize, feature: usize, times: i32) {
        let weight = self.scales.weights[feature] * times;
        self.sum += if camp == 0 { weight } else { -weight };
    }

    #[inline(always)]
    fn place(&mut self, camp: usize, arm: usize, cell: usize) {
        let weight = self.scales.places[camp][arm][cell];
        self.sum += if camp == 0 { weight } else { -weight };
    }
}

/// The features themselves with their counts, Silver's less Gold's.
pub(crate) struct Trace<'a> {
    pub(crate) ground: &'a Ground,
    pub(crate) counts: Vec<(usize, i32)>,
}

impl Tally for Trace<'_> {
    fn add(&mut self, camp: usize, feature: usize, times: i32) {
        let times = if camp == 0 { times } else { -times };
        match self.counts.iter_mut().find(|(seen, _)| *seen == feature) {
            Some((_, count)) => *count += times,
            None => self.counts.push((feature, times)),
        }
    }

    fn place(&mut self, camp: usize, arm: usize, cell: usize) {
        for feature in places(self.ground, camp, arm, cell) {
            self.add(camp, feature, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_of_a_sum_come_apart_again() {
        let ground = Ground::read(&["...", "...", "..."], ["b1", "b3"]).expect("a ground");
        let scales = Scales::new(&ground, &[(0, 0); COUNT]);
        for (opening, endgame) in [(5, -7), (-5, 7), (-300, -1200), (1200, 300), (0, -1)] {
            let sum = Sum {
                scales: &scales,
                sum: pack((opening, endgame)),
            };
            assert_eq!((sum.opening(), sum.endgame()), (opening.into(), endgame.into()));
        }
    }
}
