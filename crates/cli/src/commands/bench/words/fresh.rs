//! What the lexicon costs before anything else is measured: its size, its start, its memory.
//!
//! The lexicon lies in the binary and comes to memory page by page as it is asked. What it takes can only be
//! seen in a process that has asked nothing, hence first of all, and after questions that leave no page out.

use std::hint::black_box;
use std::time::Instant;

use lexicon::{Letter, Lexicon, Rack, Reading, Word, WordSet};

use super::super::process::resident;
use super::super::{Bed, Figure};
use super::LARGEST;
use crate::failure::Failure;
use crate::printer::Printer;

/// Measures in a process that has not touched the lexicon yet.
pub(in super::super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let before = resident("self");
    let start = Instant::now();
    let lexicon = catalog::french();
    let word = Word::read("cheval").map_err(Failure::usage)?;
    black_box(lexicon.verdict(&word, LARGEST));
    let elapsed = start.elapsed();
    let size = catalog::FRENCH_BYTES as f64 / 1e6;
    Figure::new("lexicon, embedded", size, "MB").print(printer)?;
    Figure::new("lexicon, first verdict", elapsed.as_secs_f64() * 1e3, "ms").print(printer)?;
    let queries = bed.share(1_000_000);
    ask(lexicon, queries);
    match (before, resident("self")) {
        (Some(before), Some(after)) => {
            let grown = after.saturating_sub(before) as f64 / 1e6;
            Figure::new(format!("lexicon, resident after {queries} queries"), grown, "MB").print(printer)
        }
        _ => {
            printer.message("memory not measured: this system does not tell it");
            Ok(())
        }
    }
}

/// Asks so many questions of every kind. The words go through the whole list, so that no page of it
/// stays untouched; they are not kept.
fn ask(lexicon: &'static Lexicon, queries: usize) {
    let rulings = catalog::word_rulings();
    let forms = std::iter::repeat_with(|| lexicon.forms(LARGEST)).flatten();
    for (number, form) in forms.take(queries).enumerate() {
        let Ok(word) = Word::read(&form) else { continue };
        let set = rulings[number % rulings.len()].set;
        match number % 1000 {
            0 => drop(black_box(lexicon.nearest(&word, set))),
            1..100 => {
                let letters = word.letters().unwrap_or_default();
                let rack = Rack::new(letters.into_iter().take(Rack::MAX_LETTERS), number % 3);
                black_box(rack.map(|rack| lexicon.graphs().longest_word(&rack, set))).ok();
            }
            100..200 => spell(lexicon, &word, set),
            200..300 => {
                let readings: Vec<Reading> = lexicon.readings(&word);
                for reading in &readings {
                    black_box(lexicon.inflections(reading.lemma));
                }
            }
            300..500 => drop(black_box(lexicon.spellings(&word, set))),
            _ => {
                black_box(lexicon.verdict(&word, set));
            }
        }
    }
}

/// Along a board, backwards.
fn spell(lexicon: &Lexicon, word: &Word, set: WordSet) {
    let mut cursor = lexicon.graphs().backward.cursor(set);
    let letters: Vec<Letter> = word.letters().unwrap_or_default();
    let lives = letters.iter().rev().all(|&letter| cursor.step(letter));
    black_box(lives && cursor.accepts());
}
