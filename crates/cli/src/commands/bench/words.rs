//! The lexicon: what it costs to have, to walk, to search and to ask.
//!
//! Every word game stands on it, players and computers alike: what it costs here, all of them pay.

mod cursor;
mod fresh;
mod list;
mod longest;
mod verdict;

use std::time::{Duration, Instant};

use game_core::Dice;
use lexicon::{Letter, WordSet};

use super::Bed;
use crate::chance;
use crate::failure::Failure;
use crate::printer::Printer;

pub(super) use fresh::measure as measure_fresh;

/// Every measurement is taken so often, and the quickest counts: the others were disturbed.
const ROUNDS: usize = 15;

/// How many tiles of each letter a box has, from A to Z.
type Bag = [u8; Letter::COUNT];

/// The letters of Dames de Lettres.
const DAMES_DE_LETTRES: Bag = [
    9, 2, 2, 3, 12, 2, 2, 2, 8, 1, 1, 5, 3, 6, 6, 2, 1, 6, 6, 6, 5, 2, 1, 1, 1, 1,
];

/// The letters of Échec et Mots.
const ECHEC_ET_MOTS: Bag = [
    4, 2, 2, 1, 4, 2, 1, 1, 3, 1, 1, 3, 2, 3, 3, 2, 1, 4, 3, 3, 3, 1, 1, 1, 1, 1,
];

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    cursor::measure(printer, bed)?;
    longest::measure(printer, bed)?;
    verdict::measure(printer, bed)?;
    list::measure(printer, bed)
}

/// The largest set of plain spellings.
const LARGEST: WordSet = game_guerre_des_mots::FOLDED_WORDS;

/// So many letters out of a bag, which is filled again whenever it is empty; the same for a seed.
fn draw(count: usize, tiles: &Bag, seed: u64) -> Vec<Letter> {
    let mut dice = chance::dice(seed);
    let mut bag = Vec::new();
    let mut drawn = Vec::with_capacity(count);
    while drawn.len() < count {
        if bag.is_empty() {
            let tiles = Letter::all().zip(tiles);
            bag.extend(tiles.flat_map(|(letter, &count)| std::iter::repeat_n(letter, usize::from(count))));
        }
        let bound = u32::try_from(bag.len()).expect("a bag is small");
        drawn.push(bag.swap_remove(dice.below(bound) as usize));
    }
    drawn
}

/// What some work gives, and the time of its quickest round.
fn quickest<T>(mut work: impl FnMut() -> T) -> (T, Duration) {
    let (mut done, mut best) = timed(&mut work);
    for _ in 1..ROUNDS {
        let (again, time) = timed(&mut work);
        (done, best) = (again, best.min(time));
    }
    (done, best)
}

/// The same for two ways of doing the same work, turn about, so that whatever disturbs one disturbs
/// the other.
fn duel<T>(mut one: impl FnMut() -> T, mut other: impl FnMut() -> T) -> [(T, Duration); 2] {
    let mut best = [timed(&mut one), timed(&mut other)];
    for _ in 1..ROUNDS {
        let again = [timed(&mut one), timed(&mut other)];
        for (best, again) in best.iter_mut().zip(again) {
            *best = (again.0, best.1.min(again.1));
        }
    }
    best
}

fn timed<T>(work: &mut impl FnMut() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed())
}

/// A time by the piece, in nanoseconds.
fn nanoseconds(time: Duration, count: usize) -> f64 {
    time.as_secs_f64() * 1e9 / count as f64
}

fn agree(what: &str, ours: usize, other: usize) -> Result<(), Failure> {
    if ours == other {
        return Ok(());
    }
    Err(Failure::usage(format!("{what}: {ours}, expected {other}")))
}
