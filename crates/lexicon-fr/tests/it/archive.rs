//! Every row of the table can be had back, by its form and by its lemma.

use std::collections::{BTreeMap, BTreeSet};

use lexicon::{Analysis, Reading, Word};
use lexicon_fr::french;

use crate::table;

/// What is compared: form, lemma, analyses in a stable writing, frequency and number of marks.
type Line = (String, String, Vec<String>, u8, usize);

fn line(reading: &Reading) -> Line {
    let analyses = reading.analyses.iter().map(|analysis| format!("{analysis:?}"));
    (
        reading.form.clone(),
        french().lemma(reading.lemma),
        analyses.collect(),
        reading.usage.frequency,
        reading.usage.labels().count(),
    )
}

fn line_of(form: &str, lemma: &str, tags: &str) -> Line {
    let (codes, attributes) = tags.split_once(';').unwrap_or((tags, "f0"));
    let analyses = codes
        .split(',')
        .map(|code| format!("{:?}", Analysis::of(code).expect("a known code")));
    let (classes, marks): (Vec<&str>, Vec<&str>) = attributes
        .split(';')
        .partition(|attribute| attribute.len() == 2 && attribute.starts_with('f'));
    let frequency = classes
        .first()
        .map_or(0, |class| class[1..].parse().expect("a digit"));
    (
        form.to_owned(),
        lemma.to_owned(),
        analyses.collect(),
        frequency,
        marks.len(),
    )
}

#[test]
fn every_row_comes_back_by_its_form() {
    assert_eq!(table::rows().count(), 477_530);
    let mut told = 0;
    for (form, lemma, tags) in table::rows() {
        // Symbols such as chemical formulas are not read as words.
        let Ok(word) = Word::read(form) else { continue };
        let wanted = line_of(form, lemma, tags);
        let readings = french().readings(&word);
        assert!(
            readings.iter().any(|reading| line(reading) == wanted),
            "{wanted:?} not in {readings:?}"
        );
        told += 1;
    }
    assert!(told > 470_000, "{told}");
}

#[test]
fn every_lemma_lists_its_rows() {
    let mut forms: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (form, lemma, _) in table::rows() {
        forms.entry(lemma).or_default().insert(form);
    }
    for (form, lemma, _) in table::rows().step_by(97) {
        let Ok(word) = Word::read(form) else { continue };
        let reading = french()
            .readings(&word)
            .into_iter()
            .find(|reading| reading.form == form && french().lemma(reading.lemma) == lemma)
            .expect("the row is there");
        let listed: BTreeSet<String> = french()
            .inflections(reading.lemma)
            .into_iter()
            .map(|reading| reading.form)
            .collect();
        let wanted: BTreeSet<String> = forms[lemma].iter().map(|&form| form.to_owned()).collect();
        assert_eq!(listed, wanted, "{lemma}");
    }
}
