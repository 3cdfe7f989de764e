//! Games read back from the sheets that people keep.

use game_chevaliers::Chevaliers;
use game_core::{
    Claim, Configurable, LexiconId, Sheet, SheetFault, SheetText, Sheets, read_sheet, retrace, sheet_game,
};
use game_dames_de_lettres::DamesDeLettres;
use game_echec_et_mots::EchecEtMots;
use game_guerre_des_mots::GuerreDesMots;
use lexicon::Lexicon;
use room::{Dispute, Refusal};

use super::{AnyReplay, Doubt, Replay, ReplayFault, ReplayProblem, Untold};
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
        Kind::Echecs => super::pgn::read(text),
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
    let (dispute, belied) = (dispute(&sheet), belied(&sheet));
    Ok(vec![Box::new(Replay {
        kind,
        tags: sheet.tags,
        game: sheet.game,
        events: sheet.events,
        marked: sheet.marked,
        // What ends a game is an event of its sheet.
        ends: Untold::Nothing,
        last: sheet.last,
        dispute,
        belied,
    })])
}

/// What the rules do not bear out, or why they cannot.
fn dispute<G: Sheets>(sheet: &Sheet<G>) -> Option<(usize, usize, Dispute)> {
    let present = sheet.game.lexicon();
    let decided = sheet.lexicon.as_deref().map(LexiconId::of);
    if decided.is_some() && decided != present {
        let line = sheet.lines.first().copied().unwrap_or(1);
        return Some((line, 0, Dispute::OtherLexicon { decided, present }));
    }
    let untrue = retrace(&sheet.game, &sheet.events).err()?;
    let line = sheet.lines.get(untrue.after).copied().unwrap_or(sheet.last);
    let dispute = match untrue.violation {
        Some(violation) => Dispute::Refused(Refusal::from(violation)),
        None => Dispute::Otherwise {
            decided: untrue.decided.iter().map(ToString::to_string).collect(),
        },
    };
    Some((line, untrue.after, dispute))
}

/// The tag that tells another end than the sheet would if it were written anew.
fn belied<G: Sheets>(sheet: &Sheet<G>) -> Option<(usize, Doubt)> {
    // Whether somebody was gone only the table knew: where it may have been so, the tag is believed.
    let told = |claim: &Claim| (claim.name.to_owned(), claim.value.clone());
    let told: Vec<_> = sheet.claims.iter().map(told).collect();
    let anew = sheet.game.export(&told, &sheet.events);
    let written = SheetText::read(&anew).ok()?.claims();
    sheet.claims.iter().find_map(|claim| {
        let expected = written.iter().find(|anew| anew.name == claim.name)?;
        (claim.value != expected.value).then(|| {
            let doubt = Doubt::Tag {
                name: claim.name,
                told: claim.value.clone(),
                expected: expected.value.clone(),
            };
            (claim.line, doubt)
        })
    })
}
