//! Finding tables again, the heartbeat, and settings.

use std::sync::Arc;
use std::thread;

use journal::{Marks, Store};

use crate::home::Home;
use crate::id;

on_every_store!(
    live_tables_are_listed_until_they_are_not,
    tables_are_found_by_mark_the_latest_first,
    a_mark_borne_already_keeps_its_age_and_one_removed_loses_it,
    the_last_beat_outlives_the_store,
    settings_are_kept_and_replaced,
    all_who_start_a_setting_at_once_get_the_same,
);

fn mark(store: &dyn Store, table: &str, marks: Marks) {
    store
        .append(&id(table), 0, Vec::new(), marks)
        .wait()
        .expect("marked");
}

fn found(store: &dyn Store, key: &str, value: &str, limit: u32) -> Vec<String> {
    let tables = store.find(key, value, limit).wait().expect("found");
    tables.iter().map(ToString::to_string).collect()
}

fn live_tables_are_listed_until_they_are_not(home: &Home) {
    {
        let store = home.open();
        for table in ["b", "a", "c"] {
            mark(&*store, table, Marks::default().live(true));
        }
        mark(&*store, "a", Marks::default().live(true));
        mark(&*store, "b", Marks::default().live(false));
        mark(&*store, "c", Marks::default().add("open", "yes"));
    }
    assert_eq!(home.open().live().wait().expect("listed"), [id("a"), id("c")]);
}

fn tables_are_found_by_mark_the_latest_first(home: &Home) {
    let store = home.open();
    mark(
        &*store,
        "b",
        Marks::default().add("player", "ada").add("player", "blaise"),
    );
    mark(&*store, "a", Marks::default().add("player", "ada"));
    mark(&*store, "c", Marks::default().add("host", "ada"));
    assert_eq!(found(&*store, "player", "ada", 10), ["a", "b"]);
    assert_eq!(found(&*store, "player", "ada", 1), ["a"]);
    assert_eq!(found(&*store, "player", "ada", 0), [""; 0]);
    assert_eq!(found(&*store, "player", "blaise", 10), ["b"]);
    assert_eq!(found(&*store, "player", "ADA", 10), [""; 0]);
}

fn a_mark_borne_already_keeps_its_age_and_one_removed_loses_it(home: &Home) {
    let store = home.open();
    for table in ["a", "b"] {
        mark(&*store, table, Marks::default().add("open", "yes"));
    }
    mark(&*store, "a", Marks::default().add("open", "yes"));
    assert_eq!(found(&*store, "open", "yes", 10), ["b", "a"]);
    mark(
        &*store,
        "a",
        Marks::default().remove("open", "yes").add("open", "yes"),
    );
    assert_eq!(found(&*store, "open", "yes", 10), ["a", "b"]);
    mark(
        &*store,
        "b",
        Marks::default()
            .remove("open", "yes")
            .remove("open", "never borne"),
    );
    assert_eq!(found(&*store, "open", "yes", 10), ["a"]);
}

fn the_last_beat_outlives_the_store(home: &Home) {
    {
        let store = home.open();
        assert_eq!(store.last_beat().wait().expect("read"), None);
        for moment in [1_700_000_000_000, 1_700_000_001_000] {
            store.beat(moment).wait().expect("noted");
        }
    }
    assert_eq!(
        home.open().last_beat().wait().expect("read"),
        Some(1_700_000_001_000)
    );
}

fn settings_are_kept_and_replaced(home: &Home) {
    {
        let store = home.open();
        assert_eq!(store.setting("motto").wait().expect("read"), None);
        store.set_setting("motto", "un").wait().expect("set");
        store.set_setting("motto", "deux").wait().expect("set again");
    }
    assert_eq!(
        home.open().setting("motto").wait().expect("read").as_deref(),
        Some("deux")
    );
}

fn all_who_start_a_setting_at_once_get_the_same(home: &Home) {
    let store = Arc::<dyn Store>::from(home.open());
    let starters: Vec<_> = (0..16)
        .map(|n| {
            let store = Arc::clone(&store);
            thread::spawn(move || {
                store
                    .init_setting("secret", &n.to_string())
                    .wait()
                    .expect("started")
            })
        })
        .collect();
    let values: Vec<_> = starters
        .into_iter()
        .map(|starter| starter.join().expect("starter ends"))
        .collect();
    assert!(values.iter().all(|value| *value == values[0]), "{values:?}");
    assert_eq!(
        store.setting("secret").wait().expect("read").as_ref(),
        Some(&values[0])
    );
}
