//! What a form can be: its part of speech and its inflection.

/// One thing a form can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Analysis {
    /// A noun.
    Noun(Agreement),
    /// An adjective.
    Adjective(Agreement),
    /// A verb's infinitive.
    Infinitive,
    /// A verb's present participle.
    PresentParticiple,
    /// A verb's past participle.
    PastParticiple(Agreement),
    /// A conjugated form.
    Finite(Tense, Person),
    /// An adverb.
    Adverb,
    /// A cardinal number.
    Cardinal,
    /// An interjection.
    Interjection,
    /// A word of grammar.
    Grammatical(GrammaticalWord),
    /// A word that lives only inside a locution.
    Locution,
    /// A first name.
    FirstName,
    /// A surname.
    Surname,
    /// Another proper noun.
    ProperNoun,
    /// An acronym.
    Acronym,
    /// A symbol, a unit's sign, a letter's name, an abbreviation.
    Symbol,
    /// A word added to the list although no dictionary has it; nothing is said of its grammar.
    Added,
    /// A word of a plain list, which says nothing of its grammar.
    Listed,
}

/// Gender and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Agreement {
    /// The gender.
    pub gender: Gender,
    /// The number.
    pub number: Number,
}

/// A grammatical gender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gender {
    /// Masculine.
    Masculine,
    /// Feminine.
    Feminine,
    /// The same form for both.
    Both,
}

/// A grammatical number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// Singular.
    Singular,
    /// Plural.
    Plural,
    /// The same form for both.
    Invariable,
}

/// The mood and tense of a conjugated form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tense {
    /// Indicative present.
    Present,
    /// Indicative imperfect.
    Imperfect,
    /// Passé simple.
    SimplePast,
    /// Future.
    Future,
    /// Subjunctive present.
    SubjunctivePresent,
    /// Subjunctive imperfect.
    SubjunctiveImperfect,
    /// Conditional.
    Conditional,
    /// Imperative.
    Imperative,
}

/// The person of a conjugated form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Person {
    /// First, second or third: 1 to 3.
    pub rank: u8,
    /// Whether it is a plural.
    pub plural: bool,
}

/// A kind of word of grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GrammaticalWord {
    /// A determiner.
    Determiner,
    /// A pronoun.
    Pronoun,
    /// A preposition.
    Preposition,
    /// A conjunction.
    Conjunction,
    /// Another one.
    Other,
}

/// What an agreement is put in.
type Agreed = fn(Agreement) -> Analysis;

const AGREED: [(&str, Agreed); 3] = [
    ("N", Analysis::Noun),
    ("A", Analysis::Adjective),
    ("VQ", Analysis::PastParticiple),
];

const TENSES: [(&str, Tense); 8] = [
    ("VIp", Tense::Present),
    ("VIq", Tense::Imperfect),
    ("VIs", Tense::SimplePast),
    ("VIf", Tense::Future),
    ("VSp", Tense::SubjunctivePresent),
    ("VSq", Tense::SubjunctiveImperfect),
    ("VK", Tense::Conditional),
    ("VE", Tense::Imperative),
];

const PLAIN: [(&str, Analysis); 18] = [
    ("VY", Analysis::Infinitive),
    ("VP", Analysis::PresentParticiple),
    ("W", Analysis::Adverb),
    ("B", Analysis::Cardinal),
    ("J", Analysis::Interjection),
    ("Gd", Analysis::Grammatical(GrammaticalWord::Determiner)),
    ("Go", Analysis::Grammatical(GrammaticalWord::Pronoun)),
    ("Gr", Analysis::Grammatical(GrammaticalWord::Preposition)),
    ("Gc", Analysis::Grammatical(GrammaticalWord::Conjunction)),
    ("G", Analysis::Grammatical(GrammaticalWord::Other)),
    ("L", Analysis::Locution),
    ("M1", Analysis::FirstName),
    ("M2", Analysis::Surname),
    ("MP", Analysis::ProperNoun),
    ("Sa", Analysis::Acronym),
    ("Ss", Analysis::Symbol),
    ("R", Analysis::Added),
    ("=", Analysis::Listed),
];

const GENDERS: [(char, Gender); 3] = [
    ('m', Gender::Masculine),
    ('f', Gender::Feminine),
    ('e', Gender::Both),
];

const NUMBERS: [(char, Number); 3] = [
    ('s', Number::Singular),
    ('p', Number::Plural),
    ('i', Number::Invariable),
];

impl Analysis {
    /// The analysis that a code of the table stands for, such as `Nfs` or `VIp3s`.
    pub fn of(code: &str) -> Option<Analysis> {
        if let Some(&(_, analysis)) = PLAIN.iter().find(|(plain, _)| *plain == code) {
            return Some(analysis);
        }
        if let Some((tense, person)) = TENSES.iter().find_map(|(head, tense)| {
            let person = Person::of(code.strip_prefix(head)?)?;
            Some((*tense, person))
        }) {
            return Some(Analysis::Finite(tense, person));
        }
        AGREED.iter().find_map(|(head, make)| {
            let agreement = Agreement::of(code.strip_prefix(head)?)?;
            Some(make(agreement))
        })
    }

    /// Its gender and number, where it has them.
    #[inline]
    pub fn agreement(self) -> Option<Agreement> {
        match self {
            Analysis::Noun(agreement)
            | Analysis::Adjective(agreement)
            | Analysis::PastParticiple(agreement) => Some(agreement),
            _ => None,
        }
    }

    /// Whether it is a form of a verb.
    #[inline]
    pub fn is_verbal(self) -> bool {
        matches!(
            self,
            Analysis::Infinitive
                | Analysis::PresentParticiple
                | Analysis::PastParticiple(_)
                | Analysis::Finite(..)
        )
    }
}

impl Agreement {
    fn of(code: &str) -> Option<Agreement> {
        let mut characters = code.chars();
        let (gender, number) = (characters.next()?, characters.next()?);
        if characters.next().is_some() {
            return None;
        }
        Some(Agreement {
            gender: GENDERS.iter().find(|(code, _)| *code == gender)?.1,
            number: NUMBERS.iter().find(|(code, _)| *code == number)?.1,
        })
    }
}

impl Person {
    fn of(code: &str) -> Option<Person> {
        let &[rank @ b'1'..=b'3', number @ (b's' | b'p')] = code.as_bytes() else {
            return None;
        };
        Some(Person {
            rank: rank - b'0',
            plural: number == b'p',
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_told_apart() {
        let agreement = Agreement {
            gender: Gender::Feminine,
            number: Number::Plural,
        };
        assert_eq!(Analysis::of("Nfp"), Some(Analysis::Noun(agreement)));
        assert_eq!(Analysis::of("VQfp"), Some(Analysis::PastParticiple(agreement)));
        let person = Person {
            rank: 3,
            plural: false,
        };
        assert_eq!(
            Analysis::of("VSq3s"),
            Some(Analysis::Finite(Tense::SubjunctiveImperfect, person))
        );
        assert_eq!(
            Analysis::of("VK3s"),
            Some(Analysis::Finite(Tense::Conditional, person))
        );
        assert_eq!(
            Analysis::of("G"),
            Some(Analysis::Grammatical(GrammaticalWord::Other))
        );
        for unknown in ["", "N", "Nxx", "Nfsx", "VIp4s", "VIp", "Q", "Né"] {
            assert_eq!(Analysis::of(unknown), None, "{unknown}");
        }
    }
}
