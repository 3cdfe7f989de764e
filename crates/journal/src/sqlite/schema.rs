//! The shape of the database, and how an older one becomes the present one.

use rusqlite::{Connection, TransactionBehavior};

use super::fault::storage;
use crate::OpenError;

/// Marks a SQLite file as a journal: "Cava" in ASCII.
const APPLICATION_ID: i64 = 0x4361_7661;

/// The steps from an empty file to the present schema; step `n` leads to schema `n + 1`. A step that
/// has been released is never changed, only followed by another.
const MIGRATIONS: &[&str] = &[include_str!("schema/1.sql"), include_str!("schema/2.sql")];

/// Brings the database to the present schema.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), OpenError> {
    migrate_by(connection, MIGRATIONS)
}

fn migrate_by(connection: &mut Connection, steps: &[&str]) -> Result<(), OpenError> {
    // Most openings find nothing to do, and should not wait for a writer to learn it.
    if steps_done(connection, steps)? == steps.len() {
        return Ok(());
    }
    let transaction = connection
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(|error| OpenError::Storage(storage(error)))?;
    // Asked again under the lock: another process may have opened the same file meanwhile.
    let done = steps_done(&transaction, steps)?;
    let migrate = || {
        for step in &steps[done..] {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", steps.len() as i64)
    };
    migrate()
        .and_then(|()| transaction.commit())
        .map_err(|error| OpenError::Storage(storage(error)))
}

/// How many steps the database has behind it.
fn steps_done(connection: &Connection, steps: &[&str]) -> Result<usize, OpenError> {
    let ask = |sql: &str| {
        connection
            .query_row(sql, [], |row| row.get::<_, i64>(0))
            .map_err(|error| OpenError::Storage(storage(error)))
    };
    let application = ask("SELECT application_id FROM pragma_application_id")?;
    let version = ask("SELECT user_version FROM pragma_user_version")?;
    let objects = ask("SELECT count(*) FROM sqlite_schema")?;
    let blank = application == 0 && version == 0 && objects == 0;
    if application != APPLICATION_ID && !blank {
        return Err(OpenError::Foreign);
    }
    match usize::try_from(version) {
        Ok(done) if done <= steps.len() => Ok(done),
        _ => Err(OpenError::NewerSchema {
            found: version,
            known: steps.len() as i64,
        }),
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::{MIGRATIONS, migrate, migrate_by};
    use crate::OpenError;

    fn memory() -> Connection {
        Connection::open_in_memory().expect("memory")
    }

    #[test]
    fn a_second_migration_changes_nothing() {
        let mut connection = memory();
        migrate(&mut connection).expect("made");
        connection
            .execute("INSERT INTO setting (key, value) VALUES ('a', 'b')", [])
            .expect("written");
        migrate(&mut connection).expect("kept");
        let value: String = connection
            .query_row("SELECT value FROM setting", [], |row| row.get(0))
            .expect("still there");
        assert_eq!(value, "b");
    }

    #[test]
    fn only_the_steps_not_yet_done_are_run() {
        let mut connection = memory();
        migrate(&mut connection).expect("made");
        let longer = [MIGRATIONS, &["CREATE TABLE later (id INTEGER) STRICT"]].concat();
        migrate_by(&mut connection, &longer).expect("one step more");
        connection
            .execute("INSERT INTO later (id) VALUES (1)", [])
            .expect("the step was run");
        let refused = migrate(&mut connection);
        assert!(
            matches!(refused, Err(OpenError::NewerSchema { found: 3, known: 2 })),
            "{refused:?}"
        );
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_as_it_was() {
        let mut connection = memory();
        let broken = [
            "CREATE TABLE first (id INTEGER) STRICT",
            "CREATE TABLE first (id INTEGER) STRICT",
        ];
        assert!(matches!(
            migrate_by(&mut connection, &broken),
            Err(OpenError::Storage(_))
        ));
        migrate(&mut connection).expect("the file is still blank");
    }

    #[test]
    fn a_database_of_another_program_is_left_alone() {
        let mut connection = memory();
        connection
            .execute_batch("CREATE TABLE record (id INTEGER)")
            .expect("someone else's");
        assert!(matches!(migrate(&mut connection), Err(OpenError::Foreign)));
    }
}
