//! A journal with a record missing, which only damage to the storage can bring about.

use thiserror::Error;

use crate::{StorageError, StorageFault, StoreError, Stored, TableId};

#[derive(Debug, Error)]
#[error("journal of table {id} lacks record {missing}, expected no gap")]
struct Gap {
    id: TableId,
    missing: u64,
}

/// What was read of a journal from place `from` on, if nothing is missing within.
pub(crate) fn whole(id: &TableId, from: u64, stored: Vec<Stored>) -> Result<Vec<Stored>, StoreError> {
    let missing = stored
        .iter()
        .zip(from..)
        .find(|(stored, place)| stored.seq != *place);
    match missing {
        None => Ok(stored),
        Some((_, missing)) => {
            let gap = Gap {
                id: id.clone(),
                missing,
            };
            Err(StoreError::Storage(StorageError::new(StorageFault::Corrupt, gap)))
        }
    }
}
