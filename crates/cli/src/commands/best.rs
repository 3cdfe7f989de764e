//! `cavalettres best`: what the computer would play.
//!
//! With `--nodes` and a seed it answers the same on every machine; time is for people.

use std::time::Duration;

use catalog::{Budget, Effort, Level, Score, Thought};
use clap::Args;
use serde_json::json;

use crate::asked::PositionArgs;
use crate::failure::{Failure, Refused};
use crate::printer::Printer;
use crate::voice::Voice;

/// How long it thinks when nothing is said.
const USUAL: Duration = Duration::from_secs(1);

#[derive(Args)]
pub(crate) struct Best {
    #[command(flatten)]
    at: PositionArgs,
    /// How strong, from 1 to 8
    #[arg(long, value_name = "1..8", default_value = "8")]
    level: Level,
    /// Look at so many positions at most
    #[arg(long, value_name = "N", conflicts_with = "time")]
    nodes: Option<u64>,
    /// Think for so many milliseconds at most; a second when nothing is said
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// The seed of the weaker levels' whims
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

impl Best {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Failure> {
        let mut session = self.at.session()?;
        let turn = session.turn();
        if let Some(outcome) = turn.outcome() {
            return Err(Failure::Refused(Refused {
                clause: outcome.clause.to_string(),
                code: outcome.code.to_string(),
                subject: String::new(),
                sentence: voice.outcome(self.at.kind(), outcome),
                nearest: None,
            }));
        }
        let seat = turn
            .awaited()
            .iter()
            .next()
            .expect("a game that is not over awaits a seat");
        session.seat_bot(seat, self.level, self.seed);
        let budget = match (self.nodes, self.time) {
            (Some(nodes), _) => Budget::Nodes(nodes),
            (None, Some(time)) => Budget::MoveTime(Duration::from_millis(time)),
            (None, None) => Budget::MoveTime(USUAL),
        };
        let thought = session
            .think(seat, &Effort::new(budget))
            .expect("a bot sits at the awaited seat");
        print(printer, &thought)
    }
}

fn print(printer: &mut Printer, thought: &Thought) -> Result<(), Failure> {
    let Thought {
        action,
        score,
        line,
        depth,
        nodes,
    } = thought;
    let worth = match score {
        Score::Centipawns(value) => json!({ "cp": value }),
        Score::Mate(moves) => json!({ "mate": moves }),
    };
    printer.object(
        &json!({ "action": action, "score": worth, "line": line, "depth": depth, "nodes": nodes }),
        &format!(
            "{action}\nscore {score}\nline {}\ndepth {depth} nodes {nodes}",
            line.join(" ")
        ),
    )?;
    Ok(())
}
