//! Links between the documents lead somewhere.

use super::tree::Tree;

/// Every relative link of a Markdown file that leads to no file.
pub(super) fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| path.ends_with(".md")) {
        for (at, line) in text.lines().enumerate() {
            for link in links(line) {
                let target = resolve(path, link);
                let folder = format!("{target}/");
                if tree.get(&target).is_none() && !tree.files().any(|(path, _)| path.starts_with(&folder)) {
                    faults.push(format!("{path}:{}: link to {link} leads nowhere", at + 1));
                }
            }
        }
    }
    faults
}

/// The relative targets of a line's links, without their anchors.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', ' ']).next())
        .filter(|link| !link.contains("://") && !link.starts_with("mailto:"))
        .filter_map(|link| link.split('#').next())
        .filter(|link| !link.is_empty())
}

fn resolve(from: &str, link: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_to_nothing_is_told() {
        let tree = Tree::of(&[
            (
                "docs/adr/README.md",
                "[one](0001-one.md) [two](0002-two.md#why) [web](https://example.org)\n[up](../../README.md) [rules](../rules)\n",
            ),
            ("docs/adr/0001-one.md", "[here](#below)"),
            ("docs/rules/echecs.md", ""),
            ("README.md", "![picture](docs/table.png)"),
        ]);
        assert_eq!(
            check(&tree),
            [
                "README.md:1: link to docs/table.png leads nowhere",
                "docs/adr/README.md:1: link to 0002-two.md leads nowhere",
            ]
        );
    }
}
