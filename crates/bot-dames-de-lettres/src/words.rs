//! The words that a position offers, once for each slide and set of squares.

use std::ops::ControlFlow;

use game_dames_de_lettres::{Cell, Cells, Play, Slide, Spelling, Trace, Writing};
use lexicon::Letter;

use super::memory::{Key, Memory, Written, key};
use super::position::{EnginePosition, Scene};
use super::quick::QuickSet;
use super::tally::{Tally, other};

/// A word that a slide can write.
pub(crate) struct Entry {
    /// Which of the slides.
    pub(crate) slide: usize,
    pub(crate) cells: Cells,
    /// The enemy letters that it turns over.
    pub(crate) turned: Cells,
    /// The squares next to the moved letter in it (W8).
    pub(crate) beside: Cells,
    pub(crate) key: Key,
    /// What turning them changes.
    pub(crate) change: Tally,
    /// Where its letters begin among those of all words, and how many there are.
    begin: u32,
    length: u32,
}

impl Entry {
    /// How many letters it has.
    pub(crate) fn len(&self) -> usize {
        self.length as usize
    }
}

/// The words of a position.
#[derive(Default)]
pub(crate) struct Words {
    pub(crate) entries: Vec<Entry>,
    /// The letters of all of them, and where they lie.
    letters: Vec<Letter>,
    path: Vec<Cell>,
}

impl Words {
    pub(crate) fn letters(&self, entry: &Entry) -> &[Letter] {
        &self.letters[entry.begin as usize..][..entry.len()]
    }

    fn path(&self, entry: &Entry) -> &[Cell] {
        &self.path[entry.begin as usize..][..entry.len()]
    }

    /// A word as a move writes it.
    pub(crate) fn writing(&self, entry: &Entry) -> Writing {
        Writing {
            word: Spelling::of(self.letters(entry).iter().copied()),
            path: self.path(entry).to_vec(),
        }
    }

    /// Adds a word.
    fn push(
        &mut self,
        (slide, to): (usize, Cell),
        letters: &[Letter],
        path: impl Iterator<Item = Cell>,
        turned: Cells,
        change: Tally,
    ) {
        let begin = self.path.len();
        self.letters.extend_from_slice(letters);
        self.path.extend(path);
        let path = &self.path[begin..];
        self.entries.push(Entry {
            slide,
            cells: path.iter().copied().collect(),
            turned,
            beside: Cells::beside(to, path),
            key: key(letters),
            change,
            begin: begin as u32,
            length: letters.len() as u32,
        });
    }
}

/// Which words of the graph may be written.
#[derive(Clone, Copy)]
pub(crate) struct Open<'l> {
    /// What a line of moves has written may not be written again (R1). Whether it is too near to a word
    /// (R2 to R5) is asked of the moves that are kept only.
    pub(crate) line: &'l [Written],
    /// Where words were announced, only those may be written (F1b).
    pub(crate) announced: &'l [Key],
    /// Whether one of them will be written, so that no insult must be among them.
    pub(crate) spoken: bool,
}

impl Open<'_> {
    /// Whether a word is left to others. What was announced must be written, whatever it is.
    fn shuns(&self, scene: &Scene, letters: &[Letter]) -> bool {
        let list = scene.game.word_list();
        self.spoken && self.announced.is_empty() && list.shuns(letters, game_dames_de_lettres::WORDS)
    }

    fn admits(&self, key: Key) -> bool {
        let again = self.line.iter().any(|written| written.key == key);
        !again && (self.announced.is_empty() || self.announced.contains(&key))
    }
}

/// About how many words a position offers.
const USUAL: usize = 512;

/// Every word that one of `slides` can write, one for each set of squares.
pub(crate) fn words(
    scene: &Scene,
    memory: &mut Memory<'_>,
    position: &EnginePosition,
    slides: &[Slide],
    open: Open<'_>,
) -> Words {
    let counter = scene.counter();
    let first = slides.as_ptr().addr();
    let mut seen: QuickSet<(usize, Cells)> = QuickSet::with_capacity_and_hasher(USUAL, Default::default());
    let mut words = Words::default();
    let _ = scene.game.traces(
        &position.board,
        position.side,
        slides,
        scene.graph(),
        &mut |trace: &Trace<'_>| {
            let slide = (std::ptr::from_ref(trace.slide).addr() - first) / size_of::<Slide>();
            let letters = trace.letters();
            if seen.contains(&(slide, trace.cells))
                || !open.admits(key(letters))
                || !memory.allows(letters, position.side)
                || open.shuns(scene, letters)
            {
                return ControlFlow::Continue(());
            }
            seen.insert((slide, trace.cells));
            let change = counter.turn(&position.board, trace.turned, position.side);
            let way = (slide, trace.slide.to);
            words.push(way, letters, trace.path(), trace.turned, change);
            ControlFlow::Continue(())
        },
    );
    words
}

/// Adds a word that only the arbiter knows (F4), of a move that the rules list.
pub(crate) fn admit(
    words: &mut Words,
    scene: &Scene,
    position: &EnginePosition,
    slides: &[Slide],
    (play, open): (&Play, Open<'_>),
) {
    let of = |slide: &Slide| {
        (slide.from, slide.to, &slide.via) == (play.from, play.to, &play.via)
            && slide.captures.is_empty() != play.capture
    };
    let found = slides.iter().position(of).zip(play.words.first());
    let Some((slide, writing)) = found else {
        return;
    };
    let Some(letters) = writing.word.letters().filter(|letters| open.admits(key(letters))) else {
        return;
    };
    let enemy = position.board.letters(other(position.side));
    let turned = writing.cells().and(enemy).less(slides[slide].captures);
    let change = scene.counter().turn(&position.board, turned, position.side);
    let path = writing.path.iter().copied();
    words.push((slide, play.to), &letters, path, turned, change);
}
