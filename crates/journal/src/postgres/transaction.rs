//! One transaction for many calls: what is sent, and how its outcome is learned when the answer is lost.

use super::fault::Failure;
use super::link::Step;
use super::plan::Plan;
use super::{Link, Postgres};
use crate::job::Job;

/// Every transaction brings its own number: whoever takes the number first is the one that takes place.
const RECEIPT: &str = "INSERT INTO receipt (writer, batch) VALUES ($1, $2)";
/// What shuts a transaction out stays: however late that comes, it is not to take place.
const OLD_RECEIPTS: &str = "DELETE FROM receipt WHERE writer = $1 AND batch < $2 AND NOT shut";
const RECORDS: &str = "
    INSERT INTO record (table_id, seq, record) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])";
const TAKE: &str = "
    INSERT INTO record (table_id, seq, record)
    SELECT table_id, seq, '' FROM unnest($1::text[], $2::bigint[]) AS guard (table_id, seq)";
const GIVE_BACK: &str = "
    DELETE FROM record USING unnest($1::text[], $2::bigint[]) AS guard (table_id, seq)
    WHERE record.table_id = guard.table_id AND record.seq = guard.seq";
const WAKE: &str = "INSERT INTO live_table (table_id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING";
const REST: &str = "DELETE FROM live_table WHERE table_id = ANY ($1)";
const UNMARK: &str = "
    DELETE FROM mark USING unnest($1::text[], $2::text[], $3::text[]) AS gone (table_id, key, value)
    WHERE mark.table_id = gone.table_id AND mark.key = gone.key AND mark.value = gone.value";
const MARK: &str = "
    INSERT INTO mark (table_id, key, value)
    SELECT table_id, key, value
    FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS new (table_id, key, value, place)
    ORDER BY place
    ON CONFLICT (table_id, key, value) DO NOTHING";
const SUMMARIES: &str = "
    INSERT INTO summary (table_id, part, settled, at_ms, text)
    SELECT table_id, part, settled, at_ms, text
    FROM unnest($1::text[], $2::bigint[], $3::boolean[], $4::bigint[], $5::text[])
        WITH ORDINALITY AS new (table_id, part, settled, at_ms, text, place)
    ORDER BY place
    ON CONFLICT (table_id, part) DO UPDATE
    SET settled = excluded.settled, at_ms = excluded.at_ms, text = excluded.text";

const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";
const COMMIT: &str = "COMMIT";

/// How many receipts a store leaves lying before it clears away those that nobody asks for any more.
const KEPT: i64 = 1024;

/// The number of a transaction, and whose.
#[derive(Clone, Copy)]
pub(super) struct Number<'a> {
    pub(super) writer: &'a str,
    pub(super) batch: i64,
}

/// Writes what is planned and does `calls`, in one transaction.
pub(super) fn carry_out(
    link: &Link,
    number: Number<'_>,
    plan: &Plan<'_>,
    calls: &mut [Box<dyn Job<Postgres>>],
) -> Result<(), Failure> {
    let steps = steps(&number, plan);
    if calls.is_empty() {
        // Nothing is waited for in between: one way there and one back.
        return link.pipeline(BEGIN, &steps, COMMIT);
    }
    let done = link
        .pipeline(BEGIN, &steps, "")
        .and_then(|()| calls.iter_mut().try_for_each(|job| job.apply(link)))
        .and_then(|()| link.run(COMMIT));
    match done {
        // Whoever lost the connection cannot say so, and need not.
        Ok(()) | Err(Failure::Lost(_)) => done,
        Err(_) => link.run("ROLLBACK").and(done),
    }
}

fn steps<'a>(number: &'a Number<'a>, plan: &'a Plan<'a>) -> Vec<Step<'a>> {
    let mut steps: Vec<Step<'a>> = vec![(RECEIPT, vec![&number.writer, &number.batch])];
    if number.batch % KEPT == 0 {
        steps.push((OLD_RECEIPTS, vec![&number.writer, &number.batch]));
    }
    let Plan {
        records,
        guards,
        wake,
        rest,
        unmark,
        mark,
        summaries,
    } = plan;
    let (ids, parts, settled, moments, texts) = summaries;
    let lists: [(&[&str], Step<'a>); 8] = [
        (&records.0, (RECORDS, vec![&records.0, &records.1, &records.2])),
        (&guards.0, (TAKE, vec![&guards.0, &guards.1])),
        (&guards.0, (GIVE_BACK, vec![&guards.0, &guards.1])),
        (wake, (WAKE, vec![wake])),
        (rest, (REST, vec![rest])),
        (&unmark.0, (UNMARK, vec![&unmark.0, &unmark.1, &unmark.2])),
        (&mark.0, (MARK, vec![&mark.0, &mark.1, &mark.2])),
        (ids, (SUMMARIES, vec![ids, parts, settled, moments, texts])),
    ];
    let wanted = lists.into_iter().filter(|(tables, _)| !tables.is_empty());
    steps.extend(wanted.map(|(_, step)| step));
    steps
}

/// Learns whether a transaction whose answer was lost took place; if not, it never will: its number is taken
/// from here on, should the server still come to it. One that is under way is waited for.
pub(super) fn took_place(link: &Link, number: Number<'_>) -> Result<bool, Failure> {
    let taken = link.query(
        "INSERT INTO receipt (writer, batch, shut) VALUES ($1, $2, true) ON CONFLICT DO NOTHING RETURNING true",
        &[&number.writer, &number.batch],
    )?;
    Ok(taken.is_empty())
}
