//! `cavalettres perft`: how many sequences of actions there are.
//!
//! One number on which two makers of the same rules must agree: an action forgotten or invented anywhere below
//! shows in it, and `--divide` says under which first action.

use clap::Args;
use serde_json::json;

use crate::asked::PositionArgs;
use crate::failure::Failure;
use crate::printer::Printer;

/// The longest sequences counted: no machine finishes more, and the recursion stays shallow.
const DEEPEST: i64 = 32;

#[derive(Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    at: PositionArgs,
    /// The length of the sequences
    #[arg(value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,
    /// Count apart for each first action
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Failure> {
        let game = self.at.game()?;
        let malformed = |fault| self.at.malformed(&fault);
        if !self.divide {
            let nodes = game.perft(self.at.text(), self.depth).map_err(malformed)?;
            printer.object(
                &json!({ "depth": self.depth, "nodes": nodes }),
                &nodes.to_string(),
            )?;
            return Ok(());
        }
        let counts = game.divide(self.at.text(), self.depth).map_err(malformed)?;
        let mut total = 0;
        for (action, nodes) in counts {
            total += nodes;
            printer.object(
                &json!({ "action": action, "nodes": nodes }),
                &format!("{action} {nodes}"),
            )?;
        }
        printer.object(
            &json!({ "depth": self.depth, "nodes": total }),
            &format!("total {total}"),
        )?;
        Ok(())
    }
}
