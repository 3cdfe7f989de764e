//! R31, R39: a database that is killed and started again under fire costs time and nothing else.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use journal::{Marks, PostgresOptions, PostgresStore, Store};
use journal_testkit::{Cluster, Flushing};

use crate::{id, records};

const TABLES: usize = 12;

#[test]
fn a_killed_database_loses_and_doubles_nothing() {
    let cluster = Cluster::start(Flushing::On);
    let options = PostgresOptions {
        patience: Duration::from_secs(300),
        ..PostgresOptions::default()
    };
    let url = cluster.url().parse().expect("an address");
    let stores = [(); 2].map(|()| PostgresStore::connect_with(&url, &options).expect("opened"));
    let (stop, acknowledged) = (AtomicBool::new(false), AtomicUsize::new(0));
    let (acks, heard) = mpsc::channel();
    thread::scope(|scope| {
        for n in 0..TABLES {
            let (store, stop, acknowledged) = (&stores[n % 2], &stop, &acknowledged);
            let acks = acks.clone();
            scope.spawn(move || {
                let (table, mut length) = (id(&format!("t{n}")), 0);
                while !stop.load(Ordering::Relaxed) {
                    let batch = (length..length + 1 + length % 3).map(|place| format!("{table} {place}"));
                    let marks = Marks::default().live(length % 2 == 0);
                    let appended = store.append(&table, length, batch.collect(), marks).wait();
                    length = appended.expect("never refused, however often the database goes down");
                    // Nobody else writes here: what is found must be what was answered.
                    let found = store.load(&table, 0).wait().expect("read").len() as u64;
                    assert_eq!(found, length, "{table}");
                    acknowledged.fetch_add(1, Ordering::Relaxed);
                    // The last of them are counted by nobody.
                    let _ = acks.send(());
                }
            });
        }
        // Should all who write fail, nobody waits to hear of them.
        drop(acks);
        for acks_before_the_kill in [1, 40, 300, 7, 120] {
            heard.iter().take(acks_before_the_kill).for_each(drop);
            cluster.kill();
            cluster.start_again();
        }
        heard.iter().take(100).for_each(drop);
        stop.store(true, Ordering::Relaxed);
    });
    let written: usize = (0..TABLES)
        .map(|n| {
            let table = id(&format!("t{n}"));
            let records = records(&stores[0], &table);
            for (place, record) in records.iter().enumerate() {
                assert_eq!(*record, format!("{table} {place}"));
            }
            records.len()
        })
        .sum();
    assert!(written >= acknowledged.load(Ordering::Relaxed));
    assert_eq!(stores[1].check().wait().expect("looked"), [""; 0]);
}
