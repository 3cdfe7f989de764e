//! Deciding again what a journal says was decided.

use std::fmt;

use game_core::{LexiconId, Tabled};

use super::Room;
use crate::{Record, RecordKind, Refusal};

/// A record that the rules, asked again, do not bear out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dispute {
    /// The rules refuse what it says was done.
    Refused(Refusal),
    /// Something else follows from what was done, or other dice were thrown.
    Otherwise {
        /// What follows by the rules, as the game writes it.
        decided: Vec<String>,
    },
    /// Another word list decided than the one at hand, which can therefore vouch for nothing.
    OtherLexicon {
        /// The list that decided, as the journal names it.
        decided: Option<LexiconId>,
        /// The list at hand.
        present: Option<LexiconId>,
    },
}

impl fmt::Display for Dispute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dispute::Refused(refusal) => refusal.fmt(f),
            Dispute::Otherwise { decided } => {
                write!(f, "record not borne out, expected {}", decided.join("; "))
            }
            Dispute::OtherLexicon { decided, present } => {
                let name = |lexicon: &Option<LexiconId>| match lexicon {
                    Some(id) => format!("lexicon {id}"),
                    None => "no lexicon".to_owned(),
                };
                write!(
                    f,
                    "decided with {}, this build has {}",
                    name(decided),
                    name(present)
                )
            }
        }
    }
}

impl std::error::Error for Dispute {}

impl<G: Tabled> Room<G> {
    /// Decides again what the next record says. The secret in the journal makes the dice fall as they
    /// fell, so that anyone can check a whole game once it is revealed.
    ///
    /// # Errors
    /// When the rules do not bear the record out.
    pub fn audit(&self, record: &Record<G::Event>) -> Result<(), Dispute> {
        let present = self.game.lexicon();
        if record.kind.is_decided() && present != self.table.lexicon {
            let decided = self.table.lexicon.clone();
            return Err(Dispute::OtherLexicon { decided, present });
        }
        let (decided, recorded) = match &record.kind {
            RecordKind::Begin { game, events, .. } => (self.dealt(&self.table, *game), events),
            RecordKind::Act { seat, action, events } => {
                let action: G::Action = action
                    .parse()
                    .map_err(|fault| Dispute::Refused(Refusal::Malformed(fault)))?;
                let mut dice = self
                    .table
                    .dice(self.table.game, &self.milestones.len().to_string());
                let decided = self.game.decide(&self.state, *seat, &action, &mut dice);
                (
                    decided.map_err(|violation| Dispute::Refused(violation.into()))?,
                    events,
                )
            }
            RecordKind::Rule { ruling, events } => {
                let decided = self.ruled(ruling).map_err(Dispute::Refused)?;
                (decided, events)
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
            let decided = decided.iter().map(ToString::to_string).collect();
            Err(Dispute::Otherwise { decided })
        }
    }
}
