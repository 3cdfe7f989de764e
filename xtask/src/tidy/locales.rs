//! French and English say the same things.

use std::collections::BTreeSet;

use super::tree::Tree;

const FRENCH: &str = "web/src/i18n/fr.ftl";
const ENGLISH: &str = "web/src/i18n/en.ftl";

/// Every message that one language has and the other has not.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let (Some(french), Some(english)) = (tree.get(FRENCH), tree.get(ENGLISH)) else {
        return vec![format!("{FRENCH} or {ENGLISH}: missing")];
    };
    let (french, english) = (keys(french), keys(english));
    let missing = |from: &str, other: &BTreeSet<&str>, own: &BTreeSet<&str>| -> Vec<String> {
        other
            .difference(own)
            .map(|key| format!("{from}: message {key} is missing"))
            .collect()
    };
    let mut faults = missing(FRENCH, &english, &french);
    faults.extend(missing(ENGLISH, &french, &english));
    faults
}

/// The identifiers of messages and terms: what stands before `=` at the start of a line.
fn keys(text: &str) -> BTreeSet<&str> {
    let named = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    text.lines()
        .filter_map(|line| line.split_once('='))
        .map(|(key, _)| key.trim_end())
        .filter(|key| key.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-'))
        .filter(|key| key.chars().all(named))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_of_one_language_only_is_told() {
        let french = "# note = none\njouer = Jouer\n-maison = Cavalettres\nechec = { $n ->\n    [un] a = b\n   *[other] c\n}\n";
        let english = "jouer = Play\n-maison = Cavalettres\nextra = More\n";
        let tree = Tree::of(&[(FRENCH, french), (ENGLISH, english)]);
        assert_eq!(
            check(&tree),
            [
                format!("{FRENCH}: message extra is missing"),
                format!("{ENGLISH}: message echec is missing"),
            ]
        );
    }
}
