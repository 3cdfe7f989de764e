//! Where pieces may go: steps, leaps, captures, and what must be captured.

use game_core::Square;

use crate::board::{Cell, Cells, STRAIGHT, WAYS, heading};
use crate::{Arm, Board, Camp, Chain, Gait, Hop, OwnCastle, Ply, Rules};

/// How far the camp to move is held to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// Not at all (R13).
    Free,
    /// Where it can without leaping first (R12).
    Due,
    /// Now, since the enemy has claimed it (R13).
    Claimed,
}

/// The pieces on the board, as one camp that is to move finds them.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) board: &'a Board,
    pub(crate) cells: &'a Cells,
    pub(crate) camp: Camp,
}

impl<'a> Field<'a> {
    /// Every legal move of an arm, or of the whole camp.
    pub(crate) fn legal(&self, arm: Option<Arm>, duty: Duty) -> Vec<Ply> {
        let forced = match duty {
            Duty::Free => false,
            Duty::Due => self.due(arm),
            Duty::Claimed => true,
        };
        let complete = duty != Duty::Free && self.rules.chain == Chain::Must;
        let mut plies = Vec::new();
        for (from, arm) in self.own(arm) {
            let mut walk = Walk::new(*self, from, arm, complete);
            let leaps = walk.reach(from);
            if !forced {
                walk.quiet(&leaps);
            }
            walk.captures(&leaps);
            plies.append(&mut walk.found);
        }
        plies
    }

    /// Whether an arm, or the whole camp, has a legal move.
    pub(crate) fn movable(&self, arm: Option<Arm>, duty: Duty) -> bool {
        if duty == Duty::Claimed {
            return self.own(arm).any(|(from, arm)| self.charges(from, arm));
        }
        self.own(arm).any(|(from, arm)| {
            let step = |way| self.step(from, arm, way).is_some();
            let leap = |way| self.leap(self.cells, from, arm, way).is_some();
            (0..WAYS.len()).any(|way| step(way) || leap(way)) || self.takes(from, arm)
        })
    }

    /// R12: whether a piece of an arm, or of the whole camp, can capture so that it must.
    pub(crate) fn due(&self, arm: Option<Arm>) -> bool {
        self.own(arm).any(|(from, arm)| {
            if self.rules.charge_forces {
                self.charges(from, arm)
            } else {
                self.takes(from, arm)
            }
        })
    }

    /// Whether a piece can capture from where it stands.
    fn takes(&self, from: Cell, arm: Arm) -> bool {
        (0..STRAIGHT).any(|way| self.jump(self.cells, from, arm, way).is_some())
    }

    /// Whether a piece can capture, with or without leaping first.
    fn charges(&self, from: Cell, arm: Arm) -> bool {
        let leapt = || {
            let walk = Walk::new(*self, from, arm, false);
            let reached = walk.reach(from);
            reached.into_iter().any(|at| walk.jumps(at).next().is_some())
        };
        self.takes(from, arm) || (arm == Arm::Knights && leapt())
    }

    /// R17: whether a step or a leap may not end here.
    fn closed(&self, at: Cell) -> bool {
        self.rules.own_castle == OwnCastle::Forbidden && at == self.board.castle_cell(self.camp)
    }

    /// R6: men never go back.
    fn heads(&self, arm: Arm, way: usize) -> bool {
        arm == Arm::Knights || heading(way, self.camp) >= 0
    }

    /// R5, R6: the square that a step leads to.
    fn step(&self, from: Cell, arm: Arm, way: usize) -> Option<Cell> {
        let to = self.board.near(from, way)?;
        (self.heads(arm, way) && empty(self.cells, to) && !self.closed(to)).then_some(to)
    }

    /// R7: the square that one leap leads to, as the pieces stand in `cells`.
    fn leap(&self, cells: &Cells, at: Cell, arm: Arm, way: usize) -> Option<Cell> {
        let (middle, to) = self.board.over(at, way)?;
        let may = arm == Arm::Knights || self.rules.men_leap;
        let over = may && self.heads(arm, way) && holds(cells, middle, self.camp);
        (over && empty(cells, to) && !self.closed(to)).then_some(to)
    }

    /// R9: whom a capture takes and where it lands, as the pieces stand in `cells`.
    fn jump(&self, cells: &Cells, at: Cell, arm: Arm, way: usize) -> Option<(Cell, Cell)> {
        let (victim, to) = self.board.over(at, way)?;
        let may = self.rules.men_capture_back || self.heads(arm, way);
        (may && holds(cells, victim, self.camp.other()) && empty(cells, to)).then_some((victim, to))
    }

    /// The pieces of an arm, or of the whole camp.
    fn own(&self, arm: Option<Arm>) -> impl Iterator<Item = (Cell, Arm)> + use<'a> {
        let Field {
            board, cells, camp, ..
        } = *self;
        board.cells().filter_map(move |at| {
            let piece = cells[usize::from(at)]?;
            let mine = piece.camp == camp && arm.is_none_or(|arm| arm == piece.arm);
            mine.then_some((at, piece.arm))
        })
    }
}

fn empty(cells: &Cells, at: Cell) -> bool {
    cells[usize::from(at)].is_none()
}

fn holds(cells: &Cells, at: Cell, camp: Camp) -> bool {
    cells[usize::from(at)].is_some_and(|piece| piece.camp == camp)
}

/// One piece on its way: the square it came from is empty, and those it has captured are gone.
pub(crate) struct Walk<'a> {
    field: Field<'a>,
    cells: Cells,
    from: Cell,
    arm: Arm,
    /// Whether a chain must be completed (R12).
    complete: bool,
    hops: Vec<Hop>,
    found: Vec<Ply>,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(field: Field<'a>, from: Cell, arm: Arm, complete: bool) -> Walk<'a> {
        let mut cells = *field.cells;
        cells[usize::from(from)] = None;
        Walk {
            field,
            cells,
            from,
            arm,
            complete,
            hops: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Whether nobody stands on a square.
    pub(crate) fn empty(&self, at: Cell) -> bool {
        empty(&self.cells, at)
    }

    /// R7: the square that one leap leads to.
    pub(crate) fn leap(&self, at: Cell, way: usize) -> Option<Cell> {
        self.field.leap(&self.cells, at, self.arm, way)
    }

    /// R7, R8: the squares that one leap or several lead to, without the one they begin on.
    pub(crate) fn reach(&self, start: Cell) -> Vec<Cell> {
        let mut reached = vec![start];
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            for way in 0..WAYS.len() {
                if let Some(to) = self.leap(at, way)
                    && !reached.contains(&to)
                {
                    reached.push(to);
                }
            }
            next += 1;
        }
        reached.remove(0);
        reached
    }

    /// R9: every capture from a square.
    pub(crate) fn jumps(&self, at: Cell) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        (0..STRAIGHT).filter_map(move |way| self.field.jump(&self.cells, at, self.arm, way))
    }

    /// Takes a piece off the board.
    pub(crate) fn take(&mut self, victim: Cell) {
        self.cells[usize::from(victim)] = None;
    }

    fn square(&self, at: Cell) -> Square {
        self.field.board.square(at)
    }

    fn push(&mut self, gait: Gait, to: Cell) {
        let to = self.square(to);
        self.hops.push(Hop { gait, to });
    }

    /// Notes the move as far as it has gone.
    fn note(&mut self) {
        self.found.push(Ply {
            from: self.square(self.from),
            hops: self.hops.clone(),
        });
    }

    /// Notes a move of one part.
    fn note_alone(&mut self, gait: Gait, to: Cell) {
        let to = self.square(to);
        self.found.push(Ply {
            from: self.square(self.from),
            hops: vec![Hop { gait, to }],
        });
    }

    /// Steps, and leaps to the squares given.
    fn quiet(&mut self, leaps: &[Cell]) {
        for way in 0..WAYS.len() {
            if let Some(to) = self.field.step(self.from, self.arm, way) {
                self.note_alone(Gait::Step, to);
            }
        }
        for &to in leaps {
            self.note_alone(Gait::Leap, to);
        }
    }

    /// R9 to R11: captures, direct and by charge from the squares that leaps lead to.
    fn captures(&mut self, leaps: &[Cell]) {
        self.capture_from(self.from);
        if self.arm == Arm::Knights {
            for &at in leaps {
                self.push(Gait::Leap, at);
                self.capture_from(at);
                self.hops.pop();
            }
        }
    }

    fn capture_from(&mut self, at: Cell) {
        for way in 0..STRAIGHT {
            let Some((victim, to)) = self.field.jump(&self.cells, at, self.arm, way) else {
                continue;
            };
            let taken = self.cells[usize::from(victim)].take();
            self.push(Gait::Capture, to);
            self.landed(to);
            self.hops.pop();
            self.cells[usize::from(victim)] = taken;
        }
    }

    /// R10, R12: goes on from where a capture has landed, or stops.
    fn landed(&mut self, at: Cell) {
        let done = !self.complete || self.jumps(at).next().is_none();
        // R12: on the enemy castle a chain may stop.
        if done || at == self.field.board.castle_cell(self.field.camp.other()) {
            self.note();
        }
        self.capture_from(at);
        if done && self.arm == Arm::Knights && self.field.rules.leap_after_capture {
            for to in self.reach(at) {
                self.push(Gait::Leap, to);
                self.note();
                self.capture_from(to);
                self.hops.pop();
            }
        }
    }
}
