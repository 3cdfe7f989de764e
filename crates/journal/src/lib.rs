//! The durable log of every table.
//!
//! A table's journal is a gapless sequence of records, counted from zero. To append, a caller names the
//! length it believes the journal has; if someone else was there first, nothing is written and the
//! caller is told the true length. An append is answered only once it is durable.
//!
//! There are two stores: [`SqliteStore`] for one machine and [`PostgresStore`] for several.
//!
//! What a record says is the caller's business: the journal stores text and gives it back. So are the
//! [`Marks`] filed along with an append, by which tables are found again.
//!
//! ```
//! use journal::{AppendError, Marks, SqliteStore, Store, TableId};
//!
//! let store = SqliteStore::in_memory()?;
//! let id = TableId::new("k7Qx")?;
//! let opening = vec!["seat 0 Ada".to_owned(), "seat 1 Blaise".to_owned()];
//! let length = store.append(&id, 0, opening, Marks::default().live(true)).wait()?;
//! assert_eq!(length, 2);
//!
//! let late = store.append(&id, 1, vec!["seat 1 Chloe".to_owned()], Marks::default()).wait();
//! assert!(matches!(late, Err(AppendError::Conflict { found: 2 })));
//!
//! let stored = store.load(&id, 1).wait()?;
//! assert_eq!((stored[0].seq, stored[0].record.as_str()), (1, "seat 1 Blaise"));
//! assert_eq!(store.live().wait()?, [id]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod engine;
mod error;
mod gap;
mod id;
mod job;
mod marks;
mod number;
mod pending;
mod postgres;
mod queue;
mod served;
mod sqlite;
mod store;
mod summary;
mod threads;

pub use error::{AppendError, OpenError, StorageError, StorageFault, StoreError};
pub use id::{InvalidTableId, TableId};
pub use marks::{Mark, Marks};
pub use pending::{Answer, Pending};
pub use postgres::{NotAPostgresUrl, PostgresOptions, PostgresStore, PostgresUrl};
pub use sqlite::{SqliteOptions, SqliteStore};
pub use store::{Journals, Store, Stored};
pub use summary::{Listed, Summary};
