//! What the word list says (W1 to W4).

use game_core::Violation;
use lexicon::{Class, Filter, Lexicon, MAX_LETTERS, Rack, Reason, Spellings, Verdict, WordSet};

use crate::refusal::about_word;
use crate::{Clause, Spelling};

/// W2, W3: nouns, adjectives, infinitives and participles.
pub const STRICT_WORDS: WordSet = WordSet::of(Class::CORE);

/// Every part of speech but conjugated forms.
pub const OPEN_WORDS: WordSet = STRICT_WORDS.and(&[Class::Adverb, Class::Cardinal, Class::Grammatical]);

/// The words that the game can be played with.
pub const SPELLINGS: [Spellings; 2] = [OPEN_WORDS.spellings(), STRICT_WORDS.spellings()];

/// The least number of letters of a word that stops the game (A1).
pub const LEAST: usize = 6;

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
        // What no tiles can write is told by what the list says of it.
        if word.letters().is_some() && !word.is_written_by(rack) {
            return Err(about_word(clause, "letters-missing", word));
        }
        match self.lexicon.verdict(&word.word(), self.set) {
            Verdict::Playable => Ok(()),
            Verdict::Refused(reason) => Err(unfit(reason, word)),
            Verdict::Compound => Err(unfit(Reason::HyphenOrApostrophe, word)),
        }
    }

    /// How many letters the longest word of a rack has; 0 when it has none.
    pub(crate) fn longest_length(&self, rack: &Rack) -> usize {
        self.lexicon.graphs().longest_length(rack, self.set)
    }

    /// One of the longest words of a rack, the same each time.
    pub(crate) fn longest(&self, rack: &Rack) -> Option<Spelling> {
        let found = self.lexicon.graphs().longest_word(rack, self.set)?;
        Some(Spelling::of(found.letters.iter().copied()))
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
        words
            .iter()
            .map(|found| Spelling::of(found.letters.iter().copied()))
            .collect()
    }
}

/// The clause by which a word is refused for what it is: the dictionary cites the same as the referee.
pub fn word_clause(reason: Reason) -> Clause {
    match reason {
        Reason::TooShort | Reason::Unknown | Reason::Locution => Clause::W1,
        Reason::ConjugatedForm
        | Reason::Interjection
        | Reason::Onomatopoeia
        | Reason::FirstName
        | Reason::ProperNoun
        | Reason::Acronym
        | Reason::Symbol => Clause::W2,
        Reason::GrammaticalWord => Clause::W3,
        Reason::HyphenOrApostrophe | Reason::WrongAccents => Clause::W4,
    }
}

/// The refusal of a word for what it is.
fn unfit(reason: Reason, word: &Spelling) -> Violation<Clause> {
    about_word(word_clause(reason), reason.code(), word)
}
