//! Statements said to a database behind a store's back.

use std::future::Future;
use std::thread;

use tokio::runtime::{Builder, Runtime};
use tokio_postgres::{Client, NoTls, SimpleQueryMessage};

/// A connection, for tests that run on a runtime and for those that do not.
#[derive(Debug)]
pub struct Sql {
    /// There until it is dropped.
    runtime: Option<Runtime>,
    client: Client,
}

impl Sql {
    /// Connects to the database at `url`.
    ///
    /// # Panics
    /// If there is none.
    pub fn connect(url: &str) -> Sql {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let client = apart(&runtime, async {
            let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("connected");
            tokio::spawn(async move { drop(connection.await) });
            client
        });
        Sql {
            runtime: Some(runtime),
            client,
        }
    }

    /// Runs statements, one after the other.
    ///
    /// # Panics
    /// If one of them fails.
    pub fn run(&self, sql: &str) {
        let done = self.wait(self.client.batch_execute(sql));
        done.unwrap_or_else(|error| panic!("{sql}: {error:?}"));
    }

    /// The first column of every row that a query finds, as text.
    ///
    /// # Panics
    /// If it fails, or finds nothing where something should be.
    pub fn texts(&self, sql: &str) -> Vec<String> {
        let found = self.wait(self.client.simple_query(sql));
        let found = found.unwrap_or_else(|error| panic!("{sql}: {error:?}"));
        let text = |message: SimpleQueryMessage| match message {
            SimpleQueryMessage::Row(row) => Some(row.get(0).expect("a value").to_owned()),
            _ => None,
        };
        found.into_iter().filter_map(text).collect()
    }

    fn wait<T: Send>(&self, answer: impl Future<Output = T> + Send) -> T {
        apart(self.runtime.as_ref().expect("there until the end"), answer)
    }
}

/// Waits on a thread of its own: on one that serves async tasks nothing may be waited for.
fn apart<T: Send>(runtime: &Runtime, answer: impl Future<Output = T> + Send) -> T {
    thread::scope(|scope| {
        let waiting = scope.spawn(|| runtime.block_on(answer));
        waiting
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

impl Drop for Sql {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A text as SQL writes it.
pub(crate) fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}
