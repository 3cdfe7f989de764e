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
            if !forced {
                walk.quiet();
            }
            walk.captures();
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
            let walk = Walk::new(*self, from, arm, false);
            let ways = || 0..WAYS.len();
            ways().any(|way| walk.step(way).is_some() || walk.leap(from, way).is_some())
                || (0..STRAIGHT).any(|way| walk.jump(from, way).is_some())
        })
    }

    /// R12: whether a piece of an arm, or of the whole camp, can capture so that it must.
    pub(crate) fn due(&self, arm: Option<Arm>) -> bool {
        self.own(arm).any(|(from, arm)| {
            if self.rules.charge_forces {
                self.charges(from, arm)
            } else {
                Walk::new(*self, from, arm, false).jumps(from).next().is_some()
            }
        })
    }

    /// Whether a piece can capture, with or without leaping first.
    fn charges(&self, from: Cell, arm: Arm) -> bool {
        let walk = Walk::new(*self, from, arm, false);
        if walk.jumps(from).next().is_some() {
            return true;
        }
        arm == Arm::Knights
            && walk
                .reach(from)
                .into_iter()
                .any(|at| walk.jumps(at).next().is_some())
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

    pub(crate) fn empty(&self, at: Cell) -> bool {
        self.cells[usize::from(at)].is_none()
    }

    fn holds(&self, at: Cell, camp: Camp) -> bool {
        self.cells[usize::from(at)].is_some_and(|piece| piece.camp == camp)
    }

    /// R17: whether a step or a leap may not end here.
    fn closed(&self, at: Cell) -> bool {
        self.field.rules.own_castle == OwnCastle::Forbidden
            && at == self.field.board.castle_cell(self.field.camp)
    }

    /// R6: men never go back.
    fn heads(&self, way: usize) -> bool {
        self.arm == Arm::Knights || heading(way, self.field.camp) >= 0
    }

    /// R5, R6: the square that a step leads to.
    fn step(&self, way: usize) -> Option<Cell> {
        let to = self.field.board.near(self.from, way)?;
        (self.heads(way) && self.empty(to) && !self.closed(to)).then_some(to)
    }

    /// R7: the square that one leap leads to.
    pub(crate) fn leap(&self, at: Cell, way: usize) -> Option<Cell> {
        let (middle, to) = self.field.board.over(at, way)?;
        let may = self.arm == Arm::Knights || self.field.rules.men_leap;
        (may && self.heads(way) && self.holds(middle, self.field.camp) && self.empty(to) && !self.closed(to))
            .then_some(to)
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

    /// R9: whom a capture takes, and where it lands.
    pub(crate) fn jump(&self, at: Cell, way: usize) -> Option<(Cell, Cell)> {
        let (victim, to) = self.field.board.over(at, way)?;
        let back = heading(way, self.field.camp) < 0;
        let may = self.arm == Arm::Knights || !back || self.field.rules.men_capture_back;
        (may && self.holds(victim, self.field.camp.other()) && self.empty(to)).then_some((victim, to))
    }

    /// R9: every capture from a square.
    pub(crate) fn jumps(&self, at: Cell) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        (0..STRAIGHT).filter_map(move |way| self.jump(at, way))
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

    /// Steps and leaps.
    fn quiet(&mut self) {
        let steps: Vec<Cell> = (0..WAYS.len()).filter_map(|way| self.step(way)).collect();
        let leaps = self.reach(self.from);
        let all = steps
            .into_iter()
            .map(|to| (Gait::Step, to))
            .chain(leaps.into_iter().map(|to| (Gait::Leap, to)));
        for (gait, to) in all {
            self.push(gait, to);
            self.note();
            self.hops.pop();
        }
    }

    /// R9 to R11: captures, direct and by charge.
    fn captures(&mut self) {
        self.capture_from(self.from);
        if self.arm == Arm::Knights {
            for at in self.reach(self.from) {
                self.push(Gait::Leap, at);
                self.capture_from(at);
                self.hops.pop();
            }
        }
    }

    fn capture_from(&mut self, at: Cell) {
        let jumps: Vec<(Cell, Cell)> = self.jumps(at).collect();
        for (victim, to) in jumps {
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
