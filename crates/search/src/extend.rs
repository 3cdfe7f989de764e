//! Which moves deserve a deeper look, and what is learned from those that cut a node short.

use crate::engine::Worker;
use crate::pvs::{Known, Window};
use crate::table::Bound;
use crate::value::{CERTAIN, Value};
use crate::{Control, Position};

/// The least depth at which it pays to search a node without its best move.
const SINGULAR_FROM: i32 = 7;

/// What is remembered must have been searched to within so many plies of the depth wanted now.
const NEARLY_AS_DEEP: i32 = 3;

/// By how much the others must be worse, for each ply of depth: deeper values are surer.
const WORSE_A_PLY: Value = 2;

/// What a move that cut a node short is preferred by: so much for each ply, less the first, since shallow
/// cuts come often and say little; and between these limits, so that no single node decides the order.
const TAUGHT_A_PLY: i32 = 160;
const TAUGHT_FIRST: i32 = 60;
const TAUGHT: (i32, i32) = (60, 1600);

impl<P: Position, C: Control> Worker<'_, P, C> {
    /// Whether a line has not yet grown to twice the depth asked for, beyond which extensions would never
    /// end.
    pub(crate) fn may_extend(&self, ply: usize) -> bool {
        ply < 2 * self.root_depth as usize
    }

    /// How much deeper the remembered move deserves to be searched, because the others are much
    /// worse; `Err` when one of the others already holds beta.
    #[expect(
        clippy::too_many_arguments,
        reason = "the state of one step of the loop above"
    )]
    pub(crate) fn extension(
        &mut self,
        position: &P,
        mv: P::Move,
        depth: i32,
        ply: usize,
        window: Window,
        cut: bool,
        known: &Known<P::Move>,
    ) -> Result<i32, ()> {
        let Some(entry) = known.entry else {
            return Ok(0);
        };
        let candidate = self.selective()
            && ply > 0
            && depth >= SINGULAR_FROM
            && Some(mv) == known.hint
            && self.frames[ply].excluded.is_none()
            && entry.depth() >= depth - NEARLY_AS_DEEP
            && entry.bound() != Bound::Upper
            && known.entry_value.abs() < CERTAIN
            && self.may_extend(ply);
        if !candidate {
            return Ok(0);
        }
        let bar = known.entry_value - WORSE_A_PLY * depth;
        let (eval, line) = (self.frames[ply].eval, std::mem::take(&mut self.frames[ply].line));
        self.frames[ply].excluded = Some(mv);
        let value = self.node::<false>(position, (depth - 1) / 2, ply, Window::null(bar - 1), cut);
        self.frames[ply].excluded = None;
        self.frames[ply].eval = eval;
        self.frames[ply].line = line;
        if value < bar {
            Ok(1)
        } else if bar >= window.beta {
            Err(())
        } else if known.entry_value >= window.beta {
            Ok(-1)
        } else {
            Ok(0)
        }
    }

    /// A quiet move cut the node short: prefer its kind, and those tried before it less.
    pub(crate) fn learn(&mut self, position: &P, mv: P::Move, tried: &[P::Move], depth: i32, ply: usize) {
        let trail = self.trail(ply);
        let frame = &mut self.frames[ply];
        if frame.killers[0] != Some(mv) {
            frame.killers = [Some(mv), frame.killers[0]];
        }
        self.history.set_answer(trail[0], mv);
        let bonus = (TAUGHT_A_PLY * depth - TAUGHT_FIRST).clamp(TAUGHT.0, TAUGHT.1);
        self.history.teach(position.slot(mv), trail, bonus);
        for &other in tried.iter().filter(|&&other| other != mv) {
            self.history.teach(position.slot(other), trail, -bonus);
        }
    }
}
