//! The journal as its callers see it: every test on every store that it concerns.

/// Runs tests, each a function of a [`Home`](crate::home::Home), on every store there is.
macro_rules! on_every_store {
    ($($test:ident),+ $(,)?) => {
        $(mod $test {
            #[test]
            fn sqlite() {
                super::$test(&crate::home::Home::file());
            }

            #[test]
            fn postgres() {
                super::$test(&crate::home::Home::postgres());
            }
        })+
    };
}

mod append;
#[cfg(unix)]
mod cable;
mod crash;
mod damage;
mod faults;
mod file;
mod files;
mod home;
mod ids;
mod lists;
#[cfg(unix)]
mod lost;
mod marks;
mod model;
mod nodes;
mod owner;
mod postgres;
mod restart;
mod torn;

use journal::{Store, TableId};

fn id(text: &str) -> TableId {
    TableId::new(text).expect("valid id")
}

fn texts<const N: usize>(records: [&str; N]) -> Vec<String> {
    records.map(str::to_owned).to_vec()
}

/// All records of a table, after a check that they are numbered from zero without a gap.
fn records(store: &dyn Store, id: &TableId) -> Vec<String> {
    let stored = store.load(id, 0).wait().expect("loaded");
    for (place, stored) in (0..).zip(&stored) {
        assert_eq!(stored.seq, place, "table {id}");
    }
    stored.into_iter().map(|stored| stored.record).collect()
}
