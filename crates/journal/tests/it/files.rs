//! Files that are not what they should be, and copies of those that are.

use std::fs;
use std::path::Path;

use journal::{Marks, OpenError, SqliteStore, StorageFault, Store, StoreError, TableId};

use crate::file::FileHome;
use crate::{id, records, texts};

fn open_fault(path: &Path) -> StorageFault {
    match SqliteStore::open(path) {
        Err(OpenError::Storage(error)) => error.fault(),
        other => panic!("expected a storage error, found {other:?}"),
    }
}

#[test]
fn a_newer_schema_is_refused_untouched() {
    let home = FileHome::new();
    home.open().close();
    let later = rusqlite::Connection::open(home.path()).expect("second connection");
    later.pragma_update(None, "user_version", 99).expect("made newer");
    drop(later);
    let before = fs::read(home.path()).expect("read");
    let refused = SqliteStore::open(&home.path());
    assert!(
        matches!(refused, Err(OpenError::NewerSchema { found: 99, known: 2 })),
        "{refused:?}"
    );
    assert_eq!(fs::read(home.path()).expect("read"), before);
}

#[test]
fn a_database_of_another_program_is_refused() {
    let home = FileHome::new();
    let other = rusqlite::Connection::open(home.path()).expect("made");
    other
        .execute_batch("CREATE TABLE song (title TEXT)")
        .expect("filled");
    drop(other);
    assert!(matches!(SqliteStore::open(&home.path()), Err(OpenError::Foreign)));
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let home = FileHome::new();
    fs::write(home.path(), "dear diary, ".repeat(1000)).expect("written");
    assert_eq!(open_fault(&home.path()), StorageFault::Corrupt);
}

#[test]
fn a_folder_that_is_not_there_or_cannot_be_written_is_named() {
    let home = FileHome::new();
    assert_eq!(
        open_fault(&home.folder.path().join("none/journal.sqlite")),
        StorageFault::Unreachable
    );
    // Closed even to the superuser, unlike a folder without write permission.
    assert_eq!(
        open_fault(Path::new("/proc/journal.sqlite")),
        StorageFault::Unreachable
    );
}

#[test]
fn an_overwritten_page_is_damage_and_spares_the_other_tables() {
    let home = FileHome::new();
    let [hurt, spared] = ["a", "z"].map(|letter| id(&letter.repeat(20)));
    {
        let store = home.open();
        for table in [&hurt, &spared] {
            store
                .append(table, 0, vec!["x".to_owned(); 500], Marks::default())
                .wait()
                .expect("appended");
        }
    }
    let mut bytes = fs::read(home.path()).expect("read");
    let page = 4096;
    let mentions = |start: usize, table: &TableId| {
        let name = table.as_str().as_bytes();
        bytes[start..start + page]
            .windows(name.len())
            .filter(|text| *text == name)
            .count()
    };
    let hit = (0..bytes.len())
        .step_by(page)
        .find(|&start| mentions(start, &hurt) > 50 && mentions(start, &spared) == 0)
        .expect("a page full of one table's records");
    bytes[hit..hit + page].fill(0x55);
    fs::write(home.path(), bytes).expect("overwritten");
    let store = home.open();
    let damaged = store.load(&hurt, 0).wait();
    assert!(
        matches!(&damaged, Err(StoreError::Storage(error)) if error.fault() == StorageFault::Corrupt),
        "{damaged:?}"
    );
    assert_eq!(records(&store, &spared).len(), 500);
    store
        .append(&spared, 500, texts(["on"]), Marks::default())
        .wait()
        .expect("play goes on");
}

/// R38: backup during play.
#[test]
fn a_backup_is_a_whole_journal_of_one_moment() {
    let home = FileHome::new();
    let copy = home.folder.path().join("copy.sqlite");
    let store = home.open();
    let table = id("a");
    store
        .append(&table, 0, texts(["x", "y"]), Marks::default().live(true))
        .wait()
        .expect("appended");
    let backup = store.backup(&copy);
    let played = store.append(&table, 2, texts(["z"]), Marks::default());
    backup.wait().expect("copied");
    played.wait().expect("play goes on");
    let restored = SqliteStore::open(&copy).expect("opened");
    let kept = records(&restored, &table);
    assert!(
        kept.len() >= 2 && kept == ["x", "y", "z"][..kept.len()],
        "{kept:?}"
    );
    assert_eq!(restored.live().wait().expect("listed"), [table]);
    let again = store.backup(&copy).wait();
    assert!(
        matches!(again, Err(StoreError::Storage(_))),
        "a backup must not overwrite: {again:?}"
    );
}
