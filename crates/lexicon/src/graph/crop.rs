//! Words that are about to be put in a graph.

use crate::Letter;
use crate::graph::{GraphFault, MAX_LETTERS, MOST_SETS};
use crate::set::Membership;

/// Words to be put in a graph, each with the sets it belongs to. There may be a million, to be sorted
/// three ways: so each is a few numbers that have its order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Crop {
    words: Vec<Sheaf>,
}

impl Crop {
    /// Adds a word.
    ///
    /// # Errors
    /// When it is too long.
    pub(crate) fn push(
        &mut self,
        letters: impl IntoIterator<Item = Letter>,
        sets: Membership,
    ) -> Result<(), GraphFault> {
        let mut word = Sheaf::default();
        for (place, letter) in letters.into_iter().enumerate() {
            if place == MAX_LETTERS {
                return Err(GraphFault::LongWord);
            }
            word.set(place, letter.index());
        }
        word.0[SETS] |= u64::from(sets.0);
        self.words.push(word);
        Ok(())
    }

    /// The same words, the letters of each in another order: `arrange` is given their numbers.
    pub(crate) fn arranged(mut self, arrange: impl Fn(&mut [u8])) -> Crop {
        for word in &mut self.words {
            let mut letters = [0; MAX_LETTERS];
            let length = word.len();
            for (place, letter) in letters[..length].iter_mut().enumerate() {
                // One of 26.
                *letter = word.letter(place) as u8;
            }
            arrange(&mut letters[..length]);
            let mut arranged = Sheaf::default();
            for (place, &letter) in letters[..length].iter().enumerate() {
                arranged.set(place, usize::from(letter));
            }
            arranged.0[SETS] |= u64::from(word.sets().0);
            *word = arranged;
        }
        self
    }

    /// The words by alphabet.
    pub(super) fn sorted(&mut self) -> &[Sheaf] {
        self.words.sort_unstable();
        &self.words
    }
}

/// How many letters one number tells.
const EACH: usize = 12;

/// How many bits tell a letter: its number from 1, and 0 where there is none.
const BITS: usize = 5;

/// Which of the numbers tells the sets of the word, in its lowest bits.
const SETS: usize = 2;

/// Below the lowest letter of that number.
const SETS_MASK: u64 = (1 << MOST_SETS) - 1;

/// A word: its letters from the highest bits down, then its sets. The order of these numbers is that of
/// the alphabet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Sheaf([u64; 3]);

const _: () = assert!(MAX_LETTERS <= 2 * EACH + 11 && EACH * BITS <= 64);

impl Sheaf {
    fn shift(place: usize) -> usize {
        BITS * (EACH - 1 - place % EACH)
    }

    fn set(&mut self, place: usize, letter: usize) {
        self.0[place / EACH] |= (letter as u64 + 1) << Sheaf::shift(place);
    }

    /// The number of the letter at a place within the word.
    pub(super) fn letter(&self, place: usize) -> usize {
        let letter = self.0[place / EACH] >> Sheaf::shift(place) & ((1 << BITS) - 1);
        letter as usize - 1
    }

    /// The sets it belongs to.
    pub(super) fn sets(&self) -> Membership {
        // Of six bits.
        Membership((self.0[SETS] & SETS_MASK) as u8)
    }

    /// The letters alone.
    fn letters(&self) -> [u64; 3] {
        let [first, second, third] = self.0;
        [first, second, third & !SETS_MASK]
    }

    /// How many letters it has.
    pub(super) fn len(&self) -> usize {
        let told = |number: u64| EACH - (number.trailing_zeros() as usize / BITS).min(EACH);
        self.letters().into_iter().map(told).sum()
    }

    /// How many letters both begin with.
    pub(super) fn shared(&self, other: &Sheaf) -> usize {
        for (number, (one, two)) in self.letters().into_iter().zip(other.letters()).enumerate() {
            if one != two {
                let above = 64 - EACH * BITS;
                return number * EACH + ((one ^ two).leading_zeros() as usize - above) / BITS;
            }
        }
        self.len()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn sheaf(word: &str, sets: u8) -> Sheaf {
        let mut crop = Crop::default();
        crop.push(word.chars().filter_map(Letter::of), Membership(sets))
            .expect("a short word");
        crop.words[0]
    }

    fn spelled(sheaf: &Sheaf) -> String {
        let letter = |place| char::from(b'a' + sheaf.letter(place) as u8);
        (0..sheaf.len()).map(letter).collect()
    }

    #[test]
    fn a_word_too_long_is_refused() {
        let push = |length| {
            let letters = std::iter::repeat_n(Letter::A, length);
            Crop::default().push(letters, Membership(15))
        };
        assert_eq!(push(MAX_LETTERS), Ok(()));
        assert_eq!(push(MAX_LETTERS + 1), Err(GraphFault::LongWord));
    }

    proptest! {
        #[test]
        fn numbers_tell_what_letters_do(
            one in "[a-cz]{0,30}", two in "[a-cz]{0,30}", sets in 0_u8..16, other in 0_u8..16,
        ) {
            let (first, second) = (sheaf(&one, sets), sheaf(&two, other));
            prop_assert_eq!(spelled(&first), &*one);
            prop_assert_eq!(first.sets(), Membership(sets));
            prop_assert_eq!(first.cmp(&second), (&one, sets).cmp(&(&two, other)));
            let shared = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
            prop_assert_eq!(first.shared(&second), shared);
        }

        #[test]
        fn letters_are_arranged_in_place(word in "[a-z]{0,30}", sets in 0_u8..16) {
            let crop = Crop { words: vec![sheaf(&word, sets)] };
            let turned: String = word.chars().rev().collect();
            prop_assert_eq!(crop.arranged(<[_]>::reverse).words[0], sheaf(&turned, sets));
        }
    }
}
