//! Sets of words: data that whoever plays with them owns.

use std::fmt;
use std::str::FromStr;

use crate::Analysis;

/// What a form can be, as far as sets of words tell it apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // Each is the analysis of the same name.
pub enum Class {
    Noun,
    Adjective,
    Infinitive,
    PresentParticiple,
    PastParticiple,
    Finite,
    Adverb,
    Cardinal,
    Interjection,
    Grammatical,
    Locution,
    FirstName,
    Surname,
    ProperNoun,
    Acronym,
    Symbol,
    Added,
    Listed,
}

impl Class {
    /// Every class, by its number.
    pub const ALL: [Class; 18] = [
        Class::Noun,
        Class::Adjective,
        Class::Infinitive,
        Class::PresentParticiple,
        Class::PastParticiple,
        Class::Finite,
        Class::Adverb,
        Class::Cardinal,
        Class::Interjection,
        Class::Grammatical,
        Class::Locution,
        Class::FirstName,
        Class::Surname,
        Class::ProperNoun,
        Class::Acronym,
        Class::Symbol,
        Class::Added,
        Class::Listed,
    ];

    /// What a dictionary of common words holds whatever else it leaves out: nouns, adjectives, verbs as
    /// they are looked up and their participles. A word of a plain list may be any of them.
    pub const CORE: &'static [Class] = &[
        Class::Noun,
        Class::Adjective,
        Class::Infinitive,
        Class::PresentParticiple,
        Class::PastParticiple,
        Class::Listed,
    ];

    fn of(analysis: Analysis) -> Class {
        match analysis {
            Analysis::Noun(_) => Class::Noun,
            Analysis::Adjective(_) => Class::Adjective,
            Analysis::Infinitive => Class::Infinitive,
            Analysis::PresentParticiple => Class::PresentParticiple,
            Analysis::PastParticiple(_) => Class::PastParticiple,
            Analysis::Finite(..) => Class::Finite,
            Analysis::Adverb => Class::Adverb,
            Analysis::Cardinal => Class::Cardinal,
            Analysis::Interjection => Class::Interjection,
            Analysis::Grammatical(_) => Class::Grammatical,
            Analysis::Locution => Class::Locution,
            Analysis::FirstName => Class::FirstName,
            Analysis::Surname => Class::Surname,
            Analysis::ProperNoun => Class::ProperNoun,
            Analysis::Acronym => Class::Acronym,
            Analysis::Symbol => Class::Symbol,
            Analysis::Added => Class::Added,
            Analysis::Listed => Class::Listed,
        }
    }
}

/// Several classes, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Classes(pub(crate) u32);

impl Classes {
    /// How many bits they take.
    pub(crate) const BITS: u32 = Class::ALL.len() as u32;

    pub(crate) fn of(analyses: impl IntoIterator<Item = Analysis>) -> Classes {
        let bits = analyses
            .into_iter()
            .map(|analysis| 1 << Class::of(analysis) as u32);
        Classes(bits.fold(0, |all, bit| all | bit))
    }

    pub(crate) fn union(self, other: Classes) -> Classes {
        Classes(self.0 | other.0)
    }
}

/// Which words are admitted, and how they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WordSet {
    spellings: Spellings,
    accents: bool,
    compounds: bool,
}

impl WordSet {
    /// The words of these classes, of any length, without regard to accents and without compounds.
    pub const fn of(classes: &[Class]) -> WordSet {
        let spellings = Spellings {
            classes: Classes(0),
            least: 1,
        };
        let empty = WordSet {
            spellings,
            accents: false,
            compounds: false,
        };
        empty.and(classes)
    }

    /// The words of these classes as well.
    pub const fn and(mut self, classes: &[Class]) -> WordSet {
        let mut at = 0;
        while at < classes.len() {
            self.spellings.classes.0 |= 1 << classes[at] as u32;
            at += 1;
        }
        self
    }

    /// Those with at least so many letters.
    pub const fn of_letters(mut self, least: u8) -> WordSet {
        self.spellings.least = least;
        self
    }

    /// The same words, with their accents.
    pub const fn accented(mut self) -> WordSet {
        self.accents = true;
        self
    }

    /// The same words, and those of two members joined by a hyphen.
    pub const fn joined(mut self) -> WordSet {
        self.compounds = true;
        self
    }

    /// Whether a form that can be `analysis` belongs to the set.
    pub fn admits(self, analysis: Analysis) -> bool {
        self.has(Classes::of([analysis]))
    }

    /// Whether a form that can be any of `classes` does.
    pub(crate) fn has(self, classes: Classes) -> bool {
        self.spellings.classes.0 & classes.0 != 0
    }

    /// Whether accents must be right.
    pub fn tells_accents(self) -> bool {
        self.accents
    }

    /// Whether a word of two members joined by a hyphen can be played.
    pub fn joins_compounds(self) -> bool {
        self.compounds
    }

    /// The fewest letters that a word of the set has.
    pub const fn least(self) -> usize {
        self.spellings.least as usize
    }

    /// Its words as plain letters: sets that differ in writing only have the same.
    pub const fn spellings(self) -> Spellings {
        self.spellings
    }
}

/// The plain letters of the words of a set: what a word graph can hold.
///
/// Written `least classes…`, as in `3 noun adjective infinitive`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spellings {
    classes: Classes,
    least: u8,
}

impl Spellings {
    /// Whether it has words of these classes and of so many letters.
    pub(crate) fn has(self, classes: Classes, letters: usize) -> bool {
        self.classes.0 & classes.0 != 0 && letters >= usize::from(self.least)
    }

    /// Whether all its words are of `other`.
    pub(crate) fn is_within(self, other: Spellings) -> bool {
        self.classes.0 & !other.classes.0 == 0 && self.least >= other.least
    }

    /// How many classes it has.
    pub(crate) fn width(self) -> u32 {
        self.classes.0.count_ones()
    }

    /// As an archive keeps it.
    pub(crate) fn pack(self) -> u32 {
        u32::from(self.least) << Classes::BITS | self.classes.0
    }

    pub(crate) fn unpack(word: u32) -> Spellings {
        Spellings {
            classes: Classes(word & ((1 << Classes::BITS) - 1)),
            least: (word >> Classes::BITS) as u8,
        }
    }
}

impl fmt::Display for Spellings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.least)?;
        for class in Class::ALL {
            if self.classes.0 >> class as u32 & 1 == 1 {
                write!(f, " {}", format!("{class:?}").to_lowercase())?;
            }
        }
        Ok(())
    }
}

/// A text that tells no spellings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no number of letters and no class of words")]
pub struct BadSpellings(String);

impl FromStr for Spellings {
    type Err = BadSpellings;

    fn from_str(text: &str) -> Result<Spellings, BadSpellings> {
        let mut words = text.split(' ');
        let least = words.next().unwrap_or_default();
        let least = least.parse().map_err(|_| BadSpellings(least.to_owned()))?;
        let mut set = WordSet::of(&[]).of_letters(least);
        for word in words {
            let named = |class: &Class| format!("{class:?}").to_lowercase() == word;
            let class = Class::ALL.into_iter().find(named);
            set = set.and(&[class.ok_or_else(|| BadSpellings(word.to_owned()))?]);
        }
        Ok(set.spellings())
    }
}

/// Which of several spellings a word belongs to, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Membership(pub(crate) u8);

impl Membership {
    /// Those of `sets` that have a word of these classes and of so many letters.
    pub(crate) fn of(sets: &[Spellings], classes: Classes, letters: usize) -> Membership {
        let member = |(at, set): (usize, &Spellings)| u8::from(set.has(classes, letters)) << at;
        Membership(sets.iter().enumerate().map(member).fold(0, |all, bit| all | bit))
    }

    pub(crate) fn union(self, other: Membership) -> Membership {
        Membership(self.0 | other.0)
    }

    /// Whether it belongs to the spellings of this number.
    pub(crate) fn is_in(self, spellings: usize) -> bool {
        self.0 >> spellings & 1 == 1
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Sets of every kind, for tests.
#[cfg(test)]
pub(crate) mod samples {
    use super::{Class, Spellings, WordSet};

    const WIDER: &[Class] = &[Class::Adverb, Class::Cardinal, Class::Grammatical];
    pub(crate) const STRICT: WordSet = WordSet::of(Class::CORE);
    pub(crate) const OPEN: WordSet = STRICT.and(WIDER);
    pub(crate) const LONGER: WordSet = OPEN.and(&[Class::Finite]).of_letters(3);
    pub(crate) const FOLDED: WordSet = OPEN
        .and(&[Class::Finite, Class::Interjection, Class::Added])
        .joined();
    pub(crate) const EXACT: WordSet = FOLDED.accented();
    pub(crate) const ALL: [WordSet; 5] = [OPEN, STRICT, LONGER, EXACT, FOLDED];
    pub(crate) const SPELLINGS: [Spellings; 4] = [
        OPEN.spellings(),
        STRICT.spellings(),
        LONGER.spellings(),
        EXACT.spellings(),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_go_round_as_text_and_as_a_word() {
        let set = WordSet::of(Class::CORE).and(&[Class::Added]).of_letters(3);
        let text = "3 noun adjective infinitive presentparticiple pastparticiple added listed";
        assert_eq!(set.spellings().to_string(), text);
        assert_eq!(text.parse(), Ok(set.spellings()));
        assert_eq!(Spellings::unpack(set.spellings().pack()), set.spellings());
        for (bad, word) in [("", ""), ("noun", "noun"), ("1 nouns", "nouns"), ("1  noun", "")] {
            assert_eq!(
                bad.parse::<Spellings>(),
                Err(BadSpellings(word.to_owned())),
                "{bad:?}"
            );
        }
    }

    #[test]
    fn classes_are_numbered_as_they_are_listed() {
        for (number, class) in Class::ALL.into_iter().enumerate() {
            assert_eq!(class as usize, number);
        }
    }

    #[test]
    fn writing_tells_no_spellings_apart() {
        let set = WordSet::of(Class::CORE);
        assert_eq!(set.accented().joined().spellings(), set.spellings());
        assert_ne!(set.of_letters(2).spellings(), set.spellings());
        assert!(set.of_letters(2).spellings().is_within(set.spellings()));
        assert!(!set.spellings().is_within(set.of_letters(2).spellings()));
    }
}
