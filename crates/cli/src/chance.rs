//! Chance from a seed, so that a command does the same twice.
//!
//! The dice are those of a table, so that a deal on the command line is one that a room could have made.

use room::{Salt, SealedDice, Secret};

/// The dice that `seed` stands for.
pub(crate) fn dice(seed: u64) -> SealedDice {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    SealedDice::new(&Secret::new(bytes), std::iter::empty::<&Salt>(), 1, "deal")
}
