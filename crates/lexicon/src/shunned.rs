//! The words that are played and never proposed.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::word::fold_character;

/// One form a line; a line that begins with `#` is none.
const LIST: &str = include_str!("../../../data/lexicon/never-proposed.txt");

/// The forms with their accents.
static FORMS: LazyLock<HashSet<&str>> = LazyLock::new(|| forms().collect());

/// Their plain spellings.
static BARE: LazyLock<HashSet<String>> = LazyLock::new(|| forms().map(bare).collect());

fn forms() -> impl Iterator<Item = &'static str> {
    LIST.lines().filter(|line| !line.starts_with('#'))
}

fn bare(form: &str) -> String {
    let mut bare = String::new();
    for character in form.chars() {
        fold_character(character, &mut bare);
    }
    bare
}

/// Whether a form is one of them.
pub(crate) fn is_shunned(form: &str) -> bool {
    FORMS.contains(form)
}

/// Whether the plain spelling of one of them is `bare`: enough in a list that may leave accents out.
pub(crate) fn is_shunned_bare(bare: &str) -> bool {
    BARE.contains(bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_small_letters_in_order_and_stand_once() {
        let read: Vec<&str> = forms().collect();
        assert!(read.is_sorted_by(|one, other| one < other) && read.len() > 100);
        for form in read {
            assert!(form.chars().all(char::is_lowercase), "{form}");
        }
    }

    #[test]
    fn accents_tell_forms_apart_where_there_are_accents() {
        assert!(is_shunned("nègre") && !is_shunned("negre"));
        assert!(is_shunned_bare("negre") && !is_shunned_bare("negrier"));
    }
}
