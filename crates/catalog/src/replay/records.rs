//! Games read back from the records that people keep.

use game_core::{Belied, Disbelief, Recalled, sheet_game};
use lexicon::Lexicon;
use room::{Dispute, Refusal};

use super::{AnyReplay, Doubt, Replay, ReplayFault, ReplayProblem};
use crate::playable::Material;
use crate::{Kind, Playable};

/// The game whose record a text is: records say so in one of their tags, except those of one game.
pub(super) fn kind_of(text: &str) -> Option<Kind> {
    let named = sheet_game(text).and_then(|slug| slug.parse::<Kind>().ok());
    let anonymous = || Kind::ALL.iter().copied().find(|kind| kind.entry().anonymous);
    named.filter(|kind| !kind.entry().anonymous).or_else(anonymous)
}

/// The games that a record of `kind` holds.
pub(crate) fn recall<G: Playable>(
    kind: Kind,
    text: &str,
    lexicon: &'static Lexicon,
) -> Result<Vec<Box<dyn AnyReplay>>, ReplayFault> {
    let recalled = G::recall(text, Material::of(lexicon)).map_err(|fault| ReplayFault {
        line: fault.line,
        column: fault.column,
        problem: ReplayProblem::Sheet(fault.problem),
    })?;
    let erase = |recalled| Box::new(replay::<G>(kind, recalled)) as Box<dyn AnyReplay>;
    Ok(recalled.into_iter().map(erase).collect())
}

fn replay<G: Playable>(kind: Kind, recalled: Recalled<G>) -> Replay<G> {
    let dispute = recalled.doubted.map(|(line, disbelief)| match disbelief {
        Disbelief::OtherLexicon { decided, present } => (line, 0, Dispute::OtherLexicon { decided, present }),
        Disbelief::Untrue(untrue) => {
            let dispute = match untrue.violation {
                Some(violation) => Dispute::Refused(Refusal::from(violation)),
                None => Dispute::Otherwise {
                    decided: untrue.decided.iter().map(ToString::to_string).collect(),
                },
            };
            (line, untrue.after, dispute)
        }
    });
    let tag = |belied: Belied| Doubt::Tag {
        name: belied.name,
        told: belied.told,
        expected: belied.expected,
    };
    Replay {
        kind,
        tags: recalled.tags,
        game: recalled.game,
        events: recalled.events,
        marked: recalled.marked,
        untold: recalled.untold,
        last: recalled.last,
        dispute,
        belied: recalled.belied.map(|(line, belied)| (line, tag(belied))),
    }
}
