//! One call on its way through a store.

use rusqlite::Connection;

use crate::{Answer, Pending, StoreError};

/// A call with its result types erased, so that one queue carries them all.
pub(crate) trait Job: Send {
    /// Does the work and keeps its verdict. Done anew, it must come to a verdict afresh: a transaction
    /// that failed is run again.
    fn apply(&mut self, connection: &Connection) -> rusqlite::Result<()>;

    /// Answers the caller: with the verdict kept, or with what kept it from holding.
    fn settle(self: Box<Self>, outcome: Result<(), StoreError>);
}

impl std::fmt::Debug for dyn Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Job")
    }
}

/// The one [`Job`]: a closure over what was asked, and the end by which to answer.
pub(crate) struct Task<T, E, F> {
    run: F,
    verdict: Option<Result<T, E>>,
    answer: Answer<Result<T, E>>,
}

impl<T, E: From<StoreError>, F> Task<T, E, F> {
    pub(crate) fn new(run: F) -> (Task<T, E, F>, Pending<Result<T, E>>) {
        let (answer, pending) = Pending::channel(|| Err(StoreError::Closed.into()));
        (
            Task {
                run,
                verdict: None,
                answer,
            },
            pending,
        )
    }
}

impl<T, E, F> Job for Task<T, E, F>
where
    T: Send,
    E: From<StoreError> + Send,
    F: FnMut(&Connection) -> rusqlite::Result<Result<T, E>> + Send,
{
    fn apply(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.verdict = Some((self.run)(connection)?);
        Ok(())
    }

    fn settle(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Task { verdict, answer, .. } = *self;
        answer.give(match outcome {
            Ok(()) => verdict.expect("applied before it is settled"),
            Err(error) => Err(error.into()),
        });
    }
}
