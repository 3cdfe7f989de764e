//! `bench`, quickly: that every part measures, not how fast it is.

use crate::binary::{run, wrong};

fn figures(part: &str) -> Vec<(String, f64)> {
    let ran = run(&["bench", part, "--quick", "--json"]);
    assert_eq!(ran.status, Some(0), "{part}: {}", ran.err);
    ran.out
        .lines()
        .map(|line| {
            let figure: serde_json::Value = serde_json::from_str(line).expect("a figure is an object");
            let name = figure["figure"]
                .as_str()
                .expect("a figure has a name")
                .to_string();
            (name, figure["value"].as_f64().expect("a figure has a value"))
        })
        .collect()
}

#[test]
fn perft_agrees_with_the_known_counts_and_gives_a_ratio() {
    let found = figures("perft");
    assert_eq!(found.len(), 15);
    for ratio in ["perft, ratio to shakmaty", "perft chevaliers, ratio to the rules"] {
        assert!(
            found.iter().any(|(name, value)| name == ratio && *value > 0.0),
            "{ratio}"
        );
    }
}

#[test]
fn a_plain_trie_finds_the_same_word_moves() {
    let found = figures("dames");
    assert_eq!(found.len(), 5);
    assert!(found.iter().all(|(_, value)| *value > 0.0));
}

#[test]
fn going_through_the_list_finds_the_same_words() {
    let found = figures("guerre");
    assert_eq!(found.len(), 7);
    assert!(found.iter().all(|(_, value)| *value > 0.0));
}

#[test]
fn the_search_looks_at_positions() {
    assert!(figures("search").iter().all(|(_, value)| *value > 0.0));
}

#[test]
fn moves_are_kept_by_the_journal() {
    let mut found = figures("journal");
    assert_eq!(found.len(), 6);
    // What so few moves take of the processor may be less than it is counted in.
    found.retain(|(name, _)| name.starts_with("durable moves"));
    assert_eq!(found.len(), 3);
    assert!(found.iter().all(|(_, value)| *value > 0.0));
}

#[test]
fn moves_go_over_real_sockets() {
    let found = figures("sockets");
    assert!(
        found
            .iter()
            .any(|(name, value)| name.starts_with("moves over sockets") && *value > 0.0)
    );
}

#[test]
fn tables_in_memory_are_weighed() {
    figures("memory");
}

#[test]
fn words_are_walked_searched_and_judged() {
    let found = figures("words");
    assert!(found.iter().all(|(_, value)| *value >= 0.0), "{found:?}");
    for ratio in [
        "cursor along words, ratio to fst::Set",
        "cursor over boards, ratio to fst::Set",
        "longest word, ratio to a plain walk",
        "verdict, playable",
        "nearest words",
        "list compiled, ratio to its lines sorted",
        "lexicon, first verdict",
    ] {
        assert!(
            found.iter().any(|(name, value)| name == ratio && *value > 0.0),
            "{ratio}"
        );
    }
    let sizes = found
        .iter()
        .filter(|(name, _)| name.starts_with("longest word of "));
    assert_eq!(sizes.count(), 25);
    let embedded = found.iter().find(|(name, _)| name == "lexicon, embedded");
    assert!(embedded.is_some_and(|(_, size)| *size < 8.0), "{embedded:?}");
}

#[test]
fn an_unknown_part_or_folder_is_wrong() {
    wrong(&["bench", "weather"]);
    let ran = run(&["bench", "search", "--quick", "--folder", "Cargo.toml"]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
}
