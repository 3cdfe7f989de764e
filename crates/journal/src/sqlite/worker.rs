//! The threads that do the work.

use rusqlite::Connection;

use super::{Sqlite, operations};
use crate::StoreError;
use crate::job::Work;
use crate::queue::{AbandonOnExit, BATCH, Queue};

/// Writes until the queue is closed and empty: all that waits goes into one transaction.
pub(crate) fn write(connection: &Connection, queue: &Queue<Work<Sqlite>>) {
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
pub(crate) fn read(connection: &Connection, queue: &Queue<Work<Sqlite>>) {
    let _guard = AbandonOnExit(queue);
    loop {
        let Some(mut work) = queue.take(1).pop() else {
            return;
        };
        let outcome = apply(connection, &mut work).map_err(StoreError::from);
        work.settle(outcome);
    }
}

fn apply(connection: &Connection, work: &mut Work<Sqlite>) -> rusqlite::Result<()> {
    match work {
        Work::Append(append) => {
            let (id, expected) = (&append.id, append.expected);
            append.verdict = Some(operations::append(
                connection,
                id,
                expected,
                &append.records,
                &append.marks,
            )?);
            Ok(())
        }
        Work::Call(job) => job.apply(connection),
    }
}

/// Does the whole batch in one transaction and answers each caller after the commit.
fn commit(connection: &Connection, mut batch: Vec<Work<Sqlite>>) {
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

fn transact(connection: &Connection, batch: &mut [Work<Sqlite>]) -> Result<(), Failure> {
    // Immediate: the lengths checked inside must still hold when the records are written.
    run(connection, "BEGIN IMMEDIATE").map_err(Failure::Transaction)?;
    let done = batch
        .iter_mut()
        .try_for_each(|work| apply(connection, work))
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

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::commit;
    use crate::job::{Append, Task, Work};
    use crate::sqlite::{Sqlite, SqliteOptions, connect};
    use crate::{AppendError, Marks, Pending, StorageFault, StoreError, TableId};

    type Appended = Pending<Result<u64, AppendError>>;

    fn append(table: &str, expected: u64, record: String) -> (Work<Sqlite>, Appended) {
        let id = TableId::new(table).expect("valid id");
        let (append, pending) = Append::new(id, expected, vec![record], Marks::default());
        (Work::Append(append), pending)
    }

    /// Runs appends in one batch and tells each verdict: a new length, or a fault.
    fn batch<const N: usize>(
        connection: &Connection,
        appends: [(&str, u64, String); N],
    ) -> [Result<u64, StorageFault>; N] {
        let mut jobs = Vec::new();
        let pending = appends.map(|(table, expected, record)| {
            let (job, pending) = append(table, expected, record);
            jobs.push(job);
            pending
        });
        commit(connection, jobs);
        pending.map(|pending| {
            pending.wait().map_err(|error| match error {
                AppendError::Storage(error) => error.fault(),
                other => panic!("unexpected {other:?}"),
            })
        })
    }

    fn journal() -> (tempfile::TempDir, Connection) {
        let folder = tempfile::TempDir::new().expect("temporary folder");
        let path = folder.path().join("journal.sqlite");
        let connection = connect::writer(&path, &SqliteOptions::default()).expect("opened");
        (folder, connection)
    }

    fn small() -> String {
        "small".to_owned()
    }

    fn large() -> String {
        "large".repeat(100_000)
    }

    /// R38: disk full.
    #[test]
    fn what_does_not_fit_fails_alone_and_fits_once_there_is_room() {
        let (_folder, connection) = journal();
        let limit = |pages: i64| {
            connection
                .pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
                .expect("limited");
        };
        limit(40);
        let verdicts = batch(
            &connection,
            [("a", 0, small()), ("b", 0, large()), ("c", 0, small())],
        );
        assert_eq!(verdicts, [Ok(1), Err(StorageFault::DiskFull), Ok(1)]);
        assert_eq!(
            batch(&connection, [("b", 0, large())]),
            [Err(StorageFault::DiskFull)]
        );
        limit(4000);
        assert_eq!(
            batch(&connection, [("a", 1, small()), ("b", 0, large())]),
            [Ok(2), Ok(1)]
        );
    }

    /// R38: read-only.
    #[test]
    fn a_disk_gone_read_only_fails_all_until_it_is_back() {
        let (_folder, connection) = journal();
        connection
            .pragma_update(None, "query_only", true)
            .expect("closed to writing");
        let verdicts = batch(&connection, [("a", 0, small()), ("b", 0, small())]);
        assert_eq!(verdicts, [Err(StorageFault::ReadOnly); 2]);
        connection
            .pragma_update(None, "query_only", false)
            .expect("open to writing");
        assert_eq!(
            batch(&connection, [("a", 0, small()), ("b", 0, small())]),
            [Ok(1), Ok(1)]
        );
    }

    #[test]
    fn a_conflict_leaves_its_neighbours_in_the_batch_alone() {
        let (_folder, connection) = journal();
        let (mut jobs, mut pending) = (Vec::new(), Vec::new());
        for (table, expected) in [("a", 0), ("b", 7), ("a", 1), ("a", 1)] {
            let (job, answer) = append(table, expected, small());
            jobs.push(job);
            pending.push(answer);
        }
        commit(&connection, jobs);
        let verdicts: Vec<_> = pending.into_iter().map(Pending::wait).collect();
        assert!(
            matches!(
                verdicts.as_slice(),
                [
                    Ok(1),
                    Err(AppendError::Conflict { found: 0 }),
                    Ok(2),
                    Err(AppendError::Conflict { found: 2 })
                ]
            ),
            "{verdicts:?}"
        );
    }

    #[test]
    fn nobody_waits_for_ever_on_a_worker_that_panicked() {
        use crate::queue::Queue;
        use std::sync::Arc;
        let (_folder, connection) = journal();
        let queue: Arc<Queue<Work<Sqlite>>> = Arc::new(Queue::new(8));
        let (broken, answer) = Task::<(), _>::new(|_: &Connection| panic!("deliberate, for this test"));
        let (behind, waiting) = append("a", 0, small());
        queue.push(Work::Call(Box::new(broken))).expect("room");
        queue.push(behind).expect("room");
        let worker = std::thread::spawn({
            let queue = Arc::clone(&queue);
            move || super::write(&connection, &queue)
        });
        assert!(worker.join().is_err());
        assert!(matches!(answer.wait(), Err(StoreError::Closed)));
        assert!(matches!(waiting.wait(), Err(AppendError::Closed)));
        assert!(queue.push(append("a", 0, small()).0).is_err());
    }
}
