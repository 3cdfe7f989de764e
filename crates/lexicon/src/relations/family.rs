//! Which forms are forms of one word.

use crate::Analysis;

/// What kind of word a form belongs to. Two forms are forms of the same word when they have the same
/// lemma and the same family.
///
/// - Nouns and adjectives are one family: the table has one row for *vert* the noun and *vert* the
///   adjective, and whoever puts a word in the feminine does not ask which of the two it is.
/// - Verbs are a family of their own, past participles included, since some infinitives are nouns as
///   well: *les mangers* is no form of the verb.
/// - Gender tells no words apart: the lemma of *actrice* is *acteur*. Words that only their gender tells
///   apart, *le livre* and *la livre*, are one row for both genders.
/// - Adverbs, numbers, interjections and words of grammar share the last family: their forms are few
///   (*quel*, *quelle*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Nouns and adjectives.
    Nominal,
    /// Verbs.
    Verbal,
    /// Every other word that has a grammar.
    Particle,
    /// Words of a list that says nothing of their grammar.
    Listed,
}

impl Family {
    /// The family of what a form can be.
    #[inline]
    pub fn of(analysis: Analysis) -> Family {
        match analysis {
            Analysis::Noun(_) | Analysis::Adjective(_) => Family::Nominal,
            Analysis::Listed | Analysis::Added => Family::Listed,
            verbal if verbal.is_verbal() => Family::Verbal,
            _ => Family::Particle,
        }
    }
}
