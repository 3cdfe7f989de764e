//! `cavalettres print`: the box of a game as sheets to print.
//!
//! The sheets are those of the page, laid by the same crate: here they need neither a server nor a browser.

use std::path::PathBuf;

use ::print::{Ink, Order, Paper};
use clap::Args;
use serde_json::json;

use crate::asked::GameArgs;
use crate::failure::Failure;
use crate::printer::Printer;
use crate::problem::Problem;
use crate::voice::Voice;

#[derive(Args)]
pub(crate) struct Print {
    #[command(flatten)]
    game: GameArgs,
    /// The size of the paper
    #[arg(long, value_name = "a4|a3", default_value = "a4")]
    paper: Paper,
    /// How much ink is spent: colours as on the screen, or lines and hatching
    #[arg(long, value_name = "full|save", default_value = "full")]
    ink: Ink,
    /// Only these sheets, by their names, with commas between
    #[arg(long, value_name = "SHEETS", value_delimiter = ',')]
    sheets: Vec<String>,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

impl Print {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Failure> {
        let kind = self.game.kind();
        let kit = self.game.open()?.kit();
        if kit.is_empty() {
            return Err(Problem::new("nothing-to-print").with("game", kind.name()).into());
        }
        let order = Order::new(kind.slug(), kind.name(), kit, kind.book(), voice.locale());
        let mut booklet = ::print::lay(&order.on(self.paper, self.ink));
        let known: Vec<&str> = booklet.sheets().iter().map(::print::Sheet::id).collect();
        if let Some(unknown) = self.sheets.iter().find(|sheet| !known.contains(&sheet.as_str())) {
            let problem = Problem::new("no-such-sheet")
                .with("sheet", unknown)
                .with("expected", known.join(", "));
            return Err(problem.into());
        }
        if !self.sheets.is_empty() {
            let wanted: Vec<&str> = self.sheets.iter().map(String::as_str).collect();
            booklet = booklet.only(&wanted);
        }
        let shown = self.output.display();
        std::fs::write(&self.output, booklet.pdf())
            .map_err(|error| Failure::usage(format!("{shown} cannot be written: {error}")))?;
        for sheet in booklet.sheets() {
            let text = format!("{}\t{}", sheet.id(), sheet.title());
            printer.object(&json!({ "sheet": sheet.id(), "title": sheet.title() }), &text)?;
        }
        Ok(())
    }
}
