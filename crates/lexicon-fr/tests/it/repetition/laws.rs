//! What holds of repetition whatever the words: tried on forms of one lemma, where clashes are.

use std::sync::LazyLock;

use lexicon::{Earlier, Homographs, Repetition, Senses, Word};
use lexicon_fr::french;
use proptest::prelude::*;

use super::{reading, senses};
use crate::table;

/// Every row's form and lemma, where the form is a word.
static FORMS: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let plain = |form: &str| form.chars().all(|letter| letter.is_lowercase());
    table::rows()
        .filter(|(form, _, _)| plain(form))
        .map(|(form, lemma, _)| (form, lemma))
        .collect()
});

/// Forms of one lemma, from anywhere in the table, repeated as the numbers have it.
fn kin(row: usize, picks: &[usize]) -> Vec<Senses> {
    let (form, lemma) = FORMS[row % FORMS.len()];
    let word = Word::read(form).expect("a word of the table");
    let readings = french().readings(&word);
    let own = readings
        .iter()
        .find(|reading| french().lemma(reading.lemma) == lemma)
        .expect("the row is there");
    let forms = french().inflections(own.lemma);
    let pick = |&pick: &usize| senses(&forms[pick % forms.len()].form);
    picks.iter().map(pick).collect()
}

fn free(repetition: Repetition, new: &Senses, before: &[Senses], may_inflect: bool) -> bool {
    let earlier: Vec<Earlier<'_>> = before
        .iter()
        .map(|senses| Earlier { senses, may_inflect })
        .collect();
    repetition.judge(new, &earlier).is_free()
}

proptest! {
    #[test]
    fn the_ways_of_reading_are_ordered(
        row in any::<usize>(), picks in proptest::collection::vec(any::<usize>(), 2..6), may in any::<bool>()
    ) {
        let words = kin(row, &picks);
        let (new, before) = words.split_first().expect("two at least");
        let [lenient, best, strict] = [Homographs::Lenient, Homographs::Best, Homographs::Strict]
            .map(|homographs| free(reading(homographs), new, before, may));
        prop_assert!(lenient || !best, "{:?}", words);
        prop_assert!(best || !strict, "{:?}", words);
    }

    #[test]
    fn more_words_and_less_leave_never_help(
        row in any::<usize>(), picks in proptest::collection::vec(any::<usize>(), 3..7)
    ) {
        let words = kin(row, &picks);
        let (new, before) = words.split_first().expect("three at least");
        for homographs in [Homographs::Best, Homographs::Lenient, Homographs::Strict] {
            for persons_pass in [false, true] {
                let repetition = Repetition { homographs, persons_pass };
                let all = free(repetition, new, before, true);
                prop_assert!(free(repetition, new, &before[1..], true) || !all);
                prop_assert!(all || !free(repetition, new, before, false));
                let turned: Vec<Senses> = before.iter().rev().cloned().collect();
                prop_assert_eq!(all, free(repetition, new, &turned, true));
            }
        }
        let persons = Repetition { persons_pass: true, ..Repetition::default() };
        prop_assert!(free(persons, new, before, true) || !free(Repetition::default(), new, before, true));
    }

    #[test]
    fn a_word_never_follows_itself(row in any::<usize>(), may in any::<bool>(), persons_pass in any::<bool>()) {
        let word = senses(FORMS[row % FORMS.len()].0);
        for homographs in [Homographs::Best, Homographs::Lenient, Homographs::Strict] {
            let repetition = Repetition { homographs, persons_pass };
            prop_assert!(!free(repetition, &word, std::slice::from_ref(&word), may));
        }
    }
}

#[test]
fn an_infinitive_forbids_none_of_its_forms_nor_they_it() {
    let mut verbs = 0;
    for (form, lemma, tags) in table::rows().step_by(53) {
        let finite = tags.starts_with("VI") || tags.starts_with("VS") || tags.starts_with("VK");
        if !finite || form == lemma {
            continue;
        }
        let (infinitive, form) = (senses(lemma), senses(form));
        if infinitive.word().same_letters(form.word()) {
            continue;
        }
        for may_inflect in [false, true] {
            let judged = |new, before: &Senses| {
                free(
                    Repetition::default(),
                    new,
                    std::slice::from_ref(before),
                    may_inflect,
                )
            };
            assert!(judged(&form, &infinitive), "{lemma} → {:?}", form.word());
            assert!(judged(&infinitive, &form), "{:?} → {lemma}", form.word());
        }
        verbs += 1;
    }
    assert!(verbs > 2_000, "{verbs}");
}
