//! Sets of words of every kind, as the list is compiled for.

use lexicon::{Class, Spellings, WordSet};

pub(crate) const STRICT: WordSet = WordSet::of(Class::CORE);
pub(crate) const OPEN: WordSet = STRICT.and(&[Class::Adverb, Class::Cardinal, Class::Grammatical]);
pub(crate) const LONGER: WordSet = OPEN.and(&[Class::Finite]).of_letters(3);
pub(crate) const FOLDED: WordSet = OPEN
    .and(&[Class::Finite, Class::Interjection, Class::Added])
    .joined();
pub(crate) const EXACT: WordSet = FOLDED.accented();
pub(crate) const ALL: [WordSet; 5] = [OPEN, STRICT, LONGER, EXACT, FOLDED];
/// Which of them a set is.
pub(crate) fn number(set: WordSet) -> usize {
    ALL.iter().position(|other| *other == set).expect("one of them")
}

pub(crate) const SPELLINGS: [Spellings; 4] = [
    OPEN.spellings(),
    STRICT.spellings(),
    LONGER.spellings(),
    EXACT.spellings(),
];
