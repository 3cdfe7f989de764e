//! The letters of one deal, a bit each: racks become numbers that are compared in one step.
//!
//! The tiles of one letter have neighbouring bits. A rack that holds two of them has the two lowest: so
//! equal racks are equal numbers, and what a word wants beyond a rack is `word & !rack`.

use game_core::mix::mixed;
use lexicon::Letter;

/// How many tiles can be told apart.
pub(crate) const MOST: usize = 32;

/// All tiles of a deal, on the board or on racks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tiles {
    /// The bits of each letter, by its number.
    groups: [u32; Letter::COUNT],
    /// The letter of each bit.
    letters: Vec<Letter>,
    hash: u64,
}

/// The letters that one side holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Held {
    /// For each letter as many of its lowest bits as tiles.
    pub(crate) low: u32,
    /// The same with its highest bits: what the other side can no longer reach.
    pub(crate) high: u32,
}

impl Held {
    /// How many letters there are.
    pub(crate) fn len(self) -> u8 {
        self.low.count_ones() as u8
    }
}

impl Tiles {
    /// The tiles of these letters; nothing when there are too many.
    pub(crate) fn new(letters: impl IntoIterator<Item = Letter>) -> Option<Tiles> {
        let mut letters: Vec<Letter> = letters.into_iter().collect();
        letters.sort_unstable();
        if letters.len() > MOST {
            return None;
        }
        let mut groups = [0; Letter::COUNT];
        for (bit, letter) in letters.iter().enumerate() {
            groups[letter.index()] |= 1 << bit;
        }
        let numbers = letters.iter().map(|letter| letter.index() as u64 + 1);
        let hash = numbers.fold(0, mixed);
        Some(Tiles {
            groups,
            letters,
            hash,
        })
    }

    /// Every letter, by alphabet.
    pub(crate) fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// A hash of all of them: what a number means as a rack depends on them.
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// The letter of a bit.
    pub(crate) fn letter(&self, bit: u32) -> Letter {
        self.letters[bit as usize]
    }

    /// One more letter; nothing when the deal has no more of it.
    pub(crate) fn with(&self, held: Held, letter: Letter) -> Option<Held> {
        let group = self.groups[letter.index()];
        let free = group & !held.low;
        let top = (group & !held.high).checked_ilog2()?;
        Some(Held {
            low: held.low | (free & free.wrapping_neg()),
            high: held.high | 1 << top,
        })
    }

    /// These letters; nothing when the deal has not all of them.
    pub(crate) fn held(&self, letters: &[Letter]) -> Option<Held> {
        letters
            .iter()
            .try_fold(Held::default(), |held, &letter| self.with(held, letter))
    }

    /// What a side holds, letter by letter.
    pub(crate) fn spelled(&self, held: Held) -> impl Iterator<Item = Letter> {
        let bits = self.letters.iter().enumerate();
        bits.filter(move |(bit, _)| held.low >> bit & 1 == 1)
            .map(|(_, &letter)| letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(text: &str) -> Vec<Letter> {
        text.chars().filter_map(Letter::of).collect()
    }

    #[test]
    fn racks_of_the_same_letters_are_the_same_number() {
        let tiles = Tiles::new(letters("TREEFLEUR")).expect("few letters");
        let one = tiles.held(&letters("ERE")).expect("letters of the deal");
        assert_eq!(Some(one), tiles.held(&letters("EER")));
        assert_eq!(one.len(), 3);
        let spelled: String = tiles.spelled(one).map(Letter::capital).collect();
        assert_eq!(spelled, "EER");
        assert_eq!(tiles.held(&letters("EEEE")), None);
        assert_eq!(tiles.held(&letters("Z")), None);
        assert!(Tiles::new(letters(&"A".repeat(33))).is_none());
        assert!(Tiles::new(letters(&"A".repeat(32))).is_some());
    }

    #[test]
    fn what_a_word_wants_is_out_of_reach_when_the_other_side_holds_it() {
        let tiles = Tiles::new(letters("EEETTR")).expect("few letters");
        let word = tiles.held(&letters("TETEE")).expect("letters of the deal").low;
        let own = tiles.held(&letters("TE")).expect("letters of the deal");
        let wanted = word & !own.low;
        assert_eq!(wanted.count_ones(), 3);
        for (other, reachable) in [("", true), ("R", true), ("E", false), ("T", false)] {
            let other = tiles.held(&letters(other)).expect("letters of the deal");
            assert_eq!(wanted & other.high == 0, reachable);
        }
        let shorter = tiles.held(&letters("TET")).expect("letters of the deal").low;
        let other = tiles.held(&letters("EE")).expect("letters of the deal");
        assert_eq!(shorter & !own.low & other.high, 0);
    }
}
