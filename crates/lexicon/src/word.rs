//! Reading a word as somebody wrote it, and folding it to plain letters.

use std::borrow::Cow;
use std::fmt;

use unicode_normalization::char::{decompose_canonical, is_combining_mark};
use unicode_normalization::{UnicodeNormalization, is_nfc};

use crate::Letter;

/// The longest text that is read as a word, in bytes.
const MAX_BYTES: usize = 256;

/// The longest word that is read, in characters.
pub const MAX_CHARACTERS: usize = 64;

/// A word as somebody wrote it: letters with or without accents, hyphens, apostrophes.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Word {
    spelled: String,
    bare: String,
}

/// Why a text is no word at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unreadable {
    /// There is no letter in it.
    #[error("word empty, expected letters")]
    Empty,
    /// It is longer than any word.
    #[error("word too long, expected at most {MAX_CHARACTERS} letters")]
    TooLong,
    /// It holds something that no French word holds.
    #[error("character {0:?} not in any word, expected letters, hyphens or apostrophes")]
    BadCharacter(char),
}

impl Unreadable {
    /// What is wrong, as a stable code.
    pub fn code(self) -> &'static str {
        match self {
            Unreadable::Empty => "word-empty",
            Unreadable::TooLong => "word-too-long",
            Unreadable::BadCharacter(_) => "word-bad-character",
        }
    }
}

impl Word {
    /// Reads a word. Blanks around it are left out, case is forgotten, typographic apostrophes and
    /// hyphens are taken for plain ones, letters and marks written apart are put together.
    ///
    /// # Errors
    /// When the text is empty, too long, or holds what is not a letter.
    pub fn read(text: &str) -> Result<Word, Unreadable> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Unreadable::Empty);
        }
        if text.len() > MAX_BYTES {
            return Err(Unreadable::TooLong);
        }
        let spelled = composed(text).into_owned();
        let mut bare = String::with_capacity(spelled.len());
        for character in spelled.chars() {
            if !fold_character(character, &mut bare) {
                return Err(Unreadable::BadCharacter(character));
            }
        }
        if !bare.contains(|character: char| character.is_ascii_alphabetic()) {
            return Err(Unreadable::Empty);
        }
        if bare.len() > MAX_CHARACTERS {
            return Err(Unreadable::TooLong);
        }
        Ok(Word { spelled, bare })
    }

    /// Its letters with their accents, small, ligatures as they were written.
    pub fn spelled(&self) -> &str {
        &self.spelled
    }

    /// Its plain capital letters; hyphens and apostrophes stay.
    pub fn folded(&self) -> String {
        self.bare.to_ascii_uppercase()
    }

    /// Its plain small letters; hyphens and apostrophes stay.
    pub(crate) fn bare(&self) -> &str {
        &self.bare
    }

    /// Its plain letters, if it has no hyphen and no apostrophe.
    pub fn letters(&self) -> Option<Vec<Letter>> {
        self.bare.chars().map(Letter::of).collect()
    }

    /// Whether both have the same plain letters.
    pub fn same_letters(&self, other: &Word) -> bool {
        self.bare == other.bare
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Word({})", self.spelled)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spelled)
    }
}

/// The plain capital letters of a text: ligatures opened, accents dropped.
///
/// # Errors
/// When the text is no word.
pub fn fold(text: &str) -> Result<String, Unreadable> {
    Word::read(text).map(|word| word.folded())
}

/// Small letters, each with its marks in one character, plain hyphens and apostrophes.
pub(crate) fn composed(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_composed) {
        return Cow::Borrowed(text);
    }
    if text.is_ascii() {
        return Cow::Owned(text.to_ascii_lowercase());
    }
    let small = text.chars().flat_map(char::to_lowercase).map(plain_sign);
    let lowered: String = small.collect();
    if is_nfc(&lowered) {
        return Cow::Owned(lowered);
    }
    Cow::Owned(lowered.nfc().collect())
}

/// Whether a character is its own plain spelling.
pub(crate) fn is_plain(character: char) -> bool {
    matches!(character, 'a'..='z' | '-' | '\'')
}

/// Whether a character stays as it is whatever stands beside it: true of every letter of a French word
/// that is small and in one piece.
fn is_composed(character: char) -> bool {
    is_plain(character) || matches!(character, 'à'..='ö' | 'ø'..='ÿ' | 'œ')
}

fn plain_sign(character: char) -> char {
    match character {
        '\u{2019}' | '\u{2018}' | '\u{02bc}' | '\u{2032}' | '\u{ff07}' => '\'',
        '\u{2010}' | '\u{2011}' | '\u{2012}' | '\u{2013}' | '\u{2212}' => '-',
        _ => character,
    }
}

/// Adds the plain small letters of a composed character; false when it has none.
pub(crate) fn fold_character(character: char, bare: &mut String) -> bool {
    match plain_sign(character) {
        sign @ ('-' | '\'') => bare.push(sign),
        'a'..='z' => bare.push(character),
        'A'..='Z' => bare.push(character.to_ascii_lowercase()),
        'œ' | 'Œ' => bare.push_str("oe"),
        'æ' | 'Æ' => bare.push_str("ae"),
        _ => return fold_marked(character, bare),
    }
    true
}

/// The same for a letter with marks, or a mark alone, which folds to nothing.
fn fold_marked(character: char, bare: &mut String) -> bool {
    if is_combining_mark(character) {
        return true;
    }
    let mut base = None;
    let mut foreign = false;
    decompose_canonical(character, |part| match part {
        'a'..='z' | 'A'..='Z' | 'æ' | 'Æ' if base.is_none() => base = Some(part),
        part if is_combining_mark(part) => {}
        _ => foreign = true,
    });
    match base {
        Some(base) if !foreign => fold_character(base, bare),
        _ => false,
    }
}

/// Whether two spellings differ in nothing but the writing of their ligatures.
pub(crate) fn same_spelling(one: &str, other: &str) -> bool {
    opened(one).eq(opened(other))
}

/// The characters of a spelling, small, ligatures opened.
pub(crate) fn opened(spelling: &str) -> impl Iterator<Item = char> {
    spelling
        .chars()
        .flat_map(char::to_lowercase)
        .flat_map(|character| {
            let (first, second) = match character {
                'œ' => ('o', Some('e')),
                'æ' => ('a', Some('e')),
                _ => (character, None),
            };
            std::iter::once(first).chain(second)
        })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn letters_are_folded_as_on_tiles() {
        for (text, folded) in [
            ("été", "ETE"),
            ("ÉTÉ", "ETE"),
            ("e\u{301}te\u{301}", "ETE"),
            ("œuf", "OEUF"),
            ("ŒUF", "OEUF"),
            ("ex æquo".trim_start_matches("ex "), "AEQUO"),
            ("aujourd’hui", "AUJOURD'HUI"),
            ("arc\u{2011}en\u{2010}ciel", "ARC-EN-CIEL"),
            ("  Maïs\n", "MAIS"),
            ("garçon", "GARCON"),
            ("İ", "I"),
        ] {
            assert_eq!(fold(text).as_deref(), Ok(folded), "{text}");
        }
    }

    #[test]
    fn what_is_no_word_is_told_why() {
        assert_eq!(fold(""), Err(Unreadable::Empty));
        assert_eq!(fold(" \t\u{a0}"), Err(Unreadable::Empty));
        assert_eq!(fold("\u{301}\u{302}"), Err(Unreadable::Empty));
        assert_eq!(fold("-"), Err(Unreadable::Empty));
        assert_eq!(fold("’-’\u{301}"), Err(Unreadable::Empty));
        assert_eq!(fold(&"a".repeat(1 << 20)), Err(Unreadable::TooLong));
        assert_eq!(fold(&"a".repeat(65)), Err(Unreadable::TooLong));
        assert_eq!(fold("ch🐎val"), Err(Unreadable::BadCharacter('🐎')));
        assert_eq!(fold("ab\0c"), Err(Unreadable::BadCharacter('\0')));
        assert_eq!(fold("kalpı"), Err(Unreadable::BadCharacter('ı')));
        assert_eq!(fold("straße"), Err(Unreadable::BadCharacter('ß')));
        assert_eq!(fold("deux mots"), Err(Unreadable::BadCharacter(' ')));
        assert_eq!(fold("шах"), Err(Unreadable::BadCharacter('ш')));
    }

    proptest! {
        #[test]
        fn folding_twice_is_folding_once(text in "\\PC*") {
            if let Ok(folded) = fold(&text) {
                prop_assert_eq!(fold(&folded), Ok(folded.clone()));
                prop_assert!(folded.bytes().all(|byte| byte.is_ascii_uppercase() || b"-'".contains(&byte)));
            }
        }

        #[test]
        fn latin_letters_fold_to_letters(text in "[a-zA-Zà-öø-ÿÀ-ÖŒœÆæ\u{300}-\u{330}'’-]{1,20}") {
            if let Ok(word) = Word::read(&text) {
                let again = Word::read(word.spelled());
                prop_assert_eq!(again.as_ref(), Ok(&word));
                let capitals = Word::read(&word.spelled().to_uppercase()).map(|word| word.folded());
                prop_assert_eq!(capitals, Ok(word.folded()));
            }
        }
    }
}
