//! `cavalettres deal`: a start position.
//!
//! A game that begins with chance has no start position that everybody knows; the seed makes it one that can be
//! had again.

use clap::Args;
use serde_json::json;

use crate::asked::GameArgs;
use crate::chance;
use crate::failure::Failure;
use crate::printer::Printer;
use crate::problem::Problem;

#[derive(Args)]
pub(crate) struct Deal {
    #[command(flatten)]
    game: GameArgs,
    /// The seed of chance: the same seed deals the same
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many play, where the game leaves a choice
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
}

impl Deal {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Failure> {
        let game = self.game.open_for(self.seats)?;
        if let Some(seats) = self.seats
            && seats != game.seats()
        {
            let (kind, expected) = (self.game.kind(), game.seats());
            let problem = Problem::new("dealt-to")
                .with("game", kind)
                .with("seats", seats)
                .with("expected", expected);
            return Err(problem.into());
        }
        let position = game.deal(&mut chance::dice(self.seed)).position();
        printer.object(&json!({ "position": position }), &position)?;
        Ok(())
    }
}
