//! R38: storage that lacks something or refuses something, told and never read as a shorter game.

use journal::{AppendError, Marks, StorageFault, StoreError};

use crate::home::Home;
use crate::{id, records, texts};

on_every_store!(
    a_missing_record_is_damage,
    a_probe_fails_where_an_append_would,
    what_is_refused_fails_alone,
);

fn a_missing_record_is_damage(home: &Home) {
    let store = home.open();
    store
        .append(&id("a"), 0, texts(["x", "y", "z"]), Marks::default())
        .wait()
        .expect("appended");
    home.say("DELETE FROM record WHERE seq = 1");
    let damaged = store.load(&id("a"), 0).wait();
    assert!(
        matches!(&damaged, Err(StoreError::Storage(error)) if error.fault() == StorageFault::Corrupt),
        "{damaged:?}"
    );
}

/// Refuses every record that says `text`.
fn refuse(home: &Home, text: &str) {
    home.say_as(
        &format!(
            "CREATE TRIGGER full BEFORE INSERT ON record WHEN instr(NEW.record, '{text}') > 0
             BEGIN SELECT RAISE(ABORT, 'no room'); END"
        ),
        &format!(
            "CREATE FUNCTION full_up() RETURNS trigger LANGUAGE plpgsql
             AS $$ BEGIN RAISE 'no room'; END $$;
             CREATE TRIGGER full_up BEFORE INSERT ON record FOR EACH ROW
             WHEN (strpos(NEW.record, '{text}') > 0) EXECUTE FUNCTION full_up()"
        ),
    );
}

fn accept(home: &Home) {
    home.say_as(
        "DROP TRIGGER full",
        "DROP TRIGGER full_up ON record; DROP FUNCTION full_up",
    );
}

/// What a probe says is what an append would meet.
fn a_probe_fails_where_an_append_would(home: &Home) {
    let store = home.open();
    store.probe(1_700_000_000_000).wait().expect("well");
    refuse(home, "17000");
    let refused = store.probe(1_700_000_000_001).wait();
    assert!(matches!(refused, Err(StoreError::Storage(_))), "{refused:?}");
    accept(home);
    store.probe(1_700_000_000_002).wait().expect("well again");
    assert_eq!(home.count_records(), 1, "probes do not pile up");
}

/// One call's failure is not its neighbours', though they are done together.
fn what_is_refused_fails_alone(home: &Home) {
    let store = home.open();
    let first = store.append(&id("first"), 0, texts(["x"]), Marks::default());
    first.wait().expect("appended");
    refuse(home, "bad");
    let rival = home.hold();
    let pending: Vec<_> = (0..20)
        .map(|n| {
            let text = if n % 7 == 3 { "bad" } else { "good" };
            (
                text,
                store.append(&id(&format!("t{n}")), 0, texts([text]), Marks::default()),
            )
        })
        .collect();
    let (set, beat) = (store.set_setting("motto", "un"), store.beat(7));
    drop(rival);
    for (text, pending) in pending {
        match pending.wait() {
            Ok(1) => assert_eq!(text, "good"),
            Err(AppendError::Storage(_)) => assert_eq!(text, "bad"),
            other => panic!("{text}: {other:?}"),
        }
    }
    set.wait().expect("set");
    beat.wait().expect("noted");
    assert_eq!(records(&*store, &id("t4")), ["good"]);
    assert_eq!(records(&*store, &id("t3")), [""; 0]);
}
