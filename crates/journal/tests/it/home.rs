//! Where a test keeps its journal, on whichever store, and reaching it behind the store's back.

use std::path::{Path, PathBuf};
use std::time::Duration;

use journal::{PostgresOptions, PostgresStore, SqliteOptions, SqliteStore, Store};
use journal_testkit::{Space, Sql};
use rusqlite::Connection;
use tempfile::TempDir;

/// Longer than any test takes: what a test waits for comes, or is not waited for by it.
const PATIENCE: Duration = Duration::from_secs(300);

/// A journal of one test's own, gone at its end.
pub(crate) enum Home {
    /// In a file, in a folder of its own.
    File(TempDir),
    /// In a PostgreSQL database.
    Postgres(Space),
}

/// Somebody who lets nobody write until they are dropped.
pub(crate) enum Rival {
    File(#[expect(dead_code, reason = "held to be dropped")] Connection),
    Postgres(#[expect(dead_code, reason = "held to be dropped")] Sql),
}

impl Home {
    pub(crate) fn file() -> Home {
        Home::File(TempDir::new().expect("temporary folder"))
    }

    pub(crate) fn postgres() -> Home {
        Home::Postgres(Space::new())
    }

    /// Where the journal is, in a word that [`open_at`] understands.
    pub(crate) fn address(&self) -> String {
        match self {
            Home::File(folder) => path(folder).to_str().expect("a plain path").to_owned(),
            Home::Postgres(space) => space.url().to_owned(),
        }
    }

    pub(crate) fn open(&self) -> Box<dyn Store> {
        open_at(&self.address())
    }

    /// Opens the journal as one of several nodes.
    pub(crate) fn share(&self) -> Box<dyn Store> {
        match self {
            Home::File(folder) => {
                let options = SqliteOptions {
                    exclusive: false,
                    ..SqliteOptions::default()
                };
                Box::new(SqliteStore::open_with(&path(folder), &options).expect("opened"))
            }
            Home::Postgres(_) => self.open(),
        }
    }

    /// Opens the journal with so much room for what waits.
    pub(crate) fn open_narrow(&self, queue: usize) -> Box<dyn Store> {
        match self {
            Home::File(folder) => {
                let options = SqliteOptions {
                    queue,
                    ..SqliteOptions::default()
                };
                Box::new(SqliteStore::open_with(&path(folder), &options).expect("opened"))
            }
            Home::Postgres(space) => Box::new(connect(space.url(), queue)),
        }
    }

    /// Keeps everybody from writing, once there is a journal.
    pub(crate) fn hold(&self) -> Rival {
        match self {
            Home::File(folder) => {
                let rival = Connection::open(path(folder)).expect("second connection");
                rival.execute_batch("BEGIN IMMEDIATE").expect("locked");
                Rival::File(rival)
            }
            Home::Postgres(space) => {
                let rival = space.sql();
                rival.run("BEGIN; LOCK TABLE record");
                Rival::Postgres(rival)
            }
        }
    }

    /// Says something that both databases understand, behind the store's back.
    pub(crate) fn say(&self, sql: &str) {
        self.say_as(sql, sql);
    }

    /// Says what they understand in two ways.
    pub(crate) fn say_as(&self, in_sqlite: &str, in_postgres: &str) {
        match self {
            Home::File(folder) => {
                let connection = Connection::open(path(folder)).expect("second connection");
                connection.execute_batch(in_sqlite).expect("done");
            }
            Home::Postgres(space) => space.sql().run(in_postgres),
        }
    }

    /// How many records there are, probes among them.
    pub(crate) fn count_records(&self) -> u32 {
        match self {
            Home::File(folder) => Connection::open(path(folder))
                .expect("second connection")
                .query_row("SELECT count(*) FROM record", [], |row| row.get(0))
                .expect("counted"),
            Home::Postgres(space) => space.sql().texts("SELECT seq FROM record").len() as u32,
        }
    }
}

/// Opens a journal by its address, as its only owner where there may be but one.
pub(crate) fn open_at(address: &str) -> Box<dyn Store> {
    match address.starts_with("postgres:") {
        true => Box::new(connect(address, PostgresOptions::default().queue)),
        false => Box::new(SqliteStore::open(Path::new(address)).expect("opened")),
    }
}

fn connect(address: &str, queue: usize) -> PostgresStore {
    let options = PostgresOptions {
        queue,
        patience: PATIENCE,
        ..PostgresOptions::default()
    };
    PostgresStore::connect_with(&address.parse().expect("an address"), &options).expect("opened")
}

fn path(folder: &TempDir) -> PathBuf {
    folder.path().join("journal.sqlite")
}
