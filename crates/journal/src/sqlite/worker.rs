//! The threads that do the work.

use rusqlite::Connection;

use super::job::Job;
use super::queue::Queue;
use crate::StoreError;

/// The most calls in one transaction, so that the first of them does not wait on thousands more.
const BATCH: usize = 4096;

/// Writes until the queue is closed and empty: all that waits goes into one transaction.
pub(crate) fn write(connection: &Connection, queue: &Queue<Box<dyn Job>>) {
    let _guard = AbandonOnExit(queue);
    loop {
        let batch = queue.take(BATCH);
        if batch.is_empty() {
            return;
        }
        commit(connection, batch);
    }
}

/// Reads until the queue is closed and empty.
pub(crate) fn read(connection: &Connection, queue: &Queue<Box<dyn Job>>) {
    let _guard = AbandonOnExit(queue);
    loop {
        let Some(mut job) = queue.take(1).pop() else {
            return;
        };
        let outcome = job.apply(connection).map_err(StoreError::from);
        job.settle(outcome);
    }
}

/// Should a worker ever panic, callers are told that the store is closed instead of waiting for ever.
struct AbandonOnExit<'a>(&'a Queue<Box<dyn Job>>);

impl Drop for AbandonOnExit<'_> {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

/// Does the whole batch in one transaction and answers each caller after the commit.
fn commit(connection: &Connection, mut batch: Vec<Box<dyn Job>>) {
    match transact(connection, &mut batch) {
        // One call's failure, such as a record too large, must not become its neighbours'.
        Err(Failure::Job(_)) if batch.len() > 1 => {
            for job in batch {
                commit(connection, vec![job]);
            }
        }
        Err(Failure::Job(error) | Failure::Transaction(error)) => {
            let error = StoreError::from(error);
            for job in batch {
                job.settle(Err(error.clone()));
            }
        }
        Ok(()) => {
            for job in batch {
                job.settle(Ok(()));
            }
        }
    }
}

/// Where a transaction failed.
enum Failure {
    /// In one of its jobs, for reasons that may be that job's own.
    Job(rusqlite::Error),
    /// At its beginning or its commit, which no job is to blame for.
    Transaction(rusqlite::Error),
}

fn transact(connection: &Connection, batch: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    // Immediate: the lengths checked inside must still hold when the records are written.
    run(connection, "BEGIN IMMEDIATE").map_err(Failure::Transaction)?;
    let done = batch
        .iter_mut()
        .try_for_each(|job| job.apply(connection))
        .map_err(Failure::Job)
        .and_then(|()| run(connection, "COMMIT").map_err(Failure::Transaction));
    // After some failures, a full disk among them, SQLite has rolled back already.
    if done.is_err() && !connection.is_autocommit() {
        run(connection, "ROLLBACK").map_err(Failure::Transaction)?;
    }
    done
}

fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}
