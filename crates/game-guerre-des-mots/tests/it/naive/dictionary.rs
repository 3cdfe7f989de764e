//! The words of the French list as plain text.

use std::collections::{BTreeMap, HashSet};
use std::sync::OnceLock;

use lexicon::{WordSet, fold};

use super::CROSS;

/// The words of the game, and those to grow chains with.
pub(crate) struct Dictionary {
    exact: bool,
    words: HashSet<String>,
    pub(super) starting: BTreeMap<char, Vec<Vec<char>>>,
    pub(super) ending: BTreeMap<char, Vec<Vec<char>>>,
}

impl Dictionary {
    fn of(set: WordSet) -> Dictionary {
        let mut all = Dictionary {
            exact: set.tells_accents(),
            words: HashSet::new(),
            starting: BTreeMap::new(),
            ending: BTreeMap::new(),
        };
        for form in lexicon_fr::french().forms(set) {
            if form.contains('\'') {
                continue;
            }
            let word = match set.tells_accents() {
                true => form.to_uppercase().replace('Œ', "OE").replace('Æ', "AE"),
                false => fold(&form).expect("a word of the list"),
            };
            // 7.5: a hyphen is a cross on the board.
            let letters: Vec<char> = word.replace('-', "+").chars().collect();
            // 7.2 names the only words of one letter.
            let alone = if set.tells_accents() { "AÀYÔ" } else { "AYO" };
            if letters.len() == 1 && !alone.contains(letters[0]) {
                continue;
            }
            let most = if letters.contains(&CROSS) { 10 } else { 8 };
            if letters.len() <= most {
                let (first, last) = (letters[0], letters[letters.len() - 1]);
                all.starting.entry(first).or_default().push(letters.clone());
                all.ending.entry(last).or_default().push(letters);
            }
            all.words.insert(word);
        }
        all
    }

    pub(crate) fn exact() -> &'static Dictionary {
        static EXACT: OnceLock<Dictionary> = OnceLock::new();
        EXACT.get_or_init(|| Dictionary::of(game_guerre_des_mots::EXACT_WORDS))
    }

    pub(crate) fn folded() -> &'static Dictionary {
        static FOLDED: OnceLock<Dictionary> = OnceLock::new();
        FOLDED.get_or_init(|| Dictionary::of(game_guerre_des_mots::FOLDED_WORDS))
    }

    pub(crate) fn has(&self, word: &str) -> bool {
        match self.exact {
            true => self.words.contains(word),
            false => fold(word).is_ok_and(|plain| self.words.contains(&plain)),
        }
    }
}
