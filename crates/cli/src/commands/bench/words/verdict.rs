//! A verdict, and the words near one that is refused.
//!
//! Referees and players ask for verdicts by the thousand, and only a person who was refused asks what lies near:
//! nanoseconds and microseconds, which one figure would hide.

use std::hint::black_box;

use lexicon::{Lexicon, Verdict, Word, WordSet};

use super::super::{Bed, Figure};
use super::{LARGEST, nanoseconds, quickest};
use crate::failure::Failure;
use crate::printer::Printer;

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let lexicon = catalog::french();
    let forms = lexicon.forms(LARGEST).step_by(17).take(bed.share(20_000));
    let words: Vec<Word> = forms.filter_map(|form| Word::read(&form).ok()).collect();
    let exact = game_guerre_des_mots::EXACT_WORDS;
    let playable = chosen(lexicon, &words, LARGEST, |verdict| verdict == Verdict::Playable);
    let conjugated = chosen(lexicon, &words, game_echec_et_mots::OPEN_WORDS, is_refused);
    let misspelt: Vec<Word> = words.iter().filter_map(misspell).collect();
    let unknown = chosen(lexicon, &misspelt, LARGEST, is_refused);
    let accented = chosen(lexicon, &words, exact, |verdict| verdict == Verdict::Playable);
    for (name, words, set) in [
        ("verdict, playable", &playable, LARGEST),
        ("verdict, playable with its accents", &accented, exact),
        (
            "verdict, conjugated form",
            &conjugated,
            game_echec_et_mots::OPEN_WORDS,
        ),
        ("verdict, unknown", &unknown, LARGEST),
        ("verdict, unknown with its accents", &unknown, exact),
    ] {
        let ((), time) = quickest(|| {
            for word in words {
                black_box(lexicon.verdict(black_box(word), set));
            }
        });
        Figure::new(name, nanoseconds(time, words.len()), "ns").print(printer)?;
    }
    let texts: Vec<&str> = accented.iter().map(Word::spelled).collect();
    let ((), time) = quickest(|| {
        for text in &texts {
            black_box(Word::read(black_box(text)).map(|word| lexicon.verdict(&word, exact))).ok();
        }
    });
    Figure::new(
        "verdict, its text read first",
        nanoseconds(time, texts.len()),
        "ns",
    )
    .print(printer)?;
    let few = &unknown[..unknown.len().min(bed.share(1000))];
    let ((), time) = quickest(|| {
        for word in few {
            black_box(lexicon.nearest(black_box(word), LARGEST));
        }
    });
    Figure::new("nearest words", nanoseconds(time, few.len()) / 1e3, "µs").print(printer)
}

fn is_refused(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Refused(_))
}

/// The words that get such a verdict.
fn chosen(lexicon: &Lexicon, words: &[Word], set: WordSet, wanted: fn(Verdict) -> bool) -> Vec<Word> {
    let get = |word: &&Word| wanted(lexicon.verdict(word, set));
    words.iter().filter(get).cloned().collect()
}

/// The word with its middle letters changed about.
fn misspell(word: &Word) -> Option<Word> {
    let mut letters: Vec<char> = word.spelled().chars().collect();
    let middle = letters.len() / 2;
    letters.swap(middle.checked_sub(1)?, middle);
    Word::read(&letters.into_iter().collect::<String>()).ok()
}
