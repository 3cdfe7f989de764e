//! Every reason of a hint has a sentence in both languages.

use std::fs;
use std::path::Path;

use catalog::Kind;

#[test]
fn every_reason_has_a_sentence_in_both_languages() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    for kind in Kind::ALL {
        for language in ["fr", "en"] {
            let file = games.join(kind.slug()).join(format!("{language}.ftl"));
            let text = fs::read_to_string(&file).expect("the sentences of a game");
            for code in kind.reasons() {
                let key = format!("\nwhy-{}-{code} =", kind.slug());
                assert!(text.contains(&key), "{} lacks{key}", file.display());
            }
        }
    }
}
