//! The moves of a position, merged by what they change: of all words that turn the same letters after the
//! same slide one is kept, and none that turns only some of those that another one turns.

use std::cmp::Reverse;

use game_core::Seat;
use game_dames_de_lettres::{Capture, Cell, Cells, Fork, Play, Slide, Spelling};
use search::{Value, WON};

use super::memory::{Key, Memory, Written, key};
use super::position::{EnginePosition, Scene};
use super::tally::{Finish, Tally, other};
use super::words::{Entry, Open, Words, admit, words};

/// How many words of one slide are tried in pairs (W8).
const PAIRED: usize = 64;

/// How many moves are looked through for each that is kept.
const MERGED: usize = 16;

/// Where the slide of a word, and then how many letters it does not turn of more than there are, stand in the
/// number that words are ordered by: one comparison each.
const BY_SLIDE: u32 = 40;
const BY_TURNED: u32 = 32;
const MORE_THAN_TURNED: u64 = 64;

/// Where the worth of a move, and then how few words it writes, stand in its rank.
const BY_WORTH: u32 = 16;
const BY_WORDS: u32 = 8;

/// By what moves are put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    /// What the position after them is worth.
    Worth,
    /// How many letters they turn or capture.
    Letters,
}

/// What only the position at the root knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Root<'v> {
    /// The moves that the rules allow without a word.
    pub(crate) wordless: &'v [String],
    /// The letter that must be moved (F1b).
    pub(crate) touched: Option<Cell>,
    /// The words that must be written (F1b).
    pub(crate) announced: &'v [Spelling],
    /// The moves that write a word which the arbiter allowed (F4). Further on only the list counts.
    pub(crate) admitted: &'v [Play],
}

impl Root<'_> {
    pub(crate) fn announced(&self) -> Vec<Key> {
        let letters = |word: &Spelling| word.letters().unwrap_or_default();
        self.announced.iter().map(|word| key(&letters(word))).collect()
    }
}

/// What is asked of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted<'v> {
    pub(crate) measure: Measure,
    /// How many moves at most.
    pub(crate) keep: usize,
    pub(crate) root: Option<Root<'v>>,
}

/// A move that stands for all that change the same.
#[derive(Debug)]
pub(crate) struct Class {
    pub(crate) play: Play,
    /// What it is worth to whoever moves, at a glance, or how many letters it turns and captures.
    pub(crate) value: Value,
    pub(crate) finish: Option<Finish>,
    pub(crate) next: EnginePosition,
}

impl Class {
    /// The words that it writes.
    pub(crate) fn written(&self) -> impl Iterator<Item = Written> {
        let seat = other(self.next.side);
        self.play.words.iter().map(move |writing| Written {
            key: key(&writing.word.letters().unwrap_or_default()),
            word: writing.word.clone(),
            seat,
        })
    }
}

/// A slide with up to two words, not yet made.
#[derive(Clone, Copy)]
struct Candidate {
    value: Value,
    /// The best are the greatest; see [`Sorter::rank`].
    rank: i64,
    slide: u32,
    words: [Option<u32>; 2],
    finish: Option<Finish>,
}

/// The best moves of a position, best first.
pub(crate) fn classes(
    scene: &Scene,
    memory: &mut Memory<'_>,
    position: &EnginePosition,
    line: &[Written],
    wanted: &Wanted<'_>,
) -> Vec<Class> {
    let mut slides = position.board.slides(scene.rules(), position.side);
    if let Some(touched) = wanted.root.and_then(|root| root.touched) {
        slides.retain(|slide| slide.from == touched);
    }
    let announced = wanted.root.map_or_else(Vec::new, |root| root.announced());
    let open = Open {
        line,
        announced: &announced,
        spoken: wanted.root.is_some(),
    };
    let mut words = words(scene, memory, position, &slides, open);
    for play in wanted.root.map_or(&[][..], |root| root.admitted) {
        admit(&mut words, scene, position, &slides, (play, open));
    }
    let sorter = Sorter::new(scene, position, &slides, &words, wanted);
    let mut candidates = sorter.candidates();
    if !announced.is_empty() {
        // Two words of a double are never the same, so that as many are all of them.
        candidates.retain(|candidate| candidate.words.iter().flatten().count() == announced.len());
    }
    let enough = MERGED * wanted.keep;
    if candidates.len() > enough {
        candidates.select_nth_unstable_by_key(enough, |candidate| Reverse(candidate.rank));
        candidates.truncate(enough);
    }
    candidates.sort_by_key(|candidate| Reverse(candidate.rank));
    let mut kept = Vec::with_capacity(wanted.keep.min(candidates.len()));
    let mut effects: Vec<(&Slide, Cells)> = Vec::with_capacity(kept.capacity());
    for candidate in candidates {
        if kept.len() >= wanted.keep {
            break;
        }
        let slide = &slides[candidate.slide as usize];
        let turned = sorter.turned(&candidate);
        let includes = |(other, more): &(&Slide, Cells)| {
            other.from == slide.from
                && other.to == slide.to
                && other.captures == slide.captures
                && turned.less(*more).is_empty()
        };
        if effects.iter().any(includes) {
            continue;
        }
        if let Some(class) = sorter.class(&candidate, memory, line) {
            effects.push((slide, turned));
            kept.push(class);
        }
    }
    kept
}

struct Sorter<'a> {
    scene: &'a Scene,
    position: &'a EnginePosition,
    slides: &'a [Slide],
    words: &'a Words,
    wanted: &'a Wanted<'a>,
    seat: Seat,
    /// What each slide makes of the position, words apart.
    slid: Vec<Tally>,
    /// How many jokers can be earned.
    jokers: usize,
}

impl<'a> Sorter<'a> {
    fn new(
        scene: &'a Scene,
        position: &'a EnginePosition,
        slides: &'a [Slide],
        words: &'a Words,
        wanted: &'a Wanted<'a>,
    ) -> Sorter<'a> {
        let counter = scene.counter();
        let (board, seat) = (&position.board, position.side);
        let before = counter.all(board);
        let slid = slides.iter().map(|slide| {
            let taken = match scene.rules().capture {
                Capture::Remove => counter.remove(board, slide.captures),
                Capture::Turn => counter.turn(board, slide.captures, seat),
            };
            before + counter.shift(board, slide.from, slide.to) + taken
        });
        Sorter {
            scene,
            position,
            slides,
            words,
            wanted,
            seat,
            slid: slid.collect(),
            jokers: position.purse.left(),
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        let entries = &self.words.entries;
        let mut candidates = Vec::with_capacity(4 * entries.len() + self.slides.len());
        for (index, entry) in entries.iter().enumerate() {
            candidates.push(self.candidate(entry.slide, [Some(index as u32), None]));
        }
        // By slide, then by how many letters they turn, then as they were found.
        let place = |(index, entry): (usize, &Entry)| {
            let unturned = MORE_THAN_TURNED - entry.turned.len() as u64;
            (entry.slide as u64) << BY_SLIDE | unturned << BY_TURNED | index as u64
        };
        let mut order: Vec<u64> = entries.iter().enumerate().map(place).collect();
        order.sort_unstable();
        let mut order: Vec<u32> = order.into_iter().map(|place| place as u32).collect();
        if !self.scene.doubles {
            order.clear();
        }
        for words in order.chunk_by(|&one, &two| self.entry(one).slide == self.entry(two).slide) {
            let words = &words[..words.len().min(PAIRED)];
            for (at, &first) in words.iter().enumerate() {
                for &second in &words[at + 1..] {
                    let slide = self.entry(first).slide;
                    if self.forks(slide, first, second) {
                        candidates.push(self.candidate(slide, [Some(first), Some(second)]));
                    }
                }
            }
        }
        let any_word = !entries.is_empty();
        for (index, slide) in self.slides.iter().enumerate() {
            let allowed = match self.wanted.root {
                Some(root) => root.wordless.contains(&Play::bare(slide).to_string()),
                None => self.position.wordless(self.scene.rules(), slide, any_word),
            };
            if allowed {
                candidates.push(self.candidate(index, [None, None]));
            }
        }
        candidates
    }

    fn entry(&self, index: u32) -> &'a Entry {
        &self.words.entries[index as usize]
    }

    fn written(&self, candidate: &Candidate) -> impl Iterator<Item = &'a Entry> {
        candidate
            .words
            .into_iter()
            .flatten()
            .map(|index| self.entry(index))
    }

    /// W8: whether two words may come from one move.
    fn forks(&self, slide: usize, first: u32, second: u32) -> bool {
        let (one, two) = (self.entry(first), self.entry(second));
        let shared = match self.scene.rules().fork {
            Fork::Disjoint => one.cells.and(two.cells).without(self.slides[slide].to),
            Fork::FirstStep => one.beside.and(two.beside),
        };
        shared.is_empty() && one.key != two.key
    }

    fn turned(&self, candidate: &Candidate) -> Cells {
        self.written(candidate)
            .fold(Cells::EMPTY, |turned, entry| turned.or(entry.turned))
    }

    fn earned(&self, candidate: &Candidate) -> usize {
        let earning = |entry: &&Entry| self.scene.rules().earns_joker(entry.len());
        self.written(candidate).filter(earning).count().min(self.jokers)
    }

    fn candidate(&self, slide: usize, words: [Option<u32>; 2]) -> Candidate {
        let mut candidate = Candidate {
            value: 0,
            rank: 0,
            slide: slide as u32,
            words,
            finish: None,
        };
        let counter = self.scene.counter();
        let mut tally = self.slid[slide];
        match words.map(|word| word.map(|index| self.entry(index))) {
            // Words that share letters turn them once.
            [Some(one), Some(two)] if !one.turned.and(two.turned).is_empty() => {
                let both = one.turned.or(two.turned);
                tally = tally + counter.turn(&self.position.board, both, self.seat);
            }
            words => {
                for entry in words.into_iter().flatten() {
                    tally = tally + entry.change;
                }
            }
        }
        for _ in 0..self.earned(&candidate) {
            tally = tally + counter.joker(self.seat);
        }
        candidate.finish = tally.finish(self.seat);
        candidate.value = match (self.wanted.measure, candidate.finish) {
            (Measure::Letters, _) => {
                let captured = self.slides[slide].captures.len();
                (self.turned(&candidate).len() + captured) as Value
            }
            (Measure::Worth, Some(Finish::Reversal)) => WON,
            (Measure::Worth, Some(Finish::Conquest)) => WON - 1,
            (Measure::Worth, Some(Finish::Surrender)) => -WON,
            (Measure::Worth, None) => counter.value(&tally, self.seat) - self.scene.weights.turn,
        };
        candidate.rank = self.rank(&candidate);
        candidate
    }

    /// The worth first; of those that change the same, one word before two, and the longest: it is the one
    /// that the letters will least often offer again.
    fn rank(&self, candidate: &Candidate) -> i64 {
        let written = candidate.words.iter().flatten().count() as i64;
        let letters: usize = self.written(candidate).map(|entry| entry.len()).sum();
        (i64::from(candidate.value) << BY_WORTH) + ((2 - written) << BY_WORDS) + letters as i64
    }

    /// The move of a candidate; none when a word of it may not be written after those of the line, or its
    /// two words not together (W8).
    fn class(&self, candidate: &Candidate, memory: &mut Memory<'_>, line: &[Written]) -> Option<Class> {
        let mut words: Vec<&Entry> = self.written(candidate).collect();
        match words[..] {
            [] => {}
            [alone] => memory
                .follows(line, self.words.letters(alone), self.seat)
                .then_some(())?,
            [one, two, ..] => words = self.in_order(memory, line, one, two)?,
        }
        let slide = &self.slides[candidate.slide as usize];
        let writings = words.iter().map(|entry| self.words.writing(entry)).collect();
        let mut play = Play::writing(slide, writings);
        let mut next = *self.position;
        next.board = next.board.after(self.scene.rules(), self.seat, slide);
        next.board.turn(self.turned(candidate), self.seat);
        let earned = self.earned(candidate);
        play.jokers = next
            .purse
            .place(&mut next.board, self.scene.rules(), self.seat, earned);
        next.side = other(self.seat);
        next.opening &= words.is_empty();
        next.ply = next.ply.saturating_add(1);
        Some(Class {
            play,
            value: candidate.value,
            finish: candidate.finish,
            next,
        })
    }

    /// Two words in an order in which the repetition rule lets one player write them.
    fn in_order(
        &self,
        memory: &mut Memory<'_>,
        line: &[Written],
        one: &'a Entry,
        two: &'a Entry,
    ) -> Option<Vec<&'a Entry>> {
        let mut longer = line.to_vec();
        [[one, two], [two, one]]
            .into_iter()
            .find(|[earlier, later]| {
                longer.truncate(line.len());
                longer.push(Written {
                    key: earlier.key,
                    word: self.words.writing(earlier).word,
                    seat: self.seat,
                });
                memory.follows(line, self.words.letters(earlier), self.seat)
                    && memory.follows(&longer, self.words.letters(later), self.seat)
            })
            .map(Vec::from)
    }
}
