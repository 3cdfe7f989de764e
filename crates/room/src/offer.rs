//! What players propose to each other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Corrupt, Place};

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/"))]
pub enum OfferKind {
    /// To end the game without a winner.
    Draw,
    /// To take back the asker's last action.
    Takeback,
    /// To play again, colours swapped.
    Rematch,
    /// To go on with a game that the arbiter has stopped.
    Resume,
}

impl fmt::Display for OfferKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OfferKind::Draw => "draw",
            OfferKind::Takeback => "takeback",
            OfferKind::Rematch => "rematch",
            OfferKind::Resume => "resume",
        })
    }
}

impl FromStr for OfferKind {
    type Err = Corrupt;

    fn from_str(text: &str) -> Result<OfferKind, Corrupt> {
        match text {
            "draw" => Ok(OfferKind::Draw),
            "takeback" => Ok(OfferKind::Takeback),
            "rematch" => Ok(OfferKind::Rematch),
            "resume" => Ok(OfferKind::Resume),
            _ => Err(Corrupt::Expected("an offer")),
        }
    }
}

/// An offer that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What is offered.
    pub kind: OfferKind,
    /// The place that offers.
    pub by: Place,
    /// The other places that have agreed so far.
    pub agreed: Vec<Place>,
    /// The version of the table since which it stands.
    pub since: u64,
}
