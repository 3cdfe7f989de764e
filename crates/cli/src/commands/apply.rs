//! `cavalettres apply`: the position after some actions.

use clap::Args;
use serde_json::json;

use crate::asked::PositionArgs;
use crate::chance;
use crate::fault::Fault;
use crate::printer::Printer;
use crate::voice::Voice;

#[derive(Args)]
pub(crate) struct Apply {
    #[command(flatten)]
    at: PositionArgs,
    /// What the awaited seats do, in order
    #[arg(required = true, value_name = "ACTION")]
    actions: Vec<String>,
    /// The seed of chance, for games that throw dice in mid-game
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

impl Apply {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Fault> {
        let mut session = self.at.session()?;
        let mut dice = chance::dice(self.seed);
        for action in &self.actions {
            session
                .act(action, &mut dice)
                .map_err(|refusal| voice.fault(self.at.kind(), action, &refusal))?;
        }
        let position = session.position();
        printer.object(&json!({ "position": position }), &position)?;
        Ok(())
    }
}
