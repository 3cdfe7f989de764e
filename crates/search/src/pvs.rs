//! Principal-variation search: the first move gets the whole window, the others must only be
//! proved worse.

use crate::engine::Worker;
use crate::order::{Picker, Want};
use crate::table::{Bound, Entry};
use crate::value::{CERTAIN, DRAWN, INFINITE, MAX_PLY, Value, loss_in, tame, win_in};
use crate::{Control, Position};

/// What a node is told about its place in the tree.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    pub(crate) const FULL: Window = Window {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// A window without room: only "more than `alpha` or not" is asked.
    pub(crate) fn null(alpha: Value) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// The window as the other side sees it.
    pub(crate) fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What is known of a node before its moves are tried.
pub(crate) struct Known<M> {
    pub(crate) hint: Option<M>,
    pub(crate) entry: Option<Entry<M>>,
    pub(crate) entry_value: Value,
    pub(crate) pressed: bool,
    pub(crate) eval: Value,
    pub(crate) improving: bool,
}

/// From this depth on a node without a remembered move is worth ordering better next time.
const UNORDERED_FROM: i32 = 4;

/// What a move of the best past is searched deeper by, and one of the worst shallower: a ply for each so
/// much of what its kind has been taught.
const PAST_A_PLY: i32 = 8192;

/// How many quiet moves a node tries: so many and the square of its depth, half of it where things are not
/// improving.
const QUIET_TRIED: i32 = 4;

/// Quiet moves with at most so many plies left, reductions counted, are judged before they are played: they
/// are dropped where the position is so much below the window, and so much more for each ply, or where the
/// exchange after them loses so much times the square of the plies. By hand, as the margins of `presume`.
const LATE: i32 = 7;
const LATE_BELOW: Value = 90;
const LATE_LOSES: Value = 25;

/// Up to this depth a quiet move is dropped whose kind has been taught so badly, for each ply.
const SHUNNED_TO: i32 = 4;
const SHUNNED: i32 = -4000;

/// Up to this depth a noisy move is dropped that loses so much in the exchange, for each ply: by hand, too.
const LOSING_TO: i32 = 6;
const LOSING: Value = 90;

/// From this depth on later moves are searched less deeply at first, noisy ones from this number on and by
/// half: they are fewer, and more of them matter.
const REDUCED_FROM: i32 = 3;
const NOISY_REDUCED_FROM: usize = 4;

impl<P: Position, C: Control> Worker<'_, P, C> {
    /// The value of `position`, at least `alpha` or at most `beta` being enough.
    ///
    /// `PV` tells a node of the expected line; `cut` one that is expected to fail high.
    pub(crate) fn node<const PV: bool>(
        &mut self,
        position: &P,
        mut depth: i32,
        ply: usize,
        mut window: Window,
        cut: bool,
    ) -> Value {
        self.frames[ply].line.clear();
        if depth <= 0 {
            return self.quiesce::<PV>(position, ply, window);
        }
        if !self.visit(ply) {
            return DRAWN;
        }
        let root = ply == 0;
        if !root {
            if let Some(ending) = position.ended() {
                return Self::ending(ending, ply);
            }
            if self.repeats(position) {
                return DRAWN;
            }
            if ply >= MAX_PLY {
                return tame(position.evaluate());
            }
            // No line from here can be shorter than one already found.
            window.alpha = window.alpha.max(loss_in(ply));
            window.beta = window.beta.min(win_in(ply + 1));
            if window.alpha >= window.beta {
                return window.alpha;
            }
        }

        // 1. What is remembered.
        let key = position.key();
        let excluded = self.frames[ply].excluded;
        let entry = if excluded.is_some() {
            None
        } else {
            self.table.probe(key)
        };
        let entry_value = entry.map_or(DRAWN, |entry| entry.value(ply));
        if let Some(entry) = entry
            && !PV
            && (entry.depth() == depth || (self.selective() && entry.depth() > depth))
            && entry.settles(entry_value, window.alpha, window.beta)
        {
            return entry_value;
        }
        let hint = entry
            .and_then(|entry| entry.hint())
            .filter(|&mv| position.is_legal(mv));

        // 2. What the position is worth at a glance.
        let pressed = position.pressed();
        let texture = position.texture();
        let raw = match entry {
            _ if pressed => DRAWN,
            Some(entry) => entry.eval(),
            None => tame(position.evaluate()),
        };
        let mut eval = if self.selective() && !pressed {
            tame(raw + self.history.correction(texture))
        } else {
            raw
        };
        self.frames[ply].eval = (!pressed).then_some(eval);
        let corrected = eval;
        if let Some(entry) = entry
            && !pressed
            && entry.settles(entry_value, eval, eval)
        {
            eval = entry_value;
        }
        let before = ply.checked_sub(2).and_then(|ply| self.frames[ply].eval);
        let known = Known {
            hint,
            entry,
            entry_value,
            pressed,
            eval,
            improving: !pressed && before.is_some_and(|before| corrected > before),
        };

        // 3. Reasons to stop before any move is tried.
        if self.selective() && !PV && !pressed && excluded.is_none() {
            if let Some(value) = self.presume(position, depth, ply, window, cut, &known) {
                return value;
            }
            if self.stopped {
                return DRAWN;
            }
        }
        // A node without a remembered move is badly ordered: look less deeply now, better next time.
        if self.selective() && excluded.is_none() && hint.is_none() && depth >= UNORDERED_FROM && (PV || cut)
        {
            depth -= 1;
        }

        // 4. The moves.
        let alpha_before = window.alpha;
        let (best, best_move) = self.moves::<PV>(position, depth, ply, window, cut, &known);
        if self.stopped {
            return DRAWN;
        }
        if best == -INFINITE {
            return match excluded {
                Some(_) => window.alpha,
                None => Self::ending(position.stuck(), ply),
            };
        }

        // 5. Remember.
        if excluded.is_none() {
            let bound = if best >= window.beta {
                Bound::Lower
            } else if best > alpha_before {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let quiet = best_move.is_none_or(|mv| !position.is_noisy(mv));
            let informs = match bound {
                Bound::Exact => true,
                Bound::Lower => best > corrected,
                Bound::Upper => best < corrected,
            };
            if self.selective() && !pressed && quiet && informs && best.abs() < CERTAIN {
                self.history.correct(texture, best - raw, depth);
            }
            if !root || self.only.is_empty() {
                self.table.store(key, ply, depth, best, raw, bound, best_move);
            }
        }
        best
    }

    /// Tries the moves in order; the best value and the move that raised alpha.
    fn moves<const PV: bool>(
        &mut self,
        position: &P,
        depth: i32,
        ply: usize,
        window: Window,
        cut: bool,
        known: &Known<P::Move>,
    ) -> (Value, Option<P::Move>) {
        let root = ply == 0;
        let Window { mut alpha, beta } = window;
        let excluded = self.frames[ply].excluded;
        let trail = self.trail(ply);
        let [first, second] = self.frames[ply].killers;
        let favourites = [first, second, self.history.answer(trail[0])];
        let mut tried = std::mem::take(&mut self.frames[ply].tried);
        tried.clear();
        let buffers = (
            std::mem::take(&mut self.frames[ply].ranked),
            std::mem::take(&mut self.frames[ply].listed),
        );
        self.frames[ply + 1].killers = [None, None];
        let mut picker = Picker::new(Want::All, known.hint, favourites, trail, buffers);
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut number = 0;

        while let Some(mv) = picker.next(position, self.history) {
            if Some(mv) == excluded || (root && !self.only.is_empty() && !self.only.contains(&mv)) {
                continue;
            }
            number += 1;
            let noisy = position.is_noisy(mv);
            let slot = position.slot(mv);
            let past = if noisy { 0 } else { self.history.of(slot, trail) };

            // Late and quiet moves of shallow nodes are not worth a look once something holds.
            if self.selective() && !root && best > -CERTAIN {
                let late = (depth - self.reductions.of(depth, number) + past / PAST_A_PLY).max(0);
                if !noisy {
                    let enough = (QUIET_TRIED + depth * depth) / (2 - i32::from(known.improving));
                    if !known.pressed
                        && (number as i32 > enough
                            || (late <= LATE
                                && known.eval + LATE_BELOW * (late + 1) <= alpha
                                && alpha.abs() < CERTAIN))
                    {
                        picker.skip_quiet();
                        if !PV || number as i32 > enough {
                            continue;
                        }
                    }
                    if depth <= SHUNNED_TO && past < SHUNNED * depth {
                        continue;
                    }
                    if late <= LATE && !position.exchange(mv, -LATE_LOSES * late * late) {
                        continue;
                    }
                } else if depth <= LOSING_TO && !position.exchange(mv, -LOSING * depth) {
                    continue;
                }
            }

            let more = self.extension(position, mv, depth, ply, window, cut, known);
            if self.stopped {
                break;
            }
            let Ok(more) = more else {
                // Other moves hold as well without the remembered one.
                best = beta;
                best_move = None;
                break;
            };

            let child = position.after(mv);
            let checks = child.pressed();
            let more = if more == 0 && checks && self.selective() && self.may_extend(ply) {
                i32::from(PV || position.exchange(mv, 0))
            } else {
                more
            };
            let nodes_before = self.nodes;
            self.frames[ply].slot = slot;
            self.keys.push(child.key());
            let value = self.child::<PV>(
                &child,
                ply,
                depth - 1 + more,
                Window { alpha, beta },
                cut,
                {
                    let lazy = self.selective()
                        && depth >= REDUCED_FROM
                        && number > 1 + usize::from(root)
                        && !(noisy && number < NOISY_REDUCED_FROM);
                    lazy.then(|| {
                        let mut less = self.reductions.of(depth, number);
                        if noisy {
                            less /= 2;
                        }
                        less +=
                            i32::from(cut) + i32::from(!PV) - i32::from(checks) - i32::from(known.pressed);
                        less += i32::from(!known.improving && !PV);
                        less -= i32::from(favourites.contains(&Some(mv)));
                        less - past / PAST_A_PLY
                    })
                },
                number == 1,
            );
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
                    if root {
                        self.found = Some((mv, value));
                        self.found_nodes = self.nodes - nodes_before;
                    }
                    alpha = value;
                    if value >= beta {
                        break;
                    }
                }
            }
            if !noisy {
                tried.push(mv);
            }
        }

        if !self.stopped
            && best >= beta
            && let Some(mv) = best_move.filter(|&mv| !position.is_noisy(mv))
        {
            self.learn(position, mv, &tried, depth, ply);
        }
        let frame = &mut self.frames[ply];
        (frame.ranked, frame.listed) = picker.into_buffers();
        frame.tried = tried;
        (best, best_move)
    }

    /// Searches a child: with a null window first unless it is the first move, less deeply if it is
    /// unpromising, and again as deeply as it proves to deserve.
    #[expect(
        clippy::too_many_arguments,
        reason = "the state of one step of the loop above"
    )]
    fn child<const PV: bool>(
        &mut self,
        child: &P,
        ply: usize,
        depth: i32,
        window: Window,
        cut: bool,
        less: Option<i32>,
        first: bool,
    ) -> Value {
        let narrow = Window::null(window.alpha).turned();
        let mut value = INFINITE;
        if let Some(less) = less {
            let reduced = (depth - less).clamp(1, depth.max(1));
            value = -self.node::<false>(child, reduced, ply + 1, narrow, true);
            if value > window.alpha && reduced < depth {
                value = -self.node::<false>(child, depth, ply + 1, narrow, !cut);
            }
        } else if !PV || !first {
            value = -self.node::<false>(child, depth, ply + 1, narrow, !cut);
        }
        if PV && (first || value > window.alpha) && !self.stopped {
            value = -self.node::<true>(child, depth, ply + 1, window.turned(), false);
        }
        value
    }
}
