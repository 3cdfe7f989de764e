//! A place for one journal on the shared server.

use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use crate::sql::quoted;
use crate::{Cluster, Sql};

/// A schema of its own, blank at first: to a store as good as a database, and made a hundred times faster.
#[derive(Clone, Debug)]
pub struct Space {
    name: String,
    url: String,
}

impl Space {
    /// One on the shared server.
    pub fn new() -> Space {
        Space::on(Cluster::shared())
    }

    /// One on `cluster`.
    pub fn on(cluster: &Cluster) -> Space {
        static MADE: AtomicU32 = AtomicU32::new(0);
        // Several processes of one test may share a server.
        let name = format!("space_{}_{}", process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        Sql::connect(&cluster.url()).run(&format!("CREATE SCHEMA {name}"));
        let url = within(&cluster.url(), &name);
        Space { name, url }
    }

    /// The address of it.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The address of it, on the way through a server's address that leads there otherwise.
    pub fn url_by(&self, url: &str) -> String {
        within(url, &self.name)
    }

    /// A connection to it, behind the store's back.
    pub fn sql(&self) -> Sql {
        Sql::connect(&self.url)
    }

    /// The records of a table, in order, read behind the store's back.
    pub fn records(&self, table: &str) -> Vec<String> {
        let table = quoted(table);
        self.sql().texts(&format!(
            "SELECT record FROM record WHERE table_id = {table} ORDER BY seq"
        ))
    }

    /// Waits until nobody is connected to it any more: the database may still carry out what was sent by
    /// somebody who is dead by now.
    pub fn wait_until_left(&self) {
        let name = quoted(&self.name);
        let others = format!(
            "SELECT pid::text FROM pg_stat_activity WHERE application_name = {name} AND pid <> pg_backend_pid()"
        );
        let sql = self.sql();
        while !sql.texts(&others).is_empty() {
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Puts `new` in place of a record of `table`, and tells how many there were.
    pub fn rewrite(&self, table: &str, old: &str, new: &str) -> usize {
        let [table, old, new] = [table, old, new].map(quoted);
        let changed = self.sql().texts(&format!(
            "UPDATE record SET record = {new} WHERE table_id = {table} AND record = {old} RETURNING seq::text"
        ));
        changed.len()
    }

    /// Another space that holds what this one holds, while nobody writes here.
    pub fn twin(&self) -> Space {
        let twin = Space::new();
        let (from, to) = (&self.name, &twin.name);
        let sql = self.sql();
        for table in sql.texts(&format!(
            "SELECT tablename::text FROM pg_tables WHERE schemaname = {}",
            quoted(from)
        )) {
            sql.run(&format!(
                "CREATE TABLE {to}.{table} (LIKE {from}.{table} INCLUDING ALL);
                 INSERT INTO {to}.{table} SELECT * FROM {from}.{table}"
            ));
        }
        for table in ["mark", "summary"] {
            sql.run(&format!(
                "SELECT setval(pg_get_serial_sequence('{to}.{table}', '{table}_id'),
                               1 + (SELECT coalesce(max({table}_id), 0) FROM {to}.{table}))"
            ));
        }
        twin
    }
}

impl Default for Space {
    fn default() -> Space {
        Space::new()
    }
}

fn within(url: &str, schema: &str) -> String {
    format!("{url}?options=-c%20search_path%3D{schema}&application_name={schema}")
}
