//! Whose the file is, and whether it is sound.

use std::fs;

use journal::{Marks, OpenError, SqliteStore, StorageFault, Store, StoreError};

use crate::file::FileHome;
use crate::{id, texts};

#[test]
fn a_second_store_is_refused_until_the_first_is_closed() {
    let home = FileHome::new();
    let first = home.open();
    let second = SqliteStore::open(&home.path());
    assert!(matches!(second, Err(OpenError::InUse)), "{second:?}");
    first.close();
    home.open()
        .append(&id("a"), 0, texts(["x"]), Marks::default())
        .wait()
        .expect("open again");
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let home = FileHome::new();
    let modes = || {
        let files = fs::read_dir(home.folder.path()).expect("listed");
        let mode = |file: fs::DirEntry| file.metadata().expect("there").permissions().mode() & 0o777;
        let mut modes: Vec<_> = files
            .map(|file| file.expect("listed"))
            .map(|file| (file.file_name().into_string().expect("text"), mode(file)))
            .collect();
        modes.sort();
        modes
    };
    let store = home.open();
    store
        .append(&id("a"), 0, texts(["x"]), Marks::default())
        .wait()
        .expect("appended");
    store
        .backup(&home.folder.path().join("copy"))
        .wait()
        .expect("copied");
    let expected =
        |names: &[&str]| -> Vec<_> { names.iter().map(|name| ((*name).to_owned(), 0o600)).collect() };
    let all = [
        "copy",
        "journal.sqlite",
        "journal.sqlite-lock",
        "journal.sqlite-shm",
        "journal.sqlite-wal",
    ];
    assert_eq!(modes(), expected(&all));
    drop(store);
    // A file of an earlier version, left open to all.
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o644)).expect("loosened");
    let _store = home.open();
    assert_eq!(modes(), expected(&all));
}

/// R38: damage is told at the start, before somebody's game meets it.
#[test]
fn a_check_finds_an_overwritten_page() {
    let home = FileHome::new();
    {
        let store = home.open();
        store
            .append(&id("a"), 0, vec!["x".repeat(200); 200], Marks::default())
            .wait()
            .expect("appended");
        assert_eq!(store.check().wait().expect("looked"), [""; 0]);
    }
    let mut bytes = fs::read(home.path()).expect("read");
    let page = 4096;
    let is_full = |start: &usize| {
        bytes[*start..*start + page]
            .windows(50)
            .any(|some| some == [b'x'; 50])
    };
    let hit = (0..bytes.len())
        .step_by(page)
        .find(is_full)
        .expect("a page of records");
    bytes[hit..hit + page].fill(0x55);
    fs::write(home.path(), bytes).expect("overwritten");
    let found = home.open().check().wait();
    let is_damage = match &found {
        Ok(lines) => !lines.is_empty(),
        Err(StoreError::Storage(error)) => error.fault() == StorageFault::Corrupt,
        Err(_) => false,
    };
    assert!(is_damage, "{found:?}");
}
