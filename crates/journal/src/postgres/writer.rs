//! The thread that writes: all that waits goes into one transaction, and into another until it is known to be
//! durable or to have been refused.

use std::collections::HashMap;

use super::Postgres;
use super::batch::Batch;
use super::fault::Failure;
use super::plan::plan;
use super::row::{natural, table_id};
use super::session::Session;
use super::transaction::{Number, carry_out, took_place};
use crate::TableId;
use crate::job::Work;
use crate::queue::{AbandonOnExit, BATCH, Queue};

/// How many lengths are remembered, at most.
const REMEMBERED: usize = 1 << 16;

/// How often many calls are tried together while others write to the same tables. One of them alone is tried
/// until it is decided: each time, somebody else has won.
const RACES: usize = 3;

/// The true lengths of some tables.
const LENGTHS: &str = "
    SELECT table_id, coalesce((SELECT seq + 1 FROM record WHERE record.table_id = asked.table_id
                               ORDER BY seq DESC LIMIT 1), 0)
    FROM unnest($1::text[]) AS asked (table_id)";

/// What the thread keeps between transactions.
pub(super) struct Writer {
    session: Session,
    /// The name under which this store's transactions have their numbers.
    name: String,
    batch: i64,
    /// Lengths as they were last seen. Journals only grow, so that a wrong one is found out when a place turns
    /// out to be taken, and costs no more than another try.
    lengths: HashMap<TableId, u64>,
    /// The transaction of which nobody knows yet whether it took place.
    doubt: Option<i64>,
}

impl Writer {
    pub(super) fn new(session: Session, name: String) -> Writer {
        Writer {
            session,
            name,
            batch: 0,
            lengths: HashMap::new(),
            doubt: None,
        }
    }

    /// Writes until the queue is closed and empty.
    pub(super) fn serve(mut self, queue: &Queue<Work<Postgres>>) {
        let _guard = AbandonOnExit(queue);
        loop {
            let batch = queue.take(BATCH);
            if batch.is_empty() {
                return;
            }
            self.commit(Batch::of(batch));
        }
    }

    /// Does the whole batch in one transaction and answers each caller after the commit.
    fn commit(&mut self, mut batch: Batch) {
        match self.decide(&mut batch) {
            Ok(()) => batch.settle(Ok(())),
            // Nothing is known of any, and another server is not there to ask.
            Err(failure @ Failure::Lost(_)) => batch.settle(Err(failure.into())),
            // Nor of those whose transaction may have taken place: in halves they would be tried again.
            Err(failure) if self.doubt.is_some() => batch.settle(Err(failure.into())),
            // One call's failure, such as a record too large, must not become its neighbours'.
            Err(_) if batch.len() > 1 => {
                let (half, rest) = batch.halves();
                self.commit(half);
                self.commit(rest);
            }
            Err(failure) => batch.settle(Err(failure.into())),
        }
    }

    /// Tries until the batch is durable, or cannot be.
    fn decide(&mut self, batch: &mut Batch) -> Result<(), Failure> {
        let (mut races, mut ours) = (0, false);
        loop {
            match self.attempt(batch, &mut ours) {
                Err(Failure::Lost(why)) => {
                    // The server that stands there next may know of fewer records.
                    self.lengths.clear();
                    if !self.session.lost() {
                        return Err(Failure::Lost(why));
                    }
                }
                Err(Failure::Raced(why)) => {
                    self.lengths.clear();
                    races += 1;
                    if races > RACES && batch.len() > 1 {
                        return Err(Failure::Raced(why));
                    }
                }
                decided => {
                    self.session.heard();
                    return decided;
                }
            }
        }
    }

    /// Tries once. `ours` says whether the transaction in doubt is one of this batch.
    fn attempt(&mut self, batch: &mut Batch, ours: &mut bool) -> Result<(), Failure> {
        if let Some(number) = self.doubt {
            let number = Number {
                writer: &self.name,
                batch: number,
            };
            let done = took_place(self.session.link()?, number)?;
            self.doubt = None;
            if std::mem::take(ours) && done {
                return Ok(());
            }
        }
        self.ask_lengths(batch)?;
        let known = |id: &TableId| self.lengths.get(id).copied().unwrap_or_default();
        let (verdicts, planned) = plan(&batch.appends, known);
        if !batch.calls.is_empty() || verdicts.iter().any(Result::is_ok) {
            let link = self.session.link()?;
            let number = Number {
                writer: &self.name,
                batch: self.batch,
            };
            let done = carry_out(link, number, &planned, &mut batch.calls);
            if let Err(Failure::Lost(why)) = done {
                (self.doubt, *ours) = (Some(self.batch), true);
                self.batch += 1;
                batch.keep(verdicts);
                return Err(Failure::Lost(why));
            }
            self.batch += 1;
            done?;
        }
        for (append, verdict) in batch.appends.iter().zip(&verdicts) {
            let (Ok(length) | Err(length)) = verdict;
            self.lengths.insert(append.id.clone(), *length);
        }
        batch.keep(verdicts);
        Ok(())
    }

    /// Looks up the lengths that cannot be told, or are not as a caller believes.
    fn ask_lengths(&mut self, batch: &Batch) -> Result<(), Failure> {
        if self.lengths.len() > REMEMBERED {
            self.lengths.clear();
        }
        let told = |id, expected| self.lengths.get(id) == Some(&expected);
        let doubtful = batch
            .appends
            .iter()
            .filter(|append| !told(&append.id, append.expected));
        let mut names: Vec<&str> = doubtful.map(|append| append.id.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        if names.is_empty() {
            return Ok(());
        }
        let rows = self.session.link()?.query(LENGTHS, &[&names])?;
        for row in &rows {
            self.lengths.insert(table_id(row, 0)?, natural(row, 1)?);
        }
        Ok(())
    }
}
