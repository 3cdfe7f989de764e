//! One search: how long, what is told of it, and when it may answer.
//!
//! Told apart from the session, which must go on listening meanwhile: nothing here reads the driver, and all
//! that a search hears of it is that it shall stop.

use std::cell::Cell;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use bot_echecs::{Course, EngineMove, Thinker, Thought};
use bots::{Budget, Effort};

use super::order::Go;
use super::output::Output;

/// An infinite search may not answer before it is told to, even with nothing left to find.
pub(crate) fn wait(woken: &Receiver<()>, stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) {
        if woken.recv().is_err() {
            return;
        }
    }
}

/// Thinks, and tells what each deeper look finds.
pub(crate) fn think<W: Write>(
    thinker: &mut Thinker,
    course: &Course,
    only: &[EngineMove],
    effort: &Effort,
    lines: usize,
    out: &Output<W>,
) -> Thought {
    let begun = Instant::now();
    let told = Cell::new(0);
    let tell = |thoughts: &[Thought]| {
        told.set(thoughts[0].depth);
        for (at, thought) in thoughts.iter().enumerate() {
            let rank = (lines > 1).then_some(at + 1);
            // The answer matters more than the comments on it: a closed output shows there.
            let _ = out.say(&info(thought, rank, begun.elapsed()));
        }
    };
    let mut thoughts = thinker.think_lines(course, only, effort, lines, &mut |thoughts| tell(thoughts));
    if told.get() < thoughts[0].depth {
        tell(&thoughts);
    }
    thoughts.swap_remove(0)
}

fn info(thought: &Thought, rank: Option<usize>, elapsed: Duration) -> String {
    let speed = thought.nodes as f64 / elapsed.as_secs_f64().max(1e-6);
    let rank = rank.map_or(String::new(), |rank| format!("multipv {rank} "));
    format!(
        "info depth {} seldepth {} {rank}score {} nodes {} nps {} hashfull {} time {} pv {}",
        thought.depth,
        thought.reach,
        thought.score,
        thought.nodes,
        speed as u64,
        thought.fullness,
        elapsed.as_millis(),
        thought.line.join(" ")
    )
}

/// How much to think, for the side whose turn it is.
pub(crate) fn budget(go: &Go, side: usize) -> Budget {
    if go.infinite {
        return Budget::Infinite;
    }
    if let Some(time) = go.move_time {
        return Budget::MoveTime(time);
    }
    if let Some(nodes) = go.nodes {
        return Budget::Nodes(nodes);
    }
    if let Some(depth) = go.depth {
        return Budget::Depth(depth.max(1));
    }
    match (go.clocks[side], go.moves_to_go) {
        (None, _) => Budget::Infinite,
        (Some(remaining), Some(moves @ 1..=40)) => {
            Budget::MoveTime(remaining / (moves + 1) + (go.gains[side] * 3 / 4).min(remaining / 4))
        }
        (Some(remaining), _) => Budget::Clock {
            remaining,
            increment: go.gains[side],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::order::Order;
    use super::*;

    #[test]
    fn clocks_become_budgets() {
        let go = |line: &str| match Order::read(line) {
            Order::Go(go) => budget(&go, 1),
            other => panic!("{other:?}"),
        };
        assert_eq!(go("go"), Budget::Infinite);
        assert_eq!(go("go wtime 5000"), Budget::Infinite);
        assert_eq!(go("go depth 9"), Budget::Depth(9));
        assert_eq!(go("go movetime 30"), Budget::MoveTime(Duration::from_millis(30)));
        assert_eq!(
            go("go wtime 1 btime 9000 binc 100"),
            Budget::Clock {
                remaining: Duration::from_secs(9),
                increment: Duration::from_millis(100),
            }
        );
        assert_eq!(
            go("go btime 9000 movestogo 2"),
            Budget::MoveTime(Duration::from_secs(3))
        );
    }
}
