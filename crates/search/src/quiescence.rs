//! Quiescence: noisy moves are followed until the position can be judged by standing still.

use crate::engine::Worker;
use crate::history::NOWHERE;
use crate::order::{FAVOURITES, Picker, Want};
use crate::pvs::Window;
use crate::table::Bound;
use crate::value::{CERTAIN, DRAWN, INFINITE, MAX_PLY, Value, tame};
use crate::{Control, Position};

/// A noisy move that would not reach alpha even with this much more is not tried: by hand, as the margins of
/// `presume`.
const MARGIN: Value = 180;

impl<P: Position, C: Control> Worker<'_, P, C> {
    pub(crate) fn quiesce<const PV: bool>(&mut self, position: &P, ply: usize, window: Window) -> Value {
        self.frames[ply].line.clear();
        if !self.visit(ply) {
            return DRAWN;
        }
        if let Some(ending) = position.ended() {
            return Self::ending(ending, ply);
        }
        if ply >= MAX_PLY {
            return tame(position.evaluate());
        }
        let Window { mut alpha, beta } = window;
        let key = position.key();
        let entry = self.table.probe(key);
        if let Some(entry) = entry
            && !PV
            && (self.selective() || entry.depth() == 0)
        {
            let value = entry.value(ply);
            if entry.settles(value, alpha, beta) {
                return value;
            }
        }

        let pressed = position.pressed();
        let mut raw = DRAWN;
        let mut best = -INFINITE;
        if !pressed {
            raw = entry.map_or_else(|| tame(position.evaluate()), |entry| entry.eval());
            best = raw;
            if self.selective() {
                best = tame(best + self.history.correction(position.texture()));
                if let Some(entry) = entry {
                    let value = entry.value(ply);
                    if value.abs() < CERTAIN && entry.settles(value, best, best) {
                        best = value;
                    }
                }
            }
            if best >= beta {
                if entry.is_none() {
                    self.table.store(key, ply, 0, best, raw, Bound::Lower, None);
                }
                return best;
            }
            alpha = alpha.max(best);
        }
        let stand = best;

        let want = if pressed || !self.selective() {
            Want::All
        } else {
            Want::Gains
        };
        let hint = entry
            .and_then(|entry| entry.hint())
            .filter(|&mv| position.is_legal(mv) && (pressed || position.is_noisy(mv)));
        let buffers = (
            std::mem::take(&mut self.frames[ply].ranked),
            std::mem::take(&mut self.frames[ply].listed),
        );
        let trail = if pressed { self.trail(ply) } else { [NOWHERE; 2] };
        let mut picker = Picker::new(want, hint, [None; FAVOURITES], trail, buffers);
        let mut best_move = None;
        while let Some(mv) = picker.next(position, self.history) {
            let noisy = position.is_noisy(mv);
            if !pressed && !noisy {
                picker.skip_quiet();
                continue;
            }
            if self.selective() && best > -CERTAIN {
                if pressed {
                    // One answer holds: quiet ones need not be tried further.
                    picker.skip_quiet();
                    if !noisy {
                        continue;
                    }
                } else if stand + position.gain(mv) + MARGIN <= alpha && !position.exchange(mv, 1) {
                    best = best.max((stand + MARGIN).min(alpha));
                    continue;
                }
            }
            let child = position.after(mv);
            self.frames[ply].slot = position.slot(mv);
            self.keys.push(child.key());
            let value = -self.quiesce::<PV>(&child, ply + 1, Window { alpha, beta }.turned());
            self.keys.pop();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_line(ply, mv);
                    }
                    alpha = value;
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        let frame = &mut self.frames[ply];
        (frame.ranked, frame.listed) = picker.into_buffers();
        if self.stopped {
            return DRAWN;
        }
        if best == -INFINITE {
            return Self::ending(position.stuck(), ply);
        }
        let bound = if best >= beta { Bound::Lower } else { Bound::Upper };
        self.table.store(key, ply, 0, best, raw, bound, best_move);
        best
    }
}
