//! R11, R31, R38: what was acknowledged is there after the process was killed.

use std::collections::BTreeMap;
use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::thread;

use journal::{AppendError, Marks};

use crate::home::{Home, open_at};
use crate::{id, records};

on_every_store!(a_killed_process_loses_nothing_it_acknowledged);

/// Tells a run of [`victim`] that it is the process to be killed, and where the journal is.
const VICTIM: &str = "JOURNAL_CRASH_TEST_ADDRESS";
const TABLES: usize = 12;

/// What is to be killed: no test of its own.
#[test]
fn victim() {
    if let Ok(address) = env::var(VICTIM) {
        append_for_ever(&address);
    }
}

fn a_killed_process_loses_nothing_it_acknowledged(home: &Home) {
    let mut acknowledged = BTreeMap::new();
    // The same journal all along: recovery itself is interrupted, and earlier acknowledgements still bind.
    for acks_before_the_kill in [1, 2, 300, 7, 40, 1000, 3, 150] {
        let victim = Victim::start(home);
        victim.read_acks_then_kill(acks_before_the_kill, &mut acknowledged);
        let store = home.open();
        for (table, length) in &acknowledged {
            let records = records(&*store, &id(table));
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
fn append_for_ever(address: &str) {
    let (store, shared) = (open_at(address), address.starts_with("postgres:"));
    thread::scope(|scope| {
        for n in 0..TABLES {
            let store = &store;
            scope.spawn(move || {
                let table = id(&format!("t{n}"));
                let mut length = records(&**store, &table).len() as u64;
                loop {
                    let batch = (length..length + 1 + length % 3).map(|place| format!("{table} {place}"));
                    let appended = store.append(&table, length, batch.collect(), Marks::default());
                    length = match appended.wait() {
                        // The database may still carry out what the last victim had sent.
                        Err(AppendError::Conflict { found }) if shared => {
                            length = found;
                            continue;
                        }
                        appended => appended.expect("appended"),
                    };
                    writeln!(io::stdout(), "ack {table} {length}").expect("the parent reads");
                }
            });
        }
    });
}

struct Victim(Child);

impl Victim {
    fn start(home: &Home) -> Victim {
        let child = Command::new(env::current_exe().expect("this test's binary"))
            .args(["--exact", "crash::victim", "--nocapture"])
            .env(VICTIM, home.address())
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
