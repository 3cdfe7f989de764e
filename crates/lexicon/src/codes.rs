//! Grammar and labels of use as stable codes: what programs read and sentences are keyed by.

use crate::{Agreement, Analysis, Gender, GrammaticalWord, Label, Number, Tense};

/// An analysis, told in codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Traits {
    /// The part of speech.
    pub class: &'static str,
    /// The gender, where it has one.
    pub gender: Option<&'static str>,
    /// The number, where it has one.
    pub number: Option<&'static str>,
    /// The tense and mood of a form of a verb.
    pub tense: Option<&'static str>,
    /// The person of a conjugated form, 1 to 3.
    pub person: Option<u8>,
}

impl Analysis {
    /// The same in codes.
    pub fn traits(self) -> Traits {
        let agreement = self.agreement();
        let (tense, person) = match self {
            Analysis::Infinitive => (Some("infinitive"), None),
            Analysis::PresentParticiple => (Some("present-participle"), None),
            Analysis::PastParticiple(_) => (Some("past-participle"), None),
            Analysis::Finite(tense, person) => (Some(tense.code()), Some(person)),
            _ => (None, None),
        };
        let counted = person.map(|person| match person.plural {
            true => Number::Plural,
            false => Number::Singular,
        });
        let number = agreement.map(|Agreement { number, .. }| number).or(counted);
        Traits {
            class: self.class(),
            gender: agreement.map(|agreement| agreement.gender.code()),
            number: number.map(Number::code),
            tense,
            person: person.map(|person| person.rank),
        }
    }

    fn class(self) -> &'static str {
        match self {
            Analysis::Noun(_) => "noun",
            Analysis::Adjective(_) => "adjective",
            Analysis::Infinitive
            | Analysis::PresentParticiple
            | Analysis::PastParticiple(_)
            | Analysis::Finite(..) => "verb",
            Analysis::Adverb => "adverb",
            Analysis::Cardinal => "number",
            Analysis::Interjection => "interjection",
            Analysis::Grammatical(GrammaticalWord::Determiner) => "determiner",
            Analysis::Grammatical(GrammaticalWord::Pronoun) => "pronoun",
            Analysis::Grammatical(GrammaticalWord::Preposition) => "preposition",
            Analysis::Grammatical(GrammaticalWord::Conjunction) => "conjunction",
            Analysis::Grammatical(GrammaticalWord::Other) => "grammatical",
            Analysis::Locution => "locution",
            Analysis::FirstName => "first-name",
            Analysis::Surname => "surname",
            Analysis::ProperNoun => "proper-noun",
            Analysis::Acronym => "acronym",
            Analysis::Symbol => "symbol",
            // Of neither is the grammar known.
            Analysis::Added => "added",
            Analysis::Listed => "listed",
        }
    }
}

impl Gender {
    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            Gender::Masculine => "masculine",
            Gender::Feminine => "feminine",
            Gender::Both => "both",
        }
    }
}

impl Number {
    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            Number::Singular => "singular",
            Number::Plural => "plural",
            Number::Invariable => "invariable",
        }
    }
}

impl Tense {
    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            Tense::Present => "present",
            Tense::Imperfect => "imperfect",
            Tense::SimplePast => "simple-past",
            Tense::Future => "future",
            Tense::SubjunctivePresent => "subjunctive-present",
            Tense::SubjunctiveImperfect => "subjunctive-imperfect",
            Tense::Conditional => "conditional",
            Tense::Imperative => "imperative",
        }
    }
}

impl Label {
    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            Label::Reform => "reform",
            Label::Traditional => "traditional",
            Label::Classical => "classical",
            Label::Annex => "annex",
            Label::Contributed => "contributed",
            Label::Rare => "rare",
            Label::Archaic => "archaic",
            Label::Familiar => "familiar",
            Label::Slang => "slang",
            Label::Pejorative => "pejorative",
            Label::Regional => "regional",
            Label::New => "new",
            Label::Abbreviation => "abbreviation",
            Label::Onomatopoeia => "onomatopoeia",
            Label::InLocutions => "in-locutions",
            Label::SiUnit => "si-unit",
            Label::Supplement => "supplement",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn traits(code: &str) -> Traits {
        Analysis::of(code).expect("a code of the table").traits()
    }

    #[test]
    fn a_form_is_told_by_its_traits() {
        let noun = Traits {
            class: "noun",
            gender: Some("feminine"),
            number: Some("plural"),
            tense: None,
            person: None,
        };
        assert_eq!(traits("Nfp"), noun);
        let participle = Traits {
            class: "verb",
            gender: Some("masculine"),
            number: Some("invariable"),
            tense: Some("past-participle"),
            person: None,
        };
        assert_eq!(traits("VQmi"), participle);
        let finite = Traits {
            class: "verb",
            gender: None,
            number: Some("plural"),
            tense: Some("subjunctive-imperfect"),
            person: Some(2),
        };
        assert_eq!(traits("VSq2p"), finite);
        assert_eq!(
            (traits("Go").class, traits("VY").tense),
            ("pronoun", Some("infinitive"))
        );
    }
}
