//! A store whose calls wait in queues for threads that talk to a database: what is alike on every engine.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::{Answered, Engine};
use crate::job::{Append, Task, Work};
use crate::queue::Queue;
use crate::threads::Threads;
use crate::{AppendError, Journals, Listed, Marks, OpenError, Pending, Store, StoreError, Stored, TableId};

/// How much a probe writes: as much as a long game's last records, and more than a page has left over.
const PROBE: usize = 8192;

/// A queue of what an engine is to do.
pub(crate) type Works<E> = Arc<Queue<Work<E>>>;

/// A [`Store`] on an engine: one thread writes, others read, each over a connection of its own.
///
/// Dropping the store closes it.
pub struct Served<E: Engine> {
    writes: Works<E>,
    reads: Works<E>,
    writer: Threads,
    readers: Threads,
    held: Mutex<Option<E::Held>>,
}

impl<E: Engine> Served<E> {
    /// A store without a thread yet, `queue` calls waiting at most. Without readers, the writer reads too.
    pub(crate) fn idle(queue: usize, readers: bool, held: Option<E::Held>) -> Served<E> {
        let writes = Arc::new(Queue::new(queue));
        let reads = match readers {
            true => Arc::new(Queue::new(queue)),
            false => Arc::clone(&writes),
        };
        Served {
            writes,
            reads,
            writer: Threads::default(),
            readers: Threads::default(),
            held: Mutex::new(held),
        }
    }

    /// Has `run` serve what is to be written, on a thread of its own.
    pub(crate) fn write_by(
        &self,
        run: impl FnOnce(&Queue<Work<E>>) + Send + 'static,
    ) -> Result<(), OpenError> {
        let queue = Arc::clone(&self.writes);
        self.writer.start("journal-writer", move || run(&queue))
    }

    /// Has `run` serve what is to be read, on one thread more.
    pub(crate) fn read_by(
        &self,
        run: impl FnOnce(&Queue<Work<E>>) + Send + 'static,
    ) -> Result<(), OpenError> {
        let queue = Arc::clone(&self.reads);
        self.readers.start("journal-reader", move || run(&queue))
    }

    /// Hands `run` over to the threads that read.
    pub(crate) fn read<T, F>(&self, run: F) -> Pending<Result<T, StoreError>>
    where
        T: Send + 'static,
        F: FnMut(&E::Connection) -> Answered<T, E::Failure> + Send + 'static,
    {
        submit(&self.reads, run)
    }

    /// Hands `run` over to the thread that writes.
    fn write<T, F>(&self, run: F) -> Pending<Result<T, StoreError>>
    where
        T: Send + 'static,
        F: FnMut(&E::Connection) -> Answered<T, E::Failure> + Send + 'static,
    {
        submit(&self.writes, run)
    }
}

fn submit<E, T, F>(queue: &Queue<Work<E>>, run: F) -> Pending<Result<T, StoreError>>
where
    E: Engine,
    T: Send + 'static,
    F: FnMut(&E::Connection) -> Answered<T, E::Failure> + Send + 'static,
{
    let (task, pending) = Task::new(run);
    hand_over(queue, Work::Call(Box::new(task)));
    pending
}

fn hand_over<E: Engine>(queue: &Queue<Work<E>>, work: Work<E>) {
    if let Err((work, why)) = queue.push(work) {
        work.settle(Err(why));
    }
}

impl<E: Engine> Store for Served<E> {
    fn append(
        &self,
        id: &TableId,
        expected: u64,
        records: Vec<String>,
        marks: Marks,
    ) -> Pending<Result<u64, AppendError>> {
        let (append, pending) = Append::new(id.clone(), expected, records, marks);
        hand_over(&self.writes, Work::Append(append));
        pending
    }

    fn load(&self, id: &TableId, from: u64) -> Pending<Result<Vec<Stored>, StoreError>> {
        let id = id.clone();
        self.read(move |connection| E::load(connection, &id, from))
    }

    fn load_many(&self, ids: &[TableId]) -> Pending<Result<Journals, StoreError>> {
        let ids = ids.to_vec();
        self.read(move |connection| E::load_many(connection, &ids))
    }

    fn tables(&self, after: Option<&TableId>, limit: u32) -> Pending<Result<Vec<TableId>, StoreError>> {
        let after = after.cloned();
        self.read(move |connection| E::tables(connection, after.as_ref(), limit))
    }

    fn live(&self) -> Pending<Result<Vec<TableId>, StoreError>> {
        self.read(E::live)
    }

    fn find(&self, key: &str, value: &str, limit: u32) -> Pending<Result<Vec<TableId>, StoreError>> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.read(move |connection| E::find(connection, &key, &value, limit))
    }

    fn list(&self, key: &str, value: &str, limit: u32) -> Pending<Result<Vec<Listed>, StoreError>> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.read(move |connection| E::list(connection, &key, &value, limit))
    }

    fn probe(&self, now_ms: u64) -> Pending<Result<(), StoreError>> {
        // Another text each time, so that every page of it is written anew.
        let text = format!("{now_ms} ").repeat(PROBE / 14);
        self.write(move |connection| E::probe(connection, &text))
    }

    fn check(&self) -> Pending<Result<Vec<String>, StoreError>> {
        self.read(E::check)
    }

    fn beat(&self, now_ms: u64) -> Pending<Result<(), StoreError>> {
        self.write(move |connection| E::beat(connection, now_ms))
    }

    fn last_beat(&self) -> Pending<Result<Option<u64>, StoreError>> {
        self.read(E::last_beat)
    }

    fn setting(&self, key: &str) -> Pending<Result<Option<String>, StoreError>> {
        let key = key.to_owned();
        self.read(move |connection| E::setting(connection, &key))
    }

    fn settings(&self, prefix: &str) -> Pending<Result<Vec<(String, String)>, StoreError>> {
        let prefix = prefix.to_owned();
        self.read(move |connection| E::settings(connection, &prefix))
    }

    fn set_setting(&self, key: &str, value: &str) -> Pending<Result<(), StoreError>> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.write(move |connection| E::set_setting(connection, &key, &value))
    }

    fn init_setting(&self, key: &str, value: &str) -> Pending<Result<String, StoreError>> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.write(move |connection| E::init_setting(connection, &key, &value))
    }

    fn close(&self) {
        // Of a file, the last connection to leave folds the log in, which a reader may not do: the writer
        // leaves after them.
        self.reads.close();
        self.readers.join();
        self.writes.close();
        self.writer.join();
        drop(self.held.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

impl<E: Engine> Drop for Served<E> {
    fn drop(&mut self) {
        self.close();
    }
}

impl<E: Engine> fmt::Debug for Served<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("held", &self.held)
            .finish_non_exhaustive()
    }
}
