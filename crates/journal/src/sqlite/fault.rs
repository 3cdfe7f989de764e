//! What SQLite's failures mean to a caller.

use rusqlite::{Error, ErrorCode};

use crate::{StorageError, StorageFault, StoreError};

/// Names the fault and keeps SQLite's own words as its source.
pub(crate) fn storage(error: Error) -> StorageError {
    StorageError::new(fault(&error), error)
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        StoreError::Storage(storage(error))
    }
}

fn fault(error: &Error) -> StorageFault {
    match error {
        Error::SqliteFailure(failure, _) => match failure.code {
            ErrorCode::DiskFull => StorageFault::DiskFull,
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied => StorageFault::ReadOnly,
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => StorageFault::Busy,
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => StorageFault::Corrupt,
            ErrorCode::CannotOpen => StorageFault::Unreachable,
            ErrorCode::SystemIoFailure => StorageFault::Io,
            ErrorCode::TooBig => StorageFault::TooLarge,
            _ => StorageFault::Refused,
        },
        // The schema is strict: a value of the wrong kind was not written by this program.
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..) => StorageFault::Corrupt,
        _ => StorageFault::Refused,
    }
}
