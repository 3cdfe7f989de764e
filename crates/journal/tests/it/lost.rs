//! R31, R39: a connection lost in the middle of a transaction neither loses nor doubles what it carried.

use std::thread;
use std::time::Duration;

use journal::{AppendError, Marks, PostgresOptions, PostgresStore, StorageFault, Store};
use journal_testkit::{Cluster, Space};

use crate::cable::{Cable, Cut};
use crate::{id, records, texts};

/// A store by a cable, and another that has none.
struct Torn {
    cable: Cable,
    store: PostgresStore,
    other: PostgresStore,
}

fn torn() -> Torn {
    let space = Space::new();
    let cable = Cable::to(Cluster::shared());
    Torn {
        store: patient(&space.url_by(&cable.url())),
        other: patient(space.url()),
        cable,
    }
}

fn patient(url: &str) -> PostgresStore {
    let options = PostgresOptions {
        patience: Duration::from_secs(300),
        ..PostgresOptions::default()
    };
    PostgresStore::connect_with(&url.parse().expect("an address"), &options).expect("opened")
}

#[test]
fn what_was_under_way_is_done_once_whether_or_not_it_arrived() {
    let Torn { cable, store, other } = torn();
    let table = id("a");
    let mut length = 0;
    for (round, cut) in [Cut::Answer, Cut::Order, Cut::Late, Cut::Answer, Cut::Late]
        .into_iter()
        .enumerate()
    {
        cable.cut(cut);
        let marks = Marks::default().add("round", round.to_string());
        let appended = store.append(&table, length, texts(["x", "y"]), marks).wait();
        assert!(cable.is_cut(), "{cut:?}");
        assert_eq!(appended.expect("settled"), length + 2, "{cut:?}");
        length += 2;
        if cut != Cut::Order {
            cable.late().arrive();
        }
        assert_eq!(records(&other, &table).len() as u64, length, "{cut:?}");
        let found = other.find("round", &round.to_string(), 9).wait().expect("found");
        assert_eq!(found, std::slice::from_ref(&table));
    }
}

/// The other calls of a transaction are settled as its appends are.
#[test]
fn a_setting_begun_and_lost_is_what_it_was_begun_with() {
    let Torn { cable, store, other } = torn();
    for (key, cut) in [("one", Cut::Answer), ("two", Cut::Order)] {
        cable.cut(cut);
        let begun = store.init_setting(key, "mine");
        let appended = store.append(&id(key), 0, texts(["x"]), Marks::default());
        assert_eq!(begun.wait().expect("settled"), "mine");
        assert_eq!(appended.wait().expect("settled"), 1);
        assert!(cable.is_cut(), "{cut:?}");
        assert_eq!(other.init_setting(key, "yours").wait().expect("there"), "mine");
        cable.cut(Cut::Order);
        let next = store.append(&id(key), 1, texts(["y"]), Marks::default());
        assert_eq!(next.wait().expect("settled"), 2);
        assert_eq!(records(&other, &id(key)), ["x", "y"]);
    }
}

/// What arrives after another try was made in its place does nothing, though the length is still the same.
#[test]
fn a_transaction_that_arrives_late_is_shut_out() {
    let Torn { cable, store, .. } = torn();
    let table = id("a");
    let mark = |live| {
        store
            .append(&table, 1, Vec::new(), Marks::default().live(live))
            .wait()
    };
    let first = store.append(&table, 0, texts(["x"]), Marks::default()).wait();
    assert_eq!(first.expect("appended"), 1);
    cable.cut(Cut::Late);
    assert_eq!(mark(true).expect("marked"), 1);
    assert_eq!(mark(false).expect("unmarked"), 1);
    // However much has been written since: more than receipts are kept for.
    for place in 0..1030 {
        let appended = store
            .append(&id("b"), place, texts(["x"]), Marks::default())
            .wait();
        appended.expect("appended");
    }
    cable.late().arrive();
    assert!(store.live().wait().expect("listed").is_empty());
}

/// While nobody knows whether a transaction took place its calls are not tried again, one by one or otherwise.
#[test]
fn what_cannot_be_asked_after_stays_in_doubt() {
    let space = Space::new();
    let cable = Cable::to(Cluster::shared());
    let store = patient(&space.url_by(&cable.url()));
    let sql = space.sql();
    // The first question after a receipt fails. What a sequence has told is told, also by who failed.
    sql.run(
        "CREATE SEQUENCE asked;
         CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN
             IF nextval('asked') = 1 THEN RAISE 'not now'; END IF;
             RETURN NEW;
         END $$;
         CREATE TRIGGER refuse BEFORE INSERT ON receipt FOR EACH ROW WHEN (NEW.shut) EXECUTE FUNCTION refuse()",
    );
    // From here on statements are prepared, and every transaction is sent as a whole.
    let usual = store
        .append(&id("first"), 0, texts(["x"]), Marks::default())
        .wait();
    assert_eq!(usual.expect("appended"), 1);
    sql.run("BEGIN; LOCK TABLE record IN EXCLUSIVE MODE");
    // As long as this one waits, what comes after gathers for one transaction.
    let first = store.append(&id("first"), 1, texts(["y"]), Marks::default());
    let waiting = "SELECT '' FROM pg_locks WHERE relation = 'record'::regclass AND NOT granted";
    while sql.texts(waiting).is_empty() {
        thread::sleep(Duration::from_millis(1));
    }
    let appended = ["a", "b"].map(|table| store.append(&id(table), 0, texts(["x"]), Marks::default()));
    cable.cut(Cut::Answer);
    sql.run("COMMIT");
    assert_eq!(first.wait().expect("appended"), 2);
    for outcome in appended.map(journal::Pending::wait) {
        assert!(
            matches!(&outcome, Err(AppendError::Storage(error)) if error.fault() == StorageFault::Refused),
            "{outcome:?}"
        );
    }
    cable.late().arrive();
    for table in ["a", "b"] {
        assert_eq!(records(&store, &id(table)), ["x"]);
        let next = store.append(&id(table), 1, texts(["y"]), Marks::default()).wait();
        assert_eq!(next.expect("appended"), 2);
    }
}

/// Records alike are no proof of whose they are: whoever was second is told so.
#[test]
fn whoever_lost_the_place_to_equal_records_is_told() {
    let Torn { cable, store, other } = torn();
    let table = id("a");
    cable.cut(Cut::Late);
    let late = store.append(&table, 0, texts(["same"]), Marks::default());
    // Not before it has been sent: from here on only one of the two can win.
    let held = cable.late();
    let quick = other.append(&table, 0, texts(["same"]), Marks::default()).wait();
    held.arrive();
    let outcomes = [late.wait(), quick];
    let won = outcomes.iter().filter(|outcome| matches!(outcome, Ok(1))).count();
    let told =
        |outcome: &&Result<u64, AppendError>| matches!(outcome, Err(AppendError::Conflict { found: 1 }));
    assert_eq!(
        (won, outcomes.iter().filter(told).count()),
        (1, 1),
        "{outcomes:?}"
    );
    assert_eq!(records(&other, &table), ["same"]);
}

/// A database that stays away is told of, and taken up again when it is back.
#[test]
fn a_database_that_is_away_is_told_of_in_time() {
    let cluster = Cluster::start(journal_testkit::Flushing::Off);
    let url = cluster.url().parse().expect("an address");
    let options = PostgresOptions {
        patience: Duration::from_secs(1),
        ..PostgresOptions::default()
    };
    let store = loop {
        // On a machine so busy that a second is too little, another try.
        if let Ok(store) = PostgresStore::connect_with(&url, &options) {
            break store;
        }
    };
    cluster.stop();
    let refused = store.append(&id("a"), 0, texts(["x"]), Marks::default()).wait();
    assert!(
        matches!(&refused, Err(AppendError::Storage(error)) if error.fault() == StorageFault::Unreachable),
        "{refused:?}"
    );
    assert!(store.load(&id("a"), 0).wait().is_err());
    cluster.start_again();
    while store
        .append(&id("a"), 0, texts(["x"]), Marks::default())
        .wait()
        .is_err()
    {
        let stored = store.load(&id("a"), 0).wait();
        if stored.is_ok_and(|stored| !stored.is_empty()) {
            break;
        }
    }
    let patient = PostgresStore::connect(&url).expect("opened");
    assert_eq!(records(&patient, &id("a")), ["x"]);
}
