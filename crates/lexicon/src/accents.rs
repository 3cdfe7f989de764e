//! The way accents, capitals and ligatures lie on a plain spelling.

use crate::word::{fold_character, is_plain};

/// The characters of a form that are not plain small letters, each with its place.
///
/// A form is its plain spelling with these put in; there are a few thousand ways in all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pattern(Vec<u32>);

/// A character's number takes 21 bits.
const CHARACTER_BITS: u32 = 21;

impl Pattern {
    /// A form, apart: the way accents lie on it, its plain spelling being added to `bare`. A character that
    /// has no plain letters stays in the spelling.
    pub(crate) fn of(form: &str, bare: &mut String) -> Pattern {
        let begin = bare.len();
        let mut marks = Vec::new();
        for character in form.chars() {
            if is_plain(character) {
                bare.push(character);
                continue;
            }
            let at = bare.len();
            if !fold_character(character, bare) {
                bare.push(character);
            }
            if bare[at..] != *character.encode_utf8(&mut [0; 4]) {
                marks.push(((at - begin) as u32) << CHARACTER_BITS | character as u32);
            }
        }
        Pattern(marks)
    }

    /// In the form that [`dress`] reads.
    pub(crate) fn words(&self) -> &[u32] {
        &self.0
    }

    pub(crate) fn is_plain(&self) -> bool {
        self.0.is_empty()
    }
}

/// The form that a plain spelling and its accents make.
pub(crate) fn dress(bare: &str, marks: &[u32]) -> String {
    let mut form = String::with_capacity(bare.len() + marks.len());
    let mut at = 0;
    let mut plain = String::new();
    for &mark in marks {
        let place = (mark >> CHARACTER_BITS) as usize;
        let character = char::from_u32(mark & ((1 << CHARACTER_BITS) - 1)).unwrap_or_default();
        form.push_str(bare.get(at..place).unwrap_or_default());
        form.push(character);
        plain.clear();
        fold_character(character, &mut plain);
        at = place + plain.len();
    }
    form.push_str(bare.get(at..).unwrap_or_default());
    form
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn apart(form: &str) -> (String, Pattern) {
        let mut bare = "mot".to_owned();
        let pattern = Pattern::of(form, &mut bare);
        (bare.split_off(3), pattern)
    }

    #[test]
    fn accents_ligatures_and_capitals_are_kept_apart() {
        let (bare, pattern) = apart("Œdémateux");
        assert_eq!(bare, "oedemateux");
        assert_eq!(dress(&bare, pattern.words()), "Œdémateux");
        assert_eq!(pattern, apart("Œdématais").1);
        assert!(apart("arc-en-ciel").1.is_plain());
    }

    proptest! {
        #[test]
        fn a_form_is_its_spelling_and_its_accents(form in "[a-zA-Zà-ÿœŒæ₂Δ'-]{0,20}") {
            let (bare, pattern) = apart(&form);
            prop_assert_eq!(dress(&bare, pattern.words()), form);
        }
    }
}
