//! The words that the embedded list is compiled for.

use std::fs;
use std::path::Path;

/// The build of the list reads them from a file, which the shelf writes.
#[test]
fn the_list_is_compiled_for_every_game_of_the_shelf() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/lexicon/sets.txt");
    let sets = catalog::spellings();
    let text: String = sets.iter().map(|set| format!("{set}\n")).collect();
    if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
        fs::write(&path, text).expect("data/lexicon/sets.txt can be written");
    }
    assert_eq!(catalog::french().sets(), sets, "written anew: build again");
}
