//! Storage that fails while the store runs, and recovers.

use std::time::Duration;

use journal::{AppendError, Marks, SqliteOptions, SqliteStore, StorageFault, Store};

use crate::file::FileHome;
use crate::{id, records, texts};

/// R38: busy.
#[test]
fn a_lock_held_by_another_process_is_told_and_outlived() {
    let home = FileHome::new();
    let options = SqliteOptions {
        busy_timeout: Duration::ZERO,
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&home.path(), &options).expect("opened");
    let table = id("a");
    store
        .append(&table, 0, texts(["x"]), Marks::default())
        .wait()
        .expect("appended");

    let rival = rusqlite::Connection::open(home.path()).expect("second connection");
    rival.execute_batch("BEGIN IMMEDIATE").expect("locked");
    let refused = store.append(&table, 1, texts(["y"]), Marks::default()).wait();
    assert!(
        matches!(&refused, Err(AppendError::Storage(error)) if error.fault() == StorageFault::Busy),
        "{refused:?}"
    );
    assert_eq!(records(&store, &table), ["x"], "readers are not held up");

    rival.execute_batch("ROLLBACK").expect("released");
    store
        .append(&table, 1, texts(["y"]), Marks::default())
        .wait()
        .expect("appended at last");
    assert_eq!(records(&store, &table), ["x", "y"]);
}
