//! What a notation wants at a place, in French; the rules say it in English.
//!
//! Every game has the texts of its own beside its rules, in `expected.fr.tsv` of its crate; here lie only
//! those that several games or none of them use.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::games;

/// What is no one game's own.
const SHARED: &str = include_str!("../i18n/expected.fr.tsv");

/// The French of a text of the rules; the text itself where nobody wrote one.
pub(crate) fn french(english: &str) -> &str {
    static FRENCH: OnceLock<HashMap<&str, &str>> = OnceLock::new();
    let french = FRENCH.get_or_init(|| {
        games::EXPECTED
            .iter()
            .copied()
            .chain([SHARED])
            .flat_map(pairs)
            .collect()
    });
    french.get(english).unwrap_or(&english)
}

/// The lines of a list: a text as the rules say it, and its French.
fn pairs(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.lines().filter_map(|line| line.split_once('\t'))
}
