//! A cursor's step, against the same walk on `fst::Set`.
//!
//! Whoever looks for words takes this step more often than any other. `fst` is what one would use instead of a
//! graph of our own, which is worth keeping as long as it is quicker on the same walk.

use std::hint::black_box;

use fst::raw::{Fst, Node as FstNode};
use lexicon::{Cursor, Graph, Letter, Node, WordSet};

use super::super::{Bed, Figure};
use super::{DAMES_DE_LETTRES, LARGEST, agree, draw, duel, nanoseconds};
use crate::failure::Failure;
use crate::printer::Printer;

/// The side of the boards that are walked over, that of Dames de Lettres.
const SIDE: usize = 10;

/// Something that spells along a path.
trait Walk {
    fn step(&mut self, letter: Letter) -> bool;
    fn back(&mut self);
    fn accepts(&self) -> bool;
}

impl Walk for Cursor<'_> {
    fn step(&mut self, letter: Letter) -> bool {
        Cursor::step(self, letter)
    }

    fn back(&mut self) {
        Cursor::back(self);
    }

    fn accepts(&self) -> bool {
        Cursor::accepts(self)
    }
}

/// The same on an `fst`.
struct FstWalk<'f> {
    fst: &'f Fst<Vec<u8>>,
    behind: Vec<FstNode<'f>>,
    here: FstNode<'f>,
}

impl<'f> FstWalk<'f> {
    fn new(fst: &'f Fst<Vec<u8>>) -> FstWalk<'f> {
        FstWalk {
            fst,
            behind: Vec::with_capacity(lexicon::MAX_LETTERS),
            here: fst.root(),
        }
    }
}

impl Walk for FstWalk<'_> {
    fn step(&mut self, letter: Letter) -> bool {
        let Some(arc) = self.here.find_input(letter.capital() as u8) else {
            return false;
        };
        let next = self.fst.node(self.here.transition_addr(arc));
        self.behind.push(std::mem::replace(&mut self.here, next));
        true
    }

    fn back(&mut self) {
        if let Some(last) = self.behind.pop() {
            self.here = last;
        }
    }

    fn accepts(&self) -> bool {
        self.here.is_final()
    }
}

/// What came of a walk.
#[derive(Default)]
struct Tally {
    steps: usize,
    words: usize,
}

/// Where to walk.
trait Course {
    fn run<W: Walk>(&self, walk: &mut W) -> Tally;
}

/// Along words, letter by letter, and back.
struct Words(Vec<Vec<Letter>>);

impl Course for Words {
    fn run<W: Walk>(&self, walk: &mut W) -> Tally {
        let mut tally = Tally::default();
        for word in &self.0 {
            let spelled = word.iter().take_while(|&&letter| walk.step(letter)).count();
            tally.steps += spelled;
            tally.words += usize::from(walk.accepts());
            (0..spelled).for_each(|_| walk.back());
        }
        tally
    }
}

/// Over boards of random letters, from every square to every neighbour, as far as some word goes. The
/// way is laid down beforehand, so that only the steps are timed, not the finding of the way.
struct Boards(Vec<Move>);

#[derive(Clone, Copy)]
enum Move {
    /// A step that leads on.
    On(Letter),
    /// A step that leads nowhere.
    Astray(Letter),
    Back,
}

impl Course for Boards {
    fn run<W: Walk>(&self, walk: &mut W) -> Tally {
        let mut tally = Tally::default();
        for &movement in &self.0 {
            match movement {
                Move::On(letter) => {
                    tally.steps += usize::from(walk.step(letter));
                    tally.words += usize::from(walk.accepts());
                }
                Move::Astray(letter) => tally.steps += usize::from(!walk.step(letter)),
                Move::Back => walk.back(),
            }
        }
        tally
    }
}

impl Boards {
    /// The way over `count` boards.
    fn lay(count: usize, graph: &Graph) -> Boards {
        let mut way = Vec::new();
        let mut cursor = graph.cursor(LARGEST);
        for seed in 0..count as u64 {
            let board = draw(SIDE * SIDE, &DAMES_DE_LETTRES, seed);
            for from in 0..board.len() {
                cross(&board, from, 0, &mut cursor, &mut way);
            }
        }
        Boards(way)
    }
}

/// Goes on to a square; `trodden` has a bit for each square of the path.
fn cross(board: &[Letter], square: usize, trodden: u128, cursor: &mut Cursor<'_>, way: &mut Vec<Move>) {
    if !cursor.step(board[square]) {
        way.push(Move::Astray(board[square]));
        return;
    }
    way.push(Move::On(board[square]));
    let trodden = trodden | 1 << square;
    let (row, column) = (square / SIDE, square % SIDE);
    for row in row.saturating_sub(1)..=(row + 1).min(SIDE - 1) {
        for column in column.saturating_sub(1)..=(column + 1).min(SIDE - 1) {
            let next = row * SIDE + column;
            if trodden >> next & 1 == 0 {
                cross(board, next, trodden, cursor, way);
            }
        }
    }
    cursor.back();
    way.push(Move::Back);
}

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let graph = &catalog::french().graphs().forward;
    let words = spellings(graph, LARGEST);
    let set =
        fst::Set::from_iter(&words).map_err(|error| Failure::usage(format!("fst not built: {error}")))?;
    let fst = set.into_fst();
    let listed = Words(scattered(&words, bed.share(50_000)));
    let boards = Boards::lay(bed.share(40), graph);
    compare(printer, "along words", &listed, graph, &fst)?;
    compare(printer, "over boards", &boards, graph, &fst)
}

fn compare(
    printer: &mut Printer,
    name: &str,
    course: &impl Course,
    graph: &Graph,
    fst: &Fst<Vec<u8>>,
) -> Result<(), Failure> {
    let mut cursor = graph.cursor(LARGEST);
    let mut walk = FstWalk::new(fst);
    let [(ours, time), (theirs, their_time)] = duel(
        || course.run(black_box(&mut cursor)),
        || course.run(black_box(&mut walk)),
    );
    agree("words met", ours.words, theirs.words)?;
    agree("steps taken", ours.steps, theirs.steps)?;
    let each = nanoseconds(time, ours.steps);
    Figure::new(format!("cursor {name}"), each, "ns a step").print(printer)?;
    let each = nanoseconds(their_time, theirs.steps);
    Figure::new(format!("fst::Set {name}"), each, "ns a step").print(printer)?;
    let ratio = their_time.as_secs_f64() / time.as_secs_f64();
    Figure::new(
        format!("cursor {name}, ratio to fst::Set"),
        ratio,
        "times as fast",
    )
    .print(printer)
}

/// Every word of a set in capitals, by alphabet.
fn spellings(graph: &Graph, set: WordSet) -> Vec<String> {
    fn gather(node: Node<'_>, spelled: &mut String, words: &mut Vec<String>) {
        if node.is_word() {
            words.push(spelled.clone());
        }
        for (letter, next) in node.steps() {
            spelled.push(letter.capital());
            gather(next, spelled, words);
            spelled.pop();
        }
    }
    let mut words = Vec::new();
    gather(graph.root(set), &mut String::new(), &mut words);
    words
}

/// Some of the words, each far from the one before in the alphabet.
fn scattered(words: &[String], count: usize) -> Vec<Vec<Letter>> {
    // Prime, so that it meets every word of a list that it does not divide.
    const STRIDE: usize = 104_729;
    let letters = |word: &String| word.chars().filter_map(Letter::of).collect();
    (0..count)
        .map(|number| letters(&words[number * STRIDE % words.len()]))
        .collect()
}
