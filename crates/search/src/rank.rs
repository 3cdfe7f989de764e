//! The worth of every move at the root, for players that do not always choose the best.

use crate::engine::Worker;
use crate::pvs::Window;
use crate::value::{INFINITE, Value};
use crate::{Control, Engine, Position, Request};

/// A move with its value, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated<M> {
    /// The move.
    pub mv: M,
    /// Its value, exact unless it is worse than the best by more than the margin asked.
    pub value: Value,
}

impl<P: Position> Engine<P> {
    /// Rates every move asked for by a search of `depth` plies, best first. Moves that are worse
    /// than the best by more than `margin` are known to be so, and no more. When `control` stops the
    /// search, the ratings of the last depth completed are given; before any, all moves rate equal.
    pub fn rate<C: Control>(
        &mut self,
        request: &Request<'_, P>,
        depth: u8,
        margin: Value,
        control: &C,
    ) -> (Vec<Rated<P::Move>>, u64) {
        let mut moves = Vec::new();
        request.root.noisy(&mut moves);
        request.root.quiet(&mut moves);
        moves.retain(|mv| request.only.is_empty() || request.only.contains(mv));
        let mut rated: Vec<_> = moves.iter().map(|&mv| Rated { mv, value: 0 }).collect();
        let mut worker = Worker::new(self, request, control);
        for depth in 1..=i32::from(depth.max(1)) {
            worker.root_depth = depth;
            let mut next = rated.clone();
            let mut best = -INFINITE;
            for candidate in &mut next {
                let child = request.root.after(candidate.mv);
                worker.frames[0].slot = request.root.slot(candidate.mv);
                worker.keys.push(child.key());
                let alpha = (best - margin).max(-INFINITE);
                let window = Window {
                    alpha,
                    beta: INFINITE,
                };
                candidate.value = -worker.node::<true>(&child, depth - 1, 1, window.turned(), false);
                worker.keys.pop();
                best = best.max(candidate.value);
            }
            if worker.stopped {
                break;
            }
            next.sort_by_key(|candidate| -candidate.value);
            rated = next;
        }
        (rated, worker.nodes)
    }
}
