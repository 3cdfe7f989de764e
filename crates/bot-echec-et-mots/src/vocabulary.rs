//! The words that the letters of one deal can write, as far as a player knows them.
//!
//! Letters never come back to the bag, so that of hundreds of thousands of words only those of the deal can
//! ever be written: what is left is short enough to be gone through.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use lexicon::{Filter, Letter, Lexicon, Rack, WordSet};

use super::hopes::{Best, Hope};
use super::tiles::{Held, MOST, Tiles};
use bots::Lore;

/// How many racks are remembered.
const RACKS: usize = 1 << 14;

/// The words of a deal.
pub(crate) struct Vocabulary {
    lexicon: &'static Lexicon,
    filter: Filter,
    tiles: Tiles,
    /// The letters of each word, once for all its anagrams, by their number.
    classes: Vec<Vec<u32>>,
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

impl Promise {
    /// How many letters its longest word has after `letter` was taken.
    pub(crate) fn longest_with(&self, letter: Letter) -> u8 {
        self.longest.max(self.with[letter.index()])
    }
}

impl Vocabulary {
    /// The words of `set` that `tiles` can write, as far as they are known. A list that tells no frequencies is known whole. Nothing when the tiles are too many.
    pub(crate) fn new(
        lexicon: &'static Lexicon,
        set: WordSet,
        lore: Lore,
        tiles: Tiles,
    ) -> Option<Vocabulary> {
        let rack = Rack::new(tiles.letters().iter().copied(), 0).ok()?;
        let mut filter = lore.filter(set);
        let mut words = lexicon.writable(&rack, &filter);
        if words.is_empty() && lore.familiar > 0 {
            filter = lore.of_any_frequency().filter(set);
            words = lexicon.writable(&rack, &filter);
        }
        let mut classes = vec![Vec::new(); MOST + 1];
        for word in words {
            if let Some(held) = tiles.held(&word.letters) {
                classes[usize::from(held.len())].push(held.low);
            }
        }
        for alike in &mut classes {
            alike.sort_unstable();
            alike.dedup();
        }
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
        let words = self.classes.iter().flatten();
        words.filter(|&word| word & held.low != 0).count()
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
        let mut hopes = Best::new();
        // A word wants at least the letters that the rack is shorter by: the nearest lengths first.
        for (letters, words) in self.classes.iter().enumerate() {
            let letters = letters as u8;
            let short = letters.saturating_sub(held.len());
            let most = hopes.most_wanted(letters).max(1);
            if usize::from(short) > most {
                continue;
            }
            each_near(words, held.low, most as u32, |wanted, count| match count {
                0 => promise.longest = letters,
                1 => promise.with[self.tiles.letter(wanted.trailing_zeros()).index()] = letters,
                _ => hopes.take(Hope { wanted, letters }),
            });
        }
        promise.hopes = hopes.sorted();
        promise
    }

    /// The commonest of the longest words that `held` can write; an insult only where there is no other.
    pub(crate) fn best_word(&self, held: Held) -> Option<String> {
        let rack = Rack::new(self.tiles.spelled(held), 0).ok()?;
        let longest = self.lexicon.longest(&rack, &self.filter);
        let set = self.filter.set;
        let class = |found: &lexicon::Found| {
            let shunned = self.lexicon.shuns(&found.letters, set);
            (!shunned, self.lexicon.frequency(&found.word(), set))
        };
        let commonest = longest.iter().rev().max_by_key(|found| class(found))?;
        Some(commonest.letters.iter().map(|letter| letter.capital()).collect())
    }
}

/// Shows `visit` what each word wants beyond the letters `held`, and how many letters that is, if it is at
/// most `most`.
fn each_near(words: &[u32], held: u32, most: u32, mut visit: impl FnMut(u32, u32)) {
    /// Counted by the block, which the processor does for several words at once.
    const BLOCK: usize = 64;
    for block in words.chunks(BLOCK) {
        let mut counts = [0; BLOCK];
        for (count, word) in counts.iter_mut().zip(block) {
            *count = (word & !held).count_ones();
        }
        for (&count, &word) in counts.iter().zip(block) {
            if count <= most {
                visit(word & !held, count);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hopes::{HOPES, SHORTEST, WANTED, rank};

    fn vocabulary(list: &str, letters: &str, familiar: u8) -> Vocabulary {
        let lexicon = Box::leak(Box::new(
            Lexicon::from_list("test", list, &game_echec_et_mots::SPELLINGS).expect("a list"),
        ));
        let tiles = Tiles::new(letters.chars().filter_map(Letter::of)).expect("few letters");
        Vocabulary::new(
            lexicon,
            game_echec_et_mots::OPEN_WORDS,
            Lore::common(familiar),
            tiles,
        )
        .expect("few letters")
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
        assert_eq!(words.classes.iter().flatten().count(), 2);
        assert_eq!(words.best_word(held(&words, "CHEVAL")).as_deref(), Some("CHEVAL"));
        assert_eq!(words.best_word(held(&words, "CH")), None);
    }

    #[test]
    fn the_hopes_kept_are_the_best_of_all() {
        let letters = "TRSELNPAEOIBURMNTSCVDFGHJ";
        let tiles = Tiles::new(letters.chars().filter_map(Letter::of)).expect("few letters");
        let words = Vocabulary::new(
            lexicon_fr::french(),
            game_echec_et_mots::OPEN_WORDS,
            Lore::ALL,
            tiles,
        );
        let words = words.expect("few letters");
        for rack in ["", "T", "REN", "TRSEL", "ABCDEFGH", "EEINORSTU", letters] {
            let held = held(&words, rack);
            let mut all = Vec::new();
            for &word in words.classes.iter().flatten() {
                let (wanted, count) = (word & !held.low, word.count_ones() as u8);
                if count >= SHORTEST && wanted.count_ones() > 1 {
                    let rank = rank(count) + WANTED * wanted.count_ones() as usize;
                    all.push((rank, wanted, count));
                }
            }
            all.sort_unstable();
            all.truncate(HOPES);
            let kept = words.promise(held).hopes.clone().into_iter();
            let kept: Vec<(u32, u8)> = kept.map(|hope| (hope.wanted, hope.letters)).collect();
            let best: Vec<(u32, u8)> = all
                .into_iter()
                .map(|(_, wanted, count)| (wanted, count))
                .collect();
            assert_eq!(kept, best, "{rack}");
        }
    }
}
