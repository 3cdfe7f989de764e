//! How much a bot may think, and how it keeps to that.
//!
//! The search knows no clock: here time becomes a `Control` that says stop. A clock is shared out so that it
//! never runs down, whatever the machine does between two looks at it.

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

/// Of a time to think no more than this part is used: a late timer is late by a part of it as well.
const MOST_OF_TIME: f64 = 0.96;

/// The part of a clock that is kept untouched, one in so many, where that is more than the reserve.
const UNTOUCHED: u32 = 20;

/// How many actions a clock is shared out among, as if the game always went on for so many.
const ACTIONS_LEFT: u32 = 30;

/// How much of an increment is used at once, three in four: the rest refills the clock. And of a clock that
/// is nearly empty no more than one in ten, since there the increments must refill it first.
const OF_INCREMENT: (u32, u32) = (3, 4);
const OF_LITTLE: u32 = 10;

/// How many times its share an action may take that proves hard, and one in how many of the clock at most.
const HARD: u32 = 4;
const HARD_OF_CLOCK: u32 = 3;

/// How much of its share a search takes whose best move has just changed; what each iteration that confirms
/// it takes off that; and after how many it is settled.
const UNSETTLED: f64 = 1.25;
const CONFIRMED: f64 = 0.07;
const SETTLED: u8 = 8;

/// How much of its share a search takes that spent nothing below its best move; spending all there takes one
/// whole share off that, since the others were then soon refuted.
const SCATTERED: f64 = 1.5;

/// An iteration takes about as long as all before it: after this part none is begun, since it could not end.
const LAST_BEGINNING: f64 = 0.8;

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
    time.saturating_sub(MARGIN)
        .max(time / 2)
        .min(time.mul_f64(MOST_OF_TIME))
}

/// How much of a clock one action may take: what it should, and what it must not exceed.
fn share(remaining: Duration, increment: Duration) -> (Duration, Duration) {
    // A busy machine wakes late, and the clock runs on meanwhile: keep some of it untouched.
    let reserve = RESERVE.min(remaining / 2).max(remaining / UNTOUCHED);
    let usable = remaining.saturating_sub(reserve);
    let gained = increment * OF_INCREMENT.0 / OF_INCREMENT.1;
    let soft = usable / ACTIONS_LEFT + gained.min(usable / OF_LITTLE);
    let hard = (soft * HARD).min(usable / HARD_OF_CLOCK);
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
        let steady = UNSETTLED - CONFIRMED * f64::from(progress.steady.min(SETTLED));
        let spread = SCATTERED - f64::from(progress.share) / 1000.0;
        self.watch.elapsed() < soft.mul_f64(steady * spread * LAST_BEGINNING)
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
