//! What SQLite's failures mean to a caller.

use rusqlite::{Error, ErrorCode};

use crate::{Fault, StorageError, StoreError};

/// Names the fault and keeps SQLite's own words as its source.
pub(crate) fn storage(error: Error) -> StorageError {
    StorageError::new(fault(&error), error)
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        StoreError::Storage(storage(error))
    }
}

fn fault(error: &Error) -> Fault {
    match error {
        Error::SqliteFailure(failure, _) => match failure.code {
            ErrorCode::DiskFull => Fault::DiskFull,
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied => Fault::ReadOnly,
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Fault::Busy,
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Fault::Corrupt,
            ErrorCode::CannotOpen => Fault::Unreachable,
            ErrorCode::SystemIoFailure => Fault::Io,
            ErrorCode::TooBig => Fault::TooLarge,
            _ => Fault::Refused,
        },
        // The schema is strict: a value of the wrong kind was not written by this program.
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..) => Fault::Corrupt,
        _ => Fault::Refused,
    }
}
