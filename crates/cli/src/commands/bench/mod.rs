//! `cavalettres bench`: the figures of the engine rooms.
//!
//! Where there is a plain way to do the same, a figure is told as a ratio to it: that means the same on any
//! machine, and a time alone does not.

mod dames;
mod guerre;
mod journal;
mod memory;
mod perft;
mod process;
mod script;
mod search;
mod sockets;
mod words;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::printer::Printer;

#[derive(Args)]
pub(crate) struct Bench {
    /// What to measure; everything when nothing is named
    #[arg(value_enum)]
    parts: Vec<Part>,
    /// Measure a hundredth of it, to see that it works
    #[arg(long)]
    quick: bool,
    /// Where journals are written; the speed of its disk is part of the figures
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// A PostgreSQL database to measure `journal` and `sockets` on as well, one for that alone: what they
    /// write stays there
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// One kind of measurement.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Memory of idle and live tables. First, while the process is small.
    Memory,
    /// The lexicon: size, start, memory; steps, searches and verdicts against other ways
    Words,
    /// Leaf counts of the rules against the library below them
    Perft,
    /// Every word move of positions of Dames de Lettres against a plain trie
    Dames,
    /// Every coup from the Arsenal alone in openings of La Guerre des Mots against the word list
    Guerre,
    /// Positions a second of the computer player
    Search,
    /// Durable moves a second through room and journal
    Journal,
    /// Processor time per 1,000 moves over real sockets
    Sockets,
}

/// Where and how much is measured.
struct Bed {
    folder: PathBuf,
    quick: bool,
    database: Option<String>,
}

/// Where journals are kept while they are measured.
struct Store {
    /// What figures call it.
    name: &'static str,
    /// As `serve --database` has it.
    address: String,
}

impl Bed {
    /// `full`, or about a hundredth of it when it goes quickly.
    fn share(&self, full: usize) -> usize {
        if self.quick {
            full.div_ceil(100).max(2)
        } else {
            full
        }
    }

    /// Every store to measure on, `name` being that of a new file.
    fn stores(&self, name: &str) -> Vec<Store> {
        let file = Store {
            name: "SQLite",
            address: format!("sqlite:{}", self.journal(name).display()),
        };
        let database = self.database.clone().map(|address| Store {
            name: "PostgreSQL",
            address,
        });
        std::iter::once(file).chain(database).collect()
    }

    /// A new file for a journal.
    fn journal(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.sqlite"))
    }
}

/// One measured figure.
struct Figure {
    name: String,
    value: f64,
    unit: &'static str,
}

impl Figure {
    fn new(name: impl Into<String>, value: f64, unit: &'static str) -> Figure {
        Figure {
            name: name.into(),
            value,
            unit,
        }
    }

    fn print(&self, printer: &mut Printer) -> Result<(), Failure> {
        let Figure { name, value, unit } = self;
        let rounded = match value.abs() {
            ..0.1 => format!("{value:.4}"),
            ..10.0 => format!("{value:.3}"),
            ..1000.0 => format!("{value:.1}"),
            _ => format!("{value:.0}"),
        };
        let object = json!({ "figure": name, "value": Value::from(*value), "unit": unit });
        printer.object(&object, &format!("{name:<44} {rounded:>12} {unit}"))?;
        Ok(printer.flush()?)
    }
}

impl Bench {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Failure> {
        if cfg!(debug_assertions) {
            printer.message("built without optimisation: these figures say little, expected --release");
        }
        let parent = self.folder.unwrap_or_else(std::env::temp_dir);
        let folder = parent.join(format!("cavalettres-bench-{}", std::process::id()));
        std::fs::create_dir_all(&folder)
            .map_err(|error| Failure::usage(format!("{} cannot be written: {error}", folder.display())))?;
        let bed = Bed {
            folder,
            quick: self.quick,
            database: self.database,
        };
        let done = measure(printer, &bed, &self.parts);
        // What is left behind is a temporary file; nobody's figures depend on it.
        let _ = std::fs::remove_dir_all(&bed.folder);
        done
    }
}

fn measure(printer: &mut Printer, bed: &Bed, parts: &[Part]) -> Result<(), Failure> {
    let wanted = |part| parts.is_empty() || parts.contains(&part);
    // Before any other part touches the lexicon.
    if wanted(Part::Words) {
        words::measure_fresh(printer, bed)?;
    }
    for &part in Part::value_variants().iter().filter(|&&part| wanted(part)) {
        match part {
            Part::Memory => memory::measure(printer, bed)?,
            Part::Words => words::measure(printer, bed)?,
            Part::Perft => perft::measure(printer, bed)?,
            Part::Dames => dames::measure(printer, bed)?,
            Part::Guerre => guerre::measure(printer, bed)?,
            Part::Search => search::measure(printer, bed)?,
            Part::Journal => journal::measure(printer, bed)?,
            Part::Sockets => sockets::measure(printer, bed)?,
        }
    }
    Ok(())
}

/// A runtime as the server has it.
fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::usage(format!("runtime cannot start: {error}")))
}
