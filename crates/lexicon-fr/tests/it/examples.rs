//! Every word that the sheets of the three word games use as an example, with what each game says of it.

use std::collections::BTreeSet;

use lexicon::Reason::{
    ConjugatedForm, GrammaticalWord, HyphenOrApostrophe, Interjection, Symbol, TooShort, Unknown,
    WrongAccents,
};
use lexicon::Verdict::{self, Compound, Playable, Refused};
use lexicon::Word;
use lexicon_fr::french;

use crate::sets;

/// What the five sets say, in the order of [`sets::ALL`]: Échec et Mots open and strict, Dames de
/// Lettres, La Guerre des Mots with exact accents and without.
type Rulings = [Verdict; 5];

/// A noun, an adjective, an infinitive or a participle: a word of every game.
const ALWAYS: Rulings = [Playable; 5];
/// Nothing but a conjugated form, which Échec et Mots W2 leaves out.
const CONJUGATED: Rulings = [
    Refused(ConjugatedForm),
    Refused(ConjugatedForm),
    Playable,
    Playable,
    Playable,
];
/// An adverb, a pronoun, a determiner: left out by the strict reading of Échec et Mots W1.
const GRAMMAR: Rulings = [Playable, Refused(GrammaticalWord), Playable, Playable, Playable];
/// An interjection, which only La Guerre des Mots admits.
const INTERJECTION: Rulings = [
    Refused(Interjection),
    Refused(Interjection),
    Refused(Interjection),
    Playable,
    Playable,
];
/// A compound: La Guerre des Mots parts its members by a cross (7.5), the other two know no hyphen.
const COMPOUND: Rulings = [
    Refused(HyphenOrApostrophe),
    Refused(HyphenOrApostrophe),
    Refused(HyphenOrApostrophe),
    Compound,
    Compound,
];
/// No word at all.
const NOWHERE: Rulings = [Refused(Unknown); 5];

/// The examples counted by plain spelling, of two letters or more and in one piece: six of Échec et
/// Mots, five of Dames de Lettres, fifty-three of La Guerre des Mots. Each with the code of the class or
/// of the tense that its verdicts rest on.
const COUNTED: [(&str, &str, Rulings); 64] = [
    // Échec et Mots: words that players compose in its reckonings.
    ("CHEVAL", "noun", ALWAYS),
    ("ORANGE", "noun", ALWAYS),
    ("MONUMENT", "noun", ALWAYS),
    ("CHARBON", "noun", ALWAYS),
    ("DÉTENTE", "noun", ALWAYS),
    ("ÉCHEC", "noun", ALWAYS),
    // Dames de Lettres: repetition, tenses, reflexive verbs.
    ("MANGÉ", "past-participle", ALWAYS),
    ("MANGEAI", "simple-past", CONJUGATED),
    ("MANGEAIS", "imperfect", CONJUGATED),
    ("AMOURACHER", "infinitive", ALWAYS),
    ("AMOURACHÉ", "past-participle", ALWAYS),
    // La Guerre des Mots: the chains of its two drawings, and what is taken from them and left.
    ("RUSA", "simple-past", CONJUGATED),
    ("PARIA", "noun", ALWAYS),
    ("PURS", "adjective", ALWAYS),
    ("ORALES", "adjective", ALWAYS),
    ("ORNA", "simple-past", CONJUGATED),
    ("PAIR", "noun", ALWAYS),
    ("PARI", "noun", ALWAYS),
    ("RÉ", "noun", ALWAYS),
    ("SELLES", "noun", ALWAYS),
    ("RUE", "noun", ALWAYS),
    ("SELLÉES", "past-participle", ALWAYS),
    // A determiner, but DÉS has its letters; with exact accents it stands by itself.
    ("DES", "determiner", ALWAYS),
    ("DESSELLÉES", "past-participle", ALWAYS),
    ("RU", "noun", ALWAYS),
    ("RUES", "noun", ALWAYS),
    ("MES", "determiner", GRAMMAR),
    ("ME", "pronoun", GRAMMAR),
    ("RUS", "noun", ALWAYS),
    ("ELLES", "pronoun", GRAMMAR),
    ("PRIA", "simple-past", CONJUGATED),
    ("RITE", "noun", ALWAYS),
    ("ESSENTIELLE", "adjective", ALWAYS),
    ("ELLE", "pronoun", GRAMMAR),
    ("TOUR", "noun", ALWAYS),
    ("SE", "pronoun", GRAMMAR),
    ("RUSE", "noun", ALWAYS),
    ("BUT", "noun", ALWAYS),
    ("BU", "past-participle", ALWAYS),
    ("BUSE", "noun", ALWAYS),
    ("SA", "determiner", GRAMMAR),
    ("USA", "simple-past", CONJUGATED),
    ("VRAIMENT", "adverb", GRAMMAR),
    ("VRAI", "adjective", ALWAYS),
    ("MENT", "present", CONJUGATED),
    ("LEST", "noun", ALWAYS),
    // A determiner, but LÉ has its letters.
    ("LE", "determiner", ALWAYS),
    ("EST", "noun", ALWAYS),
    ("ROTULE", "noun", ALWAYS),
    ("BON", "adjective", ALWAYS),
    ("ON", "pronoun", GRAMMAR),
    ("TON", "noun", ALWAYS),
    ("TONS", "noun", ALWAYS),
    ("ONGLE", "noun", ALWAYS),
    ("SET", "noun", ALWAYS),
    ("AMUSETTE", "noun", ALWAYS),
    ("PORTE", "noun", ALWAYS),
    ("BONHEUR", "noun", ALWAYS),
    ("PLUME", "noun", ALWAYS),
    ("MORALE", "noun", ALWAYS),
    // The plural of the participle of SAVOIR.
    ("SUS", "past-participle", ALWAYS),
    // Of ÊTRE; Échec et Mots has it from the preposition ÈS, unless it is strict.
    (
        "ES",
        "present",
        [Playable, Refused(ConjugatedForm), Playable, Playable, Playable],
    ),
    ("PARTIE", "noun", ALWAYS),
    ("PARTIES", "noun", ALWAYS),
];

/// What the count leaves out: one letter, compounds, a second spelling of the same letters, a word that
/// only the list knows, words that the sheets name in passing.
const BESIDES: [(&str, &str, Rulings); 12] = [
    (
        "A",
        "present",
        [Playable, Refused(ConjugatedForm), Playable, Playable, Playable],
    ),
    ("À", "preposition", GRAMMAR),
    ("Y", "pronoun", GRAMMAR),
    ("Ô", "interjection", INTERJECTION),
    ("PORTE-BONHEUR", "noun", COMPOUND),
    ("PORTE-PLUME", "noun", COMPOUND),
    // MANGÉ, a participle, has its letters; with exact accents it is the present.
    ("MANGE", "present", ALWAYS),
    (
        "BO",
        "added",
        [
            Refused(Unknown),
            Refused(Unknown),
            Refused(Unknown),
            Playable,
            Playable,
        ],
    ),
    ("LAVER", "infinitive", ALWAYS),
    ("SELLE", "noun", ALWAYS),
    ("NARRÉ", "past-participle", ALWAYS),
    ("PRÉ", "noun", ALWAYS),
];

/// What the sheets and the cases of the rules treat as no word, whole or with these accents.
const NO_WORDS: [(&str, Rulings); 9] = [
    // Syllables taken or left, without a sense.
    ("NAR", NOWHERE),
    ("ROTU", NOWHERE),
    ("ESSENTI", NOWHERE),
    ("URS", NOWHERE),
    ("RRÉ", NOWHERE),
    // The letters of a word with accents it has not.
    (
        "PARTIÉ",
        [Playable, Playable, Playable, Refused(WrongAccents), Playable],
    ),
    (
        "DESSELLEES",
        [Playable, Playable, Playable, Refused(WrongAccents), Playable],
    ),
    // The letter O is a sign; its accent makes it a word of La Guerre des Mots.
    (
        "O",
        [
            Refused(Symbol),
            Refused(Symbol),
            Refused(Symbol),
            Refused(WrongAccents),
            Playable,
        ],
    ),
    // Two words that make no compound.
    (
        "PORTE-PARI",
        [
            Refused(HyphenOrApostrophe),
            Refused(HyphenOrApostrophe),
            Refused(HyphenOrApostrophe),
            Refused(Unknown),
            Refused(Unknown),
        ],
    ),
];

fn rulings(text: &str) -> Rulings {
    let word = Word::read(text).expect("examples are words");
    sets::ALL.map(|set| french().verdict(&word, set))
}

/// Dames de Lettres asks for three letters before all else (W1).
fn with_length(text: &str, mut wanted: Rulings) -> Rulings {
    if text.chars().count() < 3 {
        wanted[2] = Refused(TooShort);
    }
    wanted
}

#[test]
fn each_example_gets_its_verdict_in_each_game() {
    for (text, grounds, wanted) in COUNTED.into_iter().chain(BESIDES) {
        assert_eq!(rulings(text), with_length(text, wanted), "{text}");
        assert!(
            codes(text).contains(grounds),
            "{text} has no {grounds}: {:?}",
            codes(text)
        );
    }
}

#[test]
fn what_has_no_sense_is_refused() {
    for (text, wanted) in NO_WORDS {
        assert_eq!(rulings(text), with_length(text, wanted), "{text}");
    }
}

#[test]
fn the_examples_counted_are_sixty_four_plain_spellings() {
    let spellings: BTreeSet<String> = COUNTED
        .iter()
        .map(|(text, _, _)| Word::read(text).expect("a word").folded())
        .collect();
    assert_eq!(spellings.len(), 64);
    for spelling in spellings {
        assert!(
            spelling.len() >= 2 && spelling.bytes().all(|byte| byte.is_ascii_uppercase()),
            "{spelling}"
        );
    }
}

/// The codes of class and tense of the lines spelled exactly so.
fn codes(text: &str) -> BTreeSet<&'static str> {
    let word = Word::read(text).expect("examples are words");
    let readings = french().readings(&word).into_iter();
    let own = readings.filter(|reading| reading.form == word.spelled());
    own.flat_map(|reading| reading.analyses)
        .flat_map(|analysis| {
            let traits = analysis.traits();
            [Some(traits.class), traits.tense]
        })
        .flatten()
        .collect()
}
