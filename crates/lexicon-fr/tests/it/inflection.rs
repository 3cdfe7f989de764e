//! Forms of one word.

use lexicon::{Lexicon, Word};
use lexicon_fr::french;

use crate::sets;

fn word(text: &str) -> Word {
    Word::read(text).expect("a word")
}

#[test]
fn a_word_is_prolonged_by_its_inflection() {
    for (from, to, exact, folded) in [
        ("PARTIE", "PARTIES", true, true),
        ("PARTI", "PARTIE", true, true),
        ("TON", "TONS", true, true),
        ("CHEVAL", "CHEVAUX", true, true),
        ("BEAU", "BELLES", true, true),
        ("ORNA", "ORNAIT", true, true),
        ("MANGER", "MANGERONT", true, true),
        ("QUEL", "QUELLES", true, true),
        // With other accents it is another word.
        ("DE", "DES", false, true),
        ("DÉ", "DÉS", true, true),
        ("DÉ", "DES", false, true),
        // Longer, but another word.
        ("PAR", "PARTIE", false, false),
        ("ON", "ONGLE", false, false),
        ("PORT", "PORTE", false, false),
        ("DES", "DESSELLÉES", false, false),
        // No other form of itself.
        ("PARTIE", "PARTIE", false, false),
        ("MANGE", "MANGÉ", false, false),
        // Not both are words.
        ("PARTIE", "PARTIESS", false, false),
        ("PARTIÉ", "PARTIES", false, true),
        ("PORTE-PLUME", "PORTE-PLUMES", true, true),
    ] {
        let told = |set| french().inflects(&word(from), &word(to), set);
        assert_eq!(told(sets::EXACT), exact, "{from} → {to}");
        assert_eq!(told(sets::FOLDED), folded, "{from} → {to}");
    }
    assert!(!french().inflects(&word("ORNA"), &word("ORNER"), sets::OPEN));
    assert!(french().inflects(&word("ORNA"), &word("ORNER"), sets::LONGER));
}

#[test]
fn without_grammar_a_final_s_or_x_inflects() {
    let list = Lexicon::from_list(
        "plain",
        "partie\nparties\njeu\njeux\npart\npartiel\n",
        &sets::SPELLINGS,
    )
    .expect("a list");
    for (from, to, told) in [
        ("partie", "parties", true),
        ("jeu", "jeux", true),
        ("part", "partie", false),
        ("partie", "partiel", false),
        ("parties", "partie", false),
        ("partie", "partie", false),
        ("part", "parts", false),
    ] {
        for set in sets::ALL {
            assert_eq!(list.inflects(&word(from), &word(to), set), told, "{from} → {to}");
        }
    }
}

#[test]
fn a_list_that_names_lemmas_inflects_by_them() {
    let list = Lexicon::from_list("lemmas", "œil\tœil\t=\nyeux\tœil\t=\n", &sets::SPELLINGS).expect("a list");
    assert!(list.inflects(&word("oeil"), &word("yeux"), sets::FOLDED));
}
