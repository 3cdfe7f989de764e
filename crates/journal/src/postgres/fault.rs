//! What PostgreSQL's failures mean: to a caller, and to whoever is to try again.

use thiserror::Error;
use tokio_postgres::error::{DbError, Severity, SqlState};

use crate::{StorageError, StorageFault, StoreError};

/// Why a statement, or a transaction, did not do its work.
#[derive(Debug, Error)]
pub enum Failure {
    /// The connection is of no more use. Whether what was sent took place cannot be known from it.
    #[error("connection to the database lost")]
    Lost(#[source] Option<tokio_postgres::Error>),
    /// Somebody else was there first. Nothing took place, and another try finds out what they did.
    #[error("another writer was first")]
    Raced(#[source] tokio_postgres::Error),
    /// The database would not. Nothing took place.
    #[error("database refused")]
    Refused(#[source] tokio_postgres::Error),
    /// What came back is not what the schema holds.
    #[error("database answered with what this program never wrote")]
    Strange(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl Failure {
    /// Whether the server says that it is about to begin.
    pub(super) fn is_not_yet(&self) -> bool {
        let Failure::Lost(Some(error)) = self else {
            return false;
        };
        error.code() == Some(&SqlState::CANNOT_CONNECT_NOW)
    }
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Failure {
        let Some(told) = error.as_db_error() else {
            return match std::error::Error::source(&error) {
                // A value that cannot be read as what it should be.
                Some(cause) if !error.is_closed() && !cause.is::<std::io::Error>() => Failure::Refused(error),
                _ => Failure::Lost(Some(error)),
            };
        };
        // After these the server has hung up, whatever else it says.
        let hung_up = is_fatal(told) || is_away(told.code());
        // One that may not be written to any more gave its place to another, which is to be found.
        if hung_up || *told.code() == SqlState::READ_ONLY_SQL_TRANSACTION {
            return Failure::Lost(Some(error));
        }
        let place_taken =
            *told.code() == SqlState::UNIQUE_VIOLATION && told.constraint() == Some("record_place");
        let crossed = [
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::T_R_SERIALIZATION_FAILURE,
        ];
        match place_taken || crossed.contains(told.code()) {
            true => Failure::Raced(error),
            false => Failure::Refused(error),
        }
    }
}

impl From<Failure> for StorageError {
    fn from(failure: Failure) -> StorageError {
        let kind = match &failure {
            Failure::Lost(Some(error)) => match error.as_db_error() {
                Some(told) if fault(told) != StorageFault::Refused => fault(told),
                _ => StorageFault::Unreachable,
            },
            Failure::Lost(None) => StorageFault::Unreachable,
            Failure::Raced(_) => StorageFault::Busy,
            Failure::Refused(error) => of(error),
            Failure::Strange(_) => StorageFault::Corrupt,
        };
        StorageError::new(kind, failure)
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> StoreError {
        StoreError::Storage(failure.into())
    }
}

/// Whether the server hangs up after this. The word for it is told in the server's language as well.
fn is_fatal(told: &DbError) -> bool {
    matches!(told.parsed_severity(), Some(Severity::Fatal | Severity::Panic))
}

/// Whether the server says that it is not there, or not yet.
fn is_away(code: &SqlState) -> bool {
    [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
    ]
    .contains(code)
        || code.code().starts_with("08")
}

/// What an error told by the server, or by what talks to it, is to an operator.
pub(super) fn of(error: &tokio_postgres::Error) -> StorageFault {
    error.as_db_error().map_or(StorageFault::Refused, fault)
}

fn fault(told: &DbError) -> StorageFault {
    match told.code() {
        code if is_away(code) => StorageFault::Unreachable,
        code if *code == SqlState::DISK_FULL => StorageFault::DiskFull,
        code if *code == SqlState::READ_ONLY_SQL_TRANSACTION => StorageFault::ReadOnly,
        code if *code == SqlState::INSUFFICIENT_PRIVILEGE => StorageFault::ReadOnly,
        code if *code == SqlState::IO_ERROR => StorageFault::Io,
        code if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED => {
            StorageFault::Corrupt
        }
        code if *code == SqlState::TOO_MANY_CONNECTIONS || *code == SqlState::LOCK_NOT_AVAILABLE => {
            StorageFault::Busy
        }
        code => match code.code().get(..2) {
            // Who we are, or which database or schema is meant, is not what the server knows.
            Some("28" | "3D" | "3F") => StorageFault::Unreachable,
            Some("53") => StorageFault::Busy,
            Some("54") => StorageFault::TooLarge,
            _ => StorageFault::Refused,
        },
    }
}
