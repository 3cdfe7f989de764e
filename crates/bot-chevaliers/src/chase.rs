//! A capturing piece on its way: chains, charges, and where they may end.

use super::board::KNIGHTS;
use super::ground::{CELLS, Cells, beyond, cells, only};
use super::law::Duty;
use super::mover::Mover;

/// The squares that a capturing piece stands on after its start, and whether it came there by a leap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    squares: [u8; Path::LONGEST],
    length: usize,
}

impl Path {
    /// Seventeen captures, and as many leaps between them.
    const LONGEST: usize = 36;
    const LEAP: u8 = 128;

    const EMPTY: Path = Path {
        squares: [0; Path::LONGEST],
        length: 0,
    };

    fn push(&mut self, cell: usize, leap: bool) {
        self.squares[self.length] = cell as u8 | if leap { Path::LEAP } else { 0 };
        self.length += 1;
    }

    fn pop(&mut self) {
        self.length -= 1;
    }

    /// The squares in order; true for one that was leapt to.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, bool)> {
        self.squares[..self.length]
            .iter()
            .map(|&square| (usize::from(square & !Path::LEAP), square & Path::LEAP != 0))
    }
}

/// One way to capture.
pub(crate) struct Capture<'a> {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) taken: Cells,
    pub(crate) path: &'a Path,
}

/// One piece that captures.
pub(crate) struct Chase<'m, 'a> {
    mover: &'m Mover<'a>,
    from: usize,
    table: &'a [Cells; CELLS],
    free: Cells,
    leaps_on: bool,
    may_stop: bool,
}

impl<'m, 'a> Chase<'m, 'a> {
    /// The piece of a mover that stands on a cell.
    pub(crate) fn new(mover: &'m Mover<'a>, from: usize) -> Chase<'m, 'a> {
        let Mover {
            ground, law, board, ..
        } = mover;
        let knight = board.arm(from) == KNIGHTS;
        Chase {
            mover,
            from,
            table: if knight || law.men_capture_back {
                &ground.take
            } else {
                &ground.take_onward[board.side]
            },
            // What it leaves is free to it.
            free: mover.free | only(from),
            leaps_on: knight && law.leap_after_capture,
            may_stop: mover.duty == Duty::None || !law.chain_must,
        }
    }

    /// Captures without leaping first (R9).
    pub(crate) fn direct(&self, visit: &mut impl FnMut(&Capture<'_>)) {
        let mut path = Path::EMPTY;
        self.go_on(self.from, self.mover.enemy, &mut path, visit);
    }

    /// Captures after leaps to a cell (R11).
    pub(crate) fn charge(&self, lift: usize, visit: &mut impl FnMut(&Capture<'_>)) {
        let mut path = Path::EMPTY;
        path.push(lift, true);
        self.go_on(lift, self.mover.enemy, &mut path, visit);
    }

    /// Captures from `cell` what is left of the prey (R10). A landing square is never a victim's, so that
    /// it does not matter when the victims leave the board.
    fn go_on(&self, cell: usize, prey: Cells, path: &mut Path, visit: &mut impl FnMut(&Capture<'_>)) {
        for over in cells(self.table[cell] & prey) {
            let to = beyond(cell, over);
            if self.free >> to & 1 == 1 {
                path.push(to, false);
                self.landed(to, prey ^ only(over), path, visit);
                path.pop();
            }
        }
    }

    /// Whether a capture is possible from `cell`.
    fn can_go_on(&self, cell: usize, prey: Cells) -> bool {
        cells(self.table[cell] & prey).any(|over| self.free >> beyond(cell, over) & 1 == 1)
    }

    /// It has captured and stands on `cell`: the move ends here, or goes on.
    fn landed(&self, cell: usize, prey: Cells, path: &mut Path, visit: &mut impl FnMut(&Capture<'_>)) {
        let ground = self.mover.ground;
        // R12: a chain must be completed, except that the enemy castle is worth stopping on.
        let castle = ground.castles[1 - self.mover.board.side];
        let done = self.may_stop || !self.can_go_on(cell, prey);
        if done || cell == castle {
            self.end(cell, prey, path, visit);
        }
        self.go_on(cell, prey, path, visit);
        if done && self.leaps_on {
            let landing = if self.mover.law.own_castle {
                self.free
            } else {
                self.free & !only(ground.castles[self.mover.board.side])
            };
            let lifts = self.mover.reach(self.from, cell, &ground.jump, landing);
            for lift in cells(lifts) {
                path.push(lift, true);
                self.end(lift, prey, path, visit);
                self.go_on(lift, prey, path, visit);
                path.pop();
            }
        }
    }

    fn end(&self, to: usize, prey: Cells, path: &Path, visit: &mut impl FnMut(&Capture<'_>)) {
        visit(&Capture {
            from: self.from,
            to,
            taken: self.mover.enemy ^ prey,
            path,
        });
    }
}
