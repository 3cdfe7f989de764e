//! The words that each game admits.

use crate::Analysis;

/// The words of one game, set one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WordSet {
    /// Échec et Mots with every part of speech but conjugated forms.
    EchecEtMotsOpen,
    /// Échec et Mots with nouns, adjectives, infinitives and participles only.
    EchecEtMotsStrict,
    /// Dames de Lettres.
    DamesDeLettres,
    /// La Guerre des Mots with its accents.
    GuerreDesMotsExact,
    /// La Guerre des Mots without regard to accents.
    GuerreDesMotsFolded,
}

impl WordSet {
    /// Every set.
    pub const ALL: [WordSet; 5] = [
        WordSet::EchecEtMotsOpen,
        WordSet::EchecEtMotsStrict,
        WordSet::DamesDeLettres,
        WordSet::GuerreDesMotsExact,
        WordSet::GuerreDesMotsFolded,
    ];

    /// Whether a form that can be `analysis` belongs to the set.
    pub fn admits(self, analysis: Analysis) -> bool {
        match analysis {
            Analysis::Noun(_)
            | Analysis::Adjective(_)
            | Analysis::Infinitive
            | Analysis::PresentParticiple
            | Analysis::PastParticiple(_)
            | Analysis::Listed => true,
            Analysis::Finite(..) => !self.is_echec_et_mots(),
            Analysis::Adverb | Analysis::Cardinal | Analysis::Grammatical(_) => {
                self != WordSet::EchecEtMotsStrict
            }
            Analysis::Interjection | Analysis::SheetWord => self.is_guerre_des_mots(),
            Analysis::Locution
            | Analysis::FirstName
            | Analysis::Surname
            | Analysis::ProperNoun
            | Analysis::Acronym
            | Analysis::Symbol => false,
        }
    }

    /// Whether accents must be right.
    pub fn tells_accents(self) -> bool {
        self == WordSet::GuerreDesMotsExact
    }

    /// Whether a word of two members joined by a hyphen can be played.
    pub fn joins_compounds(self) -> bool {
        self.is_guerre_des_mots()
    }

    /// The fewest letters that a word of the set has: Dames de Lettres asks for three (W1).
    pub const fn least(self) -> usize {
        match self {
            WordSet::DamesDeLettres => 3,
            _ => 1,
        }
    }

    fn is_echec_et_mots(self) -> bool {
        matches!(self, WordSet::EchecEtMotsOpen | WordSet::EchecEtMotsStrict)
    }

    fn is_guerre_des_mots(self) -> bool {
        matches!(self, WordSet::GuerreDesMotsExact | WordSet::GuerreDesMotsFolded)
    }

    /// The number of its plain spellings, which the two sets that only accents tell apart share.
    pub(crate) fn spellings(self) -> u8 {
        match self {
            WordSet::EchecEtMotsOpen => 0,
            WordSet::EchecEtMotsStrict => 1,
            WordSet::DamesDeLettres => 2,
            WordSet::GuerreDesMotsExact | WordSet::GuerreDesMotsFolded => 3,
        }
    }
}

/// Which sets of plain spellings a word belongs to, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Membership(pub(crate) u8);

impl Membership {
    /// The sets that admit one of `analyses`.
    pub(crate) fn of(analyses: impl IntoIterator<Item = Analysis>) -> Membership {
        let mut member = Membership::default();
        for analysis in analyses {
            for set in WordSet::ALL {
                if set.admits(analysis) {
                    member.0 |= 1 << set.spellings();
                }
            }
        }
        member
    }

    /// Those of its sets that have words of so many letters.
    pub(crate) fn of_length(self, letters: usize) -> Membership {
        let short = WordSet::ALL.into_iter().filter(|set| letters < set.least());
        Membership(short.fold(self.0, |sets, set| sets & !(1 << set.spellings())))
    }

    pub(crate) fn union(self, other: Membership) -> Membership {
        Membership(self.0 | other.0)
    }

    /// Whether it belongs to the spellings of this number.
    pub(crate) fn is_in(self, spellings: u8) -> bool {
        self.0 >> spellings & 1 == 1
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
}
