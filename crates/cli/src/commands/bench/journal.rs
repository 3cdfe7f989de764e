//! Durable moves a second through room and journal, at one, a hundred and a thousand tables.
//!
//! A durable move waits for the disk. What one table waits for alone, many share: the three figures show how
//! well.

use std::sync::Arc;
use std::time::Instant;

use catalog::Kind;
use server::{Drill, DrillTable};

use super::{Bed, Figure, runtime, script};
use crate::failure::Failure;
use crate::printer::Printer;

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let kind = Kind::Echecs;
    let games = Arc::new(script::games(kind, 16));
    for tables in [1, 100, 1000] {
        let file = bed.journal(&format!("durable-{tables}"));
        let tables = if bed.quick { tables.min(10) } else { tables };
        let drill = Drill::open(Some(file)).map_err(Failure::usage)?;
        let drill = Arc::new(drill);
        let speed = runtime()?.block_on(play(&drill, kind, tables, &games))?;
        Figure::new(format!("durable moves, {tables} tables"), speed, "moves/s").print(printer)?;
    }
    Ok(())
}

/// Plays one game at each table, all at the same time, and gives the moves a second.
async fn play(
    drill: &Arc<Drill>,
    kind: Kind,
    tables: usize,
    games: &Arc<Vec<Vec<String>>>,
) -> Result<f64, Failure> {
    let mut set: Vec<DrillTable> = Vec::with_capacity(tables);
    for _ in 0..tables {
        let table = drill.set_table(kind.slug()).await;
        set.push(table.ok_or_else(|| Failure::usage("table cannot be set"))?);
    }
    let start = Instant::now();
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
    Ok(moves as f64 / start.elapsed().as_secs_f64())
}
