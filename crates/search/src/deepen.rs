//! Iterative deepening with aspiration windows.

use crate::engine::Worker;
use crate::order::{FAVOURITES, Picker, Want};
use crate::pvs::Window;
use crate::value::{CERTAIN, DRAWN, INFINITE, MAX_PLY, Value};
use crate::{Control, Engine, Position, Progress, Report, Request};

/// From this depth on the last value is worth guessing by; shallower iterations cost next to nothing.
const GUESSED_FROM: i32 = 5;

/// How far on either side of the last value the first window reaches: about what an iteration changes.
const FIRST_REACH: Value = 18;

/// A window that would reach further than this is opened altogether: the guess was of no use.
const LAST_REACH: Value = 600;

/// After values above the window, the search that is to confirm them is at most so much shallower.
const CONFIRMED_SHALLOWER: i32 = 3;

/// Whoever is told what each iteration found, best line first.
pub type Watch<'w, M> = dyn FnMut(&[Report<M>]) + 'w;

impl<P: Position> Engine<P> {
    /// Searches until `control` says stop, and tells `watch` what each iteration found.
    ///
    /// Whenever the stop comes, the best move reported is legal; it is missing only when the root
    /// has no move or none of those asked for.
    pub fn search<C: Control>(
        &mut self,
        request: &Request<'_, P>,
        control: &C,
        watch: &mut dyn FnMut(&Report<P::Move>),
    ) -> Report<P::Move> {
        let mut lines = self.search_lines(request, 1, control, &mut |lines| watch(&lines[0]));
        lines.swap_remove(0)
    }

    /// Searches for the `count` best moves at once, and tells `watch` what each iteration found: a report
    /// for each, best first, as many as there are moves and at least one. Each is searched as if the
    /// better ones could not be played.
    pub fn search_lines<C: Control>(
        &mut self,
        request: &Request<'_, P>,
        count: usize,
        control: &C,
        watch: &mut Watch<'_, P::Move>,
    ) -> Vec<Report<P::Move>> {
        let mut worker = Worker::new(self, request, control);
        let blank = Report {
            best: worker.first(request.root),
            value: DRAWN,
            line: Vec::new(),
            depth: 0,
            reach: 0,
            nodes: 0,
        };
        let Some(first) = blank.best else {
            let value = Worker::<P, C>::ending(request.root.stuck(), 0);
            return vec![Report { value, ..blank }];
        };
        let mut candidates = Vec::new();
        if count > 1 {
            request.root.noisy(&mut candidates);
            request.root.quiet(&mut candidates);
            candidates.retain(|mv| request.only.is_empty() || request.only.contains(mv));
        }
        let mut lines = vec![Report {
            line: vec![first],
            ..blank
        }];
        let mut steady = 0_u8;
        for depth in 1..MAX_PLY as i32 / 2 {
            let before = lines[0].best;
            let mut share = 0;
            for rank in 0..count.min(candidates.len()).max(1) {
                if rank > 0 {
                    let better: Vec<P::Move> = lines[..rank].iter().filter_map(|line| line.best).collect();
                    worker.only = candidates
                        .iter()
                        .copied()
                        .filter(|mv| !better.contains(mv))
                        .collect();
                } else {
                    worker.only = request.only.to_vec();
                }
                let last = lines.get(rank).unwrap_or(&blank).clone();
                let found = worker.iterate(request.root, depth, last);
                if worker.stopped && rank > 0 {
                    break;
                }
                if rank == 0 {
                    share = worker.found_nodes;
                    // A line that has become the best is no longer one of the others.
                    lines[1..].iter_mut().for_each(|line| {
                        if line.best == found.best {
                            line.best = None;
                        }
                    });
                }
                match lines.get_mut(rank) {
                    Some(line) => *line = found,
                    None => lines.push(found),
                }
                if worker.stopped {
                    break;
                }
            }
            let nodes = worker.nodes;
            lines.iter_mut().for_each(|line| line.nodes = nodes);
            if worker.stopped {
                break;
            }
            steady = if lines[0].best == before {
                steady.saturating_add(1)
            } else {
                0
            };
            // A deeper look may find that a later line is worth more after all.
            lines[1..].sort_by_key(|line| -line.value);
            watch(&lines);
            let progress = Progress {
                depth: lines[0].depth,
                nodes,
                value: lines[0].value,
                steady,
                share: u16::try_from(share * 1000 / nodes.max(1)).unwrap_or(1000),
            };
            if !control.deepen(&progress) {
                break;
            }
        }
        lines.retain(|line| line.best.is_some());
        lines
    }
}

impl<P: Position, C: Control> Worker<'_, P, C> {
    /// The move to play if there is no time to think at all.
    fn first(&mut self, root: &P) -> Option<P::Move> {
        let hint = self
            .table
            .probe(root.key())
            .and_then(|entry| entry.hint())
            .filter(|&mv| root.is_legal(mv));
        let mut picker = Picker::new(
            Want::All,
            hint,
            [None; FAVOURITES],
            self.trail(0),
            (Vec::new(), Vec::new()),
        );
        loop {
            let mv = picker.next(root, self.history)?;
            if self.only.is_empty() || self.only.contains(&mv) {
                return Some(mv);
            }
        }
    }

    /// One search of the root to `depth`, after one that found `last`.
    fn iterate(&mut self, root: &P, depth: i32, last: Report<P::Move>) -> Report<P::Move> {
        let mut report = last;
        self.found = None;
        let value = self.aspire(root, depth, report.value);
        if let Some((best, found)) = self.found {
            report.best = Some(best);
            report.value = if self.stopped { found } else { value };
            let line = &self.frames[0].line;
            report.line = if line.first() == Some(&best) {
                line.clone()
            } else {
                vec![best]
            };
        } else if !self.stopped {
            report.value = value;
        }
        report.nodes = self.nodes;
        report.reach = u8::try_from(self.reach).unwrap_or(u8::MAX);
        if !self.stopped {
            report.depth = depth as u8;
        }
        report
    }

    /// Searches the root with a narrow window around the last value, wider each time it misses.
    fn aspire(&mut self, root: &P, depth: i32, last: Value) -> Value {
        self.root_depth = depth;
        if depth < GUESSED_FROM || last.abs() >= CERTAIN {
            return self.node::<true>(root, depth, 0, Window::FULL, false);
        }
        let mut delta = FIRST_REACH;
        let (mut alpha, mut beta) = (last - delta, last + delta);
        let mut shallower = 0;
        loop {
            let window = Window { alpha, beta };
            let value = self.node::<true>(root, (depth - shallower).max(1), 0, window, false);
            if self.stopped {
                return value;
            }
            if value <= alpha {
                beta = (alpha + beta) / 2;
                alpha = (value - delta).max(-INFINITE);
                shallower = 0;
            } else if value >= beta {
                beta = (value + delta).min(INFINITE);
                shallower = if self.selective() {
                    (shallower + 1).min(CONFIRMED_SHALLOWER)
                } else {
                    0
                };
            } else {
                return value;
            }
            delta += delta / 2;
            if delta > LAST_REACH {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }
}
