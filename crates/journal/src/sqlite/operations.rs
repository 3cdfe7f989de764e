//! What each call does to the database.
//!
//! The outer result is SQLite's and fails the transaction; the inner is the answer to the caller.

use std::path::{Path, PathBuf};

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Result as SqlResult, Row};
use thiserror::Error;

use super::{Sqlite, own};
use crate::engine::Engine;
use crate::gap::whole;
use crate::number::integer;
use crate::{Journals, Listed, Marks, StorageError, StorageFault, StoreError, Stored, TableId};

type Answered<T> = crate::engine::Answered<T, rusqlite::Error>;

pub(crate) fn append(
    connection: &Connection,
    id: &TableId,
    expected: u64,
    records: &[String],
    marks: &Marks,
) -> SqlResult<Result<u64, u64>> {
    let found = length(connection, id)?;
    if found != expected {
        return Ok(Err(found));
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO record (table_id, seq, record) VALUES (?1, ?2, ?3)")?;
    let mut seq = found;
    for record in records {
        insert.execute((id.as_str(), integer(seq), record))?;
        seq += 1;
    }
    file(connection, id, marks)?;
    Ok(Ok(seq))
}

fn length(connection: &Connection, id: &TableId) -> SqlResult<u64> {
    let last = connection
        .prepare_cached("SELECT seq FROM record WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1")?
        .query_row([id.as_str()], |row| natural(row, 0))
        .optional()?;
    Ok(last.map_or(0, |seq| seq + 1))
}

fn file(connection: &Connection, id: &TableId, marks: &Marks) -> SqlResult<()> {
    if let Some(live) = marks.live {
        let sql = match live {
            true => "INSERT OR IGNORE INTO live_table (table_id) VALUES (?1)",
            false => "DELETE FROM live_table WHERE table_id = ?1",
        };
        connection.prepare_cached(sql)?.execute([id.as_str()])?;
    }
    for mark in &marks.remove {
        connection
            .prepare_cached("DELETE FROM mark WHERE table_id = ?1 AND key = ?2 AND value = ?3")?
            .execute([id.as_str(), &mark.key, &mark.value])?;
    }
    for mark in &marks.add {
        connection
            .prepare_cached("INSERT OR IGNORE INTO mark (table_id, key, value) VALUES (?1, ?2, ?3)")?
            .execute([id.as_str(), &mark.key, &mark.value])?;
    }
    for summary in &marks.summaries {
        connection
            .prepare_cached(
                "INSERT INTO summary (table_id, part, settled, at_ms, text) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT (table_id, part) DO UPDATE SET settled = ?3, at_ms = ?4, text = ?5",
            )?
            .execute((
                id.as_str(),
                summary.part,
                summary.settled,
                integer(summary.at_ms),
                &summary.text,
            ))?;
    }
    Ok(())
}

impl Engine for Sqlite {
    type Connection = Connection;
    type Failure = rusqlite::Error;
    type Held = own::Lock;

    fn load(connection: &Connection, id: &TableId, from: u64) -> Answered<Vec<Stored>> {
        let stored = connection
            .prepare_cached("SELECT seq, record FROM record WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq")?
            .query_map((id.as_str(), integer(from)), |row| {
                Ok(Stored {
                    seq: natural(row, 0)?,
                    record: row.get(1)?,
                })
            })?
            .collect::<SqlResult<Vec<_>>>()?;
        Ok(whole(id, from, stored))
    }

    fn load_many(connection: &Connection, ids: &[TableId]) -> Answered<Journals> {
        let texts = |stored: Vec<Stored>| stored.into_iter().map(|stored| stored.record).collect();
        let load = |id| match Sqlite::load(connection, id, 0) {
            Ok(loaded) => loaded.map(texts),
            // A page that cannot be read holds few tables.
            Err(error) => Err(StoreError::from(error)),
        };
        Ok(Ok(ids.iter().map(load).collect()))
    }

    /// The probe's records lie under the empty id, which no table has.
    fn tables(connection: &Connection, after: Option<&TableId>, limit: u32) -> Answered<Vec<TableId>> {
        connection
            .prepare_cached(
                "SELECT DISTINCT table_id FROM record WHERE table_id > ?1 ORDER BY table_id LIMIT ?2",
            )?
            .query_map((after.map_or("", TableId::as_str), limit), table_id)?
            .collect::<SqlResult<_>>()
            .map(Ok)
    }

    fn live(connection: &Connection) -> Answered<Vec<TableId>> {
        connection
            .prepare_cached("SELECT table_id FROM live_table ORDER BY table_id")?
            .query_map([], table_id)?
            .collect::<SqlResult<_>>()
            .map(Ok)
    }

    fn find(connection: &Connection, key: &str, value: &str, limit: u32) -> Answered<Vec<TableId>> {
        connection
            .prepare_cached(
                "SELECT table_id FROM mark WHERE key = ?1 AND value = ?2 ORDER BY mark_id DESC LIMIT ?3",
            )?
            .query_map((key, value, limit), table_id)?
            .collect::<SqlResult<_>>()
            .map(Ok)
    }

    fn list(connection: &Connection, key: &str, value: &str, limit: u32) -> Answered<Vec<Listed>> {
        // Chosen by number first: the texts of those left out are not read.
        connection
            .prepare_cached(
                "SELECT table_id, part, text FROM summary WHERE summary_id IN (
                     SELECT summary_id FROM mark JOIN summary USING (table_id)
                     WHERE key = ?1 AND value = ?2
                     ORDER BY settled, at_ms DESC, summary_id DESC LIMIT ?3)
                 ORDER BY settled, at_ms DESC, summary_id DESC",
            )?
            .query_map((key, value, limit), |row| {
                Ok(Listed {
                    id: table_id(row)?,
                    part: row.get(1)?,
                    text: row.get(2)?,
                })
            })?
            .collect::<SqlResult<_>>()
            .map(Ok)
    }

    fn probe(connection: &Connection, text: &str) -> Answered<()> {
        connection
            .prepare_cached("INSERT OR REPLACE INTO record (table_id, seq, record) VALUES ('', 0, ?1)")?
            .execute([text])?;
        Ok(Ok(()))
    }

    fn check(connection: &Connection) -> Answered<Vec<String>> {
        let mut found: Vec<String> = connection
            .prepare("PRAGMA quick_check(8)")?
            .query_map([], |row| row.get(0))?
            .collect::<SqlResult<_>>()?;
        found.retain(|line| line != "ok");
        Ok(Ok(found))
    }

    fn beat(connection: &Connection, now_ms: u64) -> Answered<()> {
        connection
            .prepare_cached("INSERT OR REPLACE INTO beat (id, at_ms) VALUES (0, ?1)")?
            .execute([integer(now_ms)])?;
        Ok(Ok(()))
    }

    fn last_beat(connection: &Connection) -> Answered<Option<u64>> {
        connection
            .prepare_cached("SELECT at_ms FROM beat")?
            .query_row([], |row| natural(row, 0))
            .optional()
            .map(Ok)
    }

    fn setting(connection: &Connection, key: &str) -> Answered<Option<String>> {
        connection
            .prepare_cached("SELECT value FROM setting WHERE key = ?1")?
            .query_row([key], |row| row.get(0))
            .optional()
            .map(Ok)
    }

    fn settings(connection: &Connection, prefix: &str) -> Answered<Vec<(String, String)>> {
        connection
            .prepare_cached(
                "SELECT key, value FROM setting WHERE substr(key, 1, length(?1)) = ?1 ORDER BY key",
            )?
            .query_map([prefix], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect::<SqlResult<Vec<_>>>()
            .map(Ok)
    }

    fn set_setting(connection: &Connection, key: &str, value: &str) -> Answered<()> {
        connection
            .prepare_cached("INSERT OR REPLACE INTO setting (key, value) VALUES (?1, ?2)")?
            .execute([key, value])?;
        Ok(Ok(()))
    }

    fn init_setting(connection: &Connection, key: &str, value: &str) -> Answered<String> {
        connection
            .prepare_cached("INSERT OR IGNORE INTO setting (key, value) VALUES (?1, ?2)")?
            .execute([key, value])?;
        connection
            .prepare_cached("SELECT value FROM setting WHERE key = ?1")?
            .query_row([key], |row| row.get(0))
            .map(Ok)
    }
}

/// A path that SQLite, which knows UTF-8 only, cannot be given.
#[derive(Debug, Error)]
#[error("path {0:?} not in UTF-8")]
struct NotUnicode(PathBuf);

pub(crate) fn backup(connection: &Connection, path: &Path) -> Answered<()> {
    let Some(text) = path.to_str() else {
        let error = StorageError::new(StorageFault::Unreachable, NotUnicode(path.to_owned()));
        return Ok(Err(StoreError::Storage(error)));
    };
    // SQLite fills a file that is there and empty, with the rights that it has.
    if let Err(error) = own::private().create_new(true).write(true).open(path) {
        return Ok(Err(StoreError::Storage(StorageError::new(
            StorageFault::Unreachable,
            error,
        ))));
    }
    if let Err(error) = connection.execute("VACUUM INTO ?1", [text]) {
        // What was not filled would stand in the way of the next attempt.
        drop(std::fs::remove_file(path));
        return Err(error);
    }
    Ok(Ok(()))
}

fn natural(row: &Row<'_>, column: usize) -> SqlResult<u64> {
    let found: i64 = row.get(column)?;
    u64::try_from(found).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(column, found))
}

fn table_id(row: &Row<'_>) -> SqlResult<TableId> {
    let text: String = row.get(0)?;
    TableId::new(&text)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(0, Type::Text, Box::new(error)))
}
