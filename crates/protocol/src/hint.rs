//! What a player who asks for a hand sends, and what is answered.

use std::collections::BTreeMap;

use bots::Arg;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A player asks for a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct HintWish {
    /// How much to tell: 1 where to look, 2 with what, 3 the action and why it is good.
    pub step: u8,
    /// The version of the table that the player sees.
    #[cfg_attr(test, ts(type = "number"))]
    pub v: u64,
}

/// How to go on, as far as was asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Hint {
    /// How much is told.
    pub step: u8,
    /// The version of the table since which this holds; it holds until the board changes.
    #[cfg_attr(test, ts(type = "number"))]
    pub v: u64,
    /// Squares in whose neighbourhood to look; none where it is no matter of squares.
    pub around: Vec<String>,
    /// From the second step on, the squares of what is moved.
    pub with: Vec<String>,
    /// From the second step on, the letters in hand that are used.
    pub letters: String,
    /// At the third, the squares that the action goes by.
    pub path: Vec<String>,
    /// At the third, the action in the game's notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub action: Option<String>,
    /// At the third, why it is good.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<WhyInfo>,
}

/// Why an action is good: what was seen, and of what. The page has a sentence for each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct WhyInfo {
    /// What was seen, as a stable code of the game.
    pub code: String,
    /// Numbers, squares, letters and words, by name.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, string | number>"))]
    pub args: BTreeMap<String, Arg>,
}
