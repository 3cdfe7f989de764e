//! The searches done by looking at every word.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::search::{Filter, Rack};
use crate::{Lexicon, Word, WordSet};

/// The words that a filter lets through, as a list.
pub(super) struct Naive<'l> {
    list: &'l Lexicon,
    set: WordSet,
    /// In capitals, the longest first, then by alphabet.
    pub(super) words: Vec<String>,
}

impl Naive<'_> {
    pub(super) fn new<'l>(list: &'l Lexicon, filter: &Filter) -> Naive<'l> {
        let mut words: Vec<String> = list
            .forms(filter.set)
            .filter_map(|form| Word::read(&form).ok())
            .filter(|word| word.letters().is_some())
            .filter(|word| list.frequency(word, filter.set) >= Some(filter.familiar))
            .map(|word| word.folded())
            .filter(|word| filter.lengths.contains(&word.len()))
            .collect();
        words.sort_by_key(|word| (Reverse(word.len()), word.clone()));
        words.dedup();
        Naive {
            list,
            set: filter.set,
            words,
        }
    }

    /// The word with its letters small that are not in `rack`, and the letters of `rack` left over.
    fn marked(word: &str, rack: &Rack) -> (String, String) {
        let mut left: Vec<char> = rack.to_string().chars().filter(|&letter| letter != '?').collect();
        let mut marked = String::new();
        for letter in word.chars() {
            match left.iter().position(|&held| held == letter) {
                Some(held) => marked.push(left.swap_remove(held)),
                None => marked.push(letter.to_ascii_lowercase()),
            }
        }
        (marked, left.into_iter().collect())
    }

    pub(super) fn writable(&self, rack: &Rack) -> Vec<String> {
        let marked = self.words.iter().map(|word| Naive::marked(word, rack).0);
        let jokers = |word: &str| word.chars().filter(char::is_ascii_lowercase).count();
        marked.filter(|word| jokers(word) <= rack.jokers()).collect()
    }

    pub(super) fn containing(&self, rack: &Rack) -> Vec<String> {
        let long = self.words.iter().filter(|word| word.len() >= rack.len());
        let marked = long.map(|word| Naive::marked(word, rack));
        marked
            .filter(|(_, left)| left.is_empty())
            .map(|(word, _)| word)
            .collect()
    }

    pub(super) fn matching(&self, pattern: &str) -> Vec<String> {
        let pattern = pattern.to_ascii_uppercase();
        let fits = |word: &&String| {
            let mut pairs = word.chars().zip(pattern.chars());
            word.len() == pattern.len() && pairs.all(|(letter, place)| place == '?' || place == letter)
        };
        let mark = |word: &String| {
            let pairs = word.chars().zip(pattern.chars());
            pairs
                .map(|(letter, place)| {
                    if place == '?' {
                        letter.to_ascii_lowercase()
                    } else {
                        letter
                    }
                })
                .collect()
        };
        self.words.iter().filter(fits).map(mark).collect()
    }

    pub(super) fn nearest(&self, typed: &Word) -> Vec<String> {
        let farthest = [1, 1, 1, 2, 2, 2, 2, 2]
            .get(typed.folded().len())
            .copied()
            .unwrap_or(3);
        let plain = typed.spelled().eq_ignore_ascii_case(&typed.folded());
        let mut near = Vec::new();
        for form in self.list.forms(self.set) {
            let word = Word::read(&form).expect("a word");
            let joined = form.contains('\'') || form.contains('-') && !self.set.joins_compounds();
            let distance = distance(&word.folded(), &typed.folded());
            let itself = distance == 0 && (!self.set.tells_accents() || form == typed.spelled());
            let short = word.folded().len() < self.set.least();
            if joined || short || itself || distance > farthest {
                continue;
            }
            let accents = if plain {
                0
            } else {
                self::distance(&form, typed.spelled()) - distance
            };
            let readings = self.list.readings(&word).into_iter();
            let frequency = readings
                .filter(|reading| reading.form == form && reading.is_in(self.set))
                .map(|reading| reading.usage.frequency)
                .max();
            near.push((distance, accents, Reverse(frequency), word.folded(), form));
        }
        near.sort();
        let within = |most: usize| near.iter().filter(|(distance, ..)| *distance <= most).count();
        let most = if within(1) >= 5 {
            1
        } else if within(2) > 0 {
            2
        } else {
            3
        };
        let told = near.iter().filter(|(distance, ..)| *distance <= most).take(5);
        told.map(|(.., form)| form.clone()).collect()
    }
}

/// The letters to put in, leave out, replace or swap with a neighbour, by trying everything from the end.
fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().collect();
    let other: Vec<char> = other.chars().collect();
    between(&one, &other, &mut HashMap::new())
}

fn between(one: &[char], other: &[char], known: &mut HashMap<(usize, usize), usize>) -> usize {
    let ([rest_one @ .., a], [rest_other @ .., b]) = (one, other) else {
        return one.len() + other.len();
    };
    let lengths = (one.len(), other.len());
    if let Some(&distance) = known.get(&lengths) {
        return distance;
    }
    let mut fewest = between(rest_one, rest_other, known) + usize::from(a != b);
    fewest = fewest.min(between(rest_one, other, known) + 1);
    fewest = fewest.min(between(one, rest_other, known) + 1);
    if let ([before_one @ .., c], [before_other @ .., d]) = (rest_one, rest_other)
        && (a, b) == (d, c)
    {
        fewest = fewest.min(between(before_one, before_other, known) + 1);
    }
    known.insert(lengths, fewest);
    fewest
}
