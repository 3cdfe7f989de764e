//! The words that a position offers, once for each slide and set of squares.

use std::collections::HashMap;
use std::ops::ControlFlow;

use game_dames_de_lettres::{Cell, Cells, Play, Slide, Spelling, Trace, Writing};
use lexicon::Letter;

use super::position::{EnginePosition, Memory, Scene};
use super::tally::{Tally, other};

/// A word as a number, by which a line of moves remembers what it has written.
pub(crate) type Key = u128;

/// Letters take five bits, so that only words of more than twenty-five letters could be mistaken.
pub(crate) fn key(letters: &[Letter]) -> Key {
    let shifted = |key: Key, letter: &Letter| key << 5 | (letter.index() as Key + 1);
    letters.iter().fold(0, shifted)
}

/// A word that a slide can write.
pub(crate) struct Entry {
    /// Which of the slides.
    pub(crate) slide: usize,
    pub(crate) letters: Vec<Letter>,
    pub(crate) path: Vec<Cell>,
    pub(crate) cells: Cells,
    /// The enemy letters that it turns over.
    pub(crate) turned: Cells,
    /// The squares next to the moved letter in it (W8).
    pub(crate) beside: Cells,
    pub(crate) key: Key,
    /// What turning them changes.
    pub(crate) change: Tally,
}

impl Entry {
    /// The word as a move writes it.
    pub(crate) fn writing(&self) -> Writing {
        Writing {
            word: self.spelling(),
            path: self.path.clone(),
        }
    }

    pub(crate) fn spelling(&self) -> Spelling {
        Spelling::of(self.letters.iter().copied())
    }
}

/// Which words of the graph may be written.
#[derive(Clone, Copy)]
pub(crate) struct Open<'l> {
    /// What a line of moves has written may not be written again (R1). The nearer rules (R2 to R5) are
    /// asked of the words before the line only.
    pub(crate) line: &'l [Key],
    /// Where words were announced, only those may be written (F1b).
    pub(crate) announced: &'l [Key],
}

impl Open<'_> {
    pub(crate) fn admits(&self, key: Key) -> bool {
        !self.line.contains(&key) && (self.announced.is_empty() || self.announced.contains(&key))
    }
}

/// Every word that one of `slides` can write, one for each set of squares.
pub(crate) fn entries(
    scene: &Scene,
    memory: &mut Memory<'_>,
    position: &EnginePosition,
    slides: &[Slide],
    open: Open<'_>,
) -> Vec<Entry> {
    let counter = scene.counter();
    let first = slides.as_ptr().addr();
    let mut seen: HashMap<(usize, Cells), ()> = HashMap::with_capacity(256);
    let mut entries = Vec::with_capacity(256);
    let _ = scene.game.traces(
        &position.board,
        position.side,
        slides,
        &scene.graph,
        &mut |trace: &Trace<'_>| {
            let slide = (std::ptr::from_ref(trace.slide).addr() - first) / size_of::<Slide>();
            let letters = trace.letters();
            if seen.contains_key(&(slide, trace.cells)) {
                return ControlFlow::Continue(());
            }
            let key = key(letters);
            if !open.admits(key) || !memory.allows(letters, position.side) {
                return ControlFlow::Continue(());
            }
            seen.insert((slide, trace.cells), ());
            let path: Vec<Cell> = trace.path().collect();
            entries.push(Entry {
                slide,
                letters: letters.to_vec(),
                beside: beside(trace.slide.to, &path),
                path,
                cells: trace.cells,
                turned: trace.turned,
                key,
                change: counter.turn(&position.board, trace.turned, position.side),
            });
            ControlFlow::Continue(())
        },
    );
    entries
}

/// A word that only the arbiter knows (F4), of a move that the rules list.
pub(crate) fn admitted(
    scene: &Scene,
    position: &EnginePosition,
    slides: &[Slide],
    play: &Play,
) -> Option<Entry> {
    let of = |slide: &Slide| {
        (slide.from, slide.to, &slide.via) == (play.from, play.to, &play.via)
            && slide.captures.is_empty() != play.capture
    };
    let slide = slides.iter().position(of)?;
    let writing = play.words.first()?;
    let letters = writing.word.letters()?;
    let enemy = position.board.letters(other(position.side));
    let turned = writing.cells().and(enemy).less(slides[slide].captures);
    Some(Entry {
        slide,
        key: key(&letters),
        letters,
        path: writing.path.clone(),
        cells: writing.cells(),
        turned,
        beside: beside(play.to, &writing.path),
        change: scene.counter().turn(&position.board, turned, position.side),
    })
}

/// The squares next to the moved letter in a word.
fn beside(moved: Cell, path: &[Cell]) -> Cells {
    let pairs = path.windows(2);
    pairs
        .filter_map(|pair| match pair {
            [one, another] if *one == moved => Some(*another),
            [one, another] if *another == moved => Some(*one),
            _ => None,
        })
        .collect()
}
