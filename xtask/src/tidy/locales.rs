//! French and English say the same things.

use std::collections::BTreeSet;

use super::tree::Tree;

/// Every message that one language has and the other has not: `x.fr.ftl` or `x/fr.ftl` is French.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let french = tree
        .files()
        .map(|(path, _)| path)
        .filter(|path| path.ends_with("fr.ftl"));
    let english = tree
        .files()
        .map(|(path, _)| path)
        .filter(|path| path.ends_with("en.ftl"));
    let mut stems: BTreeSet<&str> = french
        .chain(english)
        .map(|path| &path[..path.len() - "fr.ftl".len()])
        .collect();
    stems.insert("web/src/i18n/");
    stems.into_iter().flat_map(|stem| compare(tree, stem)).collect()
}

fn compare(tree: &Tree, stem: &str) -> Vec<String> {
    let [in_french, in_english] = ["fr", "en"].map(|tag| format!("{stem}{tag}.ftl"));
    let (Some(french), Some(english)) = (tree.get(&in_french), tree.get(&in_english)) else {
        return vec![format!("{in_french} or {in_english}: missing")];
    };
    let (french, english) = (keys(french), keys(english));
    let missing = |from: &str, other: &BTreeSet<&str>, own: &BTreeSet<&str>| -> Vec<String> {
        other
            .difference(own)
            .map(|key| format!("{from}: message {key} is missing"))
            .collect()
    };
    let mut faults = missing(&in_french, &english, &french);
    faults.extend(missing(&in_english, &french, &english));
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
        let tree = Tree::of(&[
            ("web/src/i18n/fr.ftl", french),
            ("web/src/i18n/en.ftl", english),
            ("crates/phrases/i18n/terminal.fr.ftl", french),
        ]);
        assert_eq!(
            check(&tree),
            [
                "crates/phrases/i18n/terminal.fr.ftl or crates/phrases/i18n/terminal.en.ftl: missing",
                "web/src/i18n/fr.ftl: message extra is missing",
                "web/src/i18n/en.ftl: message echec is missing",
            ]
        );
    }
}
