//! Deciding again what a journal says was decided.

use std::fmt;

use game_core::Game;

use super::Room;
use crate::{Record, RecordKind, Refusal};

/// A record that the rules, asked again, do not bear out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dispute {
    /// The rules refuse what it says was done.
    Refused(Refusal),
    /// Something else follows from what was done, or other dice were thrown.
    Otherwise,
}

impl fmt::Display for Dispute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dispute::Refused(refusal) => refusal.fmt(f),
            Dispute::Otherwise => f.write_str("record not borne out, expected what the rules decide"),
        }
    }
}

impl std::error::Error for Dispute {}

impl<G: Game> Room<G> {
    /// Decides again what the next record says. The secret in the journal makes the dice fall as they
    /// fell, so that anyone can check a whole game once it is revealed.
    ///
    /// # Errors
    /// When the rules do not bear the record out.
    pub fn audit(&self, record: &Record<G::Event>) -> Result<(), Dispute> {
        let (decided, recorded) = match &record.kind {
            RecordKind::Begin { game, events, .. } => {
                (self.game.setup(&mut self.table.dice(*game, "deal")), events)
            }
            RecordKind::Act { seat, action, events } => {
                let action: G::Action = action
                    .parse()
                    .map_err(|fault| Dispute::Refused(Refusal::Malformed(fault)))?;
                let mut dice = self.table.dice(self.table.game, &self.marks.len().to_string());
                let decided = self.game.decide(&self.state, *seat, &action, &mut dice);
                (
                    decided.map_err(|violation| Dispute::Refused(violation.into()))?,
                    events,
                )
            }
            RecordKind::Incident { incident, events } => {
                let decided = self.game.incident(&self.state, *incident);
                (
                    decided.map_err(|violation| Dispute::Refused(violation.into()))?,
                    events,
                )
            }
            _ => return Ok(()),
        };
        if decided == *recorded {
            Ok(())
        } else {
            Err(Dispute::Otherwise)
        }
    }
}
