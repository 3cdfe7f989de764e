//! What a thousand tables take of memory.
//!
//! Measured as the machine counts it, over many tables and less what the process takes without them: what one
//! table's values add up to leaves out what allocating costs.

use catalog::Kind;
use server::{Database, Drill};

use super::process::resident;
use super::{Bed, Figure, runtime, script};
use crate::failure::Failure;
use crate::printer::Printer;

/// How many actions are played at a live table.
const PLAYED: usize = 40;

/// Idle tables are set so many at a time, since they leave memory only once nobody holds them.
const BATCH: usize = 50;

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    if resident("self").is_none() {
        printer.message("memory not measured: this system does not tell it");
        return Ok(());
    }
    let kind = Kind::Echecs;
    let tables = bed.share(1000);
    let games = script::games(kind, 16);
    let drill = Drill::open(&Database::File(bed.journal("memory"))).map_err(Failure::usage)?;
    runtime()?.block_on(async {
        // What the first tables bring with them, such as caches and stacks, is not theirs.
        idle(&drill, kind, BATCH).await?;
        let before = held();
        for _ in 0..tables.div_ceil(BATCH) {
            idle(&drill, kind, BATCH).await?;
        }
        let each = (held() - before) / 1024.0 / tables as f64;
        Figure::new(format!("memory, {tables} idle tables"), each, "KiB each").print(printer)?;
        let before = held();
        let mut live = Vec::with_capacity(tables);
        for number in 0..tables {
            let mut table = set(&drill, kind).await?;
            for action in games[number % games.len()].iter().take(PLAYED) {
                if !table.act(&drill, action).await {
                    return Err(Failure::usage(format!("action {action} was not accepted")));
                }
            }
            live.push(table);
        }
        let each = (held() - before) / 1024.0 / tables as f64;
        Figure::new(
            format!("memory, {tables} live tables of {PLAYED} moves"),
            each,
            "KiB each",
        )
        .print(printer)
    })
}

async fn set(drill: &Drill, kind: Kind) -> Result<server::DrillTable, Failure> {
    let table = drill.set_table(kind.slug()).await;
    table.ok_or_else(|| Failure::usage("table cannot be set"))
}

/// Sets some tables and leaves them alone until they have left memory.
async fn idle(drill: &Drill, kind: Kind, count: usize) -> Result<(), Failure> {
    for _ in 0..count {
        set(drill, kind).await?;
    }
    drill.sweep();
    Ok(())
}

fn held() -> f64 {
    resident("self").unwrap_or_default() as f64
}
