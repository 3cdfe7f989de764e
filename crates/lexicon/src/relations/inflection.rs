//! Whether a word is another form of the same word, as PARTIES is of PARTIE.

use crate::{Lexicon, Word, WordSet};

use super::{Family, Sense, Senses};

impl Senses {
    /// Whether the other word is written otherwise and is, in one of its senses, another form of a word
    /// that this one is a form of in one of its own: same lemma, same [`Family`], whichever comes first.
    ///
    /// Of words without a grammar only a final S or X is known to inflect.
    pub fn inflects_to(&self, other: &Senses) -> bool {
        let (from, to) = (self.word(), other.word());
        if from.same_letters(to) {
            return false;
        }
        let kin = |&one: &Sense| other.all().iter().any(|&another| one.is_kin_to(another));
        self.all().iter().any(kin) || (self.is_listed() && other.is_listed() && is_plain_plural(from, to))
    }

    /// Whether nothing is known of its grammar.
    fn is_listed(&self) -> bool {
        let listed = |sense: &Sense| sense.family() == Family::Listed;
        !self.all().is_empty() && self.all().iter().all(listed)
    }
}

/// Whether `plural` is `singular` and one letter more, S or X.
fn is_plain_plural(singular: &Word, plural: &Word) -> bool {
    let added = plural.bare().strip_prefix(singular.bare());
    matches!(added, Some("s" | "x"))
}

impl Lexicon {
    /// Whether `set` admits both words and `to` is another form of the word that `from` is a form of.
    pub fn inflects(&self, from: &Word, to: &Word, set: WordSet) -> bool {
        self.senses(from, set).inflects_to(&self.senses(to, set))
    }
}
