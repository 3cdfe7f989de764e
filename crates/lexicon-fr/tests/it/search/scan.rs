//! Searching by looking at every word.

use std::cmp::Reverse;
use std::sync::OnceLock;

use game_core::mix::SplitMix;
use lexicon::{Letter, Rack, WordSet, fold};
use lexicon_fr::french;

use crate::sets;

/// The plain words of a set, the longest first, then by alphabet.
pub(super) struct Scan {
    words: Vec<String>,
}

impl Scan {
    /// Made once, since making one takes longer than any search of it.
    pub(super) fn of(set: WordSet) -> &'static Scan {
        static SCANS: [OnceLock<Scan>; sets::ALL.len()] = [const { OnceLock::new() }; sets::ALL.len()];
        SCANS[sets::number(set)].get_or_init(|| Scan::new(set))
    }

    fn new(set: WordSet) -> Scan {
        let folded = french().forms(set).map(|form| fold(&form).expect("a word"));
        // Dames de Lettres W1.
        let least = if set == sets::LONGER { 3 } else { 1 };
        let whole = |word: &String| !word.contains(['-', '\'']) && word.len() >= least;
        let mut words: Vec<String> = folded.filter(whole).collect();
        words.sort_unstable_by(|a, b| (Reverse(a.len()), a).cmp(&(Reverse(b.len()), b)));
        words.dedup();
        Scan { words }
    }

    pub(super) fn words(&self) -> impl Iterator<Item = &String> {
        self.words.iter()
    }

    pub(super) fn writable(&self, rack: &Rack) -> Vec<String> {
        let counts = counts(rack);
        let words = self
            .words
            .iter()
            .filter(|word| missing(word, counts) <= rack.jokers());
        words.map(|word| marked(word, counts)).collect()
    }

    /// The length of the longest word that `rack` writes.
    pub(super) fn longest(&self, rack: &Rack) -> usize {
        let counts = counts(rack);
        let mut words = self.words.iter();
        words
            .find(|word| missing(word, counts) <= rack.jokers())
            .map_or(0, String::len)
    }

    pub(super) fn containing(&self, rack: &Rack) -> Vec<String> {
        let counts = counts(rack);
        let given = rack.len() - rack.jokers();
        let long = self.words.iter().filter(|word| word.len() >= rack.len());
        let words = long.filter(|word| word.len() - missing(word, counts) == given);
        words.map(|word| marked(word, counts)).collect()
    }

    pub(super) fn matching(&self, pattern: &str) -> Vec<String> {
        let of_length = self.words.iter().filter(|word| word.len() == pattern.len());
        let fits = |word: &String| {
            let mut shown = String::new();
            for (letter, place) in word.chars().zip(pattern.chars()) {
                match place {
                    '?' => shown.push(letter.to_ascii_lowercase()),
                    place if place == letter => shown.push(letter),
                    _ => return None,
                }
            }
            Some(shown)
        };
        of_length.filter_map(fits).collect()
    }
}

fn counts(rack: &Rack) -> [usize; 26] {
    let mut counts = [0; 26];
    Letter::all().for_each(|letter| counts[letter.index()] = rack.count(letter));
    counts
}

/// How many letters of a word are not among these.
fn missing(word: &str, mut counts: [usize; 26]) -> usize {
    let mut missing = 0;
    for byte in word.bytes() {
        let count = &mut counts[usize::from(byte - b'A')];
        match *count {
            0 => missing += 1,
            _ => *count -= 1,
        }
    }
    missing
}

/// The word with the letters small that are not among these.
fn marked(word: &str, mut counts: [usize; 26]) -> String {
    let mark = |byte: u8| {
        let count = &mut counts[usize::from(byte - b'A')];
        let held = *count > 0;
        *count -= usize::from(held);
        char::from(if held { byte } else { byte.to_ascii_lowercase() })
    };
    word.bytes().map(mark).collect()
}

/// The letters of a game, drawn in an order that a number fixes.
pub(super) struct Draw(SplitMix);

/// As often as French needs them.
const BAG: &str =
    "AAAAAAAAABBCCDDDEEEEEEEEEEEEFFGGHHIIIIIIIIJKLLLLLMMMNNNNNNOOOOOOPPQRRRRRRSSSSSSTTTTTTUUUUUVVWXYZ";

impl Draw {
    pub(super) fn new(seed: u64) -> Draw {
        Draw(SplitMix::new(seed))
    }

    pub(super) fn letter(&mut self) -> Letter {
        let at = self.0.below(BAG.len() as u64) as usize;
        Letter::of(char::from(BAG.as_bytes()[at])).expect("a letter")
    }

    pub(super) fn rack(&mut self, letters: usize, jokers: usize) -> Rack {
        Rack::new((0..letters).map(|_| self.letter()), jokers).expect("few letters")
    }
}
