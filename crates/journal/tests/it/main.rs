//! The journal as its callers see it.

mod append;
mod crash;
mod faults;
mod files;
mod lists;
mod marks;
mod model;
mod owner;

use std::path::PathBuf;

use journal::{SqliteOptions, SqliteStore, Store, TableId};
use tempfile::TempDir;

/// A journal in a folder of its own, gone at the end of the test.
struct Home {
    folder: TempDir,
}

impl Home {
    fn new() -> Home {
        Home {
            folder: TempDir::new().expect("temporary folder"),
        }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("journal.sqlite")
    }

    fn open(&self) -> SqliteStore {
        SqliteStore::open(&self.path()).expect("opened")
    }

    /// Opens the journal as one of several nodes.
    fn share(&self) -> SqliteStore {
        let options = SqliteOptions {
            exclusive: false,
            ..SqliteOptions::default()
        };
        SqliteStore::open_with(&self.path(), &options).expect("opened")
    }
}

fn id(text: &str) -> TableId {
    TableId::new(text).expect("valid id")
}

fn texts<const N: usize>(records: [&str; N]) -> Vec<String> {
    records.map(str::to_owned).to_vec()
}

/// All records of a table, after a check that they are numbered from zero without a gap.
fn records(store: &dyn Store, id: &TableId) -> Vec<String> {
    let stored = store.load(id, 0).wait().expect("loaded");
    for (place, stored) in (0..).zip(&stored) {
        assert_eq!(stored.seq, place, "table {id}");
    }
    stored.into_iter().map(|stored| stored.record).collect()
}
