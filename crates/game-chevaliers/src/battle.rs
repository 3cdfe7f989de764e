//! The pieces on the board with the camp to move: what a position is, without its past.

use crate::board::{Cell, Cells};
use crate::moves::{Duty, Field};
use crate::{Arm, Board, Camp, CastleHold, End, Gait, Obligation, Piece, Ply, Rules, Team};
use game_core::mix::scattered;

/// A position without its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Battle {
    pub(crate) cells: Cells,
    /// The camp to move.
    pub(crate) camp: Camp,
    /// Whose turn it is in the cycle of four (R20); none where either partner may move.
    pub(crate) arm: Option<Arm>,
    /// Whether a claim has left the camp nothing but captures (R13).
    pub(crate) must: bool,
}

impl Battle {
    /// The pieces on their marks, Silver to move.
    pub(crate) fn start(rules: &Rules, board: &Board) -> Battle {
        Battle {
            cells: board.start(),
            camp: Camp::Silver,
            arm: (rules.team == Team::Alternate).then_some(Arm::Knights),
            must: false,
        }
    }

    pub(crate) fn get(&self, at: Cell) -> Option<Piece> {
        self.cells[usize::from(at)]
    }

    pub(crate) fn field<'a>(&'a self, rules: &'a Rules, board: &'a Board) -> Field<'a> {
        Field {
            rules,
            board,
            cells: &self.cells,
            camp: self.camp,
        }
    }

    /// How far the camp to move is held to capture.
    pub(crate) fn duty(&self, rules: &Rules) -> Duty {
        match rules.capture {
            _ if self.must => Duty::Claimed,
            Obligation::Strict => Duty::Due,
            Obligation::AsWritten | Obligation::Claim => Duty::Free,
        }
    }

    /// The arm that is to move: with turns by arm, the partner's when the player's own has no move
    /// (R20). None where it is the whole camp.
    pub(crate) fn mover(&self, rules: &Rules, board: &Board) -> Option<Arm> {
        let arm = self.arm?;
        let field = self.field(rules, board);
        let duty = self.duty(rules);
        let instead = !field.movable(Some(arm), duty) && field.movable(Some(arm.other()), duty);
        Some(if instead { arm.other() } else { arm })
    }

    /// Every legal move.
    pub(crate) fn legal(&self, rules: &Rules, board: &Board) -> Vec<Ply> {
        self.field(rules, board)
            .legal(self.mover(rules, board), self.duty(rules))
    }

    /// Whether there is one.
    pub(crate) fn movable(&self, rules: &Rules, board: &Board) -> bool {
        self.field(rules, board)
            .movable(self.mover(rules, board), self.duty(rules))
    }

    /// The moves that R12 allows, enforced or not.
    pub(crate) fn dutiful(&self, rules: &Rules, board: &Board) -> Vec<Ply> {
        self.field(rules, board)
            .legal(self.mover(rules, board), Duty::Due)
    }

    /// Makes a legal move, and passes the turn. Gives whom it took.
    pub(crate) fn play(&mut self, board: &Board, ply: &Ply) -> Vec<(Cell, Piece)> {
        let cell = |square| board.cell(square).expect("a legal move stays on the board");
        let mut taken = Vec::new();
        let mut at = cell(ply.from);
        let piece = self.cells[usize::from(at)].take();
        for hop in &ply.hops {
            let to = cell(hop.to);
            if hop.gait == Gait::Capture {
                let victim = between(at, to);
                if let Some(piece) = self.cells[usize::from(victim)].take() {
                    taken.push((victim, piece));
                }
            }
            at = to;
        }
        self.cells[usize::from(at)] = piece;
        self.pass();
        taken
    }

    /// R2, R20: the other camp is to move; after Gold, the other arm.
    fn pass(&mut self) {
        if self.camp == Camp::Gold {
            self.arm = self.arm.map(Arm::other);
        }
        self.camp = self.camp.other();
        self.must = false;
    }

    /// Whether a camp has a piece left.
    fn stands(&self, camp: Camp) -> bool {
        self.cells.iter().flatten().any(|piece| piece.camp == camp)
    }

    /// Whether a camp holds the other's castle.
    pub(crate) fn invades(&self, board: &Board, camp: Camp) -> bool {
        self.get(board.castle_cell(camp.other()))
            .is_some_and(|piece| piece.camp == camp)
    }

    /// R14 to R16: the end that the last move has brought. The camp to move is the one that did not
    /// make it, so that a piece of it on the enemy castle has outlasted the reply.
    pub(crate) fn won(&self, rules: &Rules, board: &Board) -> Option<End> {
        let moved = self.camp.other();
        for camp in [moved, self.camp] {
            if !self.stands(camp.other()) {
                return Some(End::Elimination(camp));
            }
        }
        if self.invades(board, self.camp) {
            return Some(End::Castle(self.camp));
        }
        (rules.castle_hold == CastleHold::Entry && self.invades(board, moved)).then_some(End::Castle(moved))
    }

    /// R19: what makes two positions the same: the pieces, the camp and the arm to move.
    pub(crate) fn identity(&self) -> u64 {
        let mut identity = scattered(match self.arm {
            None => self.camp.index(),
            Some(arm) => 2 + 2 * arm.index() + self.camp.index(),
        } as u64);
        for (at, piece) in self.cells.iter().enumerate() {
            if let Some(Piece { camp, arm }) = piece {
                identity ^= scattered((8 + 4 * at + 2 * camp.index() + arm.index()) as u64);
            }
        }
        identity
    }

    /// The number of move sequences of `depth` moves. A game that is won has no more; draws cut
    /// nothing short.
    pub(crate) fn perft(&self, rules: &Rules, board: &Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.won(rules, board).is_some() {
            return 0;
        }
        let plies = self.legal(rules, board);
        if depth == 1 {
            return plies.len() as u64;
        }
        let below = |ply: &Ply| {
            let mut after = self.clone();
            after.play(board, ply);
            after.perft(rules, board, depth - 1)
        };
        plies.iter().map(below).sum()
    }
}

/// The cell halfway between two that lie two steps apart: cells are counted evenly.
pub(crate) fn between(from: Cell, to: Cell) -> Cell {
    u8::try_from((u16::from(from) + u16::from(to)) / 2).expect("a cell between two")
}
