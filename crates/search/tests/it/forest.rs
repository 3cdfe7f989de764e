//! Toy games: finite trees grown from a seed, in which different orders of the same moves meet.

use game_core::mix::SplitMix;
use search::{Ending, Position, Value};

/// Mixes a number so that neighbouring inputs give unrelated outputs.
fn mix(value: u64) -> u64 {
    SplitMix::new(value).any()
}

/// A node of the forest: a place is told by how many moves led there and their sum, so that many
/// lines meet in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glade {
    pub(crate) seed: u64,
    pub(crate) height: u32,
    pub(crate) gone: u32,
    pub(crate) sum: u64,
    /// How many bits of the key tell places apart: few make them collide.
    pub(crate) bits: u32,
}

impl Glade {
    pub(crate) fn root(seed: u64, height: u32) -> Glade {
        Glade {
            seed,
            height,
            gone: 0,
            sum: 0,
            bits: 64,
        }
    }

    fn omen(&self) -> u64 {
        mix(self.seed ^ mix(u64::from(self.gone) << 32 | self.sum))
    }

    pub(crate) fn moves(&self) -> Vec<u8> {
        if self.gone == self.height || self.omen().is_multiple_of(23) {
            return Vec::new();
        }
        let all = self.omen();
        (0..6).filter(|mv| all >> (8 + mv) & 1 == 1 || *mv == 5).collect()
    }
}

impl Position for Glade {
    type Move = u8;
    const SLOTS: usize = 6;

    fn key(&self) -> u64 {
        self.omen() >> (64 - self.bits)
    }

    fn after(&self, mv: u8) -> Glade {
        assert!(self.moves().contains(&mv), "the search plays legal moves only");
        Glade {
            gone: self.gone + 1,
            sum: self.sum + u64::from(mv),
            ..self.clone()
        }
    }

    fn noisy(&self, _moves: &mut Vec<u8>) {}

    fn quiet(&self, moves: &mut Vec<u8>) {
        moves.extend(self.moves());
    }

    fn is_noisy(&self, _mv: u8) -> bool {
        false
    }

    fn is_legal(&self, mv: u8) -> bool {
        self.moves().contains(&mv)
    }

    fn ended(&self) -> Option<Ending> {
        None
    }

    fn stuck(&self) -> Ending {
        match self.omen() >> 40 & 7 {
            0 => Ending::Won,
            1 => Ending::Drawn,
            2 | 3 => Ending::Settled((self.omen() >> 44 & 0x3FF) as Value - 512),
            _ => Ending::Lost,
        }
    }

    fn reversible(&self) -> usize {
        0
    }

    fn evaluate(&self) -> Value {
        (self.omen() >> 20 & 0x3FF) as Value - 512
    }

    fn pressed(&self) -> bool {
        false
    }

    fn pass(&self) -> Option<Glade> {
        None
    }

    fn gain(&self, _mv: u8) -> Value {
        0
    }

    fn risk(&self, _mv: u8) -> Value {
        0
    }

    fn exchange(&self, _mv: u8, least: Value) -> bool {
        least <= 0
    }

    fn slot(&self, mv: u8) -> usize {
        usize::from(mv)
    }

    fn texture(&self) -> u64 {
        u64::from(self.gone)
    }
}
