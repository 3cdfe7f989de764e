//! What holds of repetition whatever the words: tried on forms of one lemma, where clashes are.

use std::sync::LazyLock;

use game_dames_de_lettres::{Earlier, Homographs, Repetition, WORDS};
use lexicon::{Analysis, Filter, Pattern, Senses, Word};
use lexicon_fr::french;
use proptest::prelude::*;

use super::{reading, senses};

/// Words of the game, from the short to the long.
static FORMS: LazyLock<Vec<Word>> = LazyLock::new(|| {
    let words = |length| {
        let any = Pattern::read(&"?".repeat(length)).expect("a pattern");
        french().matching(&any, &Filter::of(WORDS))
    };
    (3..=10).flat_map(words).map(|found| found.word()).collect()
});

/// Forms of one lemma, of any word, repeated as the numbers have it.
fn kin(row: usize, picks: &[usize]) -> Vec<Senses> {
    let readings = french().readings(&FORMS[row % FORMS.len()]);
    let forms = french().inflections(readings[row % readings.len()].lemma);
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
        let word = french().senses(&FORMS[row % FORMS.len()], WORDS);
        for homographs in [Homographs::Best, Homographs::Lenient, Homographs::Strict] {
            let repetition = Repetition { homographs, persons_pass };
            prop_assert!(!free(repetition, &word, std::slice::from_ref(&word), may));
        }
    }
}

#[test]
fn an_infinitive_forbids_none_of_its_forms_nor_they_it() {
    let mut verbs = 0;
    let is_finite = |analysis: &Analysis| matches!(analysis, Analysis::Finite(..));
    let words = FORMS.iter().step_by(23).flat_map(|word| french().readings(word));
    for reading in words.filter(|reading| reading.analyses.iter().any(is_finite)) {
        let lemma = french().lemma(reading.lemma);
        let (infinitive, form) = (senses(&lemma), senses(&reading.form));
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
