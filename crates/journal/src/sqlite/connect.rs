//! Connections to the file, and how each is set up.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::fault::storage;
use super::{SqliteOptions, own, schema};
use crate::OpenError;

/// Set before the file is made: once it is in write-ahead mode the page size is fixed.
const BEFORE: &str = "PRAGMA page_size = 4096;";

/// FULL flushes the log at every commit; in write-ahead mode the default does not. On macOS a flush
/// reaches the platter only when asked for by name.
///
/// The log is folded into the file every 16 MiB rather than 4, since a thousand tables that move at once
/// write a page each; and it is cut back to that size, should a long read have let it grow.
const WRITER: &str = "
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA wal_autocheckpoint = 4096;
    PRAGMA journal_size_limit = 16777216;
    PRAGMA cache_size = -16384;
";

/// Opens the connection that writes, and brings the file to the present schema.
pub(crate) fn writer(path: &Path, options: &SqliteOptions) -> Result<Connection, OpenError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    own::keep_private(path)?;
    let set_up = || {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(options.busy_timeout)?;
        connection.execute_batch(BEFORE)?;
        Ok(connection)
    };
    let mut connection = set_up().map_err(|error| OpenError::Storage(storage(error)))?;
    schema::migrate(&mut connection)?;
    let set_up = || {
        let mode: String = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
        connection.execute_batch(WRITER)?;
        Ok(mode)
    };
    match set_up().map_err(|error| OpenError::Storage(storage(error)))? {
        mode if mode == "wal" => Ok(connection),
        found => Err(OpenError::NoWriteAheadLog { found }),
    }
}

/// Opens a connection that reads.
pub(crate) fn reader(path: &Path, options: &SqliteOptions) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let set_up = || {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(options.busy_timeout)?;
        Ok(connection)
    };
    set_up().map_err(|error| OpenError::Storage(storage(error)))
}

/// Opens a database that no file backs.
pub(crate) fn in_memory() -> Result<Connection, OpenError> {
    let mut connection = Connection::open_in_memory().map_err(|error| OpenError::Storage(storage(error)))?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}
