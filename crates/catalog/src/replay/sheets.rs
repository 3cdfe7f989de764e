//! Games read back from the sheets that people keep.

use game_chevaliers::Chevaliers;
use game_core::{Configurable, LexiconId, Sheet, SheetFault, Sheets, read_sheet, retrace, sheet_game};
use game_dames_de_lettres::DamesDeLettres;
use game_echec_et_mots::EchecEtMots;
use game_guerre_des_mots::GuerreDesMots;
use lexicon::Lexicon;
use room::{Dispute, Refusal};

use super::{AnyReplay, Replay, ReplayFault, ReplayProblem};
use crate::{Kind, Playable};

/// The game of a sheet, where a text is one: sheets say so in one of their tags. The sheet of chess is
/// PGN, which does not.
pub(super) fn kind_of(text: &str) -> Option<Kind> {
    let kind = sheet_game(text)?.parse().ok()?;
    (kind != Kind::Echecs).then_some(kind)
}

/// The game that a sheet of `kind` holds.
pub(super) fn read(
    kind: Kind,
    text: &str,
    lexicon: &'static Lexicon,
) -> Result<Vec<Box<dyn AnyReplay>>, ReplayFault> {
    match kind {
        Kind::EchecEtMots => replay::<EchecEtMots>(kind, text, lexicon),
        Kind::Chevaliers => replay::<Chevaliers>(kind, text, ()),
        Kind::DamesDeLettres => replay::<DamesDeLettres>(kind, text, lexicon),
        Kind::GuerreDesMots => replay::<GuerreDesMots>(kind, text, lexicon),
        Kind::Echecs => super::pgn(text),
    }
}

fn replay<G: Sheets + Playable>(
    kind: Kind,
    text: &str,
    materials: <G as Configurable>::Materials,
) -> Result<Vec<Box<dyn AnyReplay>>, ReplayFault> {
    let sheet: Sheet<G> = read_sheet(text, materials).map_err(|fault: SheetFault| ReplayFault {
        line: fault.line,
        column: fault.column,
        problem: ReplayProblem::Sheet(fault.problem),
    })?;
    let dispute = dispute(&sheet);
    Ok(vec![Box::new(Replay {
        kind,
        tags: sheet.tags,
        game: sheet.game,
        events: sheet.events,
        marked: sheet.marked,
        // What ends a game is an event of its sheet.
        ends_told: true,
        dispute,
    })])
}

/// What the rules do not bear out, or why they cannot.
fn dispute<G: Sheets>(sheet: &Sheet<G>) -> Option<(usize, Dispute)> {
    let present = sheet.game.lexicon();
    let decided = sheet.lexicon.as_deref().map(LexiconId::of);
    if decided.is_some() && decided != present {
        return Some((0, Dispute::OtherLexicon { decided, present }));
    }
    let untrue = retrace(&sheet.game, &sheet.events).err()?;
    let refused = |violation| Dispute::Refused(Refusal::from(violation));
    Some((untrue.after, untrue.violation.map_or(Dispute::Otherwise, refused)))
}
