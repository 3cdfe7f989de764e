//! The words that the letters of one deal can write, as far as a player knows them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use lexicon::{Filter, Letter, Lexicon, Rack, WordSet};

use super::tiles::{Held, Tiles};

/// A1: the shortest word that stops the game.
pub(crate) const SHORTEST: u8 = 6;

/// How many words still to be made are looked at for each rack.
const HOPES: usize = 40;

/// How many racks are remembered.
const RACKS: usize = 1 << 16;

/// The words of a deal.
pub(crate) struct Vocabulary {
    lexicon: &'static Lexicon,
    filter: Filter,
    tiles: Tiles,
    /// The letters of each word, once for all its anagrams.
    classes: Vec<u32>,
    promises: Mutex<HashMap<u32, Arc<Promise>>>,
}

/// What a rack can write, and with which letters it could write more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Promise {
    /// How many letters its longest word has; 0 without any.
    pub(crate) longest: u8,
    /// The same with one more letter, by its number; 0 where that letter adds nothing.
    pub(crate) with: [u8; Letter::COUNT],
    /// Words of at least six letters that two or more letters are wanting for, the best first.
    pub(crate) hopes: Vec<Hope>,
}

/// A word that could still be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hope {
    /// The letters wanting.
    pub(crate) wanted: u32,
    /// How many letters the word has.
    pub(crate) letters: u8,
}

impl Promise {
    /// How many letters its longest word has after `letter` was taken.
    pub(crate) fn longest_with(&self, letter: Letter) -> u8 {
        self.longest.max(self.with[letter.index()])
    }
}

impl Vocabulary {
    /// The words of `set` that `tiles` can write, known to whoever knows those of class `familiar` and
    /// commoner. A list that tells no frequencies is known whole. Nothing when the tiles are too many.
    pub(crate) fn new(
        lexicon: &'static Lexicon,
        set: WordSet,
        familiar: u8,
        tiles: Tiles,
    ) -> Option<Vocabulary> {
        let rack = Rack::new(tiles.letters().iter().copied(), 0).ok()?;
        let mut filter = Filter {
            familiar,
            ..Filter::of(set)
        };
        let mut words = lexicon.writable(&rack, &filter);
        if words.is_empty() && familiar > 0 {
            filter.familiar = 0;
            words = lexicon.writable(&rack, &filter);
        }
        let mut classes: Vec<u32> = words
            .iter()
            .filter_map(|word| tiles.held(&word.letters))
            .map(|held| held.low)
            .collect();
        classes.sort_unstable();
        classes.dedup();
        Some(Vocabulary {
            lexicon,
            filter,
            tiles,
            classes,
            promises: Mutex::default(),
        })
    }

    /// The letters of the deal.
    pub(crate) fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// How many words have a letter.
    pub(crate) fn words_with(&self, letter: Letter) -> usize {
        let Some(held) = self.tiles.held(&[letter]) else {
            return 0;
        };
        self.classes.iter().filter(|&&word| word & held.low != 0).count()
    }

    /// What `held` promises.
    pub(crate) fn promise(&self, held: Held) -> Arc<Promise> {
        let mut promises = self.promises.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(promise) = promises.get(&held.low) {
            return Arc::clone(promise);
        }
        let promise = Arc::new(self.weigh(held));
        if promises.len() >= RACKS {
            promises.clear();
        }
        promises.insert(held.low, Arc::clone(&promise));
        promise
    }

    fn weigh(&self, held: Held) -> Promise {
        let mut promise = Promise {
            longest: 0,
            with: [0; Letter::COUNT],
            hopes: Vec::new(),
        };
        let mut hopes = Vec::new();
        for &word in &self.classes {
            let wanted = word & !held.low;
            let letters = word.count_ones() as u8;
            match wanted.count_ones() {
                0 => promise.longest = promise.longest.max(letters),
                1 => {
                    let with = &mut promise.with[self.tiles.letter(wanted.trailing_zeros()).index()];
                    *with = (*with).max(letters);
                }
                more if letters >= SHORTEST => hopes.push((rank(letters, more), wanted, letters)),
                _ => {}
            }
        }
        if hopes.len() > HOPES {
            // By the letters too, so that the choice depends on the rack alone.
            hopes.select_nth_unstable(HOPES);
            hopes.truncate(HOPES);
        }
        hopes.sort_unstable();
        promise.hopes = hopes
            .into_iter()
            .map(|(_, wanted, letters)| Hope { wanted, letters })
            .collect();
        promise
    }

    /// The commonest of the longest words that `held` can write.
    pub(crate) fn best_word(&self, held: Held) -> Option<String> {
        let rack = Rack::new(self.tiles.spelled(held), 0).ok()?;
        let longest = self.lexicon.longest(&rack, &self.filter);
        let class = |found: &lexicon::Found| self.lexicon.frequency(&found.word(), self.filter.set);
        let commonest = longest.iter().rev().max_by_key(|found| class(found))?;
        Some(commonest.letters.iter().map(|letter| letter.capital()).collect())
    }
}

/// The rank of a word among those still to be made, the best first: each letter that it wants costs
/// about as much as two more letters bring.
fn rank(letters: u8, wanted: u32) -> i32 {
    5 * wanted as i32 - 2 * i32::from(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vocabulary(list: &str, letters: &str, familiar: u8) -> Vocabulary {
        let lexicon = Box::leak(Box::new(Lexicon::from_list("test", list).expect("a list")));
        let tiles = Tiles::new(letters.chars().filter_map(Letter::of)).expect("few letters");
        Vocabulary::new(lexicon, WordSet::EchecEtMotsOpen, familiar, tiles).expect("few letters")
    }

    fn held(vocabulary: &Vocabulary, letters: &str) -> Held {
        let letters: Vec<Letter> = letters.chars().filter_map(Letter::of).collect();
        vocabulary.tiles().held(&letters).expect("letters of the deal")
    }

    #[test]
    fn a_rack_promises_its_words_and_those_near() {
        let words = vocabulary("cheval\nchevaux\nlave\nvache\nvelo\n", "CHEVALXUOA", 0);
        let promise = words.promise(held(&words, "CHEVAL"));
        assert_eq!(promise.longest, 6);
        let with = |letter| Letter::of(letter).map(|letter| promise.longest_with(letter));
        assert_eq!(with('O'), Some(6));
        assert_eq!(promise.hopes.len(), 1);
        assert_eq!(
            (promise.hopes[0].letters, promise.hopes[0].wanted.count_ones()),
            (7, 2)
        );
        let promise = words.promise(held(&words, "VEHCA"));
        assert_eq!(promise.longest, 5);
        assert_eq!(
            Letter::of('L').map(|letter| promise.longest_with(letter)),
            Some(6)
        );
        assert_eq!(words.promise(held(&words, "X")).longest, 0);
    }

    #[test]
    fn a_list_without_frequencies_is_known_whole() {
        let words = vocabulary("cheval\nlave\n", "CHEVAL", 9);
        assert_eq!(words.classes.len(), 2);
        assert_eq!(words.best_word(held(&words, "CHEVAL")).as_deref(), Some("CHEVAL"));
        assert_eq!(words.best_word(held(&words, "CH")), None);
    }
}
