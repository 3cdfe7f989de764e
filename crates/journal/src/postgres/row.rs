//! Reading what rows hold.

use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use super::fault::Failure;
use crate::{Stored, TableId};

/// A column of a row, of the type that the schema gives it.
pub(super) fn column<'r, T: FromSql<'r>>(row: &'r Row, at: usize) -> Result<T, Failure> {
    row.try_get(at).map_err(|error| Failure::Strange(Box::new(error)))
}

/// A count or a moment.
pub(super) fn natural(row: &Row, at: usize) -> Result<u64, Failure> {
    let found: i64 = column(row, at)?;
    u64::try_from(found).map_err(|error| Failure::Strange(Box::new(error)))
}

pub(super) fn table_id(row: &Row, at: usize) -> Result<TableId, Failure> {
    TableId::new(column(row, at)?).map_err(|error| Failure::Strange(Box::new(error)))
}

/// A record with its place, from two columns.
pub(super) fn stored(row: &Row, at: usize) -> Result<Stored, Failure> {
    Ok(Stored {
        seq: natural(row, at)?,
        record: column(row, at + 1)?,
    })
}
