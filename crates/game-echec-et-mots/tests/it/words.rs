//! What the French list says at the table.

use game_core::{Game as _, NoDice, Positions as _, Seat, Subject};
use game_echec_et_mots::{Action, Clause};

/// The refusal of a reply written with all its letters.
fn reply(word: &str) -> Option<(Clause, &'static str, Subject)> {
    let game = crate::french();
    let letters: String = lexicon::fold(word)
        .expect("a word")
        .chars()
        .filter(char::is_ascii_uppercase)
        .collect();
    let at = format!("..../.../..../.../..../.../.... e5,g0 d6,g8 CHEVAL {letters} b 1 10 CHEVAL");
    let state = game.place(&at).expect("a position");
    let action: Action = format!(">{word}").parse().expect("an action");
    let verdict = game.decide(&state, Seat(1), &action, &mut NoDice);
    verdict
        .err()
        .map(|violation| (violation.clause, violation.code, violation.subject))
}

#[test]
fn replies_of_every_length_and_class() {
    for word in ["à", "y", "été", "œufs", "chevaux", "mangées", "souvent", "garçon"] {
        assert_eq!(reply(word), None, "{word}");
    }
    for (word, clause, code) in [
        ("mangeait", Clause::W2, "word-conjugated-form"),
        ("chevl", Clause::W1, "word-unknown"),
        ("arc-en-ciel", Clause::W4, "word-hyphen-or-apostrophe"),
        ("aujourd’hui", Clause::W4, "word-hyphen-or-apostrophe"),
        ("Europe", Clause::W2, "word-proper-noun"),
        ("zut", Clause::W2, "word-interjection"),
        ("plouf", Clause::W2, "word-onomatopoeia"),
        ("SNCF", Clause::W2, "word-acronym"),
        ("Paul", Clause::W2, "word-first-name"),
    ] {
        let folded = lexicon::fold(word).expect("a word");
        assert_eq!(reply(word), Some((clause, code, Subject::Word(folded))), "{word}");
    }
}
