//! Iterative deepening with aspiration windows.

use crate::engine::Worker;
use crate::order::{Picker, Want};
use crate::pvs::Window;
use crate::value::{CERTAIN, DRAWN, INFINITE, MAX_PLY, Value};
use crate::{Control, Engine, Position, Progress, Report, Request};

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
        let mut worker = Worker::new(self, request, control);
        let mut report = Report {
            best: worker.first(request.root),
            value: DRAWN,
            line: Vec::new(),
            depth: 0,
            reach: 0,
            nodes: 0,
        };
        let Some(first) = report.best else {
            report.value = Worker::<P, C>::ending(request.root.stuck(), 0);
            return report;
        };
        report.line = vec![first];
        let mut steady = 0_u8;
        for depth in 1..MAX_PLY as i32 / 2 {
            worker.found = None;
            let value = worker.aspire(request.root, depth, report.value);
            if let Some((best, found)) = worker.found {
                steady = if report.best == Some(best) {
                    steady.saturating_add(1)
                } else {
                    0
                };
                report.best = Some(best);
                report.value = if worker.stopped { found } else { value };
                let line = &worker.frames[0].line;
                report.line = if line.first() == Some(&best) {
                    line.clone()
                } else {
                    vec![best]
                };
            } else if !worker.stopped {
                report.value = value;
            }
            report.nodes = worker.nodes;
            report.reach = u8::try_from(worker.reach).unwrap_or(u8::MAX);
            if worker.stopped {
                break;
            }
            report.depth = depth as u8;
            watch(&report);
            let progress = Progress {
                depth: report.depth,
                nodes: report.nodes,
                value: report.value,
                steady,
                share: u16::try_from(worker.found_nodes * 1000 / worker.nodes.max(1)).unwrap_or(1000),
            };
            if !control.deepen(&progress) {
                break;
            }
        }
        report
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
            [None; 3],
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

    /// Searches the root with a narrow window around the last value, wider each time it misses.
    fn aspire(&mut self, root: &P, depth: i32, last: Value) -> Value {
        self.root_depth = depth;
        if depth < 5 || last.abs() >= CERTAIN {
            return self.node::<true>(root, depth, 0, Window::FULL, false);
        }
        let mut delta = 18;
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
                    (shallower + 1).min(3)
                } else {
                    0
                };
            } else {
                return value;
            }
            delta += delta / 2;
            if delta > 600 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }
}
