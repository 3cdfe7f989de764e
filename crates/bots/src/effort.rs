//! How much a bot may think, and how it keeps to that.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use search::{Control, Progress};

use crate::Watch;

/// How much a bot may think about one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many positions.
    Nodes(u64),
    /// This much time.
    MoveTime(Duration),
    /// What a clock leaves.
    Clock {
        /// The time left on the clock.
        remaining: Duration,
        /// What the clock gains after each action.
        increment: Duration,
    },
    /// This many plies.
    Depth(u8),
    /// Until told to stop.
    Infinite,
}

/// A budget, and a flag by which anyone may end the thinking early.
#[derive(Clone, Debug)]
pub struct Effort {
    /// How much to think at most.
    pub budget: Budget,
    /// Raised to make the bot answer at once.
    pub stop: Arc<AtomicBool>,
}

impl Effort {
    /// An effort that nobody else can end.
    pub fn new(budget: Budget) -> Effort {
        Effort {
            budget,
            stop: Arc::new(AtomicBool::new(false)),
        }
    }
}

/// Kept free for what happens between the decision and the stopping of the clock.
const MARGIN: Duration = Duration::from_millis(15);

/// Kept on a clock at all times, for delays that nobody foresees.
const RESERVE: Duration = Duration::from_millis(200);

/// Looking at the watch costs as much as a node, so it is done once in this many.
const PERIOD: u64 = 512;

/// Holds a search to an effort.
#[derive(Debug)]
pub struct Keeper<'a, W> {
    effort: &'a Effort,
    watch: W,
    /// Never begin a deeper iteration after this much.
    soft: Option<Duration>,
    /// Never think longer than this.
    hard: Option<Duration>,
    begun: Cell<bool>,
}

impl<'a, W: Watch> Keeper<'a, W> {
    /// Begins to hold it, by `watch`.
    pub fn new(effort: &'a Effort, watch: W) -> Keeper<'a, W> {
        let (soft, hard) = match effort.budget {
            Budget::MoveTime(time) => (None, Some(less_margin(time))),
            Budget::Clock { remaining, increment } => {
                let (soft, hard) = share(remaining, increment);
                (Some(soft), Some(hard))
            }
            Budget::Nodes(_) | Budget::Depth(_) | Budget::Infinite => (None, None),
        };
        Keeper {
            effort,
            watch,
            soft,
            hard,
            begun: Cell::new(false),
        }
    }
}

/// The time without the margin, or half of it when the margin would eat most.
fn less_margin(time: Duration) -> Duration {
    time.saturating_sub(MARGIN).max(time / 2).min(time.mul_f64(0.96))
}

/// How much of a clock one action may take: what it should, and what it must not exceed.
fn share(remaining: Duration, increment: Duration) -> (Duration, Duration) {
    // A busy machine wakes late, and the clock runs on meanwhile: keep some of it untouched.
    let reserve = RESERVE.min(remaining / 2).max(remaining / 20);
    let usable = remaining.saturating_sub(reserve);
    // Near the end of the time the increments must refill the clock first.
    let soft = usable / 30 + (increment * 3 / 4).min(usable / 10);
    let hard = (soft * 4).min(usable / 3);
    (soft, hard)
}

impl<W: Watch> Control for Keeper<'_, W> {
    fn stop(&self, nodes: u64) -> bool {
        if let Budget::Nodes(most) = self.effort.budget
            && nodes >= most
        {
            return true;
        }
        // The first question is always asked of the watch: the time may be up before the first node.
        if self.begun.replace(true) && !nodes.is_multiple_of(PERIOD) {
            return false;
        }
        self.effort.stop.load(Ordering::Relaxed) || self.hard.is_some_and(|hard| self.watch.elapsed() >= hard)
    }

    fn deepen(&self, progress: &Progress) -> bool {
        match self.effort.budget {
            Budget::Nodes(most) => return progress.nodes < most,
            Budget::Depth(most) => return progress.depth < most,
            _ => {}
        }
        if self.effort.stop.load(Ordering::Relaxed) {
            return false;
        }
        let Some(soft) = self.soft else {
            return self.hard.is_none_or(|hard| self.watch.elapsed() < hard);
        };
        // A move that has long been best, on which most of the work was spent, needs less proof.
        let steady = 1.25 - 0.07 * f64::from(progress.steady.min(8));
        let spread = 1.5 - f64::from(progress.share) / 1000.0;
        // An iteration takes about as long as all before it: begin none that cannot end.
        self.watch.elapsed() < soft.mul_f64(steady * spread * 0.8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine on which each look at the watch finds much time gone.
    struct Slow {
        step: Duration,
        looks: Cell<u32>,
    }

    impl Watch for Slow {
        fn elapsed(&self) -> Duration {
            self.looks.set(self.looks.get() + 1);
            self.step * self.looks.get()
        }
    }

    fn nodes_before_stop(budget: Budget, step: Duration) -> (u64, Duration) {
        let effort = Effort::new(budget);
        let watch = Slow {
            step,
            looks: Cell::new(0),
        };
        let keeper = Keeper::new(&effort, watch);
        let nodes = (0..u64::MAX).find(|&nodes| keeper.stop(nodes));
        let looks = keeper.watch.looks.get();
        (nodes.expect("the time is up at last"), step * looks)
    }

    #[test]
    fn a_slow_machine_never_oversteps_its_move_time() {
        for millis in [1, 10, 50, 100, 1000] {
            let time = Duration::from_millis(millis);
            let (_, spent) = nodes_before_stop(Budget::MoveTime(time), Duration::from_micros(400));
            assert!(spent <= time, "{millis} ms: {spent:?}");
        }
    }

    #[test]
    fn a_slow_machine_never_uses_up_its_clock() {
        for millis in [5, 60, 1000, 60_000] {
            for increment in [0, 10, 5000] {
                let remaining = Duration::from_millis(millis);
                let budget = Budget::Clock {
                    remaining,
                    increment: Duration::from_millis(increment),
                };
                let (_, spent) = nodes_before_stop(budget, Duration::from_micros(400));
                assert!(spent * 2 <= remaining, "{millis}+{increment}: {spent:?}");
            }
        }
    }

    #[test]
    fn a_spent_clock_stops_before_the_first_node() {
        let budget = Budget::Clock {
            remaining: Duration::ZERO,
            increment: Duration::ZERO,
        };
        assert_eq!(nodes_before_stop(budget, Duration::from_millis(1)).0, 0);
    }

    #[test]
    fn a_raised_flag_stops_within_a_period() {
        let effort = Effort::new(Budget::Infinite);
        let watch = Slow {
            step: Duration::ZERO,
            looks: Cell::new(0),
        };
        let keeper = Keeper::new(&effort, watch);
        assert!((0..3 * PERIOD).all(|nodes| !keeper.stop(nodes)));
        effort.stop.store(true, Ordering::Relaxed);
        assert!((0..PERIOD).any(|nodes| keeper.stop(3 * PERIOD + nodes)));
    }

    #[test]
    fn a_clock_is_shared_among_many_moves() {
        let (soft, hard) = share(Duration::from_secs(300), Duration::ZERO);
        assert!(soft < Duration::from_secs(12) && soft > Duration::from_secs(8));
        assert!(hard < Duration::from_secs(100));
    }
}
