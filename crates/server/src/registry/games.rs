//! The games that were played at a table before the present one.
//!
//! The journal has them all: a game that another has followed is folded again when somebody asks for it.

use std::sync::Arc;

use catalog::{AnyTable, OpenFault};
use journal::TableId;
use room::{Phase, Refusal, Table};

use super::{House, HouseError};
use crate::error::{Denial, HouseFault};
use crate::security::Client;

/// A game as it ended, and the table as the journal tells it to the end.
pub(crate) struct Past {
    /// The table when the game had just ended.
    pub(crate) then: Box<dyn AnyTable>,
    /// The table now.
    now: Box<dyn AnyTable>,
}

impl Past {
    /// The secret of the game's match, once that is over.
    pub(crate) fn secret(&self) -> Option<String> {
        self.then.table().revealed_since(self.now.table())
    }
}

/// The sheets of one or several games: media type, file ending and text.
pub(crate) type Sheets = (&'static str, &'static str, String);

impl House {
    /// Game `number` of table `id`, when another has followed it.
    pub(crate) async fn past_game(
        self: &Arc<House>,
        client: Client,
        id: &TableId,
        number: u32,
    ) -> Result<Option<Past>, Denial> {
        self.replayed(client, id, move |house, lines| {
            let mut now = house.restored(&lines[..lines.len().min(1)])?;
            let mut then = None;
            for line in lines.iter().skip(1) {
                fold(now.as_mut(), line)?;
                if then.is_none() && now.table().serial() == number && has_ended(now.table()) {
                    then = Some(now.fork());
                }
            }
            Ok(then
                .filter(|_| now.table().serial() > number)
                .map(|then| Past { then, now }))
        })
        .await
    }

    /// The sheets of every game of the present match, or of game `number` alone; those that would tell what
    /// is still hidden are left out, and when nothing is left that is the refusal.
    pub(crate) async fn sheets(
        self: &Arc<House>,
        client: Client,
        id: &TableId,
        number: Option<u32>,
        tags: fn(&dyn AnyTable) -> Vec<(String, String)>,
    ) -> Result<Sheets, Denial> {
        let sheets = self.replayed(client, id, move |house, lines| {
            let mut room = house.restored(&lines[..lines.len().min(1)])?;
            let mut sheets = Vec::new();
            let mut open = false;
            for line in lines.iter().skip(1) {
                let serial = room.table().serial();
                fold(room.as_mut(), line)?;
                let table = room.table();
                if table.serial() != serial {
                    open = true;
                    if table.game() == 1 && number.is_none() {
                        sheets.clear();
                    }
                }
                if open && has_ended(table) {
                    open = false;
                    if number.is_none_or(|number| number == table.serial()) {
                        sheets.push(room.export(&tags(room.as_ref())));
                    }
                }
            }
            let table = room.table();
            // Before the first game there is its empty sheet.
            let asked = number.is_none_or(|number| number == table.serial());
            if asked && (open || table.serial() == 0) {
                sheets.push(room.export(&tags(room.as_ref())));
            }
            Ok((table.spec().game.clone(), sheets))
        });
        let (game, sheets) = sheets.await?;
        let refused = sheets.iter().find_map(|sheet| sheet.as_ref().err().cloned());
        let mut sheets = sheets.into_iter().flatten();
        let Some((kind, ending, first)) = sheets.next() else {
            return Err(refused.map_or(HouseFault::NotFound.into(), |refusal: Refusal| {
                Denial::Room(game, refusal)
            }));
        };
        let text = sheets.fold(first, |text, (_, _, next)| {
            format!("{}\n\n{next}", text.trim_end_matches('\n'))
        });
        Ok((kind, ending, text))
    }

    /// What `make` makes of a table's journal, away from the runtime and few at a time, so that games go on.
    async fn replayed<T: Send + 'static>(
        self: &Arc<House>,
        client: Client,
        id: &TableId,
        make: impl FnOnce(&House, &[String]) -> Result<T, HouseError> + Send + 'static,
    ) -> Result<T, Denial> {
        let _reader = self.readers.take(client).await?;
        let mut journals = self
            .store
            .load_many(std::slice::from_ref(id))
            .await
            .map_err(HouseError::from)?;
        let lines = journals
            .pop()
            .unwrap_or(Ok(Vec::new()))
            .map_err(HouseError::from)?;
        if lines.is_empty() {
            return Err(HouseFault::NotFound.into());
        }
        let house = Arc::clone(self);
        let made = tokio::task::spawn_blocking(move || make(&house, &lines)).await;
        let made = made.map_err(|error| {
            tracing::error!(%error, "journal not folded");
            Denial::from(HouseFault::Storage)
        })?;
        Ok(made?)
    }
}

fn fold(room: &mut dyn AnyTable, line: &str) -> Result<(), HouseError> {
    room.fold_line(line)
        .map_err(|corrupt| HouseError::Unreadable(OpenFault::Corrupt(corrupt)))
}

fn has_ended(table: &Table) -> bool {
    matches!(table.phase(), Phase::Between | Phase::Over | Phase::Aborted)
}
