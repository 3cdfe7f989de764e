//! Chance that anyone can check afterwards.
//!
//! Before anyone sits, the server picks a secret and shows its SHA-256. Each player adds a salt.
//! When the match is over the secret is shown. Every throw is read from the stream
//! `SHA-256(secret "/" salt of place 0 "/" … "/" game "/" purpose "/" block)` for block 0, 1, 2 …,
//! four bytes big-endian at a time, those that would favour small numbers left out. So neither the
//! server, once committed, nor one player alone can choose the deal.

use std::fmt;

use game_core::Dice;
use sha2::{Digest, Sha256};

use crate::Salt;
use crate::hex::{hex, unhex};

/// The server's part of chance: thirty-two bytes nobody else knows before the end of the match.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes, which must come from a cryptographic source.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret written by [`Secret::reveal`].
    pub fn from_hex(text: &str) -> Option<Secret> {
        unhex(text)?.try_into().ok().map(Secret)
    }

    /// The secret in hexadecimal: for the journal, and for everyone once the match is over.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What is shown at the start: the SHA-256 of the secret's hexadecimal form.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.reveal().as_bytes()))
    }
}

impl fmt::Debug for Secret {
    // A secret in a log would be as good as revealed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret({}…)", &self.commitment()[..8])
    }
}

/// Dice whose every throw follows from the secret, the salts, the game and a purpose.
#[derive(Debug)]
pub struct SealedDice {
    seed: String,
    block: u64,
    bytes: [u8; 32],
    used: usize,
}

impl SealedDice {
    /// The dice of `game`, thrown for `purpose`: `seats`, `deal`, or the number of the action.
    pub fn new<'a>(
        secret: &Secret,
        salts: impl Iterator<Item = &'a Salt>,
        game: u16,
        purpose: &str,
    ) -> SealedDice {
        let mut seed = secret.reveal();
        for salt in salts {
            seed.push('/');
            seed.push_str(salt.as_str());
        }
        seed.push_str(&format!("/{game}/{purpose}/"));
        SealedDice {
            seed,
            block: 0,
            bytes: [0; 32],
            used: 32,
        }
    }

    fn word(&mut self) -> u32 {
        if self.used == 32 {
            self.bytes = Sha256::digest(format!("{}{}", self.seed, self.block).as_bytes()).into();
            self.block += 1;
            self.used = 0;
        }
        let word = &self.bytes[self.used..self.used + 4];
        self.used += 4;
        u32::from_be_bytes(word.try_into().expect("four bytes"))
    }
}

impl Dice for SealedDice {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "dice need at least one side");
        // The largest multiple of `bound` that a word can hold; words from there on are left out.
        let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.word();
            if word <= fair {
                return word % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(secret: u8, salt: &str, game: u16, purpose: &str) -> SealedDice {
        let salts = [Salt::new(salt).unwrap()];
        SealedDice::new(&Secret::new([secret; 32]), salts.iter(), game, purpose)
    }

    fn throws(mut dice: SealedDice) -> Vec<u32> {
        (0..20).map(|_| dice.below(1000)).collect()
    }

    #[test]
    fn the_commitment_is_the_hash_of_the_revealed_text() {
        let secret = Secret::new([7; 32]);
        assert_eq!(Secret::from_hex(&secret.reveal()), Some(secret.clone()));
        assert_eq!(
            hex(&Sha256::digest("07".repeat(32).as_bytes())),
            secret.commitment()
        );
    }

    #[test]
    fn every_part_of_the_seed_changes_the_throws() {
        let base = throws(dice(1, "a", 1, "deal"));
        assert_eq!(base, throws(dice(1, "a", 1, "deal")));
        for other in [
            dice(2, "a", 1, "deal"),
            dice(1, "b", 1, "deal"),
            dice(1, "a", 2, "deal"),
            dice(1, "a", 1, "seats"),
        ] {
            assert_ne!(base, throws(other));
        }
    }

    #[test]
    fn throws_are_even() {
        let mut dice = dice(3, "", 1, "deal");
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[dice.below(7) as usize] += 1;
        }
        // Six standard deviations around 10 000: a fair die fails this once in five hundred million.
        assert!(
            counts.iter().all(|&count| (9_440..=10_560).contains(&count)),
            "{counts:?}"
        );
    }

    #[test]
    fn a_secret_is_not_printed() {
        let secret = Secret::new([9; 32]);
        assert!(!format!("{secret:?}").contains("0909"));
    }
}
