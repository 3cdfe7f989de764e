//! One call on its way through a store.

use crate::engine::Engine;
use crate::{Answer, AppendError, Marks, Pending, StoreError, TableId};

/// What waits in a queue: an append, which an engine may do together with others, or any other call.
pub(crate) enum Work<E: Engine> {
    Append(Append),
    Call(Box<dyn Job<E>>),
}

impl<E: Engine> Work<E> {
    /// Answers the caller: with the verdict kept, or with what kept it from holding.
    pub(crate) fn settle(self, outcome: Result<(), StoreError>) {
        match self {
            Work::Append(append) => append.settle(outcome),
            Work::Call(job) => job.settle(outcome),
        }
    }
}

impl<E: Engine> std::fmt::Debug for Work<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Work::Append(_) => "Append",
            Work::Call(_) => "Call",
        })
    }
}

/// An append as it was asked, its verdict, and the end by which to answer.
pub(crate) struct Append {
    pub(crate) id: TableId,
    pub(crate) expected: u64,
    pub(crate) records: Vec<String>,
    pub(crate) marks: Marks,
    /// The new length, or the length found in place of the expected one.
    pub(crate) verdict: Option<Result<u64, u64>>,
    answer: Answer<Result<u64, AppendError>>,
}

impl Append {
    pub(crate) fn new(
        id: TableId,
        expected: u64,
        records: Vec<String>,
        marks: Marks,
    ) -> (Append, Pending<Result<u64, AppendError>>) {
        let (answer, pending) = Pending::channel(|| Err(AppendError::Closed));
        let append = Append {
            id,
            expected,
            records,
            marks,
            verdict: None,
            answer,
        };
        (append, pending)
    }

    fn settle(self, outcome: Result<(), StoreError>) {
        self.answer.give(match outcome {
            Ok(()) => self
                .verdict
                .expect("decided before it is settled")
                .map_err(|found| AppendError::Conflict { found }),
            Err(error) => Err(error.into()),
        });
    }
}

/// A call with its result types erased, so that one queue carries them all.
pub(crate) trait Job<E: Engine>: Send {
    /// Does the work and keeps its verdict. Done anew, it must come to a verdict afresh: a transaction
    /// that failed is run again.
    fn apply(&mut self, connection: &E::Connection) -> Result<(), E::Failure>;

    /// Answers the caller: with the verdict kept, or with what kept it from holding.
    fn settle(self: Box<Self>, outcome: Result<(), StoreError>);
}

/// The one [`Job`]: a closure over what was asked, and the end by which to answer.
pub(crate) struct Task<T, F> {
    run: F,
    verdict: Option<Result<T, StoreError>>,
    answer: Answer<Result<T, StoreError>>,
}

impl<T, F> Task<T, F> {
    pub(crate) fn new(run: F) -> (Task<T, F>, Pending<Result<T, StoreError>>) {
        let (answer, pending) = Pending::channel(|| Err(StoreError::Closed));
        let task = Task {
            run,
            verdict: None,
            answer,
        };
        (task, pending)
    }
}

impl<T, F, E> Job<E> for Task<T, F>
where
    T: Send,
    E: Engine,
    F: FnMut(&E::Connection) -> Result<Result<T, StoreError>, E::Failure> + Send,
{
    fn apply(&mut self, connection: &E::Connection) -> Result<(), E::Failure> {
        self.verdict = Some((self.run)(connection)?);
        Ok(())
    }

    fn settle(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Task { verdict, answer, .. } = *self;
        answer.give(outcome.and_then(|()| verdict.expect("applied before it is settled")));
    }
}
