//! How much a player has looked at, and when he stops.
//!
//! Positions are no measure here: to find the coups of one may cost more than to try a hundred. So the work
//! is counted, in steps through word graphs, which is the same on every machine.

use std::cell::Cell as Counter;

/// What it costs to carry out an action in thought, in the work of finding coups: steps through word graphs.
const NODE: u64 = 2_000;
/// However little may be looked at, so much is worked to find coups.
const LEAST: u64 = 20_000;

/// Counts what is looked at, and knows when to stop.
pub(crate) struct Meter<'c> {
    nodes: Counter<u64>,
    work: Counter<u64>,
    /// How much may be worked.
    most: u64,
    stop: &'c dyn Fn(u64) -> bool,
}

impl<'c> Meter<'c> {
    /// One that stops after so much work, or when `stop`, told how many coups were tried, says so.
    pub(crate) fn new(most: u64, stop: &'c dyn Fn(u64) -> bool) -> Meter<'c> {
        Meter {
            nodes: Counter::new(0),
            work: Counter::new(0),
            most,
            stop,
        }
    }

    /// One that never stops.
    pub(crate) fn endless() -> Meter<'static> {
        Meter::new(u64::MAX, &|_| false)
    }

    pub(crate) fn is_up(&self) -> bool {
        self.work.get() >= self.most || (self.stop)(self.nodes.get())
    }

    /// How many coups were tried.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// How much was worked.
    pub(crate) fn work(&self) -> u64 {
        self.work.get()
    }

    /// Counts a coup that is tried.
    pub(crate) fn count(&self) {
        self.nodes.set(self.nodes.get() + 1);
    }

    /// Counts the work of an action carried out.
    pub(crate) fn carry_out(&self) {
        self.work.set(self.work.get() + NODE);
    }

    /// The work of a search that begins now.
    pub(crate) fn search(&self) -> Search<'_, 'c> {
        Search {
            meter: self,
            before: self.work.get(),
        }
    }
}

/// A search for coups, whose work is counted.
pub(crate) struct Search<'m, 'c> {
    meter: &'m Meter<'c>,
    before: u64,
}

impl Search<'_, '_> {
    /// Notes how much the search has worked; whether it is to end.
    pub(crate) fn worked(&self, done: u64) -> bool {
        self.meter.work.set(self.before + done);
        done >= LEAST && self.meter.is_up()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_and_coups_are_counted_and_bounded() {
        let meter = Meter::new(5 * NODE + LEAST, &|_| false);
        (0..4).for_each(|_| meter.carry_out());
        let first = meter.search();
        assert!(!first.worked(10) && !first.worked(NODE - 1));
        let second = meter.search();
        assert!(!second.worked(LEAST), "what was worked is counted once");
        assert!(second.worked(LEAST + 1) && meter.is_up());
        assert_eq!(meter.work(), 5 * NODE + LEAST);
        // Whoever begins late still looks a little.
        assert!(!meter.search().worked(LEAST - 1));
    }

    #[test]
    fn a_watch_ends_it_as_well() {
        let meter = Meter::new(u64::MAX, &|nodes| nodes >= 2);
        assert!(!meter.is_up());
        (0..2).for_each(|_| meter.count());
        assert!(meter.is_up() && !Meter::endless().is_up());
        assert_eq!(meter.nodes(), 2);
    }
}
