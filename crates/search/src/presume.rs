//! What may be presumed of a node before its moves are tried.
//!
//! The margins here, in `pvs` and in `quiescence` are hundredths of a pawn and were set by hand with the first
//! search: no match is on record that chose them. What docs/adr/0007 measured was played with them.

use crate::engine::Worker;
use crate::history::NOWHERE;
use crate::pvs::{Known, Window};
use crate::value::{CERTAIN, Value};
use crate::{Control, Position};

/// Up to this depth a node so far above the window is taken to hold: by so much for each ply, one less
/// where things are improving.
const HOLDS_TO: i32 = 8;
const HOLDS_A_PLY: Value = 75;

/// Up to this depth a node so far below the window is left to its gains: by so much, and so much times the
/// square of the depth, since what quiet moves can win grows faster than their number.
const HOPELESS_TO: i32 = 3;
const HOPELESS: Value = 150;
const HOPELESS_A_SQUARE: Value = 180;

/// From this depth on passing is tried: below it, the search after it would be none.
const PASSES_FROM: i32 = 3;

/// After a pass the search is shallower by so much, by a ply for every so many of depth, and by another for
/// each so much above the window, up to a few.
const PASSED: i32 = 3;
const PASSED_EVERY: i32 = 3;
const PASSED_ABOVE: Value = 200;
const PASSED_MOST: i32 = 3;

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
        let surplus = HOLDS_A_PLY * (depth - i32::from(known.improving));
        if depth <= HOLDS_TO && beta.abs() < CERTAIN && eval - surplus >= beta {
            return Some((eval + beta) / 2);
        }
        // So far below it that only gains could help.
        let hope = HOPELESS + HOPELESS_A_SQUARE * depth * depth;
        if depth <= HOPELESS_TO && eval + hope <= alpha && alpha.abs() < CERTAIN {
            let value = self.quiesce::<false>(position, ply, Window::null(alpha));
            if value <= alpha {
                return Some(value);
            }
        }
        // Good even if the other side moves twice.
        let passed_just_now = ply > 0 && self.frames[ply - 1].slot == NOWHERE;
        if cut
            && depth >= PASSES_FROM
            && eval >= beta
            && !passed_just_now
            && beta > -CERTAIN
            && let Some(passed) = position.pass()
        {
            let less = PASSED + depth / PASSED_EVERY + ((eval - beta) / PASSED_ABOVE).min(PASSED_MOST);
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
