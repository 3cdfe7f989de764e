//! Games read back from the records that people keep, and what the rules do not bear out of them.

use super::{Claim, Doubted, Marked, Sheet, SheetFault, SheetText, Sheets, read_sheet, retrace};
use crate::{Export, Game, LexiconId, Shelved};

/// A game that reads back the records it exports.
pub trait Records: Export + Shelved {
    /// Whether its records do not say which game they are of. One game of a shelf may be so.
    const ANONYMOUS: bool = false;

    /// The games that a text holds.
    ///
    /// # Errors
    /// When it cannot be read.
    fn recall(text: &str, materials: Self::Materials) -> Result<Vec<Recalled<Self>>, SheetFault>
    where
        Self: Sized;
}

/// A game read back from a record.
#[derive(Clone, Debug)]
pub struct Recalled<G: Game> {
    /// What the record says besides: players, dates, places.
    pub tags: Vec<(String, String)>,
    /// The game with the options it was played with.
    pub game: G,
    /// What happened, the deal first.
    pub events: Vec<G::Event>,
    /// How the record says that the game ended; none where it goes on.
    pub marked: Option<Marked>,
    /// What the record may leave out of the end.
    pub untold: Untold,
    /// The line of the result.
    pub last: usize,
    /// The first thing that is not borne out, and its line.
    pub doubted: Option<(usize, Disbelief<G>)>,
    /// A tag that tells another end than the game has, and its line.
    pub belied: Option<(usize, Belied)>,
}

/// Why the rules do not bear out what a record tells.
#[derive(Clone, Debug)]
pub enum Disbelief<G: Game> {
    /// They decide otherwise.
    Untrue(Doubted<G>),
    /// Another word list decided than the one at hand.
    OtherLexicon {
        /// The list that decided.
        decided: Option<LexiconId>,
        /// The list at hand.
        present: Option<LexiconId>,
    },
}

/// A tag that tells another end than the game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belied {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub told: String,
    /// What it should say.
    pub expected: String,
}

/// What a record may leave out of the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untold {
    /// Nothing: a game with a result has ended, and one without goes on.
    Nothing,
    /// What ends a game beside the board.
    Beside,
    /// The result itself.
    Result,
}

impl<G: Sheets> Records for G {
    fn recall(text: &str, materials: G::Materials) -> Result<Vec<Recalled<G>>, SheetFault> {
        let sheet: Sheet<G> = read_sheet(text, materials)?;
        let (doubted, belied) = (doubted(&sheet), belied(&sheet));
        Ok(vec![Recalled {
            tags: sheet.tags,
            game: sheet.game,
            events: sheet.events,
            marked: sheet.marked,
            // What ends a game is an event of its sheet.
            untold: Untold::Nothing,
            last: sheet.last,
            doubted,
            belied,
        }])
    }
}

/// What the rules do not bear out, or why they cannot.
fn doubted<G: Sheets>(sheet: &Sheet<G>) -> Option<(usize, Disbelief<G>)> {
    let present = sheet.game.lexicon();
    let decided = sheet.lexicon.as_deref().map(LexiconId::of);
    if decided.is_some() && decided != present {
        let line = sheet.lines.first().copied().unwrap_or(1);
        return Some((line, Disbelief::OtherLexicon { decided, present }));
    }
    let untrue = retrace(&sheet.game, &sheet.events).err()?;
    let line = sheet.lines.get(untrue.after).copied().unwrap_or(sheet.last);
    Some((line, Disbelief::Untrue(untrue)))
}

/// The tag that tells another end than the sheet would if it were written anew.
fn belied<G: Sheets>(sheet: &Sheet<G>) -> Option<(usize, Belied)> {
    // Whether somebody was gone only the table knew: where it may have been so, the tag is believed.
    let told = |claim: &Claim| (claim.name.to_owned(), claim.value.clone());
    let told: Vec<_> = sheet.claims.iter().map(told).collect();
    let anew = sheet.game.export(&told, &sheet.events);
    let written = SheetText::read(&anew).ok()?.claims();
    sheet.claims.iter().find_map(|claim| {
        let expected = written.iter().find(|anew| anew.name == claim.name)?;
        (claim.value != expected.value).then(|| {
            let belied = Belied {
                name: claim.name,
                told: claim.value.clone(),
                expected: expected.value.clone(),
            };
            (claim.line, belied)
        })
    })
}
