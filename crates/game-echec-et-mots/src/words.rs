//! What the word list says (W1 to W4).

use game_core::Violation;
use lexicon::{Filter, Lexicon, MAX_LETTERS, Rack, Reason, Verdict, WordSet};

use crate::refusal::about_word;
use crate::{Clause, Spelling};

/// The least number of letters of a word that stops the game (A1).
pub(crate) const LEAST: usize = 6;

/// The words of one list that a game admits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    pub(crate) lexicon: &'static Lexicon,
    pub(crate) set: WordSet,
}

impl Words {
    /// Whether `rack` can write `word` and the list admits it; `clause` is the one that asks for the
    /// letters.
    pub(crate) fn judge(
        &self,
        word: &Spelling,
        rack: &Rack,
        clause: Clause,
    ) -> Result<(), Violation<Clause>> {
        if word.letters().is_none() {
            return Err(unfit(Reason::HyphenOrApostrophe, word));
        }
        if !word.is_written_by(rack) {
            return Err(about_word(clause, "letters-missing", word));
        }
        let verdict = word.word().map(|read| self.lexicon.verdict(&read, self.set));
        match verdict {
            Some(Verdict::Playable) => Ok(()),
            Some(Verdict::Refused(reason)) => Err(unfit(reason, word)),
            Some(Verdict::Compound) => Err(unfit(Reason::HyphenOrApostrophe, word)),
            None => Err(unfit(Reason::Unknown, word)),
        }
    }

    /// How many letters the longest word of a rack has; 0 when it has none.
    pub(crate) fn longest_length(&self, rack: &Rack) -> usize {
        self.lexicon.graphs().longest_length(rack, self.set)
    }

    /// One of the longest words of a rack, the same each time.
    pub(crate) fn longest(&self, rack: &Rack) -> Option<Spelling> {
        let found = self.lexicon.graphs().longest_word(rack, self.set)?;
        Some(Spelling::of(&found.letters))
    }

    /// Every word of at least so many letters that a rack can write.
    pub(crate) fn all(&self, rack: &Rack, least: usize) -> Vec<Spelling> {
        if rack.len() < least {
            return Vec::new();
        }
        let filter = Filter {
            lengths: least..=MAX_LETTERS,
            ..Filter::of(self.set)
        };
        let words = self.lexicon.writable(rack, &filter);
        words.iter().map(|found| Spelling::of(&found.letters)).collect()
    }
}

/// The clause by which a word is refused for what it is: the dictionary cites the same as the referee.
pub fn word_clause(reason: Reason) -> Clause {
    refused_by(reason).0
}

fn refused_by(reason: Reason) -> (Clause, &'static str) {
    match reason {
        Reason::Unknown => (Clause::W1, "word-unknown"),
        Reason::Locution => (Clause::W1, "word-locution"),
        Reason::ConjugatedForm => (Clause::W2, "word-conjugated-form"),
        Reason::Interjection => (Clause::W2, "word-interjection"),
        Reason::Onomatopoeia => (Clause::W2, "word-onomatopoeia"),
        Reason::FirstName => (Clause::W2, "word-first-name"),
        Reason::ProperNoun => (Clause::W2, "word-proper-noun"),
        Reason::Acronym => (Clause::W2, "word-acronym"),
        Reason::Symbol => (Clause::W2, "word-symbol"),
        Reason::GrammaticalWord => (Clause::W3, "word-grammatical-word"),
        Reason::HyphenOrApostrophe => (Clause::W4, "word-hyphen-or-apostrophe"),
        Reason::WrongAccents => (Clause::W4, "word-wrong-accents"),
    }
}

/// The refusal of a word for what it is.
fn unfit(reason: Reason, word: &Spelling) -> Violation<Clause> {
    let (clause, code) = refused_by(reason);
    about_word(clause, code, word)
}
