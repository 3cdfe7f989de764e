//! The calls of one transaction.

use super::Postgres;
use crate::StoreError;
use crate::job::{Append, Job, Work};

/// Appends, which are planned together, apart from everything else, which is done one by one after them.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) appends: Vec<Append>,
    pub(super) calls: Vec<Box<dyn Job<Postgres>>>,
}

impl Batch {
    pub(super) fn of(works: Vec<Work<Postgres>>) -> Batch {
        let mut batch = Batch::default();
        for work in works {
            match work {
                Work::Append(append) => batch.appends.push(append),
                Work::Call(job) => batch.calls.push(job),
            }
        }
        batch
    }

    pub(super) fn len(&self) -> usize {
        self.appends.len() + self.calls.len()
    }

    /// The same calls in two batches, neither of them empty if there are two calls or more.
    pub(super) fn halves(mut self) -> (Batch, Batch) {
        let calls = match self.appends.len() {
            0 => self.calls.len().div_ceil(2),
            _ => 0,
        };
        let rest = Batch {
            // With calls beside them, all appends stay together: which kind fails is found out first.
            appends: match self.calls.is_empty() {
                true => self.appends.split_off(self.appends.len() / 2),
                false => Vec::new(),
            },
            calls: self.calls.split_off(calls),
        };
        (self, rest)
    }

    /// Notes what each append comes to once the transaction has taken place.
    pub(super) fn keep(&mut self, verdicts: Vec<Result<u64, u64>>) {
        for (append, verdict) in self.appends.iter_mut().zip(verdicts) {
            append.verdict = Some(verdict);
        }
    }

    /// Answers every caller.
    pub(super) fn settle(self, outcome: Result<(), StoreError>) {
        let appends = self.appends.into_iter().map(Work::Append);
        for work in appends.chain(self.calls.into_iter().map(Work::Call)) {
            work.settle(outcome.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Batch;
    use crate::job::{Append, Task, Work};
    use crate::postgres::{Link, Postgres};
    use crate::{Marks, TableId};

    fn batch(appends: usize, calls: usize) -> Batch {
        let id = TableId::new("a").expect("valid id");
        let append = |_| Work::<Postgres>::Append(Append::new(id.clone(), 0, Vec::new(), Marks::default()).0);
        let call = |_| Work::<Postgres>::Call(Box::new(Task::<(), _>::new(|_: &Link| Ok(Ok(()))).0));
        Batch::of((0..appends).map(append).chain((0..calls).map(call)).collect())
    }

    #[test]
    fn halving_comes_to_single_calls() {
        for (appends, calls) in [(2, 0), (5, 0), (0, 2), (0, 3), (1, 1), (4, 3)] {
            let (one, other) = batch(appends, calls).halves();
            assert!(one.len() > 0 && other.len() > 0, "{appends} {calls}");
            assert_eq!(one.len() + other.len(), appends + calls);
        }
    }
}
