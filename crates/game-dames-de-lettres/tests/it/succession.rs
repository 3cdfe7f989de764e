//! Which words may follow which: the repetition rule (R1 to R5).

mod laws;

use std::collections::BTreeSet;

use game_dames_de_lettres::{Clash, Earlier, Homographs, Repetition, Succession, TenseGroup, WORDS};
use lexicon::{Senses, Word};
use lexicon_fr::french;

fn senses(text: &str) -> Senses {
    french().senses(&Word::read(text).expect("a word"), WORDS)
}

/// What the words of `before` say of `new`; one with a `!` before it may not be inflected.
fn judge(repetition: Repetition, before: &[&str], new: &str) -> Succession {
    let written: Vec<(Senses, bool)> = before
        .iter()
        .map(|text| (senses(text.trim_start_matches('!')), !text.starts_with('!')))
        .collect();
    let earlier: Vec<Earlier<'_>> = written
        .iter()
        .map(|(senses, may_inflect)| Earlier {
            senses,
            may_inflect: *may_inflect,
        })
        .collect();
    repetition.judge(&senses(new), &earlier)
}

fn after(before: &[&str], new: &str) -> Succession {
    judge(Repetition::default(), before, new)
}

fn reading(homographs: Homographs) -> Repetition {
    Repetition {
        homographs,
        ..Repetition::default()
    }
}

/// The repetition cases of the rules' section 7: earlier word, new word, whether it may be written.
fn cases() -> impl Iterator<Item = (&'static str, &'static str, bool)> {
    include_str!("succession.txt").lines().map(|case| {
        let [earlier, new, free] = case.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{case}");
        };
        (earlier, new, free == "free")
    })
}

#[test]
fn the_cases_of_the_rules_come_out() {
    for (earlier, new, allowed) in cases() {
        assert_eq!(after(&[earlier], new).is_free(), allowed, "{earlier} → {new}");
    }
}

const FREE: Succession = Succession::Free;

fn clashes(clash: Clash) -> Succession {
    Succession::Clashes { earlier: 0, clash }
}

#[test]
fn the_same_letters_are_written_once() {
    for (earlier, new) in [
        ("ÉTÉ", "ÉTÉ"),
        ("CÔTE", "COTÉ"),
        ("œuf", "OEUF"),
        ("!vers", "VERS"),
    ] {
        assert_eq!(
            after(&[earlier], new),
            Succession::Repeats { earlier: 0 },
            "{new}"
        );
    }
    assert_eq!(
        after(&["MOT", "!ROI", "MAT"], "roi"),
        Succession::Repeats { earlier: 1 }
    );
    // A word that the list has not is known by its letters, and by nothing else.
    assert_eq!(after(&["XYZXYZ"], "XYZXYZ"), Succession::Repeats { earlier: 0 });
    assert_eq!(after(&["XYZXYZ", "ROI"], "XYZXYZS"), FREE);
    assert_eq!(after(&["XYZXYZ"], "ROI"), FREE);
    assert_eq!(after(&[], "ROI"), FREE);
}

#[test]
fn gender_and_number_go_on_and_never_back() {
    for (earlier, new, wanted) in [
        ("ROI", "ROIS", FREE),
        ("VERT", "VERTES", FREE),
        ("VERTE", "VERT", clashes(Clash::GenderGoesBack)),
        ("VERTES", "VERTS", clashes(Clash::GenderGoesBack)),
        ("VERTS", "VERTE", clashes(Clash::NumberGoesBack)),
        // Noun and adjective are one word: the feminine is an adjective only.
        ("ORALE", "ORAL", clashes(Clash::GenderGoesBack)),
        ("FINIE", "FINIS", FREE),
        ("CUEILLIES", "CUEILLIE", clashes(Clash::NumberGoesBack)),
        // One form for both genders has its number still.
        ("ÉLÈVES", "ÉLÈVE", clashes(Clash::NumberGoesBack)),
        ("ARTISTE", "ARTISTES", FREE),
        ("ARTISTES", "ARTISTE", clashes(Clash::NumberGoesBack)),
        ("TOURS", "TOUR", clashes(Clash::NumberGoesBack)),
        // It goes back to no masculine, and from none.
        ("CLOWNESSE", "CLOWN", FREE),
        ("BONHOMMES", "BONSHOMMES", FREE),
        // As an adjective of colour it is the same in the plural.
        ("ORANGES", "ORANGE", FREE),
        // Two spellings of one plural: neither goes back.
        ("MATCHS", "MATCHES", FREE),
        ("MATCHES", "MATCHS", FREE),
        ("BEAU", "BEL", FREE),
        // Other words, near as they look.
        ("ROIS", "ROITELET", FREE),
        ("PORTS", "PORTE", FREE),
    ] {
        assert_eq!(after(&[earlier], new), wanted, "{earlier} → {new}");
    }
}

#[test]
fn only_the_other_side_inflects() {
    for (own, new, wanted) in [
        ("!ACTEUR", "ACTRICE", clashes(Clash::MayNotInflect)),
        ("!ROI", "ROIS", clashes(Clash::MayNotInflect)),
        ("!CUEILLI", "CUEILLIES", clashes(Clash::MayNotInflect)),
        ("!BEAU", "BEL", clashes(Clash::MayNotInflect)),
        // Going back is told first: nobody may.
        ("!ACTRICE", "ACTEUR", clashes(Clash::GenderGoesBack)),
        // Another tense is open to both sides, and so is the infinitive.
        ("!MANGEAI", "MANGEAIS", FREE),
        ("!MANGER", "MANGEONS", FREE),
        ("!MANGEONS", "MANGER", FREE),
        ("!MANGER", "MANGÉE", FREE),
        // As a participle it would inflect, as a present it repeats the tense.
        ("!MANGE", "MANGES", clashes(Clash::SameTense)),
    ] {
        assert_eq!(after(&[own], new), wanted, "{own} → {new}");
    }
}

#[test]
fn one_form_of_each_tense_is_written() {
    let same = clashes(Clash::SameTense);
    for (earlier, new, wanted) in [
        ("MANGEONS", "MANGEZ", same),
        ("VOYONS", "VOIENT", same),
        // As a subjunctive it is also an imperfect.
        ("FINISSONS", "FINISSENT", FREE),
        // Subjunctive and imperative share the tense of the indicative.
        ("SACHONS", "SAVENT", same),
        ("SOIENT", "SERIONS", FREE),
        ("MANGEASSE", "MANGEAIENT", same),
        ("MANGEA", "MANGEASSENT", FREE),
        ("MANGEA", "MANGEÂMES", same),
        ("MANGERAI", "MANGERONT", same),
        ("MANGERAI", "MANGERAIS", FREE),
        ("MANGERAIS", "MANGERIONS", same),
        ("MANGEANT", "MANGEONS", FREE),
        ("MANGEANT", "MANGÉES", FREE),
        ("ASSEYANT", "ASSOYANT", same),
    ] {
        assert_eq!(after(&[earlier], new), wanted, "{earlier} → {new}");
    }
}

#[test]
fn an_infinitive_that_is_a_noun_is_two_words() {
    assert_eq!(after(&["MANGERS"], "MANGEONS"), FREE);
    assert_eq!(after(&["MANGERS"], "MANGER"), FREE);
    assert_eq!(after(&["MANGER"], "MANGERS"), FREE);
    assert_eq!(after(&["!MANGER"], "MANGERS"), clashes(Clash::MayNotInflect));
}

#[test]
fn another_person_may_pass() {
    let persons = Repetition {
        persons_pass: true,
        ..Repetition::default()
    };
    for (earlier, new, wanted) in [
        ("MANGE", "MANGENT", FREE),
        ("!MANGEAIS", "MANGEAIT", FREE),
        ("MANGEÂMES", "MANGEA", FREE),
        ("ASSEYANT", "ASSOYANT", clashes(Clash::SameTense)),
        ("MANGÉES", "MANGÉE", clashes(Clash::NumberGoesBack)),
        ("ROIS", "ROI", clashes(Clash::NumberGoesBack)),
        ("MANGÉ", "MANGE", Succession::Repeats { earlier: 0 }),
    ] {
        assert_eq!(judge(persons, &[earlier], new), wanted, "{earlier} → {new}");
    }
}

#[test]
fn homographs_are_read_in_three_ways() {
    use Homographs::{Best, Lenient, Strict};
    for (earlier, new, best, lenient, strict) in [
        // Of the new word one reading is free: a participle.
        ("MANGE", "MANGES", true, true, false),
        // None is free, but the verb of one is free of the noun of the other.
        ("PORTES", "PORTE", false, true, false),
        // The earlier word can be nothing else.
        ("ACTEURS", "ACTEUR", false, false, false),
        ("ACTEUR", "ACTEURS", true, true, true),
        ("MANGEAIS", "MANGEAIT", false, false, false),
        ("MANGER", "MANGEONS", true, true, true),
    ] {
        for (homographs, allowed) in [(Best, best), (Lenient, lenient), (Strict, strict)] {
            let told = judge(reading(homographs), &[earlier], new);
            assert_eq!(
                told.is_free(),
                allowed,
                "{earlier} → {new}, {homographs:?}: {told:?}"
            );
        }
    }
}

#[test]
fn earlier_words_are_weighed_together() {
    // The participle escapes the present, the present escapes the participle; neither escapes both.
    assert_eq!(after(&["MANGEZ"], "MANGES"), FREE);
    assert_eq!(after(&["MANGÉES"], "MANGES"), FREE);
    for (before, told) in [
        (
            ["MANGEZ", "MANGÉES"],
            Succession::Clashes {
                earlier: 0,
                clash: Clash::SameTense,
            },
        ),
        (
            ["MANGÉES", "MANGEZ"],
            Succession::Clashes {
                earlier: 1,
                clash: Clash::SameTense,
            },
        ),
        (
            ["MANGEZ", "!MANGÉ"],
            Succession::Clashes {
                earlier: 0,
                clash: Clash::SameTense,
            },
        ),
    ] {
        assert_eq!(after(&before, "MANGES"), told, "{before:?}");
        assert_eq!(judge(reading(Homographs::Lenient), &before[..1], "MANGES"), FREE);
    }
    // Who wrote which word matters word by word.
    assert_eq!(after(&["ACTEUR", "ROI"], "ACTRICE"), FREE);
    assert_eq!(
        after(&["ACTEUR", "!ACTEURS"], "ACTRICES"),
        Succession::Clashes {
            earlier: 1,
            clash: Clash::MayNotInflect
        }
    );
    assert_eq!(after(&["MOT", "ACTEUR", "MANGEAI", "CHAT"], "MANGEAIS"), FREE);
}

#[test]
fn tenses_are_counted_by_name() {
    use TenseGroup::{
        Conditional, Future, Imperfect, Infinitive, PastParticiple, Present, PresentParticiple, SimplePast,
    };
    for (text, tenses) in [
        ("MANGE", &[PastParticiple, Present][..]),
        ("MANGER", &[Infinitive]),
        ("MANGEANT", &[PresentParticiple]),
        ("MANGEAI", &[SimplePast]),
        ("MANGEAIS", &[Imperfect]),
        ("MANGEASSE", &[Imperfect]),
        // Indicative imperfect and subjunctive present.
        ("MANGIONS", &[Present, Imperfect]),
        ("MANGERAI", &[Future]),
        ("MANGERAIS", &[Conditional]),
        ("SACHONS", &[Present]),
        ("DIT", &[PastParticiple, Present, Imperfect, SimplePast]),
        ("CHEVAL", &[]),
        ("XYZXYZ", &[]),
    ] {
        let senses = senses(text);
        let found: BTreeSet<TenseGroup> = senses
            .all()
            .iter()
            .filter_map(|sense| TenseGroup::of(sense.analysis))
            .collect();
        assert_eq!(found.into_iter().collect::<Vec<_>>(), tenses, "{text}");
    }
}
