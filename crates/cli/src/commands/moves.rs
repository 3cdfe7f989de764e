//! `cavalettres moves`: every legal action.
//!
//! Some games have more actions in a position than anybody reads: what is plentiful is left out unless it is
//! asked for, which is said on standard error, and counting can be told where to stop.

use std::io;
use std::ops::ControlFlow;

use clap::Args;
use serde_json::json;

use crate::asked::PositionArgs;
use crate::extras::ExtraArgs;
use crate::failure::Failure;
use crate::printer::Printer;

/// After how many actions counted it is told how many there are so far.
const STRIDE: usize = 25_000;

#[derive(Args)]
pub(crate) struct Moves {
    #[command(flatten)]
    at: PositionArgs,
    /// Print the number of actions only
    #[arg(long)]
    count: bool,
    /// Print so many actions at most, or count no further
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    #[command(flatten)]
    extras: ExtraArgs,
}

impl Moves {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Failure> {
        let game = self.at.game()?;
        let limit = self.limit.unwrap_or(usize::MAX);
        let asked = self.extras.of(self.at.kind());
        let malformed = |fault| self.at.malformed(&fault);
        let left_out = game.left_out(self.at.text(), &asked).map_err(malformed)?;
        for extra in left_out {
            printer.message(&format!("{} left out, see --{}", extra.what, extra.name));
        }
        if self.count {
            let mut so_far = |count: usize| {
                if count.is_multiple_of(STRIDE) {
                    printer.message(&format!("{count} so far"));
                }
            };
            let count = game.count_moves(self.at.text(), &asked, limit, &mut so_far);
            let count = count.map_err(malformed)?;
            printer.object(&json!({ "count": count }), &count.to_string())?;
            return Ok(());
        }
        let mut left = limit;
        let mut written: io::Result<()> = Ok(());
        let mut each = |action: String| {
            if left == 0 {
                return ControlFlow::Break(());
            }
            left -= 1;
            written = printer.object(&json!({ "action": action }), &action);
            match (&written, left) {
                (Ok(()), 1..) => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            }
        };
        game.moves(self.at.text(), &asked, &mut each).map_err(malformed)?;
        Ok(written?)
    }
}
