//! The store against the plainest model of it, over random calls.

use std::collections::{BTreeMap, BTreeSet};

use journal::{AppendError, Mark, Marks, SqliteStore, Store};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::home::Home;
use crate::{id, records};

#[derive(Clone, Debug)]
enum Call {
    Append {
        table: usize,
        off_by: i64,
        records: Vec<String>,
        marks: Marks,
    },
    Load {
        table: usize,
        from: u64,
    },
    Find {
        mark: Mark,
        limit: u32,
    },
    Beat(u64),
    Set {
        key: &'static str,
        value: String,
    },
    Init {
        key: &'static str,
        value: String,
    },
    Reopen,
}

const TABLES: [&str; 3] = ["a", "B7", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"];

fn mark() -> impl Strategy<Value = Mark> {
    (
        prop::sample::select(vec!["player", "open"]),
        prop::sample::select(vec!["x", "y", ""]),
    )
        .prop_map(|(key, value)| Mark::new(key, value))
}

fn marks() -> impl Strategy<Value = Marks> {
    (option::of(any::<bool>()), vec(mark(), 0..3), vec(mark(), 0..3)).prop_map(|(live, add, remove)| Marks {
        live,
        add,
        remove,
        ..Marks::default()
    })
}

fn call() -> impl Strategy<Value = Call> {
    let key = || prop::sample::select(vec!["k", "l"]);
    let off_by = prop_oneof![8 => Just(0), 1 => -2..3i64];
    prop_oneof![
        12 => (0..TABLES.len(), off_by, vec("[^\\x00\n]{0,40}", 0..4), marks())
            .prop_map(|(table, off_by, records, marks)| Call::Append { table, off_by, records, marks }),
        4 => (0..TABLES.len(), 0..12u64).prop_map(|(table, from)| Call::Load { table, from }),
        4 => (mark(), 0..4u32).prop_map(|(mark, limit)| Call::Find { mark, limit }),
        1 => (0..u64::MAX / 2).prop_map(Call::Beat),
        1 => (key(), "[^\\x00\n]{0,9}").prop_map(|(key, value)| Call::Set { key, value }),
        1 => (key(), "[^\\x00\n]{0,9}").prop_map(|(key, value)| Call::Init { key, value }),
        1 => Just(Call::Reopen),
    ]
}

#[derive(Default)]
struct Model {
    records: [Vec<String>; TABLES.len()],
    live: BTreeSet<usize>,
    /// Oldest first.
    marks: Vec<(usize, Mark)>,
    beat: Option<u64>,
    settings: BTreeMap<&'static str, String>,
}

impl Model {
    fn append(&mut self, table: usize, expected: u64, records: &[String], marks: &Marks) -> Result<u64, u64> {
        let journal = &mut self.records[table];
        if expected != journal.len() as u64 {
            return Err(journal.len() as u64);
        }
        journal.extend_from_slice(records);
        let length = journal.len() as u64;
        match marks.live {
            Some(true) => drop(self.live.insert(table)),
            Some(false) => drop(self.live.remove(&table)),
            None => {}
        }
        self.marks
            .retain(|(bearer, mark)| *bearer != table || !marks.remove.contains(mark));
        for mark in &marks.add {
            let entry = (table, mark.clone());
            if !self.marks.contains(&entry) {
                self.marks.push(entry);
            }
        }
        Ok(length)
    }
}

/// What a call does to the store it does to the model; `outlives` says whether a store opened anew knows what
/// was kept before.
fn agree(calls: Vec<Call>, open: impl Fn() -> Box<dyn Store>, outlives: bool) -> Result<(), TestCaseError> {
    let mut store = open();
    let mut model = Model::default();
    let tables = TABLES.map(id);
    for call in calls {
        match call {
            Call::Append {
                table,
                off_by,
                records,
                marks,
            } => {
                let expected = (model.records[table].len() as u64).saturating_add_signed(off_by);
                let found = store
                    .append(&tables[table], expected, records.clone(), marks.clone())
                    .wait();
                match (found, model.append(table, expected, &records, &marks)) {
                    (Ok(found), Ok(length)) => prop_assert_eq!(found, length),
                    (Err(AppendError::Conflict { found }), Err(length)) => prop_assert_eq!(found, length),
                    (found, expected) => prop_assert!(false, "{:?} but {:?}", found, expected),
                }
            }
            Call::Load { table, from } => {
                let found = store.load(&tables[table], from).wait().expect("loaded");
                let expected: Vec<_> = (0..)
                    .zip(model.records[table].clone())
                    .skip(from as usize)
                    .collect();
                prop_assert_eq!(
                    found.into_iter().map(|s| (s.seq, s.record)).collect::<Vec<_>>(),
                    expected
                );
            }
            Call::Find { mark, limit } => {
                let bearers = model.marks.iter().rev().filter(|(_, borne)| *borne == mark);
                let expected: Vec<_> = bearers
                    .map(|(table, _)| tables[*table].clone())
                    .take(limit as usize)
                    .collect();
                prop_assert_eq!(
                    store.find(&mark.key, &mark.value, limit).wait().expect("found"),
                    expected
                );
            }
            Call::Beat(moment) => {
                store.beat(moment).wait().expect("noted");
                model.beat = Some(moment);
            }
            Call::Set { key, value } => {
                store.set_setting(key, &value).wait().expect("set");
                model.settings.insert(key, value);
            }
            Call::Init { key, value } => {
                let found = store.init_setting(key, &value).wait().expect("started");
                prop_assert_eq!(&found, model.settings.entry(key).or_insert(value));
            }
            Call::Reopen => {
                drop(store);
                store = open();
                if !outlives {
                    model = Model::default();
                }
            }
        }
    }
    for (table, expected) in tables.iter().zip(&model.records) {
        prop_assert_eq!(&records(&*store, table), expected);
    }
    let live: BTreeSet<_> = model.live.iter().map(|table| tables[*table].clone()).collect();
    prop_assert_eq!(
        store.live().wait().expect("listed"),
        live.into_iter().collect::<Vec<_>>()
    );
    prop_assert_eq!(store.last_beat().wait().expect("read"), model.beat);
    for key in ["k", "l"] {
        let found = store.setting(key).wait().expect("read");
        prop_assert_eq!(found.as_ref(), model.settings.get(key));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_calls_agree_with_the_model_in_memory(calls in vec(call(), 1..60)) {
        agree(calls, || Box::new(SqliteStore::in_memory().expect("opened")), false)?;
    }

    #[test]
    fn any_calls_agree_with_the_model_in_a_file(calls in vec(call(), 1..60)) {
        let home = Home::file();
        agree(calls, || home.open(), true)?;
    }
}

proptest! {
    // Fewer: each opens several stores, of three connections each.
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn any_calls_agree_with_the_model_in_postgres(calls in vec(call(), 1..60)) {
        let home = Home::postgres();
        agree(calls, || home.open(), true)?;
    }
}
