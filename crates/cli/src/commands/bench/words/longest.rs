//! The longest word of a rack, against a plain walk over the same graph.
//!
//! Microseconds tell of the machine as much as of the search. What is gained by knowing which lengths lie ahead
//! shows as a ratio to a walk that does not know, turn about with it, and both must find the same words.

use std::hint::black_box;

use lexicon::{Letter, Node, Rack, WordSet};

use super::super::{Bed, Figure};
use super::{Bag, DAMES_DE_LETTRES, ECHEC_ET_MOTS, LARGEST, agree, draw, duel, nanoseconds, quickest};
use crate::failure::Failure;
use crate::printer::Printer;

/// The jokers of every rack.
const JOKERS: usize = Rack::MAX_JOKERS;

/// The sets that differ in their plain letters, each with a bag to draw from.
const SETS: [(&str, WordSet, &Bag); 4] = [
    ("Échec et Mots", game_echec_et_mots::OPEN_WORDS, &ECHEC_ET_MOTS),
    (
        "Échec et Mots, strict",
        game_echec_et_mots::STRICT_WORDS,
        &ECHEC_ET_MOTS,
    ),
    (
        "Dames de Lettres",
        game_dames_de_lettres::WORDS,
        &DAMES_DE_LETTRES,
    ),
    ("La Guerre des Mots", LARGEST, &ECHEC_ET_MOTS),
];

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let each = bed.share(200);
    for (name, set, bag) in SETS {
        let mut worst = (0.0, 0);
        for size in 1..=Rack::MAX_LETTERS {
            let mean = mean(&racks(size, bag, each)?, set);
            worst = if mean > worst.0 { (mean, size) } else { worst };
            // One set by sizes shows where the work is; it is the largest.
            if set == LARGEST {
                Figure::new(format!("longest word of {size} letters, 2 jokers"), mean, "µs")
                    .print(printer)?;
            }
        }
        let (mean, size) = worst;
        let name = format!("{name}, worst size: {size}");
        Figure::new(name, mean, "µs a longest word").print(printer)?;
    }
    compare(
        printer,
        &racks(Rack::MAX_LETTERS, &DAMES_DE_LETTRES, bed.share(40))?,
    )
}

/// So many racks of `size` letters and two jokers.
fn racks(size: usize, bag: &Bag, count: usize) -> Result<Vec<Rack>, Failure> {
    let seeds = (0..count).map(|number| (size * 100_000 + number) as u64);
    seeds
        .map(|seed| Rack::new(draw(size, bag, seed), JOKERS).map_err(Failure::usage))
        .collect()
}

/// The mean time of one search, in microseconds.
fn mean(racks: &[Rack], set: WordSet) -> f64 {
    let graphs = catalog::french().graphs();
    let ((), time) = quickest(|| {
        for rack in racks {
            black_box(graphs.longest_word(black_box(rack), set));
        }
    });
    nanoseconds(time, racks.len()) / 1e3
}

/// Against a depth-first walk that knows nothing of what lies ahead.
fn compare(printer: &mut Printer, racks: &[Rack]) -> Result<(), Failure> {
    let graphs = catalog::french().graphs();
    let root = graphs.forward.root(LARGEST);
    let [(ours, time), (plain, plain_time)] = duel(
        || {
            let found = racks
                .iter()
                .filter_map(|rack| graphs.longest_word(black_box(rack), LARGEST));
            found.map(|word| word.len()).sum()
        },
        || {
            let walks = racks.iter().map(|rack| Plain::of(black_box(rack)));
            walks.map(|mut walk| walk.longest(root, 0)).sum()
        },
    );
    agree("letters of the longest words", ours, plain)?;
    let name = format!("plain walk of {} letters, 2 jokers", Rack::MAX_LETTERS);
    Figure::new(name, nanoseconds(plain_time, racks.len()) / 1e3, "µs").print(printer)?;
    let ratio = plain_time.as_secs_f64() / time.as_secs_f64();
    Figure::new("longest word, ratio to a plain walk", ratio, "times as fast").print(printer)
}

/// The letters that a plain walk has left.
struct Plain {
    counts: [usize; Letter::COUNT],
    jokers: usize,
}

impl Plain {
    fn of(rack: &Rack) -> Plain {
        let mut counts = [0; Letter::COUNT];
        for letter in Letter::all() {
            counts[letter.index()] = rack.count(letter);
        }
        Plain {
            counts,
            jokers: rack.jokers(),
        }
    }

    /// The length of the longest word beyond `node`. A joker is spent only on a letter that has run
    /// out, which spares even this walk most of its detours.
    fn longest(&mut self, node: Node<'_>, depth: usize) -> usize {
        let mut best = if node.is_word() { depth } else { 0 };
        for (letter, next) in node.steps() {
            if self.counts[letter.index()] > 0 {
                self.counts[letter.index()] -= 1;
                best = best.max(self.longest(next, depth + 1));
                self.counts[letter.index()] += 1;
            } else if self.jokers > 0 {
                self.jokers -= 1;
                best = best.max(self.longest(next, depth + 1));
                self.jokers += 1;
            }
        }
        best
    }
}
