//! Numbers that look like chance and are the same on every machine: for hashes, and for play that is to be
//! played again. Nothing here keeps a secret.

use std::hash::Hasher;

/// The golden ratio in 64 bits: an odd number whose multiples spread evenly.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The generator SplitMix64 of Steele, Lea and Flood.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The numbers that `seed` determines.
    pub const fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// Any number.
    #[inline]
    pub const fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        let mut value = self.0;
        value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        value ^ (value >> 31)
    }

    /// A number from 0 up to but without `bound`; 0 when `bound` is 0.
    #[inline]
    pub const fn below(&mut self, bound: u64) -> u64 {
        ((self.any() as u128 * bound as u128) >> 64) as u64
    }
}

/// The number at this place of what the seed 0 gives: neighbours have nothing in common.
#[inline]
pub const fn scattered(count: u64) -> u64 {
    SplitMix(count.wrapping_mul(GOLDEN)).any()
}

/// A hash with a number mixed into it.
#[inline]
pub const fn mixed(hash: u64, number: u64) -> u64 {
    let mixed = (hash ^ number).wrapping_mul(GOLDEN);
    mixed ^ (mixed >> 29)
}

/// A quick hash for maps of numbers that nobody chooses in order to make them meet.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = mixed(self.0, number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the seed 1234567, as the authors' own code gives them.
    #[test]
    fn the_generator_is_the_published_one() {
        let mut numbers = SplitMix::new(1_234_567);
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
        ];
        assert_eq!(expected.map(|_| numbers.any()), expected);
    }

    #[test]
    fn a_scattered_number_is_the_one_at_its_place() {
        let mut numbers = SplitMix::new(0);
        for count in 0..20 {
            assert_eq!(scattered(count), numbers.any());
        }
        assert_eq!(SplitMix::new(9).below(0), 0);
        assert!((0..200).all(|seed| SplitMix::new(seed).below(6) < 6));
    }
}
