//! Tables played at without sockets, to measure what deciding and keeping a move costs.
//!
//! They are the house's own tables, journal and all, and lack the door only: what is measured is what is
//! served.

use std::sync::Arc;
use std::time::Duration;

use protocol::Order;
use room::{Host, Input, Name, Place, PlaceSpec, PlayerId, Quota, Salt, TableSpec};

use crate::identity::{CookieKey, Guest};
use crate::lifecycle::ServeError;
use crate::live::LiveTable;
use crate::{Config, Database, House};

/// The one who plays both sides of every table.
const PLAYER: PlayerId = PlayerId(1);

/// A house without a door.
pub struct Drill {
    house: Arc<House>,
}

/// A table of a drill, with one person at both sides.
pub struct DrillTable {
    table: Arc<LiveTable>,
    orders: u64,
    version: u64,
}

impl Drill {
    /// A house whose journal is kept in `database`.
    ///
    /// # Errors
    /// When the journal cannot be opened.
    pub fn open(database: &Database) -> Result<Drill, ServeError> {
        let store = database.open()?;
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), database.clone());
        config.idle = Duration::ZERO;
        let house = Arc::new(House::new(config, store, CookieKey::new([0; 32]), None));
        Ok(Drill { house })
    }

    /// Sets a table for `game` with ten minutes a side, or none when it cannot be set.
    pub async fn set_table(&self, game: &str) -> Option<DrillTable> {
        let place = PlaceSpec {
            bot: None,
            quota: Some(Quota {
                base: 600_000,
                increment: 0,
            }),
        };
        let spec = TableSpec::new(game, vec![place; 2]);
        let host = Host {
            player: PLAYER,
            name: Name::new("drill")?,
            salt: Salt::EMPTY,
            places: vec![Place(0), Place(1)],
        };
        let id = self.house.open(spec, host, None, None).await.ok()?;
        let table = self.house.table(&id).await.ok()??;
        let version = table.look().await.room.table().version();
        Some(DrillTable {
            table,
            orders: 0,
            version,
        })
    }

    /// Sends away every table that nobody holds and no clock keeps.
    pub fn sweep(&self) {
        self.house.sweep();
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.house.tables_in_memory()
    }
}

impl DrillTable {
    /// The awaited side acts. Returns whether it was accepted, and then it is durable.
    pub async fn act(&mut self, drill: &Drill, action: &str) -> bool {
        let order = Order {
            k: self.orders,
            v: self.version,
            input: Input::Act(action.to_owned()),
        };
        self.orders += 1;
        let Some(name) = Name::new("drill") else {
            return false;
        };
        let guest = Guest { player: PLAYER, name };
        match self.table.order(&drill.house, &guest, order).await {
            Ok(version) => {
                self.version = version;
                true
            }
            Err(_) => false,
        }
    }
}
