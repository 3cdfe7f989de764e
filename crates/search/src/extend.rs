//! Which moves deserve a deeper look, and what is learned from those that cut a node short.

use crate::engine::Worker;
use crate::pvs::{Known, Window};
use crate::table::Bound;
use crate::value::CERTAIN;
use crate::{Control, Position};

impl<P: Position, C: Control> Worker<'_, P, C> {
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
            && depth >= 7
            && Some(mv) == known.hint
            && self.frames[ply].excluded.is_none()
            && entry.depth() >= depth - 3
            && entry.bound() != Bound::Upper
            && known.entry_value.abs() < CERTAIN
            && ply < 2 * self.root_depth as usize;
        if !candidate {
            return Ok(0);
        }
        let bar = known.entry_value - 2 * depth;
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
        let bonus = (160 * depth - 60).clamp(60, 1600);
        self.history.teach(position.slot(mv), trail, bonus);
        for &other in tried.iter().filter(|&&other| other != mv) {
            self.history.teach(position.slot(other), trail, -bonus);
        }
    }
}
