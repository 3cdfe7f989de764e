//! What many appends come to, decided before anything is sent.
//!
//! Of each table the length is known, so that the appends to it can be decided one after the other as if each
//! were done already. What is left to write is one list of a kind, whatever the number of appends.

use std::collections::{BTreeMap, HashMap};

use crate::job::Append;
use crate::number::integer;
use crate::{Mark, Summary, TableId};

/// Everything that a transaction is to write for some appends, sorted for that.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Plan<'a> {
    /// Table, place and text, in the order of tables: two writers who have tables in common come to them in
    /// one order. With `guards`, which are taken later, they may still wait for each other: then the database
    /// ends one of them, which is tried anew.
    pub(super) records: (Vec<&'a str>, Vec<i64>, Vec<&'a str>),
    /// The places after the last record of tables that get none, to be taken and given back: their length
    /// must hold as well until what is filed of them is written.
    pub(super) guards: (Vec<&'a str>, Vec<i64>),
    pub(super) wake: Vec<&'a str>,
    pub(super) rest: Vec<&'a str>,
    /// Table, key and value.
    pub(super) unmark: (Vec<&'a str>, Vec<&'a str>, Vec<&'a str>),
    /// The same, the oldest first.
    pub(super) mark: (Vec<&'a str>, Vec<&'a str>, Vec<&'a str>),
    pub(super) summaries: Summaries<'a>,
}

/// Table, part, whether it is settled, moment and text.
pub(super) type Summaries<'a> = (Vec<&'a str>, Vec<i64>, Vec<bool>, Vec<i64>, Vec<&'a str>);

/// What the appends to one table come to.
#[derive(Default)]
struct Sum<'a> {
    first: u64,
    records: Vec<&'a str>,
    live: Option<bool>,
}

/// What becomes of one mark of a table.
#[derive(Default)]
struct Fate {
    /// Borne before or not, it is not after this.
    removed: bool,
    /// It is borne in the end, and this is the when of it.
    added: Option<usize>,
}

/// Decides every append by the lengths that the tables have before the first of them, and gives what those
/// that win write. The verdicts are in the order of the appends.
pub(super) fn plan<'a>(
    appends: &'a [Append],
    length: impl Fn(&TableId) -> u64,
) -> (Vec<Result<u64, u64>>, Plan<'a>) {
    let mut verdicts = Vec::new();
    let mut tables: BTreeMap<&TableId, Sum<'a>> = BTreeMap::new();
    let mut lengths: HashMap<&TableId, u64> = HashMap::new();
    let mut fates: HashMap<(&'a TableId, &'a Mark), Fate> = HashMap::new();
    let mut summaries: HashMap<(&'a TableId, u32), (usize, &'a Summary)> = HashMap::new();
    let mut moment = 0;
    for append in appends {
        let now = lengths.entry(&append.id).or_insert_with(|| length(&append.id));
        if *now != append.expected {
            verdicts.push(Err(*now));
            continue;
        }
        let sum = tables.entry(&append.id).or_insert_with(|| Sum {
            first: *now,
            ..Sum::default()
        });
        *now += append.records.len() as u64;
        verdicts.push(Ok(*now));
        sum.records.extend(append.records.iter().map(String::as_str));
        sum.live = append.marks.live.or(sum.live);
        for mark in &append.marks.remove {
            let fate = fates.entry((&append.id, mark)).or_default();
            (fate.removed, fate.added) = (true, None);
        }
        for mark in &append.marks.add {
            moment += 1;
            let fate = fates.entry((&append.id, mark)).or_default();
            fate.added.get_or_insert(moment);
        }
        for summary in &append.marks.summaries {
            moment += 1;
            let entry = summaries.entry((&append.id, summary.part));
            entry.or_insert((moment, summary)).1 = summary;
        }
    }
    (verdicts, sorted(tables, fates, summaries))
}

fn sorted<'a>(
    tables: BTreeMap<&'a TableId, Sum<'a>>,
    fates: HashMap<(&'a TableId, &'a Mark), Fate>,
    summaries: HashMap<(&'a TableId, u32), (usize, &'a Summary)>,
) -> Plan<'a> {
    let mut plan = Plan::default();
    for (id, sum) in tables {
        if sum.records.is_empty() {
            plan.guards.0.push(id.as_str());
            plan.guards.1.push(integer(sum.first));
        }
        for (record, place) in sum.records.into_iter().zip(sum.first..) {
            plan.records.0.push(id.as_str());
            plan.records.1.push(integer(place));
            plan.records.2.push(record);
        }
        match sum.live {
            Some(true) => plan.wake.push(id.as_str()),
            Some(false) => plan.rest.push(id.as_str()),
            None => {}
        }
    }
    let mut added = Vec::new();
    for ((id, mark), fate) in fates {
        if fate.removed {
            push(&mut plan.unmark, id, mark);
        }
        added.extend(fate.added.map(|moment| (moment, id, mark)));
    }
    added.sort_unstable_by_key(|(moment, ..)| *moment);
    for (_, id, mark) in added {
        push(&mut plan.mark, id, mark);
    }
    let mut summaries: Vec<_> = summaries.into_iter().collect();
    summaries.sort_unstable_by_key(|(_, (moment, _))| *moment);
    for ((id, part), (_, summary)) in summaries {
        let (ids, parts, settled, moments, texts) = &mut plan.summaries;
        ids.push(id.as_str());
        parts.push(i64::from(part));
        settled.push(summary.settled);
        moments.push(integer(summary.at_ms));
        texts.push(&summary.text);
    }
    plan
}

fn push<'a>(list: &mut (Vec<&'a str>, Vec<&'a str>, Vec<&'a str>), id: &'a TableId, mark: &'a Mark) {
    list.0.push(id.as_str());
    list.1.push(&mark.key);
    list.2.push(&mark.value);
}

#[cfg(test)]
mod tests {
    use super::{Plan, plan};
    use crate::job::Append;
    use crate::{Marks, Summary, TableId};

    fn append(table: &str, expected: u64, records: &[&str], marks: Marks) -> Append {
        let id = TableId::new(table).expect("valid id");
        let records = records.iter().map(|&record| record.to_owned()).collect();
        Append::new(id, expected, records, marks).0
    }

    #[test]
    fn appends_to_one_table_are_decided_one_after_the_other() {
        let appends = [
            append("b", 2, &["x", "y"], Marks::default()),
            append("a", 0, &["u"], Marks::default()),
            append("b", 2, &["late"], Marks::default()),
            append("b", 4, &["z"], Marks::default()),
        ];
        let (verdicts, plan) = plan(&appends, |id| if id.as_str() == "b" { 2 } else { 0 });
        assert_eq!(verdicts, [Ok(4), Ok(1), Err(4), Ok(5)]);
        assert_eq!(plan.records.0, ["a", "b", "b", "b"]);
        assert_eq!(plan.records.1, [0, 2, 3, 4]);
        assert_eq!(plan.records.2, ["u", "x", "y", "z"]);
        assert!(plan.guards.0.is_empty());
    }

    #[test]
    fn an_append_of_nothing_holds_its_place() {
        let appends = [append("a", 3, &[], Marks::default().live(true))];
        let (verdicts, plan) = plan(&appends, |_| 3);
        assert_eq!(verdicts, [Ok(3)]);
        assert_eq!((plan.guards, plan.wake), ((vec!["a"], vec![3]), vec!["a"]));
    }

    #[test]
    fn a_refused_append_writes_nothing() {
        let appends = [append("a", 3, &["x"], Marks::default().add("k", "v").live(true))];
        let (verdicts, plan) = plan(&appends, |_| 2);
        assert_eq!((verdicts, plan), (vec![Err(2)], Plan::default()));
    }

    #[test]
    fn of_marks_and_summaries_the_last_word_counts_and_ages_are_kept() {
        let said = |text: &str| Summary {
            part: 1,
            settled: false,
            at_ms: 7,
            text: text.to_owned(),
        };
        let marks = Marks::default()
            .add("k", "old")
            .add("k", "gone")
            .summary(said("one"));
        let again = Marks::default()
            .remove("k", "gone")
            .remove("k", "back")
            .add("k", "new")
            .add("k", "back")
            .add("k", "old")
            .live(true)
            .summary(said("two"));
        let appends = [
            append("a", 0, &["x"], marks.live(false)),
            append("a", 1, &["y"], again),
        ];
        let (_, plan) = plan(&appends, |_| 0);
        assert_eq!(plan.mark.2, ["old", "new", "back"]);
        let mut unmarked = plan.unmark.2.clone();
        unmarked.sort_unstable();
        assert_eq!(unmarked, ["back", "gone"]);
        assert_eq!((plan.wake.len(), plan.rest.len()), (1, 0));
        assert_eq!(plan.summaries.4, ["two"]);
    }
}
