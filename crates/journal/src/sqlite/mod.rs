//! The store for one machine: a SQLite file.
//!
//! One thread writes. It takes everything that waits in its queue, does it in one transaction, and
//! answers after the commit: one flush of the disk serves every table that moved meanwhile. Other
//! threads read, each over its own connection, and are never held up by the writer.

mod connect;
mod fault;
mod operations;
mod own;
mod schema;
mod worker;

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;

use crate::served::Served;
use crate::{OpenError, Pending, StoreError};

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
pub type SqliteStore = Served<Sqlite>;

/// SQLite beneath a store.
#[derive(Debug)]
pub struct Sqlite;

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
        // Made before the threads, so that those already started end should a later one fail to.
        let store = SqliteStore::idle(options.queue, !readers.is_empty(), lock);
        store.write_by(move |queue| worker::write(&writer, queue))?;
        for reader in readers {
            store.read_by(move |queue| worker::read(&reader, queue))?;
        }
        Ok(store)
    }

    /// Copies the journal as it stands to a new file at `path`, while play goes on.
    pub fn backup(&self, path: &Path) -> Pending<Result<(), StoreError>> {
        let path = path.to_owned();
        self.read(move |connection| operations::backup(connection, &path))
    }
}
