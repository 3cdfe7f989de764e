//! What it takes to read somebody's own list of words.
//!
//! `--lexicon FILE` compiles such a list while whoever started the program waits. To sort the lines is the least
//! that any compiler of lists must do, so that the ratio to it tells more than milliseconds of one machine.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::Chance;

use super::super::{Bed, Figure};
use crate::failure::Failure;
use crate::printer::Printer;

/// How many words a long list has.
const WORDS: usize = 1_000_000;

/// Each is measured so often, and the quickest counts.
const ROUNDS: usize = 3;

/// A list compiled, beside the same lines sorted, the least that any list of words needs.
pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let words = bed.share(WORDS);
    let text = text(words);
    let compiled = quickest(|| {
        black_box(lexicon::compile("bench", black_box(&text), &catalog::spellings()))
            .map_err(Failure::usage)?;
        Ok(())
    })?;
    let sorted = quickest(|| {
        let mut lines: Vec<String> = black_box(&text).lines().map(str::to_owned).collect();
        lines.sort_unstable();
        lines.dedup();
        black_box(lines);
        Ok(())
    })?;
    let name = format!("list of {words} words compiled");
    Figure::new(&name, compiled.as_secs_f64() * 1e3, "ms").print(printer)?;
    let ratio = compiled.as_secs_f64() / sorted.as_secs_f64().max(f64::MIN_POSITIVE);
    Figure::new("list compiled, ratio to its lines sorted", ratio, "").print(printer)
}

fn quickest(mut work: impl FnMut() -> Result<(), Failure>) -> Result<Duration, Failure> {
    let mut least = Duration::MAX;
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        work()?;
        least = least.min(begun.elapsed());
    }
    Ok(least)
}

/// So many lines of French words, each with another ending, in no order.
fn text(words: usize) -> String {
    let mut chance = Chance::new(1);
    let forms: Vec<String> = catalog::french().forms(super::LARGEST).step_by(7).collect();
    let mut text = String::with_capacity(14 * words);
    for _ in 0..words {
        // A stem and an ending of another word: as alike as the words of a language are.
        let mut half = |last: bool| {
            let form = &forms[chance.below(forms.len())];
            let letters: Vec<char> = form.chars().filter(|letter| letter.is_alphabetic()).collect();
            let (stem, ending) = letters.split_at(letters.len().min(20) / 2);
            let half = if last {
                &ending[..ending.len().min(10)]
            } else {
                stem
            };
            half.iter().collect::<String>()
        };
        text += &half(false);
        text += &half(true);
        text.push('\n');
    }
    text
}
