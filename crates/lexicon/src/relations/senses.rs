//! Everything a written word can be, kept to be compared.

use crate::word::same_spelling;
use crate::{Analysis, LemmaId, Letter, Lexicon, MAX_LETTERS, Word, WordSet};

use super::Family;

/// One thing a written word can be: a form of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sense {
    /// The word it is a form of.
    pub lemma: LemmaId,
    /// Which form.
    pub analysis: Analysis,
}

impl Sense {
    /// The kind of word it belongs to.
    #[inline]
    pub fn family(self) -> Family {
        Family::of(self.analysis)
    }

    /// Whether both are forms of the same word.
    #[inline]
    pub fn is_kin_to(self, other: Sense) -> bool {
        self.lemma == other.lemma && self.family() == other.family()
    }
}

/// A written word with everything it can be in a set of words. A word that the set does not admit
/// has no sense and is known by its letters alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Senses {
    word: Word,
    senses: Vec<Sense>,
}

impl Senses {
    /// The word.
    pub fn word(&self) -> &Word {
        &self.word
    }

    /// What it can be.
    pub fn all(&self) -> &[Sense] {
        &self.senses
    }
}

impl Lexicon {
    /// What `word` can be among the words of `set`: every spelling with its plain letters, or only its
    /// own where the set tells accents.
    pub fn senses(&self, word: &Word, set: WordSet) -> Senses {
        let mut senses = Vec::new();
        for row in self.entries.rows_of(word.bare()) {
            if set.tells_accents() && !same_spelling(&self.entries.form_on(row, word.bare()), word.spelled())
            {
                continue;
            }
            let lemma = self.entries.lemma(row);
            let admitted = self
                .entries
                .analyses(row)
                .filter(|&analysis| set.admits(analysis));
            senses.extend(admitted.map(|analysis| Sense { lemma, analysis }));
        }
        Senses {
            word: word.clone(),
            senses,
        }
    }

    /// The words that these plain letters can be a form of among the words of `set`, without what the
    /// forms are: enough to know which words have nothing in common, thousands of times a millisecond.
    pub fn lemmas(&self, letters: &[Letter], set: WordSet) -> impl Iterator<Item = LemmaId> + use<'_> {
        let mut bare = [0; MAX_LETTERS];
        for (byte, letter) in bare.iter_mut().zip(letters) {
            *byte = letter.small() as u8;
        }
        // No list has a word that is longer.
        let group = bare
            .get(..letters.len())
            .and_then(|bare| self.entries.keys().get(bare))
            .map(|group| self.entries.group(group.value() as u32));
        let admitted = move |&row: &_| set.has(self.entries.classes(row));
        let rows = group.into_iter().flatten().filter(admitted);
        rows.map(|row| self.entries.lemma(row))
    }
}
