//! The store for one machine: a SQLite file.
//!
//! One thread writes. It takes everything that waits in its queue, does it in one transaction, and
//! answers after the commit: one flush of the disk serves every table that moved meanwhile. Other
//! threads read, each over its own connection, and are never held up by the writer.

mod connect;
mod fault;
mod job;
mod operations;
mod own;
mod queue;
mod schema;
mod worker;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use crate::{AppendError, Journals, Listed, Marks, OpenError, Pending, Store, StoreError, Stored, TableId};
use job::{Job, Task};
use queue::Queue;

/// How a [`SqliteStore`] is run; the defaults suit a server.
#[derive(Clone, Debug)]
pub struct SqliteOptions {
    /// How many threads read, at least one.
    pub readers: usize,
    /// How many calls may wait before the next is refused as overloaded.
    pub queue: usize,
    /// How long to wait for another process that holds the file.
    pub busy_timeout: Duration,
    /// Whether no other store may have the file open meanwhile.
    pub exclusive: bool,
}

impl Default for SqliteOptions {
    fn default() -> SqliteOptions {
        SqliteOptions {
            readers: 2,
            queue: 1 << 16,
            busy_timeout: Duration::from_secs(5),
            exclusive: true,
        }
    }
}

/// A journal in a SQLite file, flushed to the disk at every answer.
///
/// Dropping the store closes it.
#[derive(Debug)]
pub struct SqliteStore {
    writes: Arc<Queue<Box<dyn Job>>>,
    reads: Arc<Queue<Box<dyn Job>>>,
    writer: Mutex<Vec<JoinHandle<()>>>,
    readers: Mutex<Vec<JoinHandle<()>>>,
    /// Held while the file is open.
    lock: Mutex<Option<own::Lock>>,
}

impl SqliteStore {
    /// Opens the journal at `path`, made if there is none; its folder must exist.
    ///
    /// # Errors
    /// [`OpenError`], for a file that is not a journal, is of a newer version, is in use, or cannot be
    /// written.
    pub fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_with(path, &SqliteOptions::default())
    }

    /// Opens the journal at `path` as [`open`](SqliteStore::open) does, run by `options`.
    ///
    /// # Errors
    /// As for [`open`](SqliteStore::open).
    pub fn open_with(path: &Path, options: &SqliteOptions) -> Result<SqliteStore, OpenError> {
        let lock = match options.exclusive {
            true => Some(own::Lock::take(path)?),
            false => None,
        };
        let writer = connect::writer(path, options)?;
        let readers = (0..options.readers.max(1))
            .map(|_| connect::reader(path, options))
            .collect::<Result<Vec<_>, _>>()?;
        SqliteStore::start(writer, readers, options, lock)
    }

    /// A journal that lives in memory and is gone when closed, for a game that nobody means to keep.
    ///
    /// # Errors
    /// [`OpenError`], if there is no memory or thread for it.
    pub fn in_memory() -> Result<SqliteStore, OpenError> {
        SqliteStore::start(connect::in_memory()?, Vec::new(), &SqliteOptions::default(), None)
    }

    /// A database in memory belongs to one connection: without readers, the writer reads too.
    fn start(
        writer: Connection,
        readers: Vec<Connection>,
        options: &SqliteOptions,
        lock: Option<own::Lock>,
    ) -> Result<SqliteStore, OpenError> {
        let writes = Arc::new(Queue::new(options.queue));
        let reads = if readers.is_empty() {
            Arc::clone(&writes)
        } else {
            Arc::new(Queue::new(options.queue))
        };
        // Made before the threads, so that those already started end should a later one fail to.
        let store = SqliteStore {
            writes,
            reads,
            writer: Mutex::new(Vec::new()),
            readers: Mutex::new(Vec::new()),
            lock: Mutex::new(lock),
        };
        let queue = Arc::clone(&store.writes);
        handles(&store.writer).push(spawn("journal-writer", move || worker::write(&writer, &queue))?);
        for reader in readers {
            let queue = Arc::clone(&store.reads);
            handles(&store.readers).push(spawn("journal-reader", move || worker::read(&reader, &queue))?);
        }
        Ok(store)
    }

    /// Copies the journal as it stands to a new file at `path`, while play goes on.
    pub fn backup(&self, path: &Path) -> Pending<Result<(), StoreError>> {
        let path = path.to_owned();
        submit(&self.reads, move |connection| {
            operations::backup(connection, &path)
        })
    }
}

impl Store for SqliteStore {
    fn append(
        &self,
        id: &TableId,
        expected: u64,
        records: Vec<String>,
        marks: Marks,
    ) -> Pending<Result<u64, AppendError>> {
        let id = id.clone();
        submit(&self.writes, move |connection| {
            operations::append(connection, &id, expected, &records, &marks)
        })
    }

    fn load(&self, id: &TableId, from: u64) -> Pending<Result<Vec<Stored>, StoreError>> {
        let id = id.clone();
        submit(&self.reads, move |connection| {
            operations::load(connection, &id, from)
        })
    }

    fn load_many(&self, ids: &[TableId]) -> Pending<Result<Journals, StoreError>> {
        let ids = ids.to_vec();
        submit(&self.reads, move |connection| {
            operations::load_many(connection, &ids)
        })
    }

    fn tables(&self, after: Option<&TableId>, limit: u32) -> Pending<Result<Vec<TableId>, StoreError>> {
        let after = after.cloned();
        submit(&self.reads, move |connection| {
            operations::tables(connection, after.as_ref(), limit)
        })
    }

    fn list(&self, key: &str, value: &str, limit: u32) -> Pending<Result<Vec<Listed>, StoreError>> {
        let (key, value) = (key.to_owned(), value.to_owned());
        submit(&self.reads, move |connection| {
            operations::list(connection, &key, &value, limit)
        })
    }

    fn probe(&self, now_ms: u64) -> Pending<Result<(), StoreError>> {
        submit(&self.writes, move |connection| {
            operations::probe(connection, now_ms)
        })
    }

    fn check(&self) -> Pending<Result<Vec<String>, StoreError>> {
        submit(&self.reads, operations::check)
    }

    fn live(&self) -> Pending<Result<Vec<TableId>, StoreError>> {
        submit(&self.reads, operations::live)
    }

    fn find(&self, key: &str, value: &str, limit: u32) -> Pending<Result<Vec<TableId>, StoreError>> {
        let (key, value) = (key.to_owned(), value.to_owned());
        submit(&self.reads, move |connection| {
            operations::find(connection, &key, &value, limit)
        })
    }

    fn beat(&self, now_ms: u64) -> Pending<Result<(), StoreError>> {
        submit(&self.writes, move |connection| {
            operations::beat(connection, now_ms)
        })
    }

    fn last_beat(&self) -> Pending<Result<Option<u64>, StoreError>> {
        submit(&self.reads, operations::last_beat)
    }

    fn setting(&self, key: &str) -> Pending<Result<Option<String>, StoreError>> {
        let key = key.to_owned();
        submit(&self.reads, move |connection| {
            operations::setting(connection, &key)
        })
    }

    fn settings(&self, prefix: &str) -> Pending<Result<Vec<(String, String)>, StoreError>> {
        let prefix = prefix.to_owned();
        submit(&self.reads, move |connection| {
            operations::settings(connection, &prefix)
        })
    }

    fn set_setting(&self, key: &str, value: &str) -> Pending<Result<(), StoreError>> {
        let (key, value) = (key.to_owned(), value.to_owned());
        submit(&self.writes, move |connection| {
            operations::set_setting(connection, &key, &value)
        })
    }

    fn init_setting(&self, key: &str, value: &str) -> Pending<Result<String, StoreError>> {
        let (key, value) = (key.to_owned(), value.to_owned());
        submit(&self.writes, move |connection| {
            operations::init_setting(connection, &key, &value)
        })
    }

    fn close(&self) {
        // The last connection to leave folds the log into the file, which a reader may not do: the
        // writer leaves after them.
        self.reads.close();
        join(&self.readers);
        self.writes.close();
        join(&self.writer);
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        self.close();
    }
}

/// Hands `run` over to the threads behind `queue`.
fn submit<T, E, F>(queue: &Queue<Box<dyn Job>>, run: F) -> Pending<Result<T, E>>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
    F: FnMut(&Connection) -> rusqlite::Result<Result<T, E>> + Send + 'static,
{
    let (task, pending) = Task::new(run);
    if let Err((job, why)) = queue.push(Box::new(task)) {
        job.settle(Err(why));
    }
    pending
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, OpenError> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(run)
        .map_err(OpenError::Thread)
}

/// Waits for threads to end, held locked meanwhile so that every closer waits.
fn join(threads: &Mutex<Vec<JoinHandle<()>>>) {
    let mut threads = handles(threads);
    for thread in threads.drain(..) {
        // Waking a task can drop the last handle on the store from the very thread that woke it.
        if thread.thread().id() != thread::current().id() {
            // A worker that panicked has answered its callers through their abandoned answers.
            drop(thread.join());
        }
    }
}

fn handles(threads: &Mutex<Vec<JoinHandle<()>>>) -> std::sync::MutexGuard<'_, Vec<JoinHandle<()>>> {
    threads.lock().unwrap_or_else(PoisonError::into_inner)
}
