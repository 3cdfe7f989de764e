//! Many tables read at once: when the server starts, and when an older file is brought up to date.
//!
//! Read one after another, a thousand tables would keep the door closed for as long as their clocks stand
//! still. One that cannot be read is passed over and told, since it must not keep the others from their
//! games.

use std::sync::Arc;

use catalog::AnyTable;
use journal::{Marks, StoreError, TableId};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::{House, HouseError};
use crate::digest::EDITION;
use crate::live::{Filing, LiveTable};

/// How many journals one call to the store reads.
const READ_AT_ONCE: usize = 256;

/// The setting that tells which edition the digests of the file are of.
const DIGESTS: &str = "digests";

impl House {
    /// Wakes every table whose game was under way when the server stopped.
    pub(crate) async fn wake(self: &Arc<House>) -> Result<usize, StoreError> {
        let live = self.store.live().await?;
        let house = Arc::clone(self);
        let rooms = self
            .read_all(&live, move |_, lines| house.restored(lines))
            .await?;
        if let Some(latest) = rooms.iter().map(|(_, room)| room.table().updated()).max() {
            self.clock.catch_up(latest);
        }
        // All at once: what they append together is kept together.
        let mut waking = JoinSet::new();
        for (id, room) in rooms {
            let house = Arc::clone(self);
            waking.spawn(async move {
                let taken_up = house.take_up(&id, room).await;
                if let Err(error) = &taken_up {
                    let error = error as &dyn std::error::Error;
                    tracing::error!(table = %id, error, "table not woken");
                }
                taken_up.is_ok()
            });
        }
        Ok(waking.join_all().await.into_iter().filter(|woken| *woken).count())
    }

    /// Puts a table that was read into memory and lets it go on, unless somebody else has meanwhile.
    pub(super) async fn take_up(
        self: &Arc<House>,
        id: &TableId,
        room: Box<dyn AnyTable>,
    ) -> Result<Arc<LiveTable>, HouseError> {
        let table = LiveTable::new(id.clone(), room);
        // Locked before it can be found: nobody may act before the time away is forgiven.
        let mut inner = table.look().await;
        {
            let mut tables = self.tables();
            if let Some(table) = tables.get(id) {
                return Ok(Arc::clone(table));
            }
            tables.insert(id.clone(), Arc::clone(&table));
        }
        if table.resume(&mut inner, self).await.is_err() {
            // Left out of memory, so that whoever asks next tries again.
            self.tables().remove(id);
            return Err(HouseError::NotResumed);
        }
        drop(inner);
        Ok(table)
    }

    /// Sums up every table of a file that an earlier version wrote, once.
    pub(crate) async fn sum_up(self: &Arc<House>) -> Result<(), HouseError> {
        if self.store.setting(DIGESTS).await?.as_deref() == Some(EDITION) {
            return Ok(());
        }
        let mut after: Option<TableId> = None;
        let mut count = 0;
        loop {
            let ids = self.store.tables(after.as_ref(), 4 * READ_AT_ONCE as u32).await?;
            let Some(last) = ids.last() else { break };
            after = Some(last.clone());
            let house = Arc::clone(self);
            let marks = self
                .read_all(&ids, move |_, lines| house.summed_up(lines))
                .await?;
            let appends: Vec<_> = marks
                .into_iter()
                .map(|(id, (length, marks))| self.store.append(&id, length, Vec::new(), marks))
                .collect();
            count += appends.len();
            for kept in appends {
                kept.await?;
            }
        }
        self.store.set_setting(DIGESTS, EDITION).await?;
        if count > 0 {
            tracing::info!(tables = count, "tables summed up for lists");
        }
        Ok(())
    }

    /// How long the journal of a table is, and what is to be filed of it with every game played there.
    fn summed_up(&self, lines: &[String]) -> Result<(u64, Marks), HouseError> {
        let mut room = self.restored(&lines[..lines.len().min(1)])?;
        let mut gone = Vec::new();
        for line in lines.iter().skip(1) {
            let serial = room.table().serial();
            let follows = serial > 0 && line.split('\t').nth(1) == Some("begin");
            gone.extend(follows.then(|| Filing::of(room.as_ref()).followed()));
            room.fold_line(line)
                .map_err(|corrupt| HouseError::Unreadable(catalog::OpenFault::Corrupt(corrupt)))?;
        }
        let mut marks = Filing::of(room.as_ref()).since(None);
        marks.summaries.extend(gone);
        Ok((lines.len() as u64, marks))
    }

    /// Reads the journals of many tables and makes something of each, on threads of their own and as many
    /// at a time as there are cores. One that cannot be read is passed over: it must not keep the others.
    async fn read_all<T: Send + 'static>(
        &self,
        ids: &[TableId],
        make: impl Fn(&TableId, &[String]) -> Result<T, HouseError> + Send + Sync + 'static,
    ) -> Result<Vec<(TableId, T)>, StoreError> {
        let make = Arc::new(make);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let turns = Arc::new(Semaphore::new(cores));
        let mut reading = JoinSet::new();
        for ids in ids.chunks(READ_AT_ONCE) {
            let (ids, store) = (ids.to_vec(), Arc::clone(&self.store));
            let (make, turns) = (Arc::clone(&make), Arc::clone(&turns));
            reading.spawn(async move {
                let _turn = turns.acquire_owned().await;
                let journals = store.load_many(&ids).await?;
                let made = tokio::task::spawn_blocking(move || {
                    let made = ids.into_iter().zip(journals).filter_map(|(id, lines)| {
                        let made = lines
                            .map_err(HouseError::Store)
                            .and_then(|lines| make(&id, &lines));
                        match made {
                            Ok(made) => Some((id, made)),
                            Err(error) => {
                                let error = &error as &dyn std::error::Error;
                                tracing::error!(table = %id, error, "table passed over");
                                None
                            }
                        }
                    });
                    made.collect::<Vec<_>>()
                });
                made.await.map_err(|_| StoreError::Closed)
            });
        }
        let mut all = Vec::with_capacity(ids.len());
        for made in reading.join_all().await {
            all.extend(made?);
        }
        Ok(all)
    }
}
