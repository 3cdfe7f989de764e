//! One connection, talked to by the one thread that owns it.

use std::cell::RefCell;
use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, NoTls, Row, Statement};

use super::PostgresUrl;
use super::fault::Failure;

/// What a statement is given.
pub(super) type Values<'a> = [&'a (dyn ToSql + Sync)];

/// A statement and what it is given.
pub(super) type Step<'a> = (&'static str, Vec<&'a (dyn ToSql + Sync)>);

/// What every session is set to. A commit is durable before it is told, whatever the database's default;
/// statements take the time they take, and patience is ours alone; who stops in the middle of a transaction
/// holds nobody up for long; and statements are planned once: each looks up rows by a key, so that no other
/// plan would be better for other values.
const SET_UP: &str = "
    SET statement_timeout = 0;
    SET lock_timeout = 0;
    SET idle_in_transaction_session_timeout = '10s';
    SET plan_cache_mode = force_generic_plan;
    SET jit = off;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
";

/// A connection. It moves only while its thread waits for an answer, and needs nothing in between.
pub struct Link {
    runtime: Runtime,
    client: Client,
    statements: RefCell<HashMap<&'static str, Statement>>,
    patience: Duration,
}

impl Link {
    /// Connects. An answer that takes longer than `patience` counts as a lost connection.
    pub(super) fn open(address: &PostgresUrl, patience: Duration) -> Result<Link, Failure> {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::Strange(Box::new(error)))?;
        let client = runtime.block_on(async {
            let connect = async {
                let (client, connection) = address.0.connect(NoTls).await?;
                // Its end shows in the client.
                tokio::spawn(async move { drop(connection.await) });
                client.batch_execute(SET_UP).await?;
                Ok(client)
            };
            timeout(patience, connect)
                .await
                .unwrap_or(Err(Failure::Lost(None)))
        })?;
        Ok(Link {
            runtime,
            client,
            statements: RefCell::default(),
            patience,
        })
    }

    /// The rows that a statement finds.
    pub(super) fn query(&self, sql: &'static str, values: &Values<'_>) -> Result<Vec<Row>, Failure> {
        self.wait(self.rows(sql, values))
    }

    /// The same, however long it takes.
    pub(super) fn query_at_length(
        &self,
        sql: &'static str,
        values: &Values<'_>,
    ) -> Result<Vec<Row>, Failure> {
        self.runtime.block_on(self.rows(sql, values))
    }

    async fn rows(&self, sql: &'static str, values: &Values<'_>) -> Result<Vec<Row>, Failure> {
        let statement = self.prepared(sql).await?;
        Ok(self.client.query(&statement, values).await?)
    }

    /// Runs statements without values, one after the other.
    pub(super) fn run(&self, sql: &str) -> Result<(), Failure> {
        self.wait(async { Ok(self.client.batch_execute(sql).await?) })
    }

    /// Sends `opening`, then the steps, then `closing`, without waiting for any in between: in one
    /// transaction, what follows a step that fails does nothing. Tells the first failure.
    pub(super) fn pipeline(&self, opening: &str, steps: &[Step<'_>], closing: &str) -> Result<(), Failure> {
        self.wait(async {
            let mut prepared = Vec::with_capacity(steps.len());
            for (sql, _) in steps {
                prepared.push(self.prepared(sql).await?);
            }
            let (client, mut sent) = (&self.client, Vec::<Sending<'_>>::new());
            sent.push(Box::pin(client.batch_execute(opening)));
            for (statement, (_, values)) in prepared.iter().zip(steps) {
                sent.push(Box::pin(async move {
                    client.execute(statement, values).await.map(drop)
                }));
            }
            if !closing.is_empty() {
                sent.push(Box::pin(client.batch_execute(closing)));
            }
            Ok(all(sent).await?)
        })
    }

    async fn prepared(&self, sql: &'static str) -> Result<Statement, Failure> {
        let known = self.statements.borrow().get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        self.statements.borrow_mut().insert(sql, statement.clone());
        Ok(statement)
    }

    fn wait<T>(&self, answer: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
        let patient = async { timeout(self.patience, answer).await };
        self.runtime.block_on(patient).unwrap_or(Err(Failure::Lost(None)))
    }
}

/// A statement on its way.
type Sending<'a> = Pin<Box<dyn Future<Output = Result<(), tokio_postgres::Error>> + 'a>>;

/// Waits for all, the first of them begun first, and gives the first failure in that order.
async fn all(mut sent: Vec<Sending<'_>>) -> Result<(), tokio_postgres::Error> {
    let mut outcomes: Vec<_> = sent.iter().map(|_| None).collect();
    poll_fn(|context| {
        for (sending, outcome) in sent.iter_mut().zip(&mut outcomes) {
            if outcome.is_none()
                && let Poll::Ready(ended) = sending.as_mut().poll(context)
            {
                *outcome = Some(ended);
            }
        }
        match outcomes.iter().all(Option::is_some) {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    })
    .await;
    outcomes.into_iter().flatten().collect()
}
