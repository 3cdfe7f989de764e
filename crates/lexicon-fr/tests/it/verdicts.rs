//! Why words are refused: each reason in each set where it can be met, and against the whole table.

use std::collections::{BTreeSet, HashMap};

use lexicon::Verdict::{Compound, Playable, Refused};
use lexicon::{Reason, Verdict, Word, WordSet};
use lexicon_fr::french;

use crate::sets;

use crate::table;

fn verdict(text: &str, set: WordSet) -> Verdict {
    french().verdict(&Word::read(text).expect("a word"), set)
}

/// A reason, the sets that give it, a word that it keeps out of them, and one much like it that it does
/// not keep out.
const REASONS: [(Reason, &[WordSet], &str, &str); 14] = [
    // Dames de Lettres W1.
    (Reason::TooShort, &[sets::LONGER], "tu", "tue"),
    (Reason::Unknown, &sets::ALL, "chavel", "cheval"),
    // A town; a town and a fruit.
    (Reason::ProperNoun, &sets::ALL, "Nice", "Orange"),
    // A surname; a surname and a bird.
    (Reason::ProperNoun, &sets::ALL, "Dupont", "Martin"),
    (Reason::FirstName, &sets::ALL, "Gérard", "Pierre"),
    // An acronym; an acronym and a habit.
    (Reason::Acronym, &sets::ALL, "CNRS", "TIC"),
    // Signs of units; one that is a noun as well.
    (Reason::Symbol, &sets::ALL, "mbar", "bar"),
    (
        Reason::Interjection,
        &[sets::OPEN, sets::STRICT, sets::LONGER],
        "bof",
        "hourra",
    ),
    (
        Reason::Onomatopoeia,
        &[sets::OPEN, sets::STRICT, sets::LONGER],
        "plouf",
        "bip",
    ),
    (
        Reason::ConjugatedForm,
        &[sets::OPEN, sets::STRICT],
        "mangeons",
        "mangeant",
    ),
    (Reason::GrammaticalWord, &[sets::STRICT], "vraiment", "bien"),
    (Reason::Locution, &sets::ALL, "posteriori", "postérieure"),
    (Reason::HyphenOrApostrophe, &sets::ALL, "presqu'île", "île"),
    (Reason::WrongAccents, &[sets::EXACT], "echec", "échec"),
];

#[test]
fn each_reason_keeps_out_one_word_and_not_its_like() {
    for (reason, sets, refused, admitted) in REASONS {
        for &set in sets {
            assert_eq!(verdict(refused, set), Refused(reason), "{refused} in {set:?}");
            assert_eq!(verdict(admitted, set), Playable, "{admitted} in {set:?}");
        }
    }
    let told: BTreeSet<Reason> = REASONS.iter().map(|(reason, ..)| *reason).collect();
    assert_eq!(told.into_iter().collect::<Vec<_>>(), Reason::ALL);
}

#[test]
fn a_set_that_does_not_give_a_reason_admits_the_word() {
    for (reason, sets, word, _) in REASONS {
        for set in sets::ALL.into_iter().filter(|set| !sets.contains(set)) {
            assert_eq!(verdict(word, set), Playable, "{word}, {reason:?}, in {set:?}");
        }
    }
}

#[test]
fn a_hyphen_is_a_cross_where_crosses_are() {
    for (text, exact, folded) in [
        ("porte-plume", Compound, Compound),
        ("arc-en-ciel", Compound, Compound),
        // A member need not be a word by itself.
        ("music-hall", Compound, Compound),
        ("porte-clés", Compound, Compound),
        ("porte-cles", Refused(Reason::WrongAccents), Compound),
        ("peut-être", Compound, Compound),
        ("chat-cheval", Refused(Reason::Unknown), Refused(Reason::Unknown)),
        ("-plume", Refused(Reason::Unknown), Refused(Reason::Unknown)),
        (
            "jean-pierre",
            Refused(Reason::FirstName),
            Refused(Reason::FirstName),
        ),
        (
            "saint-étienne",
            Refused(Reason::ProperNoun),
            Refused(Reason::ProperNoun),
        ),
        // No tile bears an apostrophe, whatever else is right or wrong.
        (
            "aujourd'huî",
            Refused(Reason::HyphenOrApostrophe),
            Refused(Reason::HyphenOrApostrophe),
        ),
        (
            "c'est-à-dire",
            Refused(Reason::HyphenOrApostrophe),
            Refused(Reason::HyphenOrApostrophe),
        ),
        (
            "l'arbre",
            Refused(Reason::HyphenOrApostrophe),
            Refused(Reason::HyphenOrApostrophe),
        ),
    ] {
        assert_eq!(verdict(text, sets::EXACT), exact, "{text}");
        assert_eq!(verdict(text, sets::FOLDED), folded, "{text}");
        for set in [sets::OPEN, sets::LONGER] {
            let Refused(reason) = verdict(text, set) else {
                panic!("{text} in {set:?}");
            };
            let wanted = match exact {
                Refused(reason @ (Reason::FirstName | Reason::ProperNoun)) => reason,
                _ => Reason::HyphenOrApostrophe,
            };
            assert_eq!(reason, wanted, "{text} in {set:?}");
        }
    }
}

#[test]
fn members_are_parted_at_hyphens() {
    let members = |text: &str| {
        let word = Word::read(text).expect("a word");
        let members = word.members()?;
        Some(members.iter().map(Word::folded).collect::<Vec<_>>())
    };
    let some = |members: &[&str]| Some(members.iter().map(|&member| member.to_owned()).collect());
    assert_eq!(members("Porte-Plume"), some(&["PORTE", "PLUME"]));
    assert_eq!(members("arc-en-ciel"), some(&["ARC", "EN", "CIEL"]));
    for none in [
        "porte",
        "-plume",
        "porte-",
        "porte--plume",
        "c'est-à-dire",
        "l'arbre",
    ] {
        assert_eq!(members(none), None, "{none}");
    }
}

#[test]
fn ligatures_may_be_written_open() {
    for (closed, open) in [
        ("œuf", "oeuf"),
        ("cœur", "coeur"),
        ("ŒIL", "OEIL"),
        ("curriculum-vitæ", "curriculum-vitae"),
    ] {
        for set in sets::ALL {
            assert_eq!(verdict(closed, set), verdict(open, set), "{closed} in {set:?}");
        }
    }
    assert_eq!(verdict("oeuf", sets::EXACT), Playable);
    assert_eq!(verdict("œuvré", sets::EXACT), Playable);
    assert_eq!(verdict("œüvré", sets::EXACT), Refused(Reason::WrongAccents));
}

#[test]
fn one_letter_is_a_word_only_in_few_cases() {
    let letters = |set: WordSet| -> String {
        let alphabet = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôöùûüÿœæ".chars();
        alphabet
            .filter(|letter| verdict(&letter.to_string(), set) == Playable)
            .collect()
    };
    assert_eq!(letters(sets::EXACT), "ayàô");
    assert_eq!(letters(sets::FOLDED), "aoyàâôöÿ");
    assert_eq!(letters(sets::LONGER), "");
    assert_eq!(letters(sets::OPEN), "ayàâÿ");
    assert_eq!(letters(sets::STRICT), "");
}

#[test]
fn spellings_of_the_same_letters_are_told() {
    for (text, right) in [
        ("echec", &["échec"][..]),
        ("côté", &["coté", "cote", "côte", "côté"]),
        ("partié", &["partie"]),
        ("ö", &["ô"]),
    ] {
        let word = Word::read(text).expect("a word");
        let spellings: BTreeSet<String> = french().spellings(&word, sets::EXACT).into_iter().collect();
        assert_eq!(
            spellings,
            right.iter().map(|&form| form.to_owned()).collect(),
            "{text}"
        );
    }
}

/// Whether a set admits an analysis, told by its code in the table.
fn admits(set: WordSet, code: &str) -> bool {
    let everywhere = ["N", "A", "VY", "VP", "VQ"]
        .iter()
        .any(|head| code.starts_with(head));
    everywhere
        || match &code[..1] {
            "V" => !matches!(set, sets::OPEN | sets::STRICT),
            "W" | "B" | "G" => set != sets::STRICT,
            "J" => matches!(set, sets::EXACT | sets::FOLDED),
            _ => false,
        }
}

#[test]
fn every_form_of_the_table_has_the_verdict_of_its_codes() {
    let rows: Vec<(Word, &str)> = table::rows()
        .filter_map(|(form, _, tags)| Some((Word::read(form).ok()?, tags)))
        .collect();
    for set in sets::ALL {
        // By plain spelling, or by spelling with ligatures open where accents are told.
        let mut admitted: HashMap<String, bool> = HashMap::with_capacity(rows.len());
        let key = |word: &Word| match set.tells_accents() {
            true => word.spelled().replace('œ', "oe").replace('æ', "ae"),
            false => word.folded(),
        };
        for (word, tags) in &rows {
            let codes = tags.split(';').next().unwrap_or_default();
            *admitted.entry(key(word)).or_default() |= codes.split(',').any(|code| admits(set, code));
        }
        for (word, _) in &rows {
            let hyphened = word.spelled().contains('-');
            let joined = hyphened || word.spelled().contains('\'');
            let short = set == sets::LONGER && !joined && word.folded().len() < 3;
            let wanted = match (admitted[&key(word)], joined) {
                _ if short => Some(Refused(Reason::TooShort)),
                (true, false) => Some(Playable),
                (true, true) if set.joins_compounds() && !word.spelled().contains('\'') => Some(Compound),
                _ => None,
            };
            let told = french().verdict(word, set);
            match wanted {
                Some(wanted) => assert_eq!(told, wanted, "{word} in {set:?}"),
                None => assert!(
                    matches!(told, Refused(reason) if reason != Reason::Unknown),
                    "{word} in {set:?}"
                ),
            }
        }
    }
}
