//! Every word that a slide can write: one walk over board and word graph for all slides of a position.
//!
//! A word runs over letters that lie on the board and, once, over the square where the moved letter
//! arrives, which is empty before the slide. So one walk from every square finds the words of all
//! slides: on its way it may step once onto an empty square, as any of the letters that can arrive
//! there. What is spelled until then is shared by all of them.

use std::ops::ControlFlow;

use game_core::Seat;
use lexicon::{Graph, Letter, MAX_LETTERS, Node};

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
pub(crate) const LEAST: usize = crate::WORDS.least();

/// Shows `visit` every word that one of `slides` can write with the words of `graph`, until it breaks.
pub(crate) fn scan(
    board: &Board,
    rules: &Rules,
    seat: Seat,
    slides: &[Slide],
    graph: &Graph,
    visit: &mut dyn FnMut(&Trace<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut walk = Walk::new(board, rules, seat, slides, visit);
    walk.all(graph.root(crate::WORDS))
}

/// The slides that bring one letter to one square.
#[derive(Clone, Copy)]
struct Arrival {
    to: Cell,
    letter: Letter,
    /// Which of the slides, by their places in the order.
    first: usize,
    count: usize,
    /// The squares that no word by any of these slides has: those that every one of them empties.
    vacant: u64,
}

struct Walk<'s, 'v> {
    rules: &'s Rules,
    slides: &'s [Slide],
    /// The numbers of the slides, those of one arrival side by side.
    order: Vec<usize>,
    arrivals: Vec<Arrival>,
    /// Where the arrivals on each square begin and end.
    on: [(u16, u16); CELLS],
    letters: [Letter; CELLS],
    /// The squares whose letters can be used.
    usable: u64,
    /// The squares where a letter can arrive.
    open: u64,
    enemy: Cells,
    enemy_camp: Cells,
    path: [u8; MAX_LETTERS],
    spelled: [Letter; MAX_LETTERS],
    visit: &'v mut dyn FnMut(&Trace<'_>) -> ControlFlow<()>,
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
        let any = Letter::of('A').expect("a letter");
        let letter = |number: usize| board.letter(slides[number].from).unwrap_or(any);
        // K5 bars slides altogether.
        let mut order: Vec<usize> = (0..slides.len())
            .filter(|&number| !leaves_camp(board, rules, seat, &slides[number]))
            .collect();
        order.sort_unstable_by_key(|&number| (slides[number].to, letter(number), number));
        let mut walk = Walk {
            rules,
            slides,
            arrivals: Vec::with_capacity(order.len()),
            on: [(0, 0); CELLS],
            letters: [any; CELLS],
            usable: board.held(seat).or(board.letters(foe)).0,
            open: 0,
            enemy: board.letters(foe),
            enemy_camp: Cells::camp(foe),
            path: [0; MAX_LETTERS],
            spelled: [any; MAX_LETTERS],
            order: Vec::new(),
            visit,
        };
        for (at, token) in board.tokens() {
            walk.letters[at.index()] = token.letter;
        }
        for (place, &number) in order.iter().enumerate() {
            walk.arrive(&slides[number], letter(number), place);
        }
        walk.order = order;
        walk
    }

    /// Adds a slide to those that arrive.
    fn arrive(&mut self, slide: &Slide, letter: Letter, place: usize) {
        let taken = match self.rules.capture {
            Capture::Remove => slide.captures,
            Capture::Turn => Cells::EMPTY,
        };
        let vacant = taken.with(slide.from).0;
        match self.arrivals.last_mut() {
            Some(last) if last.to == slide.to && last.letter == letter => {
                last.count += 1;
                last.vacant &= vacant;
                return;
            }
            _ => {}
        }
        let number = u16::try_from(self.arrivals.len()).expect("at most 48 squares of 26 letters");
        let on = &mut self.on[slide.to.index()];
        if on.0 == on.1 {
            on.0 = number;
        }
        on.1 = number + 1;
        self.open |= 1 << slide.to.index();
        self.arrivals.push(Arrival {
            to: slide.to,
            letter,
            first: place,
            count: 1,
            vacant,
        });
    }

    fn all(&mut self, root: Node<'_>) -> ControlFlow<()> {
        for at in Cells(self.near_open()).iter() {
            let letter = self.letters[at.index()];
            if let Some(next) = root.step(letter) {
                self.before(next, at, letter, 0, 0)?;
            }
        }
        self.arriving(root, self.open, 0, 0)
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

    /// Spells a letter while the moved one has not arrived.
    fn before(
        &mut self,
        node: Node<'_>,
        at: Cell,
        letter: Letter,
        used: u64,
        length: usize,
    ) -> ControlFlow<()> {
        self.path[length] = at.index() as u8;
        self.spelled[length] = letter;
        let (used, length) = (used | 1 << at.index(), length + 1);
        let near = self.near(at, length);
        let followers = node.letters();
        // W2: a token serves once.
        let along = if self.rules.reuse { near } else { near & !used };
        for next in Cells(along & self.usable).iter() {
            let letter = self.letters[next.index()];
            if followers.holds(letter)
                && let Some(beyond) = node.step(letter)
            {
                self.before(beyond, next, letter, used, length)?;
            }
        }
        self.arriving(node, near & self.open, used, length)
    }

    /// Spells the moved letter on each of the squares `open`.
    fn arriving(&mut self, node: Node<'_>, open: u64, used: u64, length: usize) -> ControlFlow<()> {
        let followers = node.letters();
        for at in Cells(open).iter() {
            let (first, end) = self.on[at.index()];
            for number in usize::from(first)..usize::from(end) {
                let arrival = self.arrivals[number];
                if arrival.vacant & used == 0
                    && followers.holds(arrival.letter)
                    && let Some(beyond) = node.step(arrival.letter)
                {
                    self.letters[at.index()] = arrival.letter;
                    self.after(beyond, at, used, length, &arrival)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Spells a letter, the moved one itself or one after it.
    fn after(
        &mut self,
        node: Node<'_>,
        at: Cell,
        used: u64,
        length: usize,
        arrival: &Arrival,
    ) -> ControlFlow<()> {
        self.path[length] = at.index() as u8;
        self.spelled[length] = self.letters[at.index()];
        let (used, length) = (used | 1 << at.index(), length + 1);
        if length >= LEAST && node.is_word() {
            self.found(used, length, arrival)?;
        }
        let near = self.near(at, length) & !arrival.vacant;
        let along = if self.rules.reuse {
            near & (self.usable | 1 << arrival.to.index())
        } else {
            near & self.usable & !used
        };
        let followers = node.letters();
        for next in Cells(along).iter() {
            let letter = self.letters[next.index()];
            if followers.holds(letter)
                && let Some(beyond) = node.step(letter)
            {
                self.after(beyond, next, used, length, arrival)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// W2: the squares that the letter after `at` may lie on, `length` being spelled.
    #[inline]
    fn near(&self, at: Cell, length: usize) -> u64 {
        match self.rules.path {
            Shape::Contact => AROUND[at.index()],
            Shape::Orthogonal => BESIDE[at.index()],
            Shape::Straight if length < 2 => AROUND[at.index()],
            Shape::Straight => {
                let before =
                    Cell::new(usize::from(self.path[length - 2])).expect("a path runs over the board");
                let ahead = before.way_to(at).and_then(|way| at.step(way));
                ahead.map_or(0, |next| 1 << next.index())
            }
        }
    }

    /// Shows the word just spelled with every slide that it belongs to.
    fn found(&mut self, used: u64, length: usize, arrival: &Arrival) -> ControlFlow<()> {
        let cells = Cells(used);
        for place in arrival.first..arrival.first + arrival.count {
            let slide = &self.slides[self.order[place]];
            let taken = cells.and(slide.captures);
            let gone = self.rules.capture == Capture::Remove && !taken.is_empty();
            if gone || cells.has(slide.from) {
                continue;
            }
            // W4: a letter turned by the capture is the mover's already.
            let turned = cells.and(self.enemy).less(slide.captures);
            if turned.is_empty() || !crosses(self.rules, self.enemy_camp, slide, cells, turned) {
                continue;
            }
            let (path, letters) = (&self.path[..length], &self.spelled[..length]);
            (self.visit)(&Trace::new(slide, path, letters, cells, turned))?;
        }
        ControlFlow::Continue(())
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
