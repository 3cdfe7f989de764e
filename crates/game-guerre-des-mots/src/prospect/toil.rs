//! How much a search has worked, and whether it goes on.

use std::cell::Cell as Counter;

/// What it costs to look at a word that may fit, or at a lane, beside a step through a word graph.
pub(super) const LOOK: u64 = 20;
/// What it costs to ask the rules of a coup, or of the beginning of one.
pub(super) const JUDGE: u64 = 200;

/// After how much work it is asked again whether to go on.
const PERIOD: u64 = 2_000;

/// The work of one search.
pub(super) struct Toil<'g> {
    steps: Counter<u64>,
    done: Counter<u64>,
    asked: Counter<u64>,
    over: Counter<bool>,
    stop: Option<&'g dyn Fn(u64) -> bool>,
}

impl<'g> Toil<'g> {
    /// Work that goes on until `stop`, told how much is done, says otherwise.
    pub(super) fn new(stop: Option<&'g dyn Fn(u64) -> bool>) -> Toil<'g> {
        Toil {
            steps: Counter::new(0),
            done: Counter::new(0),
            asked: Counter::new(0),
            over: Counter::new(false),
            stop,
        }
    }

    /// How many steps through word graphs are done.
    pub(super) fn steps(&self) -> u64 {
        self.steps.get()
    }

    /// How much is done in all.
    pub(super) fn done(&self) -> u64 {
        self.done.get()
    }

    /// Whether nothing more is to be done.
    pub(super) fn is_over(&self) -> bool {
        self.over.get()
    }

    /// Goes a step through a word graph.
    pub(super) fn step(&self) {
        self.steps.set(self.steps.get() + 1);
        self.work(1);
    }

    /// Does so much work; false once nothing more is to be done.
    pub(super) fn work(&self, cost: u64) -> bool {
        let done = self.done.get() + cost;
        self.done.set(done);
        if let Some(stop) = self.stop
            && done - self.asked.get() >= PERIOD
        {
            self.asked.set(done);
            self.over.set(self.over.get() || stop(done));
        }
        !self.over.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_ends_soon_after_it_is_told_to_and_for_good() {
        let most = 10 * PERIOD;
        let stop = |done| (most..most + 2 * PERIOD).contains(&done);
        let toil = Toil::new(Some(&stop));
        while toil.work(1) {
            assert!(toil.done() < most + PERIOD);
        }
        assert!(toil.is_over() && toil.done() >= most);
        assert!((0..3).all(|_| !toil.work(2 * PERIOD)));
        let endless = Toil::new(None);
        assert!((0..100).all(|_| endless.work(PERIOD)) && !endless.is_over());
    }
}
