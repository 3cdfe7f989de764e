//! Processor time of the server per 1,000 moves, played over real sockets.
//!
//! The server runs as a process of its own, since what the clients cost would else be counted with it.

mod client;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use catalog::Kind;

use super::process::processor_time;
use super::{Bed, Figure, Store, runtime, script};
use crate::failure::Failure;
use crate::printer::Printer;
use client::{Guest, Player};

/// How many tables are played at, one figure each: what a move costs depends on how many others wait
/// for the same flush of the disk.
const TABLES: [usize; 2] = [25, 100];

/// A server of its own, so that its processor time is not mixed with the clients'.
struct Served {
    child: Child,
    host: String,
}

impl Served {
    fn start(store: &Store) -> Result<Served, Failure> {
        let problem = |error: &dyn std::fmt::Display| Failure::usage(format!("server cannot start: {error}"));
        let program = std::env::current_exe().map_err(|error| problem(&error))?;
        let mut child = Command::new(program)
            .args([
                "--json",
                "serve",
                "--addr",
                "127.0.0.1:0",
                "--database",
                &store.address,
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| problem(&error))?;
        let output = child.stdout.take().expect("piped above");
        let mut served = Served {
            child,
            host: String::new(),
        };
        let mut line = String::new();
        BufReader::new(output)
            .read_line(&mut line)
            .map_err(|error| problem(&error))?;
        let said: serde_json::Value = serde_json::from_str(&line).map_err(|error| problem(&error))?;
        let address = said["address"].as_str().unwrap_or_default();
        served.host = address
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_string();
        Ok(served)
    }

    fn processor_time(&self) -> Option<f64> {
        processor_time(&self.child.id().to_string()).map(|time| time.as_secs_f64())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Its journal is thrown away, so it need not stop gently.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let counts: &[usize] = if bed.quick { &[2] } else { &TABLES };
    counts.iter().try_for_each(|&tables| {
        let stores = bed.stores(&format!("sockets-{tables}"));
        stores
            .iter()
            .try_for_each(|store| measure_at(tables, store, printer))
    })
}

fn measure_at(tables: usize, store: &Store, printer: &mut Printer) -> Result<(), Failure> {
    let games = script::games(Kind::Echecs, tables);
    let served = Served::start(store)?;
    runtime()?.block_on(async {
        let mut opened = Vec::with_capacity(tables);
        for number in 0..tables {
            let host = Guest::greet(&served.host, number).await?;
            let table = host.open_table(Kind::Echecs.slug()).await?;
            opened.push((host, table));
        }
        // The server drops sockets that stay silent: they come last, the host's first, who begins.
        let mut pairs = Vec::with_capacity(tables);
        for (number, (host, table)) in opened.into_iter().enumerate() {
            let guest = Guest::greet(&served.host, number).await?;
            guest.sit(&table).await?;
            pairs.push([host.enter(&table).await?, guest.enter(&table).await?]);
        }
        let before = served.processor_time();
        let start = std::time::Instant::now();
        let mut playing = Vec::with_capacity(tables);
        for (pair, game) in pairs.into_iter().zip(games) {
            playing.push(tokio::spawn(async move { play(pair, &game).await }));
        }
        let mut moves = 0;
        for table in playing {
            moves += table
                .await
                .map_err(|error| Failure::usage(format!("table stopped: {error}")))??;
        }
        let seconds = start.elapsed().as_secs_f64();
        Figure::new(
            format!("moves over sockets, {tables} tables, {}", store.name),
            moves as f64 / seconds,
            "moves/s",
        )
        .print(printer)?;
        match (before, served.processor_time()) {
            (Some(before), Some(after)) => {
                let each = (after - before) * 1000.0 / moves as f64;
                let name = format!("processor time over sockets, {tables} tables, {}", store.name);
                Figure::new(name, each, "s per 1,000 moves").print(printer)
            }
            _ => {
                printer.message("processor time not measured: this system does not tell it");
                Ok(())
            }
        }
    })
}

/// Plays a game; each move is over when the other side has heard of it.
async fn play(mut players: [Player; 2], game: &[String]) -> Result<usize, Failure> {
    let mut version = players[0].version().max(players[1].version());
    for (number, action) in game.iter().enumerate() {
        let mover = number % 2;
        version = players[mover].act(action, version).await?;
        players[1 - mover].hear(version).await?;
    }
    Ok(game.len())
}
