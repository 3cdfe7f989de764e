//! What the dictionary says of a word, as it travels.
//!
//! One answer holds what every word game says, set each way: who looks a word up mostly wants to know where
//! it counts, and the page need not know which games there are.

use std::collections::BTreeSet;

use catalog::WordRuling;
use lexicon::{LemmaId, Lexicon, Reason, Verdict, Word};
use phrases::Locale;
use protocol::{Analysis, Family, Reading, RulingInfo, WordRefusal, WordReport};

/// Everything that `lexicon` knows of `word`.
pub(super) fn word(lexicon: &Lexicon, word: &Word, locale: Locale) -> WordReport {
    let readings = lexicon.readings(word);
    let lemmas: BTreeSet<LemmaId> = readings.iter().map(|reading| reading.lemma).collect();
    let rulings = catalog::word_rulings().iter();
    WordReport {
        lexicon: lexicon.identity().to_owned(),
        word: word.spelled().to_owned(),
        folded: word.folded(),
        rulings: rulings
            .map(|ruling| ruled(lexicon, word, ruling, locale))
            .collect(),
        readings: told(lexicon, readings),
        families: lemmas
            .into_iter()
            .map(|lemma| Family {
                lemma: lexicon.lemma(lemma),
                forms: told(lexicon, lexicon.inflections(lemma)),
            })
            .collect(),
    }
}

fn ruled(lexicon: &Lexicon, word: &Word, ruling: &WordRuling, locale: Locale) -> RulingInfo {
    let verdict = lexicon.verdict(word, ruling.set);
    let spellings = lexicon.spellings(word, ruling.set);
    let refusal = match verdict {
        Verdict::Refused(reason) => Some(refused(lexicon, word, ruling, reason, &spellings, locale)),
        _ => None,
    };
    RulingInfo {
        game: ruling.game.to_owned(),
        name: ruling.name.to_owned(),
        option: ruling
            .option
            .map(|(name, value)| (name.to_owned(), value.to_owned())),
        default: ruling.default,
        playable: refusal.is_none(),
        compound: verdict == Verdict::Compound,
        spellings,
        refusal,
    }
}

fn refused(
    lexicon: &Lexicon,
    word: &Word,
    ruling: &WordRuling,
    reason: Reason,
    spellings: &[String],
    locale: Locale,
) -> WordRefusal {
    let shown = word.spelled().to_uppercase();
    WordRefusal {
        code: reason.code().to_owned(),
        clause: ruling.clause(reason).to_owned(),
        error: locale.word_refusal(reason.code(), &shown, spellings, ruling.set.least()),
        nearest: lexicon.nearest(word, ruling.set),
    }
}

fn told(lexicon: &Lexicon, readings: Vec<lexicon::Reading>) -> Vec<Reading> {
    let told = |reading: lexicon::Reading| Reading {
        form: reading.form,
        lemma: lexicon.lemma(reading.lemma),
        analyses: reading.analyses.into_iter().map(analysed).collect(),
        marks: reading
            .usage
            .labels()
            .map(|label| label.code().to_owned())
            .collect(),
        frequency: reading.usage.frequency,
    };
    readings.into_iter().map(told).collect()
}

fn analysed(analysis: lexicon::Analysis) -> Analysis {
    let traits = analysis.traits();
    Analysis {
        class: traits.class.to_owned(),
        gender: traits.gender.map(str::to_owned),
        number: traits.number.map(str::to_owned),
        tense: traits.tense.map(str::to_owned),
        person: traits.person,
    }
}
