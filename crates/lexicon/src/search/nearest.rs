//! The words nearest to one that is not admitted.
//!
//! Words are near by the fewest letters to put in, leave out, replace or swap with a neighbour, no letter
//! touched twice. Accents do not count for that; they decide between words that are equally near.

use std::cmp::Reverse;
use std::collections::HashSet;

use fst::raw::{Fst, Node, Output};

use crate::word::{opened, same_spelling};
use crate::{Lexicon, Word, WordSet};

/// How many words are told.
const TOLD: usize = 5;

/// The greatest distance that is tried.
const FARTHEST: usize = 3;

/// A distance greater than any that counts.
const FAR: u8 = FARTHEST as u8 + 1;

/// A word that is near, in the order in which words are told.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Near {
    distance: usize,
    /// How much farther it is when accents count.
    accents: usize,
    frequency: Reverse<u8>,
    bare: String,
    form: String,
}

impl Lexicon {
    /// At most five spellings that `set` admits and that are near to `word`: the nearest first, then those
    /// with its accents, if it has any, then the commonest, then by alphabet. Never `word` itself, and never
    /// a word that is [shunned](crate::Usage::is_shunned); where accents must be right, other accents on its letters come first. Where compounds are joined, they
    /// can be near.
    ///
    /// Words at a distance of one are sought first, farther ones only while there are too few, and those
    /// at three for long words only and where nothing is nearer. What is looked at are the beginnings of
    /// words within that distance of a beginning of `word`: some hundreds at one, some thousands at two,
    /// some ten thousands at three.
    pub fn nearest(&self, word: &Word, set: WordSet) -> Vec<String> {
        let farthest = farthest(word.bare().len());
        let mut near = Vec::new();
        for most in 1..=farthest {
            near = self.within(word, set, most);
            if near.len() >= TOLD || most == 2 && !near.is_empty() {
                break;
            }
        }
        near.into_iter().take(TOLD).map(|near| near.form).collect()
    }

    /// Every other spelling at a distance of `most` or less, in order.
    fn within(&self, word: &Word, set: WordSet, most: usize) -> Vec<Near> {
        let plain = opened(word.spelled()).eq(word.bare().chars());
        let mut near: Vec<Near> = Vec::new();
        let mut walk = Walk::new(self.entries.keys(), word.bare().as_bytes(), most);
        walk.go(|bare, group, distance| {
            let joined = bare.contains('\'') || bare.contains('-') && !set.joins_compounds();
            if joined || distance == 0 && !set.tells_accents() {
                return;
            }
            for row in self.entries.group(group) {
                let usage = self.entries.usage(row);
                if !self.entries.is_in(row, bare, set) || usage.is_shunned() {
                    continue;
                }
                let form = self.entries.form_on(row, bare);
                let frequency = Reverse(usage.frequency);
                if distance == 0 && same_spelling(&form, word.spelled()) {
                    continue;
                }
                // Somebody who writes without accents says nothing about them.
                let accents = if plain {
                    0
                } else {
                    apart(&form, word.spelled()).saturating_sub(distance)
                };
                near.push(Near {
                    distance,
                    accents,
                    frequency,
                    bare: bare.to_owned(),
                    form,
                });
            }
        });
        near.sort_unstable();
        // Of a form with several readings the commonest comes first.
        let mut told = HashSet::new();
        near.retain(|near| told.insert(near.form.clone()));
        near
    }
}

/// The greatest distance at which a word of so many letters still resembles another.
fn farthest(letters: usize) -> usize {
    match letters {
        0..=2 => 1,
        3..=7 => 2,
        _ => FARTHEST,
    }
}

/// The distance of two spellings, accents counted.
fn apart(one: &str, other: &str) -> usize {
    let one: Vec<char> = opened(one).collect();
    let other: Vec<char> = opened(other).collect();
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (i, a) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in other.iter().enumerate() {
            let replaced = rows[i][j] + usize::from(a != b);
            let mut best = replaced.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == other[j - 1] && one[i - 1] == *b {
                best = best.min(rows[i - 1][j - 1] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

/// Distances of a beginning of a spelling to beginnings of another of about its length: the middle one
/// is that of the same length. Farther ones do not count.
type Band = [u8; 2 * FARTHEST + 1];

/// A walk over the spellings near to `typed`.
struct Walk<'w> {
    keys: &'w Fst<&'static [u8]>,
    typed: &'w [u8],
    most: usize,
    path: Vec<u8>,
    /// For each beginning of the path its distances to beginnings of `typed`.
    bands: Vec<Band>,
}

impl<'w> Walk<'w> {
    fn new(keys: &'w Fst<&'static [u8]>, typed: &'w [u8], most: usize) -> Walk<'w> {
        let mut first = [FAR; 2 * FARTHEST + 1];
        for (distance, cell) in (0..).zip(&mut first[FARTHEST..]) {
            *cell = distance;
        }
        Walk {
            keys,
            typed,
            most,
            path: Vec::new(),
            bands: vec![first],
        }
    }

    /// Shows `visit` each spelling within reach, with the number of its group and its distance.
    fn go(&mut self, mut visit: impl FnMut(&str, u32, usize)) {
        self.below(self.keys.root(), Output::zero(), &mut visit);
    }

    fn below(&mut self, node: Node<'_>, group: Output, visit: &mut impl FnMut(&str, u32, usize)) {
        let near = node.is_final() && self.distance() <= self.most;
        if let (true, Ok(bare)) = (near, std::str::from_utf8(&self.path)) {
            let group = group.cat(node.final_output()).value() as u32;
            visit(bare, group, self.distance());
        }
        for arc in node.transitions() {
            if !self.spell(arc.inp) {
                continue;
            }
            self.below(self.keys.node(arc.addr), group.cat(arc.out), visit);
            self.path.pop();
            self.bands.pop();
        }
    }

    /// How far the path is from `typed`.
    fn distance(&self) -> usize {
        let depth = self.path.len();
        let place = (self.typed.len() + FARTHEST).checked_sub(depth);
        let distance = place.and_then(|place| self.bands[depth].get(place));
        usize::from(*distance.unwrap_or(&FAR))
    }

    /// Spells one letter more, unless every spelling that way is too far.
    fn spell(&mut self, letter: u8) -> bool {
        let depth = self.path.len() + 1;
        let above = &self.bands[depth - 1];
        let mut band = [FAR; 2 * FARTHEST + 1];
        for place in FARTHEST - self.most..=FARTHEST + self.most {
            let Some(length) = (depth + place).checked_sub(FARTHEST) else {
                continue;
            };
            if length > self.typed.len() {
                break;
            }
            // The same length is one place farther to the right in the band above.
            let mut fewest = above.get(place + 1).map_or(FAR, |left_out| left_out + 1);
            if let Some(last) = length.checked_sub(1) {
                let put_in = place.checked_sub(1).map_or(FAR, |before| band[before] + 1);
                let replaced = above[place] + u8::from(self.typed[last] != letter);
                fewest = fewest.min(put_in).min(replaced);
                if last > 0 && self.typed[last - 1] == letter && self.path.last() == Some(&self.typed[last]) {
                    fewest = fewest.min(self.bands[depth - 2][place] + 1);
                }
            }
            band[place] = fewest.min(FAR);
        }
        let alive = band.iter().any(|&distance| usize::from(distance) <= self.most);
        if alive {
            self.path.push(letter);
            self.bands.push(band);
        }
        alive
    }
}
