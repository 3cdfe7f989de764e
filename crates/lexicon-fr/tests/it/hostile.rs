//! Whatever is asked, the lexicon answers or says what is wrong; it never gives way.

use lexicon::{Spellings, Unreadable, Verdict, Word, fold};
use lexicon_fr::french;

use crate::sets;
use proptest::prelude::*;

/// Asks everything that can be asked of a text.
fn ask(text: &str) -> Result<[Verdict; 5], Unreadable> {
    let word = Word::read(text)?;
    for reading in french().readings(&word) {
        assert!(!french().lemma(reading.lemma).is_empty());
        assert!(french().inflections(reading.lemma).contains(&reading));
    }
    let known = Word::read("mange").expect("a word");
    let mut verdicts = [Verdict::Playable; 5];
    for (told, set) in verdicts.iter_mut().zip(sets::ALL) {
        *told = french().verdict(&word, set);
        let spellings = french().spellings(&word, set);
        assert_eq!(french().frequency(&word, set).is_some(), !spellings.is_empty());
        assert!(matches!(told, Verdict::Refused(_)) || !spellings.is_empty());
        assert!(french().nearest(&word, set).len() <= 5);
        assert!(french().senses(&word, set).word().same_letters(&word));
        french().inflects(&word, &known, set);
        french().inflects(&known, &word, set);
    }
    if let Some(members) = word.members() {
        assert!(members.len() >= 2);
    }
    Ok(verdicts)
}

/// A text and what it folds to, or what is wrong with it.
const TEXTS: [(&str, Result<&str, Unreadable>); 47] = [
    ("", Err(Unreadable::Empty)),
    (" ", Err(Unreadable::Empty)),
    ("\t\r\n", Err(Unreadable::Empty)),
    ("\u{a0}\u{2003}\u{3000}", Err(Unreadable::Empty)),
    // Signs and marks without a letter.
    ("-", Err(Unreadable::Empty)),
    ("'", Err(Unreadable::Empty)),
    ("’‐’", Err(Unreadable::Empty)),
    ("\u{301}", Err(Unreadable::Empty)),
    ("-\u{308}-", Err(Unreadable::Empty)),
    ("\u{fe0f}", Err(Unreadable::Empty)),
    // Case.
    ("CHEVAL", Ok("CHEVAL")),
    ("cheval", Ok("CHEVAL")),
    ("ChEvAl", Ok("CHEVAL")),
    ("ÉCHEC", Ok("ECHEC")),
    ("\u{212a}\u{e9}pi", Ok("KEPI")),
    // Composed or not, in whatever order.
    ("e\u{301}chec", Ok("ECHEC")),
    ("E\u{301}CHEC", Ok("ECHEC")),
    ("garc\u{327}on", Ok("GARCON")),
    ("\u{1ec7}", Ok("E")),
    ("e\u{323}\u{302}", Ok("E")),
    ("e\u{302}\u{323}", Ok("E")),
    ("Å", Ok("A")),
    ("\u{212b}", Ok("A")),
    // Stacked and stray marks.
    ("c\u{336}h\u{336}a\u{336}t\u{336}", Ok("CHAT")),
    (
        "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}",
        Ok("A"),
    ),
    ("\u{301}roi", Ok("ROI")),
    // Ligatures.
    ("œuf", Ok("OEUF")),
    ("ŒUF", Ok("OEUF")),
    ("æ", Ok("AE")),
    ("Ǽ", Ok("AE")),
    ("\u{fb01}n", Err(Unreadable::BadCharacter('\u{fb01}'))),
    // Hyphens and apostrophes of every make.
    ("aujourd’hui", Ok("AUJOURD'HUI")),
    ("aujourd‘hui", Ok("AUJOURD'HUI")),
    ("aujourd\u{2bc}hui", Ok("AUJOURD'HUI")),
    ("porte\u{2011}plume", Ok("PORTE-PLUME")),
    ("porte–plume", Ok("PORTE-PLUME")),
    ("porte_plume", Err(Unreadable::BadCharacter('_'))),
    // The Turkish i, with its dot and without.
    ("İ", Ok("I")),
    ("ı", Err(Unreadable::BadCharacter('ı'))),
    // What is no letter of French.
    ("\0", Err(Unreadable::BadCharacter('\0'))),
    ("roi\0", Err(Unreadable::BadCharacter('\0'))),
    ("🐎", Err(Unreadable::BadCharacter('🐎'))),
    ("roi\u{200f}", Err(Unreadable::BadCharacter('\u{200f}'))),
    ("\u{202e}ior", Err(Unreadable::BadCharacter('\u{202e}'))),
    ("ро\u{456}", Err(Unreadable::BadCharacter('р'))),
    ("\u{feff}roi", Err(Unreadable::BadCharacter('\u{feff}'))),
    ("r0i", Err(Unreadable::BadCharacter('0'))),
];

#[test]
fn each_text_is_read_or_told_what_is_wrong() {
    for (text, wanted) in TEXTS {
        assert_eq!(fold(text).as_deref(), wanted.as_ref().copied(), "{text:?}");
        assert_eq!(ask(text).err(), wanted.err(), "{text:?}");
    }
}

#[test]
fn marks_do_not_hide_a_word() {
    for text in ["CHAT", "chat", "c\u{336}h\u{336}a\u{336}t\u{336}", "\u{301}chat"] {
        let verdicts = ask(text).expect("a word");
        assert_eq!(verdicts[0], Verdict::Playable, "{text:?}");
    }
}

#[test]
fn no_length_is_too_much() {
    // How often a text may be repeated and still be a word.
    for (text, most) in [
        ("a", 64),
        ("é", 64),
        ("e\u{301}", 64),
        ("œ", 32),
        ("a-", 32),
        ("\u{301}", 0),
        ("-", 0),
        ("'", 0),
        ("🐎", 0),
        ("\0", 0),
        (" ", 0),
    ] {
        for times in [1, 31, 32, 33, 63, 64, 65, 128, 256, 257, 4_096, 1 << 20] {
            assert_eq!(
                ask(&text.repeat(times)).is_ok(),
                times <= most,
                "{text:?} {times} times"
            );
        }
    }
    assert_eq!(ask(&"a".repeat(1 << 20)), Err(Unreadable::TooLong));
    assert_eq!(ask(&"🐎".repeat(1 << 18)), Err(Unreadable::TooLong));
    assert_eq!(ask(&" ".repeat(1 << 20)), Err(Unreadable::Empty));
}

/// Letters, marks and signs that words are made of, with others that look like them.
const WORDLIKE: &str = "[a-zA-ZàâçéèêëîïôöùûüÿœæÀÉŒÆİı\u{300}-\u{336}'’ʼ‐–_ 0\0\u{200d}\u{200f}-]{0,40}";

proptest! {
    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        let _ = ask(&text);
    }

    #[test]
    fn anything_like_a_word_is_answered(text in WORDLIKE) {
        let _ = ask(&text);
    }

    #[test]
    fn spellings_are_read_as_they_are_written(
        text in prop_oneof![any::<String>(), "[0-9]{1,4}( (noun|adjective|finite|listed|surname|[a-z]{1,9})){0,4} ?"],
    ) {
        if let Ok(read) = text.parse::<Spellings>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }

    #[test]
    fn folding_twice_is_folding_once(text in prop_oneof![any::<String>(), WORDLIKE]) {
        if let Ok(word) = Word::read(&text) {
            prop_assert_eq!(fold(&word.folded()), Ok(word.folded()));
            prop_assert_eq!(fold(word.spelled()), Ok(word.folded()));
            prop_assert_eq!(Word::read(word.spelled()), Ok(word.clone()));
        }
    }

    #[test]
    fn any_two_texts_are_related(one in WORDLIKE, other in "[a-zé-]{1,8}") {
        if let (Ok(one), Ok(other)) = (Word::read(&one), Word::read(&other)) {
            for set in sets::ALL {
                let kin = french().inflects(&one, &other, set);
                prop_assert_eq!(kin, french().inflects(&other, &one, set));
            }
        }
    }
}
