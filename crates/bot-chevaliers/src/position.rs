//! A position of Échec aux Chevaliers, and where its moves lead.

use std::sync::Arc;

use super::board::{Board, Effect, KNIGHTS, MEN, Undo};
use super::ground::Cells;
use super::law::Duty;
use super::mover::Mover;
use super::scene::Scene;
use super::zobrist;

/// A position with what the rules remember of it.
#[derive(Clone, Debug)]
pub struct EnginePosition {
    pub(crate) scene: Arc<Scene>,
    pub(crate) board: Board,
    /// The pieces that may move.
    pub(crate) active: Cells,
    /// Whether a capture must be played.
    pub(crate) forced: bool,
    /// The arm whose turn it is by the order of four players, when there is one.
    pub(crate) nominal: usize,
    /// A capture must be played, after a claim (R13).
    pub(crate) must: bool,
    /// Plies without a capture and without a man gaining a line.
    pub(crate) quiet: u16,
    /// Plies since one of these or since the turn was passed: none before can repeat.
    pub(crate) back: u16,
}

/// What is needed to take a move back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    undo: Undo,
    active: Cells,
    forced: bool,
    nominal: usize,
    must: bool,
    quiet: u16,
    back: u16,
}

impl EnginePosition {
    /// A position with these pieces.
    pub(crate) fn new(scene: Arc<Scene>, board: Board, nominal: usize, must: bool, quiet: u16) -> Self {
        let mut position = EnginePosition {
            scene,
            board,
            active: 0,
            forced: false,
            nominal,
            must,
            quiet,
            back: quiet,
        };
        position.settle();
        position
    }

    /// The same position in another scene.
    pub(crate) fn seen_in(mut self, scene: &Arc<Scene>) -> EnginePosition {
        self.scene = Arc::clone(scene);
        self.settle();
        self
    }

    /// Works out which pieces may move.
    fn settle(&mut self) {
        let board = &self.board;
        self.active = board.own();
        if self.scene.law.alternate {
            // R20: who cannot move lets his partner move instead.
            let arm = board.pieces[board.side][self.nominal];
            let Scene { ground, law, .. } = &*self.scene;
            let nominal = Mover::new(ground, law, board, arm, self.duty());
            let able = if self.must {
                nominal.can_capture()
            } else {
                nominal.can_move()
            };
            self.active = if able { arm } else { self.active & !arm };
        }
        self.forced = self.must || self.mover().obliged();
    }

    /// The camp to move: 0 is Silver.
    pub fn side(&self) -> usize {
        self.board.side
    }

    /// How often a position must stand for a draw (R19).
    pub(crate) fn repetition(&self) -> usize {
        usize::from(self.scene.law.repetition)
    }

    /// What the camp to move must do.
    pub(crate) fn duty(&self) -> Duty {
        if self.must {
            Duty::Full
        } else {
            self.scene.law.duty[self.board.side]
        }
    }

    /// The pieces that may move now.
    pub(crate) fn mover(&self) -> Mover<'_> {
        let Scene { ground, law, .. } = &*self.scene;
        Mover::new(ground, law, &self.board, self.active, self.duty())
    }

    /// The castle of the camp to move, when an enemy stands on it.
    pub(crate) fn invaded(&self) -> Option<usize> {
        let castle = self.scene.ground.castles[self.board.side];
        (self.board.enemy() >> castle & 1 == 1).then_some(castle)
    }

    /// Whether the camp to move stands on the enemy castle: it has won (R14).
    pub(crate) fn has_invaded(&self) -> bool {
        self.board.own() >> self.scene.ground.castles[1 - self.board.side] & 1 == 1
    }

    /// Whether the game is over on the board: nothing is left of a camp (R16), or an invader has
    /// survived (R14).
    pub(crate) fn is_over(&self) -> bool {
        let (own, enemy) = (self.board.own(), self.board.enemy());
        let castles = self.scene.ground.castles;
        let entered = !self.scene.law.castle_hold && enemy >> castles[self.board.side] & 1 == 1;
        own == 0 || enemy == 0 || entered || self.has_invaded()
    }

    /// Whether a move takes something or brings a man forward (R19).
    pub(crate) fn progresses(&self, effect: Effect) -> bool {
        let side = self.board.side;
        let line = |cell| self.scene.ground.line(side, cell);
        effect.takes() || self.board.arm(effect.from()) == MEN && line(effect.to()) > line(effect.from())
    }

    /// Makes a move; what it gives back takes the move back.
    pub(crate) fn make(&mut self, effect: Effect) -> Turned {
        let EnginePosition {
            active,
            forced,
            nominal,
            must,
            quiet,
            back,
            ..
        } = *self;
        if self.progresses(effect) {
            (self.quiet, self.back) = (0, 0);
        } else {
            self.quiet = self.quiet.saturating_add(1);
            self.back = self.back.saturating_add(1);
        }
        self.must = false;
        let side = self.board.side;
        let undo = self.board.make(effect);
        // R20: Silver's knights, Gold's knights, Silver's men, Gold's men.
        if self.scene.law.alternate && side == 1 {
            self.nominal = 1 - self.nominal;
        }
        self.settle();
        Turned {
            undo,
            active,
            forced,
            nominal,
            must,
            quiet,
            back,
        }
    }

    /// Takes a move back.
    pub(crate) fn unmake(&mut self, effect: Effect, turned: Turned) {
        self.board.unmake(effect, turned.undo);
        self.active = turned.active;
        self.forced = turned.forced;
        self.nominal = turned.nominal;
        self.must = turned.must;
        self.quiet = turned.quiet;
        self.back = turned.back;
    }

    /// Lets the other camp move.
    pub(crate) fn give_away(&mut self) {
        self.board.side = 1 - self.board.side;
        self.board.key ^= zobrist::GOLD;
        self.back = 0;
        self.settle();
    }

    /// Whether an effect may be played: one of those that the rules list.
    pub(crate) fn allows(&self, effect: Effect) -> bool {
        let (from, to) = (effect.from(), effect.to());
        if self.active >> from & 1 == 0 {
            return false;
        }
        let mover = self.mover();
        if effect.takes() {
            let mut own = Vec::new();
            mover.list_captures_of(from, &mut own);
            return own.contains(&effect);
        }
        (mover.steps(from) | mover.leaps(from)) >> to & 1 == 1 && !self.forced
    }

    /// Every effect that the rules list.
    pub(crate) fn effects(&self) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.is_over() {
            return effects;
        }
        let mover = self.mover();
        mover.list_captures(&mut effects);
        if !self.forced {
            mover.quiet(&mut |effect| effects.push(effect));
        }
        effects
    }

    /// Whether a move ends on the enemy castle.
    pub(crate) fn enters(&self, effect: Effect) -> bool {
        effect.to() == self.scene.ground.castles[1 - self.board.side]
    }

    /// The pieces of a camp by arm.
    pub(crate) fn count(&self, side: usize) -> [u32; 2] {
        [KNIGHTS, MEN].map(|arm| self.board.pieces[side][arm].count_ones())
    }
}
