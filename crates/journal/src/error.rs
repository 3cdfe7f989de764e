//! What can go wrong, by what a caller can do about it.

use std::error::Error as StdError;
use std::sync::Arc;

use thiserror::Error;

/// Why an append was not made.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum AppendError {
    /// The journal is not as long as the caller believed. Nothing was written: load it and decide anew.
    #[error("journal holds {found} records, not as many as expected")]
    Conflict {
        /// How many records the journal holds.
        found: u64,
    },
    /// More work is waiting than the store will hold. Nothing was written: try again later.
    #[error("journal overloaded, nothing written")]
    Overloaded,
    /// The store has been closed. Nothing was written.
    #[error("journal closed, nothing written")]
    Closed,
    /// The storage failed. Load the journal before going on.
    #[error("append failed")]
    Storage(#[source] StorageError),
}

/// Why a call other than an append failed.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// More work is waiting than the store will hold: try again later.
    #[error("journal overloaded")]
    Overloaded,
    /// The store has been closed.
    #[error("journal closed")]
    Closed,
    /// The storage failed.
    #[error("journal storage failed")]
    Storage(#[source] StorageError),
}

impl AppendError {
    /// What failed, as a stable code.
    pub fn code(&self) -> &'static str {
        match self {
            AppendError::Conflict { .. } => "conflict",
            AppendError::Overloaded => StoreError::Overloaded.code(),
            AppendError::Closed => StoreError::Closed.code(),
            AppendError::Storage(error) => error.fault.code(),
        }
    }
}

impl StoreError {
    /// What failed, as a stable code.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::Overloaded => "overloaded",
            StoreError::Closed => "closed",
            StoreError::Storage(error) => error.fault.code(),
        }
    }
}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> AppendError {
        match error {
            StoreError::Overloaded => AppendError::Overloaded,
            StoreError::Closed => AppendError::Closed,
            StoreError::Storage(storage) => AppendError::Storage(storage),
        }
    }
}

/// Why a store could not be opened.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum OpenError {
    /// The file or database was written by a later version of this program.
    #[error("journal of schema {found}, newer than {known}: open it with the version that wrote it")]
    NewerSchema {
        /// The schema found.
        found: i64,
        /// The latest schema this version knows.
        known: i64,
    },
    /// The database is not a journal.
    #[error("database not a journal, expected a new one or one made by this program")]
    Foreign,
    /// The database cannot hold every text.
    #[error("database encoded in {found}, expected UTF8")]
    Encoding {
        /// The encoding of the database.
        found: String,
    },
    /// Another server has the file open. Two would each believe in tables of their own.
    #[error("journal in use by another server, expected it free: stop that server or name another file")]
    InUse,
    /// The file lies where write-ahead logging cannot work, such as on a network share.
    #[error("journal mode {found:?}, expected a disk that allows write-ahead logging")]
    NoWriteAheadLog {
        /// The mode the database fell back to.
        found: String,
    },
    /// A worker thread could not be started.
    #[error("journal thread not started")]
    Thread(#[source] std::io::Error),
    /// The storage failed.
    #[error("journal not opened")]
    Storage(#[source] StorageError),
}

/// A failure of the storage beneath a store.
#[derive(Clone, Debug, Error)]
#[error("{fault}")]
pub struct StorageError {
    fault: StorageFault,
    #[source]
    source: Arc<dyn StdError + Send + Sync>,
}

impl StorageError {
    /// A failure of kind `fault`, as reported by the storage in `source`.
    pub fn new(fault: StorageFault, source: impl StdError + Send + Sync + 'static) -> StorageError {
        StorageError {
            fault,
            source: Arc::new(source),
        }
    }

    /// What kind of failure it is.
    pub fn fault(&self) -> StorageFault {
        self.fault
    }
}

/// The kinds of storage failure, by what an operator does about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum StorageFault {
    /// No room is left; appends succeed again once there is.
    #[error("disk full, expected room to write")]
    DiskFull,
    /// The file or its folder may not be written.
    #[error("storage read-only, expected write access")]
    ReadOnly,
    /// Another process has held the database for too long.
    #[error("storage locked by another process, expected it free")]
    Busy,
    /// The file is damaged, or no database at all: restore it from a backup.
    #[error("storage damaged, expected a sound database")]
    Corrupt,
    /// The file cannot be opened, its folder missing or closed to us; or no server answers where the database
    /// should be, or none that knows us.
    #[error("storage not reachable, expected a folder or a database that is there and lets us in")]
    Unreachable,
    /// The disk failed to read or write.
    #[error("storage did not read or write, expected a working disk")]
    Io,
    /// A value is larger than the storage can hold.
    #[error("value too large for the storage")]
    TooLarge,
    /// Anything else, which points to a defect of the store itself.
    #[error("storage refused the request")]
    Refused,
}

impl StorageFault {
    /// The fault as a stable code.
    pub fn code(self) -> &'static str {
        match self {
            StorageFault::DiskFull => "disk-full",
            StorageFault::ReadOnly => "read-only",
            StorageFault::Busy => "busy",
            StorageFault::Corrupt => "corrupt",
            StorageFault::Unreachable => "unreachable",
            StorageFault::Io => "io",
            StorageFault::TooLarge => "too-large",
            StorageFault::Refused => "refused",
        }
    }
}
