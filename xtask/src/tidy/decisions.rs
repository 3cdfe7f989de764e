//! The list of decisions names every one of them, in their order.

use super::tree::Tree;

/// Where decisions lie, and what lists them.
const FOLDER: &str = "docs/adr/";
const LIST: &str = "docs/adr/README.md";

/// Every decision that the list leaves out, and every line of it that is out of order or names none.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let mut files: Vec<&str> = tree.files().filter_map(|(path, _)| decision(path)).collect();
    files.sort_unstable();
    let text = tree.get(LIST).unwrap_or_default();
    let listed: Vec<&str> = text.lines().filter_map(row).collect();
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| !listed.contains(file)) {
        faults.push(format!("{LIST}: {file} is not in the table"));
    }
    for file in listed.iter().filter(|file| !files.contains(file)) {
        faults.push(format!("{LIST}: {file} is in the table and is no decision"));
    }
    for pair in listed.windows(2).filter(|pair| pair[0] >= pair[1]) {
        faults.push(format!("{LIST}: {} stands after {}", pair[1], pair[0]));
    }
    faults
}

/// The name of a decision's file.
fn decision(path: &str) -> Option<&str> {
    let name = path.strip_prefix(FOLDER)?;
    name.starts_with(|first: char| first.is_ascii_digit())
        .then_some(name)
}

/// The file that a line of the table names.
fn row(line: &str) -> Option<&str> {
    let (_, rest) = line.strip_prefix("| [")?.split_once("](")?;
    rest.split(')').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_or_out_of_order_is_told() {
        let table = "| | decision |\n|---|---|\n| [0002](0002-two.md) | two |\n| [0001](0001-one.md) | one |\n| [0004](0004-four.md) | four |\n";
        let tree = Tree::of(&[
            (LIST, table),
            ("docs/adr/0001-one.md", ""),
            ("docs/adr/0002-two.md", ""),
            ("docs/adr/0003-three.md", ""),
        ]);
        assert_eq!(
            check(&tree),
            [
                "docs/adr/README.md: 0003-three.md is not in the table",
                "docs/adr/README.md: 0004-four.md is in the table and is no decision",
                "docs/adr/README.md: 0001-one.md stands after 0002-two.md",
            ]
        );
    }
}
