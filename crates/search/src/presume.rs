//! What may be presumed of a node before its moves are tried.

use crate::engine::Worker;
use crate::history::NOWHERE;
use crate::pvs::{Known, Window};
use crate::value::{CERTAIN, Value};
use crate::{Control, Position};

impl<P: Position, C: Control> Worker<'_, P, C> {
    /// Presumptions that make trying moves needless.
    pub(crate) fn presume(
        &mut self,
        position: &P,
        depth: i32,
        ply: usize,
        window: Window,
        cut: bool,
        known: &Known<P::Move>,
    ) -> Option<Value> {
        let Window { alpha, beta } = window;
        let eval = known.eval;
        // So far above the window that some move will surely hold.
        if depth <= 8 && beta.abs() < CERTAIN && eval - 75 * (depth - i32::from(known.improving)) >= beta {
            return Some((eval + beta) / 2);
        }
        // So far below it that only gains could help.
        if depth <= 3 && eval + 150 + 180 * depth * depth <= alpha && alpha.abs() < CERTAIN {
            let value = self.quiesce::<false>(position, ply, Window::null(alpha));
            if value <= alpha {
                return Some(value);
            }
        }
        // Good even if the other side moves twice.
        let passed_just_now = ply > 0 && self.frames[ply - 1].slot == NOWHERE;
        if cut
            && depth >= 3
            && eval >= beta
            && !passed_just_now
            && beta > -CERTAIN
            && let Some(passed) = position.pass()
        {
            let less = 3 + depth / 3 + ((eval - beta) / 200).min(3);
            self.frames[ply].slot = NOWHERE;
            self.keys.push(passed.key());
            let value = -self.node::<false>(
                &passed,
                depth - less,
                ply + 1,
                Window::null(beta - 1).turned(),
                false,
            );
            self.keys.pop();
            if value >= beta && !self.stopped {
                // A certain win after passing is not proved.
                return Some(if value >= CERTAIN { beta } else { value });
            }
        }
        None
    }
}
