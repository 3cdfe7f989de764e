//! The store for several machines: a PostgreSQL database.
//!
//! One thread writes. It takes everything that waits in its queue, plans it, and sends it as one transaction
//! in one go: one flush on the database's disk serves every table that moved meanwhile. Other threads read.
//! Several stores may stand on one database; that no two of them put a record in one place is for the
//! database's primary key to say, and never believed.

mod address;
mod batch;
mod fault;
mod link;
mod operations;
mod plan;
mod row;
mod schema;
mod session;
mod transaction;
mod writer;

use std::sync::mpsc;
use std::time::{Duration, Instant};

pub use address::{NotAPostgresUrl, PostgresUrl};
pub(crate) use fault::Failure;
pub(crate) use link::Link;

use crate::OpenError;
use crate::job::Work;
use crate::queue::{AbandonOnExit, Queue};
use crate::served::Served;
use session::Session;
use writer::Writer;

/// How a [`PostgresStore`] is run; the defaults suit a server.
#[derive(Clone, Debug)]
pub struct PostgresOptions {
    /// How many threads read, at least one, each over a connection of its own.
    pub readers: usize,
    /// How many calls may wait before the next is refused as overloaded.
    pub queue: usize,
    /// How long the database may say nothing, or be away, before callers are told so.
    pub patience: Duration,
}

impl Default for PostgresOptions {
    fn default() -> PostgresOptions {
        PostgresOptions {
            readers: 2,
            queue: 1 << 16,
            patience: Duration::from_secs(10),
        }
    }
}

/// A journal in a PostgreSQL database, durable there at every answer.
///
/// It outlives the database's server: what was under way when a connection was lost is settled over the next.
/// Dropping the store closes it.
pub type PostgresStore = Served<Postgres>;

/// PostgreSQL beneath a store.
#[derive(Debug)]
pub struct Postgres;

impl PostgresStore {
    /// Opens the journal in the database at `url`, made if there is none.
    ///
    /// # Errors
    /// [`OpenError`], for a database that is not reached, holds something else, or is of a newer version.
    pub fn connect(url: &PostgresUrl) -> Result<PostgresStore, OpenError> {
        PostgresStore::connect_with(url, &PostgresOptions::default())
    }

    /// Opens the journal as [`connect`](PostgresStore::connect) does, run by `options`.
    ///
    /// # Errors
    /// As for [`connect`](PostgresStore::connect).
    pub fn connect_with(url: &PostgresUrl, options: &PostgresOptions) -> Result<PostgresStore, OpenError> {
        let store = PostgresStore::idle(options.queue, true, Some(()));
        let session = || Session::new(url.clone(), options.patience);
        let (opened, outcome) = mpsc::channel();
        let (first, patience) = (session(), options.patience);
        // On the thread that keeps the connection: one that serves async tasks cannot wait for one.
        store.write_by(move |queue| {
            // Nobody is there to be told any more only when the thread could not be waited for.
            let tell = |told| drop(opened.send(told));
            match open(first, patience) {
                Ok(writer) => {
                    tell(Ok(()));
                    writer.serve(queue);
                }
                Err(error) => tell(Err(error)),
            }
        })?;
        let lost = |_| OpenError::Storage(Failure::Lost(None).into());
        outcome.recv().map_err(lost)??;
        for _ in 0..options.readers.max(1) {
            let session = session();
            store.read_by(move |queue| read(session, queue))?;
        }
        Ok(store)
    }
}

/// Connects, brings the schema up to date, and takes a name that no other store has.
fn open(mut session: Session, patience: Duration) -> Result<Writer, OpenError> {
    let storage = |failure: Failure| OpenError::Storage(failure.into());
    let begun = Instant::now();
    // A server that is about to be there is waited for; an address where none is, is told at once.
    while let Err(failure) = session.link() {
        if !failure.is_not_yet() || begun.elapsed() > patience {
            return Err(storage(failure));
        }
        session.lost();
    }
    session.heard();
    let link = session.link().map_err(storage)?;
    schema::migrate(link)?;
    // What was left by stores that are gone: nothing of so long ago is in doubt.
    link.run("DELETE FROM receipt WHERE at < now() - interval '1 day'")
        .map_err(storage)?;
    let named = link
        .query("SELECT gen_random_uuid()::text", &[])
        .map_err(storage)?;
    let name = match named.first() {
        Some(row) => row::column(row, 0).map_err(storage)?,
        None => return Err(storage(Failure::Lost(None))),
    };
    Ok(Writer::new(session, name))
}

/// Reads until the queue is closed and empty.
fn read(mut session: Session, queue: &Queue<Work<Postgres>>) {
    let _guard = AbandonOnExit(queue);
    loop {
        let Some(work) = queue.take(1).pop() else {
            return;
        };
        // What reads may as well be done twice; an append is never among it.
        if let Work::Call(mut job) = work {
            let outcome = session.ask(|link| job.apply(link));
            job.settle(outcome.map_err(Into::into));
        }
    }
}
