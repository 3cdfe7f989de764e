//! Order, conflict, and many at once.

use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread;

use journal::{AppendError, Marks, Store, StoreError};

use crate::home::Home;
use crate::{id, records, texts};

on_every_store!(
    records_come_back_in_order_and_after_reopening,
    loading_begins_where_asked,
    a_wrong_length_writes_nothing_and_tells_the_true_one,
    an_append_of_nothing_still_checks_the_length,
    of_rivals_for_one_place_exactly_one_wins,
    two_stores_on_one_journal_take_turns_without_loss,
    a_thousand_tables_at_once_are_all_durable,
    closing_finishes_what_was_handed_over_and_refuses_the_rest,
    a_flood_is_refused_rather_than_held_in_memory,
    a_writer_waits_for_a_lock_that_is_let_go,
    a_store_may_be_dropped_by_the_thread_that_it_owns,
);

fn records_come_back_in_order_and_after_reopening(home: &Home) {
    let table = id("a");
    {
        let store = home.open();
        assert_eq!(
            store
                .append(&table, 0, texts(["x", "", "é\n"]), Marks::default())
                .wait()
                .expect("first"),
            3
        );
        assert_eq!(
            store
                .append(&table, 3, texts(["z"]), Marks::default())
                .wait()
                .expect("second"),
            4
        );
        assert_eq!(records(&*store, &table), ["x", "", "é\n", "z"]);
    }
    assert_eq!(records(&*home.open(), &table), ["x", "", "é\n", "z"]);
}

fn loading_begins_where_asked(home: &Home) {
    let store = home.open();
    let table = id("a");
    store
        .append(&table, 0, texts(["x", "y", "z"]), Marks::default())
        .wait()
        .expect("appended");
    let tail = |from| {
        let stored = store.load(&table, from).wait().expect("loaded");
        stored
            .into_iter()
            .map(|stored| (stored.seq, stored.record))
            .collect::<Vec<_>>()
    };
    assert_eq!(tail(1), [(1, "y".to_owned()), (2, "z".to_owned())]);
    assert_eq!(tail(3), []);
    assert_eq!(tail(u64::MAX), []);
    assert!(store.load(&id("b"), 0).wait().expect("loaded").is_empty());
}

fn a_wrong_length_writes_nothing_and_tells_the_true_one(home: &Home) {
    let store = home.open();
    let table = id("a");
    store
        .append(&table, 0, texts(["x", "y"]), Marks::default())
        .wait()
        .expect("appended");
    for expected in [0, 1, 3, u64::MAX] {
        let refused = store
            .append(&table, expected, texts(["bad"]), Marks::default().live(true))
            .wait();
        assert!(
            matches!(refused, Err(AppendError::Conflict { found: 2 })),
            "{expected}: {refused:?}"
        );
    }
    assert_eq!(records(&*store, &table), ["x", "y"]);
    assert!(
        store.live().wait().expect("listed").is_empty(),
        "a refused append must not mark"
    );
    let unborn = store.append(&id("b"), 1, texts(["bad"]), Marks::default()).wait();
    assert!(
        matches!(unborn, Err(AppendError::Conflict { found: 0 })),
        "{unborn:?}"
    );
}

fn an_append_of_nothing_still_checks_the_length(home: &Home) {
    let store = home.open();
    let table = id("a");
    store
        .append(&table, 0, texts(["x"]), Marks::default().live(true))
        .wait()
        .expect("appended");
    let refused = store.append(&table, 0, Vec::new(), Marks::default()).wait();
    assert!(
        matches!(refused, Err(AppendError::Conflict { found: 1 })),
        "{refused:?}"
    );
    assert_eq!(
        store
            .append(&table, 1, Vec::new(), Marks::default().live(false))
            .wait()
            .expect("marked"),
        1
    );
    assert!(store.live().wait().expect("listed").is_empty());
}

/// R12, R34: of many who append at the same length, one wins.
fn of_rivals_for_one_place_exactly_one_wins(home: &Home) {
    let store = home.open();
    let table = id("a");
    let pending: Vec<_> = (0..100)
        .map(|rival| store.append(&table, 0, vec![rival.to_string()], Marks::default()))
        .collect();
    let mut winners = Vec::new();
    for (rival, pending) in (0..).zip(pending) {
        match pending.wait() {
            Ok(length) => winners.push((rival.to_string(), length)),
            Err(error) => assert!(matches!(error, AppendError::Conflict { found: 1 }), "{error:?}"),
        }
    }
    let [(winner, 1)] = winners.as_slice() else {
        panic!("not one winner: {winners:?}")
    };
    assert_eq!(records(&*store, &table), [winner.as_str()]);
}

/// R34: two stores on one journal are two nodes; neither overwrites the other.
fn two_stores_on_one_journal_take_turns_without_loss(home: &Home) {
    let stores = [home.share(), home.share()];
    let table = id("a");
    let writers: Vec<_> = stores
        .into_iter()
        .map(|store| {
            let table = table.clone();
            thread::spawn(move || {
                let (mut length, mut written) = (0, 0);
                while written < 50 {
                    match store
                        .append(&table, length, vec![length.to_string()], Marks::default())
                        .wait()
                    {
                        Ok(next) => (length, written) = (next, written + 1),
                        Err(AppendError::Conflict { found }) => length = found,
                        Err(error) => panic!("{error:?}"),
                    }
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().expect("writer ends");
    }
    let expected: Vec<_> = (0..100).map(|place| place.to_string()).collect();
    assert_eq!(records(&*home.open(), &table), expected);
}

fn a_thousand_tables_at_once_are_all_durable(home: &Home) {
    let tables: Vec<_> = (0..1000).map(|n| id(&format!("table{n}"))).collect();
    let store: Arc<dyn Store> = Arc::from(home.open());
    let writers: Vec<_> = tables
        .chunks(125)
        .map(|mine| {
            let (store, mine) = (Arc::clone(&store), mine.to_vec());
            thread::spawn(move || {
                for round in 0..3 {
                    let pending: Vec<_> = mine
                        .iter()
                        .map(|table| {
                            store.append(table, round, vec![format!("{table} {round}")], Marks::default())
                        })
                        .collect();
                    for pending in pending {
                        assert_eq!(pending.wait().expect("appended"), round + 1);
                    }
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().expect("writer ends");
    }
    drop(store);
    let store = home.open();
    for table in &tables {
        let expected: Vec<_> = (0..3).map(|round| format!("{table} {round}")).collect();
        assert_eq!(records(&*store, table), expected);
    }
}

/// R30: what was handed over before the end is finished, though nobody waits for it.
fn closing_finishes_what_was_handed_over_and_refuses_the_rest(home: &Home) {
    let store = home.open();
    let pending: Vec<_> = (0..500)
        .map(|n| store.append(&id(&format!("t{n}")), 0, texts(["x"]), Marks::default()))
        .collect();
    drop(pending);
    store.close();
    let refused = store
        .append(&id("late"), 0, texts(["x"]), Marks::default())
        .wait();
    assert!(matches!(refused, Err(AppendError::Closed)), "{refused:?}");
    assert!(matches!(store.load(&id("t0"), 0).wait(), Err(StoreError::Closed)));
    store.close();
    let store = home.open();
    for n in 0..500 {
        assert_eq!(records(&*store, &id(&format!("t{n}"))), ["x"]);
    }
}

fn a_flood_is_refused_rather_than_held_in_memory(home: &Home) {
    let store = home.open_narrow(4);
    let table = id("a");
    // With the writer held up, it can have taken one queueful and left room for another.
    let rival = home.hold();
    let pending: Vec<_> = (0..20)
        .map(|_| store.append(&table, 0, texts(["x"]), Marks::default()))
        .collect();
    drop(rival);
    let verdicts: Vec<_> = pending.into_iter().map(|pending| pending.wait()).collect();
    let refused = verdicts
        .iter()
        .filter(|verdict| matches!(verdict, Err(AppendError::Overloaded)));
    assert!((12..=16).contains(&refused.count()), "{verdicts:?}");
    assert_eq!(verdicts.iter().filter(|verdict| verdict.is_ok()).count(), 1);
    store
        .append(&table, 1, texts(["y"]), Marks::default())
        .wait()
        .expect("room again");
}

fn a_writer_waits_for_a_lock_that_is_let_go(home: &Home) {
    let store = home.open();
    let rival = home.hold();
    let pending = store.append(&id("a"), 0, texts(["x"]), Marks::default());
    drop(rival);
    assert_eq!(pending.wait().expect("appended"), 1);
}

/// A task may own the last handle on the store that wakes it.
fn a_store_may_be_dropped_by_the_thread_that_it_owns(home: &Home) {
    struct Owner(
        #[expect(dead_code, reason = "held to be dropped")] Box<dyn Store>,
        std::sync::mpsc::Sender<()>,
    );
    impl Wake for Owner {
        fn wake(self: Arc<Self>) {}
    }
    impl Drop for Owner {
        fn drop(&mut self) {
            let _ = self.1.send(());
        }
    }
    let (dropped, seen) = std::sync::mpsc::channel();
    let store = home.open();
    // Held back by a rival's lock until the waker is the last owner of the store.
    let rival = home.hold();
    let mut pending = std::pin::pin!(store.append(&id("a"), 0, texts(["x"]), Marks::default()));
    let waker = Waker::from(Arc::new(Owner(store, dropped)));
    let polled = std::future::Future::poll(pending.as_mut(), &mut Context::from_waker(&waker));
    assert!(matches!(polled, Poll::Pending));
    drop(waker);
    drop(rival);
    seen.recv().expect("the waker was dropped by the writer");
    let polled = std::future::Future::poll(pending.as_mut(), &mut Context::from_waker(Waker::noop()));
    assert!(matches!(polled, Poll::Ready(Ok(1))), "{polled:?}");
    // The owner says so before its store is gone.
    assert_eq!(records(&*home.share(), &id("a")), ["x"]);
}
