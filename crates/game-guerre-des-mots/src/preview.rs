//! What a coup would do, told to the seat that thinks of it.
//!
//! Where an error costs the turn, nothing is told that hangs on the word list: the player must risk it
//! (7.6, R-21). A back that the seat has not seen is taken for what the seat says it is (5.8): only the
//! coup itself turns the tile.

mod judge;
mod shots;
mod suppose;

use game_core::{Malformed, Previews, Seat};
use serde::Serialize;

use crate::{Action, GuerreDesMots, OnError, State};
use judge::Trial;

/// What a coup would do, as far as its player may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/guerre-des-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    /// What the rules say of it.
    pub verdict: Forecast,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clause: Option<&'static str>,
    /// How it breaks that rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub code: Option<&'static str>,
    /// What breaks it: squares, a letter, a word.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub about: Option<String>,
    /// Where the text stops being a coup, counted in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<usize>,
    /// The words it forms.
    pub words: Vec<WordPreview>,
    /// What is left of the chains that give letters or are shot at.
    pub left: Vec<LeftPreview>,
    /// Letters taken and not laid (5.5); a joker by what it stands for.
    pub missing: Vec<String>,
    /// Whether it earns the replay or blockade of 9.2; not told where words are not.
    pub bonus: bool,
    /// How many letters it lays on green squares (9.1).
    pub greens: u8,
    /// How many coups more it earns, as far as is told.
    pub replays: u8,
    /// Where the cross of a word blockade may lie (12.1); where words are not told, if the letters taken
    /// have a sense.
    pub blocks: Vec<String>,
    /// The shots it fires, and those it may fire besides.
    pub shots: Vec<ShotPreview>,
    /// Whether it wins; not told where words are not.
    pub wins: bool,
}

/// What the rules say of a coup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/guerre-des-mots/"))]
#[serde(rename_all = "camelCase")]
pub enum Forecast {
    /// It can be played; where words are not told, it may still be an error.
    Legal,
    /// It cannot be done.
    Refused,
    /// Its words or letters are wrong (7.6).
    Error,
    /// The text is no coup.
    Unread,
}

/// A word of a coup that is thought of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/guerre-des-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct WordPreview {
    /// Its letters, a hyphen for each cross of a compound.
    pub text: String,
    /// Its squares in reading order.
    pub cells: Vec<String>,
    /// Whether it has a sense, where that is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub sense: Option<bool>,
}

/// What is left of a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/guerre-des-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct LeftPreview {
    /// The chain's name.
    pub chain: String,
    /// Its words.
    pub words: Vec<WordPreview>,
}

/// A shot that a coup fires or may fire (section 8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/guerre-des-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct ShotPreview {
    /// The square it is fired from.
    pub from: String,
    /// Which way.
    #[cfg_attr(test, ts(type = "\"N\" | \"E\" | \"S\" | \"W\""))]
    pub dir: String,
    /// The square of the tile it strikes.
    pub target: String,
    /// The chain it strikes.
    pub chain: String,
    /// How many squares lie between.
    pub gap: u8,
    /// The value of the letter that fires.
    pub value: u8,
    /// The value of the tile it strikes.
    pub aim: u8,
    /// Whether it takes anything (8.8).
    pub hits: bool,
    /// Whether the coup fires it already.
    pub chosen: bool,
    /// What it may take.
    pub ends: Vec<SweepPreview>,
}

/// What a shot may take from one extremity of the chain it strikes (8.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/guerre-des-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct SweepPreview {
    /// The extremity.
    pub end: String,
    /// How many words are taken from there.
    pub words: u8,
    /// Whether the corner shared with the first word left is taken too.
    pub corner: bool,
    /// The squares that it empties, from the extremity inwards.
    pub cells: Vec<String>,
}

impl Previews for GuerreDesMots {
    type Preview = Preview;

    /// What a coup would do, whosever turn it is; nothing where the text is another action.
    fn preview(&self, state: &State, seat: Seat, text: &str) -> Option<Preview> {
        if seat.0 >= self.rules().seats {
            return None;
        }
        match text.parse() {
            Ok(Action::Coup(coup)) => Some(Trial::new(self, state, seat, *coup).preview()),
            Ok(Action::Draw | Action::Pass | Action::Consent(_)) => None,
            Err(malformed) => Some(Preview::unread(&malformed)),
        }
    }
}

impl GuerreDesMots {
    /// Whether players may be told of words before they play them (7.6).
    fn tells_words(&self) -> bool {
        self.rules().on_error == OnError::Refuse
    }
}

impl Preview {
    /// Nothing but a verdict.
    fn plain(verdict: Forecast) -> Preview {
        Preview {
            verdict,
            clause: None,
            code: None,
            about: None,
            at: None,
            words: Vec::new(),
            left: Vec::new(),
            missing: Vec::new(),
            bonus: false,
            greens: 0,
            replays: 0,
            blocks: Vec::new(),
            shots: Vec::new(),
            wins: false,
        }
    }

    fn unread(malformed: &Malformed) -> Preview {
        Preview {
            at: Some(malformed.at),
            ..Preview::plain(Forecast::Unread)
        }
    }
}

#[cfg(test)]
mod tests;
