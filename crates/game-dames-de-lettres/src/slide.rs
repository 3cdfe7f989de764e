//! Where a letter may go, words apart (M1 to M6).

use game_core::Seat;

use crate::board::other;
use crate::{Board, Capture, CapturePath, Cell, Cells, Rules};

/// The way of one letter over the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// The square left.
    pub from: Cell,
    /// Where it turned, between captures (M6).
    pub via: Vec<Cell>,
    /// The square reached.
    pub to: Cell,
    /// The squares of the letters captured (M3).
    pub captures: Cells,
}

/// What lies on a line for the letter that moves.
enum Met {
    Nothing,
    Own,
    Enemy,
    Wall,
}

/// The board as a moving letter meets it.
struct Trail<'b> {
    board: &'b Board,
    rules: &'b Rules,
    seat: Seat,
    from: Cell,
    captures: Cells,
}

impl Trail<'_> {
    fn met(&self, at: Cell) -> Met {
        let held = |seat| self.board.held(seat).has(at);
        if at == self.from || !self.board.occupied().has(at) {
            Met::Nothing
        } else if self.board.jokers().has(at) || self.captures.has(at) {
            // M6: as at draughts, a captured letter lies there until the move is over.
            Met::Wall
        } else if held(other(self.seat)) {
            Met::Enemy
        } else {
            Met::Own
        }
    }

    /// The square where a letter that stands on `at` comes to next in a direction, and what it captures
    /// on its way there.
    fn next(&self, at: Cell, way: usize) -> Option<(Cell, Option<Cell>)> {
        let near = at.step(way)?;
        let captured = match self.met(near) {
            Met::Nothing => return Some((near, None)),
            Met::Wall => return None,
            Met::Own if !self.rules.jump_own => return None,
            Met::Own => None,
            Met::Enemy => Some(near),
        };
        let behind = near.step(way)?;
        matches!(self.met(behind), Met::Nothing).then_some((behind, captured))
    }
}

impl Board {
    /// Every slide of a seat (M1 to M6), whether or not anything makes it legal.
    pub fn slides(&self, rules: &Rules, seat: Seat) -> Vec<Slide> {
        let mut slides = Vec::with_capacity(64);
        for from in self.held(seat).iter() {
            self.slides_from(rules, seat, from, &mut slides);
        }
        slides
    }

    /// The slides of the letter on one square.
    pub(crate) fn slides_from(&self, rules: &Rules, seat: Seat, from: Cell, slides: &mut Vec<Slide>) {
        let mut trail = Trail {
            board: self,
            rules,
            seat,
            from,
            captures: Cells::EMPTY,
        };
        for way in 0..8 {
            trail.captures = Cells::EMPTY;
            run(&mut trail, from, way, &mut Vec::new(), slides);
        }
    }

    /// The board after a slide, before any word.
    pub fn after(&self, rules: &Rules, seat: Seat, slide: &Slide) -> Board {
        let mut after = *self;
        match rules.capture {
            Capture::Remove => after.remove(slide.captures),
            Capture::Turn => after.turn(slide.captures, seat),
        }
        after.shift(slide.from, slide.to);
        after
    }
}

/// Runs along one direction. After a turn only squares behind a capture count (M6).
fn run(trail: &mut Trail<'_>, start: Cell, way: usize, via: &mut Vec<Cell>, slides: &mut Vec<Slide>) {
    let before = trail.captures;
    let mut at = start;
    while let Some((next, captured)) = trail.next(at, way) {
        if let Some(captured) = captured {
            trail.captures = trail.captures.with(captured);
        }
        at = next;
        let fresh = trail.captures != before;
        // A letter that comes back to where it stood has not moved.
        if at != trail.from && (fresh || via.is_empty()) {
            slides.push(Slide {
                from: trail.from,
                via: via.clone(),
                to: at,
                captures: trail.captures,
            });
        }
        if fresh && trail.rules.capture_path == CapturePath::Chain {
            let so_far = trail.captures;
            via.push(at);
            for turned in (0..8).filter(|&turned| turned != way) {
                run(trail, at, turned, via, slides);
                trail.captures = so_far;
            }
            via.pop();
        }
    }
    trail.captures = before;
}
