//! The words nearest to one that is not admitted.
//!
//! Words are near by the fewest letters to put in, leave out, replace or swap with a neighbour, no letter
//! touched twice. Accents do not count for that; they decide between words that are equally near.

use std::cmp::Reverse;
use std::collections::HashSet;

use fst::raw::{Fst, Node, Output};

use crate::word::{opened, same_spelling};
use crate::{Lexicon, MAX_CHARACTERS, Word, WordSet};

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
    /// with its accents, if it has any, then the commonest, then by alphabet. Never `word` itself; where
    /// accents must be right, other accents on its letters come first. Where compounds are joined, they
    /// can be near.
    ///
    /// Words at a distance of one are sought first, farther ones only while there are too few, and those
    /// at three for long words only and where nothing is nearer. What is looked at are the beginnings of
    /// words within that distance of a beginning of `word`: up to some ten thousand at two, some hundred
    /// thousand at three.
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
                if !self.entries.members(row).is_in(set.spellings()) {
                    continue;
                }
                let form = self.entries.form_on(row, bare);
                let frequency = Reverse(self.entries.usage(row).frequency);
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

/// A walk over the spellings near to `typed`.
struct Walk<'w> {
    keys: &'w Fst<&'static [u8]>,
    typed: &'w [u8],
    most: usize,
    path: Vec<u8>,
    /// For each beginning of the path its distance to each beginning of `typed`, as far as it counts.
    rows: Vec<[u8; MAX_CHARACTERS + 1]>,
}

impl<'w> Walk<'w> {
    fn new(keys: &'w Fst<&'static [u8]>, typed: &'w [u8], most: usize) -> Walk<'w> {
        let mut first = [FAR; MAX_CHARACTERS + 1];
        for (distance, cell) in (0..).zip(&mut first[..=most.min(typed.len())]) {
            *cell = distance;
        }
        Walk {
            keys,
            typed,
            most,
            path: Vec::new(),
            rows: vec![first],
        }
    }

    /// Shows `visit` each spelling within reach, with the number of its group and its distance.
    fn go(&mut self, mut visit: impl FnMut(&str, u32, usize)) {
        self.below(self.keys.root(), Output::zero(), &mut visit);
    }

    fn below(&mut self, node: Node<'_>, group: Output, visit: &mut impl FnMut(&str, u32, usize)) {
        let row = self.rows[self.path.len()];
        let distance = usize::from(row[self.typed.len()]);
        let near = node.is_final() && distance <= self.most;
        if let (true, Ok(bare)) = (near, std::str::from_utf8(&self.path)) {
            visit(bare, group.cat(node.final_output()).value() as u32, distance);
        }
        for arc in node.transitions() {
            if !self.spell(arc.inp) {
                continue;
            }
            self.below(self.keys.node(arc.addr), group.cat(arc.out), visit);
            self.path.pop();
            self.rows.pop();
        }
    }

    /// Spells one letter more, unless every spelling that way is too far.
    fn spell(&mut self, letter: u8) -> bool {
        let depth = self.path.len();
        let last = self.path.last().copied();
        let above = &self.rows[depth];
        let mut row = [FAR; MAX_CHARACTERS + 1];
        let mut nearest = FAR;
        let from = (depth + 1).saturating_sub(self.most);
        let to = (depth + 1 + self.most).min(self.typed.len());
        for at in from..=to {
            let mut best = above[at] + 1;
            if let Some(before) = at.checked_sub(1) {
                best = best.min(row[before] + 1);
                best = best.min(above[before] + u8::from(self.typed[before] != letter));
                let swapped =
                    before > 0 && self.typed[before - 1] == letter && last == Some(self.typed[before]);
                if swapped {
                    best = best.min(self.rows[depth - 1][before - 1] + 1);
                }
            }
            row[at] = best.min(FAR);
            nearest = nearest.min(row[at]);
        }
        let alive = usize::from(nearest) <= self.most;
        if alive {
            self.path.push(letter);
            self.rows.push(row);
        }
        alive
    }
}
