//! `cavalettres moves`: every legal action.

use clap::Args;
use serde_json::json;

use crate::asked::PositionArgs;
use crate::fault::Fault;
use crate::printer::Printer;

#[derive(Args)]
pub(crate) struct Moves {
    #[command(flatten)]
    at: PositionArgs,
    /// Print the number of actions only
    #[arg(long, conflicts_with = "limit")]
    count: bool,
    /// Print so many actions at most
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    /// List every word that a move could announce as well
    #[arg(long)]
    announce: bool,
    /// List the moves with two words as well
    #[arg(long)]
    doubles: bool,
}

impl Moves {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Fault> {
        let game = self.at.game()?;
        let limit = self.limit.unwrap_or(usize::MAX);
        let listed = if self.announce || self.doubles {
            game.all_moves(self.at.text(), limit)
        } else {
            game.moves(self.at.text(), limit)
        };
        let actions = listed.map_err(|fault| self.at.malformed(&fault))?;
        if self.count {
            let count = actions.len();
            printer.object(&json!({ "count": count }), &count.to_string())?;
            return Ok(());
        }
        for action in &actions {
            printer.object(&json!({ "action": action }), action)?;
        }
        Ok(())
    }
}
