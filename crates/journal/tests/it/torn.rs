//! R38: what was acknowledged to a file is there after the power went.

use std::fs;
use std::path::Path;

use journal::{Marks, Store};

use crate::file::FileHome;
use crate::{id, records, texts};

/// A power cut may leave any beginning of the log behind, down to half a page.
#[test]
fn a_torn_log_keeps_a_gapless_beginning() {
    const APPENDS: usize = 30;
    let home = FileHome::new();
    let store = home.open();
    let tables = [id("a"), id("b")];
    for n in 0..APPENDS {
        let (table, place) = (&tables[n % 2], n as u64 / 2);
        store
            .append(table, place, vec![format!("{table} {place}")], Marks::default())
            .wait()
            .expect("appended");
    }
    let log_of = |path: &Path| path.with_extension("sqlite-wal");
    let (file, log) = (
        fs::read(home.path()).expect("file"),
        fs::read(log_of(&home.path())).expect("log"),
    );
    let mut before = 0;
    for length in (0..log.len()).step_by(log.len() / 97 + 1).chain([log.len()]) {
        let torn = FileHome::new();
        fs::write(torn.path(), &file).expect("copied");
        fs::write(log_of(&torn.path()), &log[..length]).expect("torn");
        let store = torn.open();
        let kept = tables.each_ref().map(|table| {
            let records = records(&store, table);
            for (place, record) in records.iter().enumerate() {
                assert_eq!(*record, format!("{table} {place}"));
            }
            records.len()
        });
        assert!(
            kept[0] == kept[1] || kept[0] == kept[1] + 1,
            "not a beginning: {kept:?}"
        );
        assert!(kept[0] + kept[1] >= before, "a longer log keeps no less");
        before = kept[0] + kept[1];
        store
            .append(&tables[0], kept[0] as u64, texts(["on"]), Marks::default())
            .wait()
            .expect("play goes on");
    }
    assert_eq!(before, APPENDS);
}
