//! What each call but an append does to the database.

use std::collections::HashMap;

use super::fault::Failure;
use super::row::{column, natural, stored, table_id};
use super::{Link, Postgres};
use crate::engine::{Answered, Engine};
use crate::gap::whole;
use crate::number::integer;
use crate::{Journals, Listed, StorageFault, StoreError, Stored, TableId};

impl Engine for Postgres {
    type Connection = Link;
    type Failure = Failure;
    /// Nothing: several stores may stand on one database.
    type Held = ();

    fn load(link: &Link, id: &TableId, from: u64) -> Answered<Vec<Stored>, Failure> {
        let rows = link.query(
            "SELECT seq, record FROM record WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
            &[&id.as_str(), &integer(from)],
        )?;
        let stored = rows.iter().map(|row| stored(row, 0)).collect::<Result<_, _>>()?;
        Ok(whole(id, from, stored))
    }

    fn load_many(link: &Link, ids: &[TableId]) -> Answered<Journals, Failure> {
        let names: Vec<&str> = ids.iter().map(TableId::as_str).collect();
        let rows = link.query(
            "SELECT table_id, seq, record FROM record WHERE table_id = ANY ($1) ORDER BY table_id, seq",
            &[&names],
        );
        let rows = match rows {
            // A page that cannot be read holds few tables.
            Err(Failure::Refused(error)) if is_damage(&error) => return one_by_one(link, ids),
            rows => rows?,
        };
        let mut found: HashMap<&str, Vec<Stored>> = HashMap::new();
        for row in &rows {
            found.entry(column(row, 0)?).or_default().push(stored(row, 1)?);
        }
        let texts = |stored: Vec<Stored>| stored.into_iter().map(|stored| stored.record).collect();
        let take = |id: &TableId| found.get(id.as_str()).cloned().unwrap_or_default();
        Ok(Ok(ids
            .iter()
            .map(|id| whole(id, 0, take(id)).map(texts))
            .collect()))
    }

    /// The probe's records lie under the empty id, which no table has. Each id is looked up from the one
    /// before, past all its records.
    fn tables(link: &Link, after: Option<&TableId>, limit: u32) -> Answered<Vec<TableId>, Failure> {
        let rows = link.query(
            "WITH RECURSIVE named AS (
                 (SELECT table_id FROM record WHERE table_id > $1 ORDER BY table_id LIMIT 1)
                 UNION ALL
                 SELECT (SELECT record.table_id FROM record WHERE record.table_id > named.table_id
                         ORDER BY record.table_id LIMIT 1)
                 FROM named WHERE named.table_id IS NOT NULL)
             SELECT table_id FROM named WHERE table_id IS NOT NULL LIMIT $2",
            &[&after.map_or("", TableId::as_str), &i64::from(limit)],
        )?;
        rows.iter()
            .map(|row| table_id(row, 0))
            .collect::<Result<_, _>>()
            .map(Ok)
    }

    fn live(link: &Link) -> Answered<Vec<TableId>, Failure> {
        let rows = link.query("SELECT table_id FROM live_table ORDER BY table_id", &[])?;
        rows.iter()
            .map(|row| table_id(row, 0))
            .collect::<Result<_, _>>()
            .map(Ok)
    }

    fn find(link: &Link, key: &str, value: &str, limit: u32) -> Answered<Vec<TableId>, Failure> {
        let rows = link.query(
            "SELECT table_id FROM mark WHERE key = $1 AND value = $2 ORDER BY mark_id DESC LIMIT $3",
            &[&key, &value, &i64::from(limit)],
        )?;
        rows.iter()
            .map(|row| table_id(row, 0))
            .collect::<Result<_, _>>()
            .map(Ok)
    }

    fn list(link: &Link, key: &str, value: &str, limit: u32) -> Answered<Vec<Listed>, Failure> {
        // Chosen by number first: the texts of those left out are not read.
        let rows = link.query(
            "SELECT table_id, part, text FROM summary WHERE summary_id IN (
                 SELECT summary_id FROM mark JOIN summary USING (table_id)
                 WHERE key = $1 AND value = $2
                 ORDER BY settled, at_ms DESC, summary_id DESC LIMIT $3)
             ORDER BY settled, at_ms DESC, summary_id DESC",
            &[&key, &value, &i64::from(limit)],
        )?;
        let listed = rows.iter().map(|row| {
            let part = u32::try_from(natural(row, 1)?);
            Ok(Listed {
                id: table_id(row, 0)?,
                part: part.map_err(|error| Failure::Strange(Box::new(error)))?,
                text: column(row, 2)?,
            })
        });
        listed.collect::<Result<_, _>>().map(Ok)
    }

    fn probe(link: &Link, text: &str) -> Answered<(), Failure> {
        link.query(
            "INSERT INTO record (table_id, seq, record) VALUES ('', 0, $1)
             ON CONFLICT (table_id, seq) DO UPDATE SET record = excluded.record",
            &[&text],
        )?;
        Ok(Ok(()))
    }

    /// Reads every record, so that a page that cannot be read shows, and looks for gaps.
    fn check(link: &Link) -> Answered<Vec<String>, Failure> {
        let rows = link.query_at_length(
            "SELECT table_id, count(*), sum(length(record)) FROM record WHERE table_id <> ''
             GROUP BY table_id HAVING count(*) <> max(seq) + 1 ORDER BY table_id LIMIT 8",
            &[],
        )?;
        let told = rows.iter().map(|row| {
            let (id, count): (String, i64) = (column(row, 0)?, column(row, 1)?);
            Ok(format!(
                "journal of table {id} has gaps between its {count} records"
            ))
        });
        told.collect::<Result<_, _>>().map(Ok)
    }

    fn beat(link: &Link, now_ms: u64) -> Answered<(), Failure> {
        link.query(
            "INSERT INTO beat (id, at_ms) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms",
            &[&integer(now_ms)]
        )?;
        Ok(Ok(()))
    }

    fn last_beat(link: &Link) -> Answered<Option<u64>, Failure> {
        let rows = link.query("SELECT at_ms FROM beat", &[])?;
        rows.first().map(|row| natural(row, 0)).transpose().map(Ok)
    }

    fn setting(link: &Link, key: &str) -> Answered<Option<String>, Failure> {
        let rows = link.query("SELECT value FROM setting WHERE key = $1", &[&key])?;
        rows.first().map(|row| column(row, 0)).transpose().map(Ok)
    }

    fn settings(link: &Link, prefix: &str) -> Answered<Vec<(String, String)>, Failure> {
        let rows = link.query(
            "SELECT key, value FROM setting WHERE starts_with(key, $1) ORDER BY key",
            &[&prefix],
        )?;
        let pairs = rows.iter().map(|row| Ok((column(row, 0)?, column(row, 1)?)));
        pairs.collect::<Result<_, _>>().map(Ok)
    }

    fn set_setting(link: &Link, key: &str, value: &str) -> Answered<(), Failure> {
        link.query(
            "INSERT INTO setting (key, value) VALUES ($1, $2)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            &[&key, &value],
        )?;
        Ok(Ok(()))
    }

    fn init_setting(link: &Link, key: &str, value: &str) -> Answered<String, Failure> {
        // Where somebody else is about to put another value, this waits until they have.
        link.query(
            "INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING",
            &[&key, &value],
        )?;
        let rows = link.query("SELECT value FROM setting WHERE key = $1", &[&key])?;
        match rows.first() {
            Some(row) => column(row, 0).map(Ok),
            None => Err(Failure::Strange("setting gone as soon as it was made".into())),
        }
    }
}

fn is_damage(error: &tokio_postgres::Error) -> bool {
    super::fault::of(error) == StorageFault::Corrupt
}

fn one_by_one(link: &Link, ids: &[TableId]) -> Answered<Journals, Failure> {
    let mut journals = Journals::with_capacity(ids.len());
    for id in ids {
        journals.push(match Postgres::load(link, id, 0) {
            Ok(loaded) => loaded.map(|stored| stored.into_iter().map(|stored| stored.record).collect()),
            Err(Failure::Refused(error)) if is_damage(&error) => {
                Err(StoreError::from(Failure::Refused(error)))
            }
            Err(failure) => return Err(failure),
        });
    }
    Ok(Ok(journals))
}
