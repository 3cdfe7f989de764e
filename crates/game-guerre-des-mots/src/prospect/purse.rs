//! The letters that a word can be laid with, counted without their accents.

use lexicon::Letter;

use super::hand::Hand;

/// Letters to lay, by letter of the alphabet.
#[derive(Clone)]
pub(super) struct Purse {
    taken: [u8; Letter::COUNT],
    owned: [u8; Letter::COUNT],
    jokers: u8,
    /// How many taken letters are still to be laid (5.5).
    must: usize,
}

/// Where a letter came from.
#[derive(Clone, Copy)]
pub(super) enum Spent {
    Taken,
    Owned,
    Joker,
}

impl Purse {
    pub(super) fn new(hand: &Hand) -> Purse {
        let mut taken = [0; Letter::COUNT];
        hand.taken().for_each(|letter| taken[letter.index()] += 1);
        Purse {
            taken,
            owned: *hand.owned(),
            jokers: hand.jokers(),
            must: hand.taken().count(),
        }
    }

    /// How many taken letters are still to be laid.
    pub(super) fn must(&self) -> usize {
        self.must
    }

    /// Spends a letter, a taken one first; none where there is none.
    pub(super) fn spend(&mut self, letter: Letter) -> Option<Spent> {
        let at = letter.index();
        if self.taken[at] > 0 {
            self.taken[at] -= 1;
            self.must -= 1;
            Some(Spent::Taken)
        } else if self.owned[at] > 0 {
            self.owned[at] -= 1;
            Some(Spent::Owned)
        } else if self.jokers > 0 {
            self.jokers -= 1;
            Some(Spent::Joker)
        } else {
            None
        }
    }

    /// Takes a spent letter back.
    pub(super) fn refund(&mut self, letter: Letter, spent: Spent) {
        let at = letter.index();
        match spent {
            Spent::Taken => {
                self.taken[at] += 1;
                self.must += 1;
            }
            Spent::Owned => self.owned[at] += 1,
            Spent::Joker => self.jokers += 1,
        }
    }
}
