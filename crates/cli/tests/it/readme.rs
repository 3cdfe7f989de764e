//! What README.md and docs/bots.md show is what the binary prints.

use crate::binary::run;

#[test]
fn every_example_of_the_readme_holds() {
    holds(include_str!("../../../../README.md"));
}

#[test]
fn every_example_for_writers_of_bots_holds() {
    holds(include_str!("../../../../docs/bots.md"));
}

fn holds(page: &str) {
    let mut checked = 0;
    for block in page.split("```console\n").skip(1) {
        let block = block.split("```").next().expect("a split has a first part");
        for example in block.split("$ cavalettres ").skip(1) {
            let (command, expected) = example.split_once('\n').expect("an example prints something");
            assert_eq!(run(&words(command)).out, expected, "{command}");
            checked += 1;
        }
    }
    assert!(checked > 0, "the page has no example");
}

/// The words of a command line, with double quotes around those that hold blanks.
fn words(line: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for (at, part) in line.split('"').enumerate() {
        if at % 2 == 1 {
            words.push(part);
        } else {
            words.extend(part.split_whitespace());
        }
    }
    words
}
