//! The tenses as R3 counts them.

use lexicon::{Analysis, Tense};

/// A *temps* of the repetition rule: moods that share a name for their tense count once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TenseGroup {
    /// The infinitive.
    Infinitive,
    /// The present participle.
    PresentParticiple,
    /// The past participle.
    PastParticiple,
    /// The present of the indicative, of the subjunctive, of the imperative.
    Present,
    /// The imperfect of the indicative and of the subjunctive.
    Imperfect,
    /// The *passé simple*.
    SimplePast,
    /// The future.
    Future,
    /// The conditional.
    Conditional,
}

impl TenseGroup {
    /// The tense of a form of a verb.
    pub fn of(analysis: Analysis) -> Option<TenseGroup> {
        Some(match analysis {
            Analysis::Infinitive => TenseGroup::Infinitive,
            Analysis::PresentParticiple => TenseGroup::PresentParticiple,
            Analysis::PastParticiple(_) => TenseGroup::PastParticiple,
            Analysis::Finite(tense, _) => match tense {
                Tense::Present | Tense::SubjunctivePresent | Tense::Imperative => TenseGroup::Present,
                Tense::Imperfect | Tense::SubjunctiveImperfect => TenseGroup::Imperfect,
                Tense::SimplePast => TenseGroup::SimplePast,
                Tense::Future => TenseGroup::Future,
                Tense::Conditional => TenseGroup::Conditional,
            },
            _ => return None,
        })
    }

    /// Whether its forms tell persons apart.
    pub fn has_persons(self) -> bool {
        !matches!(
            self,
            TenseGroup::Infinitive | TenseGroup::PresentParticiple | TenseGroup::PastParticiple
        )
    }
}
