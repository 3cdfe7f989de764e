//! The shape of the database, and how an older one becomes the present one.

use super::Link;
use super::fault::Failure;
use super::row::column;
use crate::OpenError;

/// The steps from an empty schema to the present one; step `n` leads to schema `n + 1`. A step that has been
/// released is never changed, only followed by another.
const MIGRATIONS: &[&str] = &[include_str!("schema/1.sql")];

/// What everybody who changes the schema holds meanwhile: "Cava" in ASCII.
const LOCK: &str = "BEGIN; SELECT pg_advisory_xact_lock(1130460769)";

/// The encoding of the database, whether the schema has a number, and whether it holds anything that no
/// extension brought.
const LOOK: &str = "
    SELECT current_setting('server_encoding'),
           EXISTS (SELECT FROM pg_class
                   WHERE relnamespace = current_schema()::regnamespace AND relname = 'journal_schema'),
           EXISTS (SELECT FROM pg_class
                   WHERE relnamespace = current_schema()::regnamespace
                     AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e'))";

/// Brings the database to the present schema.
pub(super) fn migrate(link: &Link) -> Result<(), OpenError> {
    migrate_by(link, MIGRATIONS)
}

fn migrate_by(link: &Link, steps: &[&str]) -> Result<(), OpenError> {
    // Most openings find nothing to do, and should not wait for anybody to learn it.
    if steps_done(link, steps)? == steps.len() {
        return Ok(());
    }
    link.run(LOCK).map_err(storage)?;
    // Asked again under the lock: another node may have begun at the same time.
    let migrated = steps_done(link, steps).and_then(|done| {
        for step in &steps[done..] {
            link.run(step).map_err(storage)?;
        }
        let number = steps.len();
        link.run(&format!(
            "DELETE FROM journal_schema; INSERT INTO journal_schema VALUES ({number}); COMMIT"
        ))
        .map_err(storage)
    });
    if migrated.is_err() {
        // What went wrong is told; that this may fail as well, on a connection that is lost, says no more.
        drop(link.run("ROLLBACK"));
    }
    migrated
}

/// How many steps the database has behind it.
fn steps_done(link: &Link, steps: &[&str]) -> Result<usize, OpenError> {
    let look = link.query(LOOK, &[]).map_err(storage)?;
    let row = look.first().ok_or(OpenError::Foreign)?;
    let encoding: String = column(row, 0).map_err(storage)?;
    if encoding != "UTF8" {
        return Err(OpenError::Encoding { found: encoding });
    }
    match (column(row, 1).map_err(storage)?, column(row, 2).map_err(storage)?) {
        (false, false) => return Ok(0),
        (false, true) => return Err(OpenError::Foreign),
        (true, _) => {}
    }
    let known = steps.len() as i64;
    let rows = link
        .query("SELECT version FROM journal_schema", &[])
        .map_err(storage)?;
    let found: i64 = match rows.first() {
        Some(row) => column(row, 0).map_err(storage)?,
        None => return Err(OpenError::Foreign),
    };
    match usize::try_from(found) {
        Ok(done) if done <= steps.len() => Ok(done),
        _ => Err(OpenError::NewerSchema { found, known }),
    }
}

fn storage(failure: Failure) -> OpenError {
    OpenError::Storage(failure.into())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use journal_testkit::Space;

    use super::{MIGRATIONS, migrate, migrate_by};
    use crate::OpenError;
    use crate::postgres::Link;

    fn blank() -> (Space, Link) {
        let space = Space::new();
        let url = space.url().parse().expect("an address");
        let link = Link::open(&url, Duration::from_secs(60)).expect("connected");
        (space, link)
    }

    #[test]
    fn only_the_steps_not_yet_done_are_run() {
        let (_space, link) = blank();
        migrate(&link).expect("made");
        link.run("INSERT INTO setting VALUES ('a', 'b')")
            .expect("written");
        migrate(&link).expect("kept");
        let longer = [MIGRATIONS, &["CREATE TABLE later (id bigint)"]].concat();
        migrate_by(&link, &longer).expect("one step more");
        link.run("INSERT INTO later VALUES (1)")
            .expect("the step was run");
        let refused = migrate(&link);
        assert!(
            matches!(refused, Err(OpenError::NewerSchema { found: 2, known: 1 })),
            "{refused:?}"
        );
        let kept = link.query("SELECT value FROM setting", &[]).expect("read");
        assert_eq!(kept[0].get::<_, &str>(0), "b");
    }

    #[test]
    fn a_step_that_fails_leaves_the_database_as_it_was() {
        let (_space, link) = blank();
        let broken = [MIGRATIONS, &["CREATE TABLE record (id bigint)"]].concat();
        assert!(matches!(migrate_by(&link, &broken), Err(OpenError::Storage(_))));
        migrate(&link).expect("the schema is still blank");
    }

    #[test]
    fn a_database_of_another_program_is_left_alone() {
        let (_space, link) = blank();
        link.run("CREATE TABLE record (id bigint)")
            .expect("someone else's");
        assert!(matches!(migrate(&link), Err(OpenError::Foreign)));
    }
}
