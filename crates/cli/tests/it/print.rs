//! `cavalettres print`: every game of the shelf, in both languages, on both papers.

use std::fs;

use serde_json::Value;
use tempfile::tempdir;

use crate::binary::{done, wrong};

/// The sizes of the pages of a PDF, in points.
fn pages(pdf: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(pdf);
    let pages = text.split("/MediaBox[").skip(1);
    pages
        .filter_map(|rest| Some(rest.split_once(']')?.0.to_owned()))
        .collect()
}

#[test]
fn every_game_of_the_shelf_is_printed() {
    let folder = tempdir().expect("a folder of its own");
    let file = folder.path().join("kit.pdf");
    let path = file.to_str().expect("a plain path");
    let games = done(&["games", "--json"]);
    for line in games.lines() {
        let game: Value = serde_json::from_str(line).expect("an object a line");
        let slug = game["slug"].as_str().expect("a slug");
        for (lang, paper, ink, size) in [
            ("fr", "a4", "full", "0 0 595.2756 841.8898"),
            ("en", "a3", "save", "0 0 841.8898 1190.5511"),
        ] {
            let args = [
                "print", slug, "--lang", lang, "--paper", paper, "--ink", ink, "-o", path,
            ];
            let told = done(&args);
            let pdf = fs::read(&file).expect("the file was written");
            assert!(pdf.starts_with(b"%PDF-"), "{slug}");
            assert!(
                told.lines().any(|line| line.starts_with("board")),
                "{slug}: {told}"
            );
            assert!(told.lines().count() >= 4, "{slug}: {told}");
            let sizes = pages(&pdf);
            assert_eq!(sizes.len(), told.lines().count(), "{slug}");
            assert!(sizes.iter().all(|page| page == size), "{slug}: {sizes:?}");
        }
    }
}

#[test]
fn some_sheets_are_printed_alone() {
    let folder = tempdir().expect("a folder of its own");
    let file = folder.path().join("kit.pdf");
    let path = file.to_str().expect("a plain path");
    let told = done(&[
        "print",
        "echec-et-mots",
        "--sheets",
        "letters",
        "--json",
        "-o",
        path,
    ]);
    let sheets: Vec<&str> = told.lines().filter(|line| line.contains("\"letters")).collect();
    // A front brings its back.
    assert_eq!((sheets.len(), told.lines().count()), (2, 2));
    assert_eq!(pages(&fs::read(&file).expect("the file was written")).len(), 2);
}

#[test]
fn what_cannot_be_printed_is_told() {
    let folder = tempdir().expect("a folder of its own");
    let path = folder.path().join("kit.pdf");
    let path = path.to_str().expect("a plain path");
    assert!(wrong(&["print", "echecs", "--sheets", "attic", "-o", path]).contains("attic"));
    assert!(wrong(&["print", "echecs", "--paper", "a5", "-o", path]).contains("a4 or a3"));
    assert!(wrong(&["print", "echecs", "--ink", "red", "-o", path]).contains("full or save"));
    assert!(wrong(&["print", "echecs", "-o", "/no/such/folder/kit.pdf"]).contains("cannot be written"));
    assert!(!std::path::Path::new(path).exists());
}
