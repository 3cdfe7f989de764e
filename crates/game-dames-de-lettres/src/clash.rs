//! Why one form may not follow another form of the same word (R2 to R4).

use lexicon::{Agreement, Analysis, Family, Gender, Number, Sense};

use crate::TenseGroup;

/// What stands between a new form and an earlier form of the same word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clash {
    /// The earlier one is feminine, the new one masculine (R2).
    GenderGoesBack,
    /// The earlier one is a plural, the new one a singular (R2).
    NumberGoesBack,
    /// Gender and number may go on, but not for the one who asks (R2).
    MayNotInflect,
    /// Both are in the same tense (R3).
    SameTense,
}

impl Clash {
    /// What keeps `new` from following `earlier`, both in one sense.
    ///
    /// Past participles agree as adjectives do, so that R2 orders them among themselves; with every
    /// other form of their verb they differ in tense. `persons` lets other persons of one tense pass
    /// (Q17): forms without a person stay what they are.
    pub(crate) fn between(earlier: Sense, new: Sense, may_inflect: bool, persons: bool) -> Option<Clash> {
        if !earlier.is_kin_to(new) {
            return None;
        }
        if let Some((before, after)) = agreements(earlier.analysis, new.analysis) {
            return against_order(before, after).or((!may_inflect).then_some(Clash::MayNotInflect));
        }
        if new.family() != Family::Verbal {
            return None;
        }
        let tense = TenseGroup::of(new.analysis)?;
        let same = TenseGroup::of(earlier.analysis) == Some(tense);
        (same && !(persons && tense.has_persons())).then_some(Clash::SameTense)
    }
}

/// The agreements of two forms that R2 orders: two nominal ones, or two past participles.
fn agreements(earlier: Analysis, new: Analysis) -> Option<(Agreement, Agreement)> {
    Some((earlier.agreement()?, new.agreement()?))
}

/// R2: from masculine to feminine and from singular to plural, never back. A form for both takes no
/// part.
fn against_order(before: Agreement, after: Agreement) -> Option<Clash> {
    match (before.gender, after.gender) {
        (Gender::Feminine, Gender::Masculine) => return Some(Clash::GenderGoesBack),
        (Gender::Masculine | Gender::Feminine | Gender::Both, _) => {}
    }
    match (before.number, after.number) {
        (Number::Plural, Number::Singular) => Some(Clash::NumberGoesBack),
        (Number::Singular | Number::Plural | Number::Invariable, _) => None,
    }
}
