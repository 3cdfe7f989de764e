//! Databases that are not what they should be.

use journal::{AppendError, Marks, OpenError, PostgresStore, PostgresUrl, StorageFault, Store};
use journal_testkit::{Cluster, Space};

use crate::{id, records, texts};

fn open(url: &str) -> Result<PostgresStore, OpenError> {
    PostgresStore::connect(&url.parse::<PostgresUrl>().expect("an address"))
}

fn open_fault(url: &str) -> StorageFault {
    match open(url) {
        Err(OpenError::Storage(error)) => error.fault(),
        other => panic!("expected a storage error, found {other:?}"),
    }
}

#[test]
fn a_newer_schema_is_refused() {
    let space = Space::new();
    open(space.url()).expect("opened").close();
    space.sql().run("UPDATE journal_schema SET version = 99");
    let refused = open(space.url());
    assert!(
        matches!(refused, Err(OpenError::NewerSchema { found: 99, known: 1 })),
        "{refused:?}"
    );
}

#[test]
fn a_database_of_another_program_is_refused() {
    let space = Space::new();
    space.sql().run("CREATE TABLE song (title text)");
    assert!(matches!(open(space.url()), Err(OpenError::Foreign)));
}

#[test]
fn a_database_that_cannot_hold_every_text_is_refused() {
    let cluster = Cluster::shared();
    journal_testkit::Sql::connect(&cluster.url())
        .run("CREATE DATABASE narrow ENCODING 'LATIN1' TEMPLATE template0");
    let url = cluster.url().replace("/postgres", "/narrow");
    let refused = open(&url);
    assert!(
        matches!(&refused, Err(OpenError::Encoding { found }) if found == "LATIN1"),
        "{refused:?}"
    );
}

#[test]
fn a_server_or_database_that_is_not_there_is_named() {
    let url = Cluster::shared().url();
    let elsewhere = "postgres://house@%2Fnowhere/postgres";
    assert_eq!(open_fault(elsewhere), StorageFault::Unreachable);
    assert_eq!(
        open_fault(&url.replace("/postgres", "/none")),
        StorageFault::Unreachable
    );
    let stranger = url.replace("house@", "stranger@");
    assert_eq!(open_fault(&stranger), StorageFault::Unreachable);
}

/// Many who open a blank database at once all find one journal.
#[test]
fn all_who_open_at_once_make_one_schema() {
    let space = Space::new();
    std::thread::scope(|scope| {
        let openers: Vec<_> = (0..6).map(|_| scope.spawn(|| open(space.url()))).collect();
        for opener in openers {
            opener.join().expect("opener ends").expect("opened");
        }
    });
    assert_eq!(space.sql().texts("SELECT version FROM journal_schema"), ["1"]);
}

/// Which PostgreSQL does not take as text.
#[test]
fn a_text_with_a_null_character_fails_alone() {
    let space = Space::new();
    let store = open(space.url()).expect("opened");
    let pending: Vec<_> = ["a", "b\0", "c"]
        .map(|text| {
            (
                text,
                store.append(&id(&text[..1]), 0, texts([text]), Marks::default()),
            )
        })
        .into_iter()
        .collect();
    for (text, pending) in pending {
        match pending.wait() {
            Ok(1) => assert!(!text.contains('\0')),
            Err(AppendError::Storage(error)) => {
                assert_eq!((text, error.fault()), ("b\0", StorageFault::Refused));
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
    assert_eq!(records(&store, &id("c")), ["c"]);
}

/// R38: damage is told at the start, before somebody's game meets it.
#[test]
fn a_check_finds_a_gap() {
    let space = Space::new();
    let store = open(space.url()).expect("opened");
    let appended = store.append(&id("a"), 0, texts(["x", "y", "z"]), Marks::default());
    appended.wait().expect("appended");
    store.probe(1_700_000_000_000).wait().expect("probed");
    assert_eq!(store.check().wait().expect("looked"), [""; 0]);
    space.sql().run("DELETE FROM record WHERE seq = 1");
    let found = store.check().wait().expect("looked");
    assert_eq!(found, ["journal of table a has gaps between its 2 records"]);
}

/// A database set to answer before it is sure is overruled.
#[test]
fn no_answer_comes_before_it_is_durable() {
    let space = Space::new();
    let url = space
        .url()
        .replace("options=", "options=-c%20synchronous_commit%3Doff%20");
    let store = open(&url).expect("opened");
    let sql = space.sql();
    sql.run(
        "CREATE TABLE seen (what text); CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$;
         CREATE TRIGGER see BEFORE INSERT ON record FOR EACH ROW EXECUTE FUNCTION see()",
    );
    let appended = store.append(&id("a"), 0, texts(["x"]), Marks::default());
    appended.wait().expect("appended");
    assert_eq!(sql.texts("SELECT what FROM seen"), ["on"]);
}
