//! Whether a new word may stand beside the words written before (R1 to R5).
//!
//! It knows no turns: who wrote a word is told by whether the one who asks may inflect it.

use lexicon::{Sense, Senses};

use crate::Clash;

/// How words that can be read in several ways are taken (Q8). In each, `r` is a reading of the new word
/// and `s` one of an earlier word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Homographs {
    /// The new word is read as best suits it, the earlier ones in every way (R5): refused when for each
    /// `r` there is an earlier word with an `s` that clashes.
    #[default]
    Best,
    /// The earlier words too are read as best suits the new one: refused when for each `r` there is an
    /// earlier word all of whose `s` clash.
    Lenient,
    /// Every word is read in every way: refused when any `r` clashes with any `s`.
    Strict,
}

/// How repetition is judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// How words that can be read in several ways are taken (Q8).
    pub homographs: Homographs,
    /// Whether another person of a tense may follow (Q17: no).
    pub persons_pass: bool,
}

/// A word written before.
#[derive(Clone, Copy, Debug)]
pub struct Earlier<'w> {
    /// The word and what it can be.
    pub senses: &'w Senses,
    /// Whether the one who writes the new word may put this one in the feminine or in the plural (Q9:
    /// only when the other side wrote it). Tenses are open to both sides.
    pub may_inflect: bool,
}

/// What the words written before say of a new one. An earlier word is told by its place among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Succession {
    /// Nothing stands in its way.
    Free,
    /// An earlier word has the same plain letters (R1).
    Repeats {
        /// Which one.
        earlier: usize,
    },
    /// It is too near to an earlier word, whichever way it is read.
    Clashes {
        /// Which one.
        earlier: usize,
        /// Why.
        clash: Clash,
    },
}

impl Succession {
    /// Whether the new word may be written.
    pub fn is_free(self) -> bool {
        self == Succession::Free
    }
}

impl Repetition {
    /// Whether `new` may be written after `earlier`. All the earlier words are weighed together: a
    /// reading of the new word that escapes one of them may be lost to another.
    ///
    /// When it may not, the clash told is that of its first reading lost, with the first earlier word
    /// that it is lost to.
    pub fn judge(&self, new: &Senses, earlier: &[Earlier<'_>]) -> Succession {
        let same = |before: &Earlier<'_>| before.senses.word().same_letters(new.word());
        if let Some(earlier) = earlier.iter().position(same) {
            return Succession::Repeats { earlier };
        }
        let mut lost = None;
        for &sense in new.all() {
            match (self.lost_to(sense, earlier), self.homographs) {
                (None, Homographs::Best | Homographs::Lenient) => return Succession::Free,
                (None, Homographs::Strict) => {}
                (clash, _) => lost = lost.or(clash),
            }
        }
        lost.map_or(Succession::Free, |(earlier, clash)| Succession::Clashes {
            earlier,
            clash,
        })
    }

    /// The first earlier word that rules out a reading of the new one, and why.
    fn lost_to(&self, new: Sense, earlier: &[Earlier<'_>]) -> Option<(usize, Clash)> {
        let clash_with = |before: &Earlier<'_>| {
            let between = |&sense| Clash::between(sense, new, before.may_inflect, self.persons_pass);
            let mut clashes = before.senses.all().iter().map(between);
            match self.homographs {
                Homographs::Best | Homographs::Strict => clashes.find_map(|clash| clash),
                Homographs::Lenient => clashes.reduce(Option::and).flatten(),
            }
        };
        let mut numbered = earlier.iter().enumerate();
        numbered.find_map(|(place, before)| Some((place, clash_with(before)?)))
    }
}
