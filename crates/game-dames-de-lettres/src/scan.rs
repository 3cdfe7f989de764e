//! Every word that a slide can write: one walk over board and word graph for all slides of a position.
//!
//! A word runs over letters that lie on the board and, once, over the square where the moved letter
//! arrives, which is empty before the slide. So one walk from every square finds the words of all
//! slides: on its way it may step once onto an empty square, as any of the letters that can arrive
//! there. What is spelled until then is shared by all of them.

use std::ops::ControlFlow;

use game_core::Seat;
use lexicon::{Graph, Letter, Node, WordSet};

use crate::board::other;
use crate::cell::{AROUND, BESIDE, CELLS};
use crate::state::leaves_camp;
use crate::{Board, CampCross, Capture, Cell, Cells, Rules, Shape, Slide};

/// A word found on the board after a slide. It is in the word graph and satisfies W1 to W5 and K5;
/// repetition (W7) is not asked.
#[derive(Clone, Copy, Debug)]
pub struct Trace<'s> {
    /// The slide that makes it possible.
    pub slide: &'s Slide,
    path: &'s [u8],
    letters: &'s [Letter],
    /// Its squares.
    pub cells: Cells,
    /// The enemy letters in it, which it turns over (W9).
    pub turned: Cells,
}

impl<'s> Trace<'s> {
    pub(crate) fn new(
        slide: &'s Slide,
        path: &'s [u8],
        letters: &'s [Letter],
        cells: Cells,
        turned: Cells,
    ) -> Trace<'s> {
        Trace {
            slide,
            path,
            letters,
            cells,
            turned,
        }
    }
}

impl Trace<'_> {
    /// Its squares in the order of the word.
    pub fn path(&self) -> impl ExactSizeIterator<Item = Cell> {
        let cell = |&at: &u8| Cell::new(usize::from(at)).expect("a path runs over the board");
        self.path.iter().map(cell)
    }

    /// Its letters.
    pub fn letters(&self) -> &[Letter] {
        self.letters
    }
}

/// The least number of letters of a word (W1).
pub(crate) const LEAST: usize = 3;

/// No square has been reached by the moved letter yet.
const NOWHERE: u8 = CELLS as u8;

/// Shows `visit` every word that one of `slides` can write with the words of `graph`, until it breaks.
pub(crate) fn scan<'s>(
    board: &Board,
    rules: &Rules,
    seat: Seat,
    slides: &'s [Slide],
    graph: &Graph,
    visit: &mut dyn FnMut(&Trace<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut walk = Walk::new(board, rules, seat, slides, visit);
    let root = graph.root(WordSet::DamesDeLettres);
    walk.all(root)
}

/// The slides that arrive on one square.
#[derive(Clone, Copy, Default)]
struct Arrivals {
    /// The letters that arrive, as bits.
    letters: u32,
    /// Where its slides begin in the list of all, and how many there are.
    first: u16,
    count: u16,
}

struct Walk<'s, 'v> {
    rules: &'s Rules,
    slides: &'s [Slide],
    /// The slides by destination.
    order: Vec<(u8, u16, Letter)>,
    arrivals: [Arrivals; CELLS],
    letters: [u8; CELLS],
    /// The squares whose letters can be used.
    usable: u64,
    /// The squares where a letter can arrive.
    open: u64,
    enemy: Cells,
    enemy_camp: Cells,
    path: [u8; lexicon::MAX_LETTERS],
    spelled: [Letter; lexicon::MAX_LETTERS],
    visit: &'v mut dyn FnMut(&Trace<'_>) -> ControlFlow<()>,
}

/// How far a walk is.
#[derive(Clone, Copy)]
struct Here {
    at: u8,
    used: u64,
    /// Where the moved letter arrived.
    arrived: u8,
    length: usize,
}

impl<'s, 'v> Walk<'s, 'v> {
    fn new(
        board: &Board,
        rules: &'s Rules,
        seat: Seat,
        slides: &'s [Slide],
        visit: &'v mut dyn FnMut(&Trace<'_>) -> ControlFlow<()>,
    ) -> Walk<'s, 'v> {
        let foe = other(seat);
        let mut order: Vec<(u8, u16, Letter)> = slides
            .iter()
            .enumerate()
            .filter(|(_, slide)| !leaves_camp(board, rules, seat, slide))
            .filter_map(|(index, slide)| {
                let letter = board.letter(slide.from)?;
                Some((slide.to.index() as u8, u16::try_from(index).ok()?, letter))
            })
            .collect();
        order.sort_unstable_by_key(|&(to, index, _)| (to, index));
        let mut arrivals = [Arrivals::default(); CELLS];
        let mut open = 0;
        for (place, &(to, _, letter)) in order.iter().enumerate() {
            let here = &mut arrivals[usize::from(to)];
            if here.count == 0 {
                here.first = place as u16;
            }
            here.count += 1;
            here.letters |= 1 << letter.index();
            open |= 1 << to;
        }
        let mut letters = [0; CELLS];
        for (at, token) in board.tokens() {
            letters[at.index()] = token.letter.index() as u8;
        }
        Walk {
            rules,
            slides,
            order,
            arrivals,
            letters,
            usable: board.held(seat).or(board.letters(foe)).0,
            open,
            enemy: board.letters(foe),
            enemy_camp: Cells::camp(foe),
            path: [0; lexicon::MAX_LETTERS],
            spelled: [Letter::of('A').expect("a letter"); lexicon::MAX_LETTERS],
            visit,
        }
    }

    fn all(&mut self, root: Node<'_>) -> ControlFlow<()> {
        let nowhere = Here {
            at: 0,
            used: 0,
            arrived: NOWHERE,
            length: 0,
        };
        self.onward(root, nowhere, self.near_open(), self.open)
    }

    /// The letters from which an open square can be reached.
    fn near_open(&self) -> u64 {
        let mut reached = self.open;
        loop {
            let mut wider = reached;
            for at in Cells(reached).iter() {
                wider |= AROUND[at.index()] & self.usable;
            }
            if wider == reached {
                return reached & self.usable;
            }
            reached = wider;
        }
    }

    /// Steps onto each of the letters `along` and, if the moved letter has not arrived, onto each of the
    /// empty squares `open`.
    fn onward(&mut self, node: Node<'_>, here: Here, along: u64, open: u64) -> ControlFlow<()> {
        let followers = node.letters();
        for at in Cells(along).iter() {
            let letter = Letter::new(self.letters[at.index()]).expect("a letter's number");
            if followers.holds(letter)
                && let Some(next) = node.step(letter)
            {
                self.step(next, here, at, letter, here.arrived)?;
            }
        }
        if here.arrived != NOWHERE {
            return ControlFlow::Continue(());
        }
        for at in Cells(open).iter() {
            let mut arriving = self.arrivals[at.index()].letters;
            while arriving != 0 {
                let index = arriving.trailing_zeros() as u8;
                arriving &= arriving - 1;
                let letter = Letter::new(index).expect("a letter's number");
                if followers.holds(letter)
                    && let Some(next) = node.step(letter)
                {
                    self.letters[at.index()] = index;
                    self.step(next, here, at, letter, at.index() as u8)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn step(
        &mut self,
        node: Node<'_>,
        before: Here,
        at: Cell,
        letter: Letter,
        arrived: u8,
    ) -> ControlFlow<()> {
        self.path[before.length] = at.index() as u8;
        self.spelled[before.length] = letter;
        let here = Here {
            at: at.index() as u8,
            used: before.used | 1 << at.index(),
            arrived,
            length: before.length + 1,
        };
        if here.length >= LEAST && arrived != NOWHERE && node.is_word() {
            self.found(here)?;
        }
        let near = self.near(here);
        // W2: a token serves once.
        let free = if self.rules.reuse { near } else { near & !here.used };
        let mut along = free & self.usable;
        if self.rules.reuse && arrived != NOWHERE {
            along |= near & 1 << arrived;
        }
        self.onward(node, here, along, free & self.open)
    }

    /// W2: the squares that the next letter may lie on.
    fn near(&self, here: Here) -> u64 {
        let at = usize::from(here.at);
        match self.rules.path {
            Shape::Contact => AROUND[at],
            Shape::Orthogonal => BESIDE[at],
            Shape::Straight if here.length < 2 => AROUND[at],
            Shape::Straight => {
                let cell = |at: u8| Cell::new(usize::from(at)).expect("a path runs over the board");
                let ahead = cell(self.path[here.length - 2])
                    .way_to(cell(here.at))
                    .and_then(|way| cell(here.at).step(way));
                ahead.map_or(0, |next| 1 << next.index())
            }
        }
    }

    /// Shows the word just spelled with every slide that it belongs to.
    fn found(&mut self, here: Here) -> ControlFlow<()> {
        let Arrivals { first, count, .. } = self.arrivals[usize::from(here.arrived)];
        let cells = Cells(here.used);
        let own = self.letters[usize::from(here.arrived)];
        for place in usize::from(first)..usize::from(first) + usize::from(count) {
            let (_, index, letter) = self.order[place];
            let slide = &self.slides[usize::from(index)];
            if letter.index() != usize::from(own) || cells.has(slide.from) {
                continue;
            }
            let taken = cells.and(slide.captures);
            if self.rules.capture == Capture::Remove && !taken.is_empty() {
                continue;
            }
            // W4: a letter turned by the capture is the mover's already.
            let turned = cells.and(self.enemy).less(slide.captures);
            if turned.is_empty() || !self.crosses(slide, cells, turned) {
                continue;
            }
            let (path, letters) = (&self.path[..here.length], &self.spelled[..here.length]);
            (self.visit)(&Trace::new(slide, path, letters, cells, turned))?;
        }
        ControlFlow::Continue(())
    }

    fn crosses(&self, slide: &Slide, cells: Cells, turned: Cells) -> bool {
        crosses(self.rules, self.enemy_camp, slide, cells, turned)
    }
}

/// W5: a letter that stood in the enemy camp writes anywhere, another one needs a square there.
pub(crate) fn crosses(rules: &Rules, enemy_camp: Cells, slide: &Slide, cells: Cells, turned: Cells) -> bool {
    let carriers = match rules.camp_cross {
        CampCross::AnyLetter => cells,
        CampCross::EnemyOrMoved => turned.with(slide.to),
    };
    enemy_camp.has(slide.from) || !carriers.and(enemy_camp).is_empty()
}

/// W2: whether a letter on `at` may follow those of `path`.
pub(crate) fn follows(rules: &Rules, path: &[Cell], at: Cell) -> bool {
    let Some(&last) = path.last() else {
        return true;
    };
    let near = match rules.path {
        Shape::Orthogonal => BESIDE[last.index()],
        Shape::Contact | Shape::Straight => AROUND[last.index()],
    };
    let bends = || match path {
        [.., before, last] => before.way_to(*last) != last.way_to(at),
        _ => false,
    };
    Cells(near).has(at) && (rules.reuse || !path.contains(&at)) && !(rules.path == Shape::Straight && bends())
}
