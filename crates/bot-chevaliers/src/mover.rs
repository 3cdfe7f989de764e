//! What the pieces of one camp can do: steps, leaps, captures and charges.

use super::board::{Board, Effect, KNIGHTS, MEN};
use super::chase::{Capture, Chase};
use super::ground::{CELLS, Cells, DIRECTIONS, Ground, ONWARD, STRAIGHT, beyond, cells, only};
use super::law::{Duty, Law};

/// The pieces that may move now, and the ground they have.
#[derive(Clone, Copy)]
pub(crate) struct Mover<'a> {
    pub(super) ground: &'a Ground,
    pub(super) law: &'a Law,
    pub(super) board: &'a Board,
    /// The pieces that may move.
    active: Cells,
    pub(super) enemy: Cells,
    pub(super) free: Cells,
    /// The squares that a step or a leap may end on (R17).
    landing: Cells,
    pub(super) duty: Duty,
}

impl<'a> Mover<'a> {
    /// The camp to move, of which the pieces of `active` may.
    pub(crate) fn new(
        ground: &'a Ground,
        law: &'a Law,
        board: &'a Board,
        active: Cells,
        duty: Duty,
    ) -> Mover<'a> {
        let free = board.free(ground);
        let landing = if law.own_castle {
            free
        } else {
            free & !only(ground.castles[board.side])
        };
        Mover {
            ground,
            law,
            board,
            active,
            enemy: board.enemy(),
            free,
            landing,
            duty,
        }
    }

    /// Whether a piece can capture without leaping first.
    pub(crate) fn direct(&self) -> bool {
        let Mover { ground, board, .. } = self;
        let men = self.active & board.pieces[board.side][MEN];
        let knights = self.active & board.pieces[board.side][KNIGHTS];
        STRAIGHT.into_iter().any(|direction| {
            let able = if self.law.men_capture_back || ONWARD[board.side].contains(&direction) {
                knights | men
            } else {
                knights
            };
            let prey = ground.shift(able, direction) & self.enemy;
            prey != 0 && ground.shift(prey, direction) & self.free != 0
        })
    }

    /// Every cell that a capture could begin from, and some besides: an enemy stands next to it and the cell
    /// beyond is free, or may become so.
    fn strikes(&self) -> Cells {
        // A piece that captures leaves its own cell free.
        let free = self.free | self.active;
        STRAIGHT.into_iter().fold(0, |set, direction| {
            let prey = self.ground.shift(free, direction) & self.enemy;
            set | self.ground.shift(prey, direction)
        })
    }

    /// The pieces that may be able to capture: those that stand right, and knights, who may leap there.
    fn hunters(&self) -> Cells {
        let strikes = self.strikes();
        if strikes & !(self.board.own() | self.enemy) & self.ground.usable == 0 {
            return strikes & self.active;
        }
        self.active & (strikes | self.board.pieces[self.board.side][KNIGHTS])
    }

    /// Whether the camp must capture (R12).
    pub(crate) fn obliged(&self) -> bool {
        self.duty == Duty::Full && (self.direct() || self.law.charge_forces && self.can_capture())
    }

    /// Whether any capture can be played.
    pub(crate) fn can_capture(&self) -> bool {
        let mut found = false;
        for from in cells(self.hunters()) {
            self.captures(from, &mut |_| found = true);
            if found {
                return true;
            }
        }
        false
    }

    /// Whether a capture of the enemy on `cell` can be played.
    pub(crate) fn can_take(&self, cell: usize) -> bool {
        let mut found = false;
        for from in cells(self.hunters()) {
            self.captures(from, &mut |capture| found |= capture.taken >> cell & 1 == 1);
            if found {
                return true;
            }
        }
        false
    }

    /// Whether there is any move at all: a charge begins with a leap, which is one.
    pub(crate) fn can_move(&self) -> bool {
        self.direct() || cells(self.active).any(|from| (self.steps(from) | self.leaps(from)) != 0)
    }

    /// Where the piece on a cell can step.
    pub(crate) fn steps(&self, from: usize) -> Cells {
        let side = self.board.side;
        let table = match self.board.arm(from) {
            KNIGHTS => &self.ground.near,
            _ => &self.ground.onward[side],
        };
        table[from] & self.landing
    }

    /// Where the piece on a cell can leap (R7); not to its start (R8).
    pub(crate) fn leaps(&self, from: usize) -> Cells {
        match self.board.arm(from) {
            KNIGHTS => self.reach(from, from, &self.ground.jump, self.landing),
            _ if self.law.men_leap => {
                let table = &self.ground.jump_onward[self.board.side];
                self.reach(from, from, table, self.landing)
            }
            _ => 0,
        }
    }

    /// Whether the piece on a cell can step or leap to another.
    pub(crate) fn reaches(&self, from: usize, to: usize) -> bool {
        if self.steps(from) >> to & 1 == 1 {
            return true;
        }
        // A leap keeps the parity of file and line.
        let files = self.ground.files;
        let apart = [
            (from % files).abs_diff(to % files),
            (from / files).abs_diff(to / files),
        ];
        let even = apart.iter().all(|apart| apart.is_multiple_of(2));
        even && self.leaps(from) >> to & 1 == 1
    }

    /// Where leaps from `cell` lead the piece that began on `start`.
    pub(super) fn reach(&self, start: usize, cell: usize, table: &[Cells; CELLS], landing: Cells) -> Cells {
        let friends = self.board.own() & !only(start);
        let mut reached = 0;
        let mut edge = only(cell);
        while edge != 0 {
            let at = edge.trailing_zeros() as usize;
            edge &= edge - 1;
            for over in cells(table[at] & friends) {
                let to = only(beyond(at, over)) & landing & !reached;
                reached |= to;
                edge |= to;
            }
        }
        reached & !only(cell)
    }

    /// Tells `visit` every way in which the piece on a cell can capture.
    pub(crate) fn captures(&self, from: usize, visit: &mut impl FnMut(&Capture<'_>)) {
        let chase = Chase::new(self, from);
        chase.direct(visit);
        if self.board.arm(from) == KNIGHTS {
            for lift in cells(self.leaps(from)) {
                if self.ground.take[lift] & self.enemy != 0 {
                    chase.charge(lift, visit);
                }
            }
        }
    }

    /// The number of moves, as the notation tells them apart.
    pub(crate) fn count(&self) -> u64 {
        let mut count = 0;
        let obliged = self.obliged();
        for from in cells(self.hunters()) {
            self.captures(from, &mut |_| count += 1);
        }
        if obliged {
            return count;
        }
        let side = self.board.side;
        let knights = self.active & self.board.pieces[side][KNIGHTS];
        let men = self.active & self.board.pieces[side][MEN];
        for direction in 0..DIRECTIONS {
            let steppers = if ONWARD[side].contains(&direction) {
                knights | men
            } else {
                knights
            };
            let steps = self.ground.shift(steppers, direction) & self.landing;
            count += u64::from(steps.count_ones());
        }
        let leapers = if self.law.men_leap { self.active } else { knights };
        for from in cells(leapers) {
            count += u64::from(self.leaps(from).count_ones());
        }
        count
    }

    /// Tells `visit` the effect of every capture, as often as there are ways to it.
    pub(crate) fn every_capture(&self, visit: &mut impl FnMut(Effect)) {
        for from in cells(self.hunters()) {
            self.captures(from, &mut |capture| visit(self.effect(capture)));
        }
    }

    /// Adds every capture, each effect once.
    pub(crate) fn list_captures(&self, effects: &mut Vec<Effect>) {
        for from in cells(self.hunters()) {
            self.list_captures_of(from, effects);
        }
    }

    /// Adds every capture of one piece, each effect once.
    pub(crate) fn list_captures_of(&self, from: usize, effects: &mut Vec<Effect>) {
        let first = effects.len();
        self.captures(from, &mut |capture| {
            let effect = self.effect(capture);
            if !effects[first..].contains(&effect) {
                effects.push(effect);
            }
        });
    }

    /// What a capture does.
    pub(crate) fn effect(&self, capture: &Capture<'_>) -> Effect {
        Effect::new(capture.from, capture.to, capture.taken, self.enemy)
    }

    /// Tells `visit` every step and leap.
    pub(crate) fn quiet(&self, visit: &mut impl FnMut(Effect)) {
        for from in cells(self.active) {
            for to in cells(self.steps(from) | self.leaps(from)) {
                visit(Effect::new(from, to, 0, 0));
            }
        }
    }
}
