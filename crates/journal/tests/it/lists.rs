//! What lists say of tables, and many tables read at once.

use journal::{Marks, StorageFault, Store, StoreError, Summary};

use crate::home::Home;
use crate::{id, texts};

on_every_store!(
    what_is_not_settled_comes_first_and_then_the_latest,
    a_summary_is_kept_with_its_records_or_not_at_all,
    many_tables_are_read_at_once_and_damage_stays_where_it_is,
);

fn summary(part: u32, at_ms: u64, settled: bool, text: &str) -> Summary {
    Summary {
        part,
        settled,
        at_ms,
        text: text.to_owned(),
    }
}

fn sum_up(store: &dyn Store, table: &str, summary: Summary) {
    let marks = Marks::default().add("player", "ada").summary(summary);
    store
        .append(&id(table), 0, Vec::new(), marks)
        .wait()
        .expect("kept");
}

fn listed(store: &dyn Store, limit: u32) -> Vec<String> {
    let list = store.list("player", "ada", limit).wait().expect("listed");
    list.iter()
        .map(|found| format!("{}{} {}", found.id, found.part, found.text))
        .collect()
}

fn what_is_not_settled_comes_first_and_then_the_latest(home: &Home) {
    let store = home.open();
    sum_up(&*store, "a", summary(1, 10, true, "won"));
    sum_up(&*store, "a", summary(2, 30, true, "lost"));
    sum_up(&*store, "b", summary(1, 5, false, "under way"));
    sum_up(&*store, "c", summary(1, 30, true, "drawn"));
    let marks = Marks::default().summary(summary(1, 99, false, "somebody else's"));
    store.append(&id("d"), 0, Vec::new(), marks).wait().expect("kept");
    assert_eq!(
        listed(&*store, 9),
        ["b1 under way", "c1 drawn", "a2 lost", "a1 won"]
    );
    assert_eq!(listed(&*store, 2), ["b1 under way", "c1 drawn"]);
    sum_up(&*store, "b", summary(1, 40, true, "over"));
    assert_eq!(
        listed(&*store, 9),
        ["b1 over", "c1 drawn", "a2 lost", "a1 won"],
        "replaced, not added"
    );
}

/// All or nothing: a summary never tells of records that were not kept.
fn a_summary_is_kept_with_its_records_or_not_at_all(home: &Home) {
    let store = home.open();
    let marks = || {
        Marks::default()
            .add("player", "ada")
            .summary(summary(1, 1, false, "one move"))
    };
    let late = store.append(&id("a"), 7, texts(["x"]), marks()).wait();
    assert!(late.is_err());
    assert_eq!(listed(&*store, 9), [""; 0]);
    store
        .append(&id("a"), 0, texts(["x"]), marks())
        .wait()
        .expect("kept");
    assert_eq!(listed(&*store, 9), ["a1 one move"]);
}

fn many_tables_are_read_at_once_and_damage_stays_where_it_is(home: &Home) {
    let store = home.open();
    for table in ["a", "b", "c"] {
        store
            .append(&id(table), 0, texts(["x", "y", "z"]), Marks::default())
            .wait()
            .expect("appended");
    }
    store.probe(1_700_000_000_000).wait().expect("probed");
    home.say("DELETE FROM record WHERE table_id = 'b' AND seq = 1");
    let loaded = store
        .load_many(&[id("c"), id("b"), id("none"), id("a")])
        .wait()
        .expect("loaded");
    let [Ok(c), Err(StoreError::Storage(damage)), Ok(none), Ok(a)] = loaded.as_slice() else {
        panic!("{loaded:?}")
    };
    assert_eq!((c, a), (&texts(["x", "y", "z"]), &texts(["x", "y", "z"])));
    assert_eq!((damage.fault(), none.len()), (StorageFault::Corrupt, 0));
    assert_eq!(store.tables(None, 2).wait().expect("named"), [id("a"), id("b")]);
    let rest = store.tables(Some(&id("b")), 9).wait().expect("named");
    assert_eq!(rest, [id("c")], "a probe is no table");
}
