//! Whether a word may be played, and why not.

use crate::word::same_spelling;
use crate::{Analysis, Label, Lexicon, Reading, Word, WordSet};

/// What a set says of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is one of its words.
    Playable,
    /// It is one, in members that a hyphen parts.
    Compound,
    /// It is none.
    Refused(Reason),
}

/// Why a word is not admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// It has fewer letters than the game asks for.
    TooShort,
    /// It is written with other accents.
    WrongAccents,
    /// It is written with a hyphen or an apostrophe.
    HyphenOrApostrophe,
    /// It is a conjugated form.
    ConjugatedForm,
    /// It is neither noun nor adjective nor a form of a verb.
    GrammaticalWord,
    /// It is an interjection.
    Interjection,
    /// It imitates a noise.
    Onomatopoeia,
    /// It lives only inside a locution.
    Locution,
    /// It is a first name.
    FirstName,
    /// It is another proper noun.
    ProperNoun,
    /// It is an acronym.
    Acronym,
    /// It is a symbol or an abbreviation.
    Symbol,
    /// It is not in the list.
    Unknown,
}

impl Reason {
    /// Every reason, from the nearest to a word to the farthest.
    pub const ALL: [Reason; 13] = [
        Reason::TooShort,
        Reason::WrongAccents,
        Reason::HyphenOrApostrophe,
        Reason::ConjugatedForm,
        Reason::GrammaticalWord,
        Reason::Interjection,
        Reason::Onomatopoeia,
        Reason::Locution,
        Reason::FirstName,
        Reason::ProperNoun,
        Reason::Acronym,
        Reason::Symbol,
        Reason::Unknown,
    ];

    /// The reason as a stable code, the same from the dictionary and from a game's referee.
    pub fn code(self) -> &'static str {
        match self {
            Reason::TooShort => "too-short",
            Reason::WrongAccents => "word-wrong-accents",
            Reason::HyphenOrApostrophe => "word-hyphen-or-apostrophe",
            Reason::ConjugatedForm => "word-conjugated-form",
            Reason::GrammaticalWord => "word-grammatical-word",
            Reason::Interjection => "word-interjection",
            Reason::Onomatopoeia => "word-onomatopoeia",
            Reason::Locution => "word-locution",
            Reason::FirstName => "word-first-name",
            Reason::ProperNoun => "word-proper-noun",
            Reason::Acronym => "word-acronym",
            Reason::Symbol => "word-symbol",
            Reason::Unknown => "word-unknown",
        }
    }
}

impl Lexicon {
    /// What `set` says of `word`. Its length comes first, since it can be told without the list.
    ///
    /// A hyphen or an apostrophe is refused whether or not the list has the word. Where compounds are joined,
    /// the hyphens part as many members as the list gives the word; an apostrophe parts none.
    pub fn verdict(&self, word: &Word, set: WordSet) -> Verdict {
        match word.joint() {
            Joint::None if word.bare().len() < set.least() => Verdict::Refused(Reason::TooShort),
            Joint::None if set.tells_accents() => self.spelled(word, set, Verdict::Playable),
            Joint::None if self.has_letters(word, set) => Verdict::Playable,
            Joint::None => Verdict::Refused(self.reason(word, set).unwrap_or(Reason::Unknown)),
            Joint::Hyphens if set.joins_compounds() => self.spelled(word, set, Verdict::Compound),
            Joint::Hyphens | Joint::Apostrophe => {
                Verdict::Refused(self.reason(word, set).unwrap_or(Reason::HyphenOrApostrophe))
            }
        }
    }

    /// `verdict`, if a line that `set` admits is spelled as `word` is, as far as the set tells accents.
    fn spelled(&self, word: &Word, set: WordSet, verdict: Verdict) -> Verdict {
        let mut other_accents = false;
        for row in self.entries.rows_of(word.bare()) {
            if !self.entries.is_in(row, word.bare(), set) {
                continue;
            }
            if !set.tells_accents() || same_spelling(&self.entries.form_on(row, word.bare()), word.spelled())
            {
                return verdict;
            }
            other_accents = true;
        }
        Verdict::Refused(match other_accents {
            true => Reason::WrongAccents,
            false => self.reason(word, set).unwrap_or(Reason::Unknown),
        })
    }

    /// Whether the plain letters of `word` are a word of `set`.
    fn has_letters(&self, word: &Word, set: WordSet) -> bool {
        let root = self.graphs().forward.root(set);
        let end = word
            .bare()
            .chars()
            .try_fold(root, |node, character| node.step(crate::Letter::of(character)?));
        end.is_some_and(|node| node.is_word())
    }

    /// Why no line with the plain letters of `word` is admitted, if there is a line at all: of the lines
    /// spelled as the word is, or else of all, that of the line nearest to a word. À is a preposition
    /// even where *a*, a conjugated form, has its letters.
    fn reason(&self, word: &Word, set: WordSet) -> Option<Reason> {
        let readings = self.readings(word);
        let spelled = |reading: &&Reading| same_spelling(&reading.form, word.spelled());
        let reason = |reading: &Reading| {
            let analyses = reading.analyses.iter();
            analyses.map(|&analysis| against(analysis, reading, set)).min()
        };
        let own = readings.iter().filter(spelled).filter_map(reason).min();
        own.or_else(|| readings.iter().filter_map(reason).min())
    }
}

/// Why one analysis of a reading is not admitted; that it is written with a hyphen or an apostrophe, if
/// it would be.
fn against(analysis: Analysis, reading: &Reading, set: WordSet) -> Reason {
    match analysis {
        _ if set.admits(analysis) => Reason::HyphenOrApostrophe,
        Analysis::Finite(..) => Reason::ConjugatedForm,
        Analysis::Interjection if reading.usage.bears(Label::Onomatopoeia) => Reason::Onomatopoeia,
        Analysis::Interjection => Reason::Interjection,
        Analysis::Locution => Reason::Locution,
        Analysis::FirstName => Reason::FirstName,
        Analysis::Surname | Analysis::ProperNoun => Reason::ProperNoun,
        Analysis::Acronym => Reason::Acronym,
        Analysis::Symbol => Reason::Symbol,
        Analysis::Added => Reason::Unknown,
        _ => Reason::GrammaticalWord,
    }
}

/// What holds the members of a word together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Joint {
    /// It has one member.
    None,
    /// Hyphens only.
    Hyphens,
    /// An apostrophe at least.
    Apostrophe,
}

impl Word {
    fn joint(&self) -> Joint {
        let has = |sign| self.bare().contains(sign);
        match (has('-'), has('\'')) {
            (_, true) => Joint::Apostrophe,
            (true, false) => Joint::Hyphens,
            (false, false) => Joint::None,
        }
    }
}
