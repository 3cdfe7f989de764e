//! Durable moves a second through room and journal, at one, a hundred and a thousand tables, and the processor
//! time they take here; that of a database's server is not told.
//!
//! A durable move waits for the disk. What one table waits for alone, many share: the figures show how well.

use std::sync::Arc;
use std::time::Instant;

use catalog::Kind;
use server::{Database, Drill, DrillTable, NotADatabase};

use super::process::processor_time;
use super::{Bed, Figure, Store, runtime, script};
use crate::failure::Failure;
use crate::printer::Printer;

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let kind = Kind::Echecs;
    let games = Arc::new(script::games(kind, 16));
    for tables in [1, 100, 1000] {
        let stores = bed.stores(&format!("durable-{tables}"));
        let tables = if bed.quick { tables.min(10) } else { tables };
        for store in stores {
            measure_on(printer, &store, tables, &games)?;
        }
    }
    Ok(())
}

fn measure_on(
    printer: &mut Printer,
    store: &Store,
    tables: usize,
    games: &Arc<Vec<Vec<String>>>,
) -> Result<(), Failure> {
    let database: Database = store
        .address
        .parse()
        .map_err(|error| Failure::usage(server::with_causes(&error as &NotADatabase)))?;
    let database = database.or_password(std::env::var("PGPASSWORD").ok().as_deref());
    let drill = Drill::open(&database).map_err(|error| Failure::usage(server::with_causes(&error)))?;
    let played = runtime()?.block_on(play(&Arc::new(drill), Kind::Echecs, tables, games))?;
    let name = format!("durable moves, {tables} tables, {}", store.name);
    Figure::new(name, played.moves / played.seconds, "moves/s").print(printer)?;
    match played.processor {
        Some(processor) => {
            let name = format!("processor time, {tables} tables, {}", store.name);
            Figure::new(name, processor * 1000.0 / played.moves, "s per 1,000 moves").print(printer)
        }
        None => {
            printer.message("processor time not measured: this system does not tell it");
            Ok(())
        }
    }
}

/// What some games took.
struct Played {
    moves: f64,
    seconds: f64,
    processor: Option<f64>,
}

/// Plays one game at each table, all at the same time.
async fn play(
    drill: &Arc<Drill>,
    kind: Kind,
    tables: usize,
    games: &Arc<Vec<Vec<String>>>,
) -> Result<Played, Failure> {
    let mut set: Vec<DrillTable> = Vec::with_capacity(tables);
    for _ in 0..tables {
        let table = drill.set_table(kind.slug()).await;
        set.push(table.ok_or_else(|| Failure::usage("table cannot be set"))?);
    }
    let used = || processor_time("self").map(|time| time.as_secs_f64());
    let (start, before) = (Instant::now(), used());
    let mut playing = Vec::with_capacity(tables);
    for (number, mut table) in set.into_iter().enumerate() {
        let (drill, games) = (Arc::clone(drill), Arc::clone(games));
        playing.push(tokio::spawn(async move {
            let game = &games[number % games.len()];
            for action in game {
                if !table.act(&drill, action).await {
                    return Err(Failure::usage(format!("action {action} was not accepted")));
                }
            }
            Ok(game.len())
        }));
    }
    let mut moves = 0;
    for table in playing {
        moves += table
            .await
            .map_err(|error| Failure::usage(format!("table stopped: {error}")))??;
    }
    Ok(Played {
        moves: moves as f64,
        seconds: start.elapsed().as_secs_f64(),
        processor: before.zip(used()).map(|(before, after)| after - before),
    })
}
