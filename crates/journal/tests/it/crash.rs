//! R11, R31, R38: what was acknowledged is there after the process or the power went.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use journal::{Marks, SqliteStore, Store};

use crate::{Home, id, records, texts};

/// Tells a run of this test that it is the process to be killed, and which journal to write.
const VICTIM: &str = "JOURNAL_CRASH_TEST_FILE";
const TABLES: usize = 12;

#[test]
fn a_killed_process_loses_nothing_it_acknowledged() {
    if let Some(path) = env::var_os(VICTIM) {
        return append_for_ever(Path::new(&path));
    }
    let home = Home::new();
    let mut acknowledged = BTreeMap::new();
    // The same file all along: recovery itself is interrupted, and earlier acknowledgements still bind.
    for acks_before_the_kill in [1, 2, 300, 7, 40, 1000, 3, 150] {
        let victim = Victim::start(&home.path());
        victim.read_acks_then_kill(acks_before_the_kill, &mut acknowledged);
        let store = home.open();
        for (table, length) in &acknowledged {
            let records = records(&store, &id(table));
            assert!(
                records.len() >= *length,
                "{table}: {length} acknowledged, {} found",
                records.len()
            );
            for (place, record) in records.iter().enumerate() {
                assert_eq!(*record, format!("{table} {place}"));
            }
        }
    }
    assert_eq!(acknowledged.len(), TABLES);
}

/// Every table has appends of one to three records under way, so that one commit carries several.
fn append_for_ever(path: &Path) {
    let store = SqliteStore::open(path).expect("opened");
    thread::scope(|scope| {
        for n in 0..TABLES {
            let store = &store;
            scope.spawn(move || {
                let table = id(&format!("t{n}"));
                let mut length = records(store, &table).len() as u64;
                loop {
                    let batch = (length..length + 1 + length % 3).map(|place| format!("{table} {place}"));
                    let appended = store.append(&table, length, batch.collect(), Marks::default());
                    length = appended.wait().expect("appended");
                    writeln!(io::stdout(), "ack {table} {length}").expect("the parent reads");
                }
            });
        }
    });
}

struct Victim(Child);

impl Victim {
    fn start(path: &Path) -> Victim {
        let child = Command::new(env::current_exe().expect("this test's binary"))
            .args([
                "--exact",
                "crash::a_killed_process_loses_nothing_it_acknowledged",
                "--nocapture",
            ])
            .env(VICTIM, path)
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        Victim(child)
    }

    /// Kills after `count` acknowledgements, and notes also those already on their way by then.
    fn read_acks_then_kill(mut self, count: usize, acknowledged: &mut BTreeMap<String, usize>) {
        let mut output = BufReader::new(self.0.stdout.take().expect("piped"));
        let (mut line, mut seen) = (String::new(), 0);
        while output.read_line(&mut line).expect("text") > 0 {
            // The last line may be cut short by the kill, and is then no acknowledgement.
            if let ["ack", table, length] = *line.split(' ').collect::<Vec<_>>()
                && let Some(length) = length.strip_suffix('\n')
            {
                acknowledged.insert(table.to_owned(), length.parse().expect("a length"));
                seen += 1;
                if seen == count {
                    self.0.kill().expect("killed");
                }
            }
            line.clear();
        }
        assert!(
            seen >= count,
            "the victim ended by itself after {seen} acknowledgements"
        );
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        // Already dead unless a check failed; an error here would hide that check's.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A power cut may leave any beginning of the log behind, down to half a page.
#[test]
fn a_torn_log_keeps_a_gapless_beginning() {
    const APPENDS: usize = 30;
    let home = Home::new();
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
        let torn = Home::new();
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
