//! What the words written before a position forbid (W7): those of the game, each word asked once, and
//! those of the line that leads to the position.

use std::rc::Rc;

use game_core::Seat;
use game_dames_de_lettres::{Ledger, Sieve, Spelling};
use lexicon::{LemmaId, Letter, Lexicon};

use super::quick::QuickMap;

/// A word as a number.
pub(crate) type Key = u128;

/// How many bits a letter takes: only words of more than twenty-five letters could be mistaken.
const LETTER_BITS: u32 = 5;

/// The letters one after another.
pub(crate) fn key(letters: &[Letter]) -> Key {
    let shifted = |key: Key, letter: &Letter| key << LETTER_BITS | (letter.index() as Key + 1);
    letters.iter().fold(0, shifted)
}

/// A word that a line of moves has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) key: Key,
    pub(crate) word: Spelling,
    pub(crate) seat: Seat,
}

/// The words written in the game, ready to be asked with those of any line.
pub(crate) struct Memory<'l> {
    lexicon: &'static Lexicon,
    ledger: &'l Ledger,
    sieves: [Sieve<'l>; 2],
    /// The words that each spelling can be a form of.
    kin: QuickMap<Key, Rc<[LemmaId]>>,
    /// The ledger at the end of the line that was asked last.
    latest: Option<(Vec<Written>, Ledger)>,
}

impl<'l> Memory<'l> {
    pub(crate) fn new(lexicon: &'static Lexicon, ledger: &'l Ledger) -> Memory<'l> {
        Memory {
            lexicon,
            ledger,
            sieves: [Seat(0), Seat(1)].map(|seat| ledger.sieve(seat)),
            kin: QuickMap::default(),
            latest: None,
        }
    }

    /// Whether `seat` may write a word before any line.
    pub(crate) fn allows(&mut self, letters: &[Letter], seat: Seat) -> bool {
        self.sieves[seat.index() & 1].allows(letters)
    }

    /// Whether `seat` may write at the end of a line a word that it may write before it. To ask costs
    /// far more than to find a word, so that it is for those few that matter.
    pub(crate) fn follows(&mut self, line: &[Written], letters: &[Letter], seat: Seat) -> bool {
        // Only a form of the same word can clash (R2 to R5), and equal letters are one (R1).
        let own = self.kin(key(letters), letters);
        let near = |memory: &mut Memory<'_>, written: &Written| {
            let theirs = memory.kin_of(written);
            theirs.iter().any(|lemma| own.contains(lemma))
        };
        if !line.iter().any(|written| near(self, written)) {
            return true;
        }
        let latest = self.latest.take().filter(|(asked, _)| asked == line);
        let (asked, ledger) = latest.unwrap_or_else(|| {
            let mut ledger = self.ledger.clone();
            for written in line {
                ledger.write(&written.word, written.seat);
            }
            (line.to_vec(), ledger)
        });
        let free = ledger.allows(letters, seat);
        self.latest = Some((asked, ledger));
        free
    }

    fn kin_of(&mut self, written: &Written) -> Rc<[LemmaId]> {
        if let Some(kin) = self.kin.get(&written.key) {
            return Rc::clone(kin);
        }
        let letters = written.word.letters().unwrap_or_default();
        self.kin(written.key, &letters)
    }

    fn kin(&mut self, key: Key, letters: &[Letter]) -> Rc<[LemmaId]> {
        let Memory { lexicon, kin, .. } = self;
        let found = kin
            .entry(key)
            .or_insert_with(|| lexicon.lemmas(letters, game_dames_de_lettres::WORDS).collect());
        Rc::clone(found)
    }
}

#[cfg(test)]
mod tests {
    use game_core::Positions as _;
    use game_dames_de_lettres::{DamesDeLettres, Rules};

    use super::*;

    fn letters(word: &str) -> Vec<Letter> {
        word.chars().filter_map(Letter::of).collect()
    }

    fn written(word: &str, seat: u8) -> Written {
        Written {
            key: key(&letters(word)),
            word: Spelling::of(letters(word)),
            seat: Seat(seat),
        }
    }

    #[test]
    fn a_line_forbids_what_the_game_would_after_the_same_words() {
        let french = lexicon_fr::french();
        let game = DamesDeLettres::new(Rules::DEFAULT, french);
        let state = game.place("z7/8/4ab2/8/8/B7 w p ES - 9").expect("a position");
        let ledger = game.ledger(&state);
        let mut memory = Memory::new(french, &ledger);
        let line = [written("MOT", 0), written("CHANTER", 1), written("MURS", 1)];
        let mut refused = 0;
        for word in [
            "MOT", "MOTS", "CHANTE", "CHANTERA", "MUR", "MURE", "TABLE", "CHANT",
        ] {
            for seat in [Seat(0), Seat(1)] {
                let mut after = ledger.clone();
                for earlier in &line {
                    after.write(&earlier.word, earlier.seat);
                }
                let free = after.allows(&letters(word), seat);
                assert_eq!(
                    memory.follows(&line, &letters(word), seat),
                    free,
                    "{word} {seat:?}"
                );
                assert!(memory.follows(&[], &letters(word), seat), "{word}");
                refused += u32::from(!free);
            }
        }
        assert!(refused >= 4, "{refused}");
    }
}
