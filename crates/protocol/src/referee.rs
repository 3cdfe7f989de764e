//! What the referee is asked without a table, and what is answered.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::ErrorBody;

/// An action at a position, put to the referee.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Trial {
    /// The position, in the game's notation.
    pub position: String,
    /// The rules it is played by, where not those of the box.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<(String, String)>>"))]
    pub options: Vec<(String, String)>,
    /// The actions, in the game's notation, one after another: at most 8. None to see the position alone.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub actions: Vec<String>,
    /// Through whose eyes the position is seen: by default, through those of the seat that acts first.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
}

/// What the referee says of a trial.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Finding {
    /// Where the game then stands: after the actions, or before the one that was refused.
    pub position: String,
    /// How many seats the game has.
    pub seats: u8,
    /// How many sides they make.
    pub sides: u8,
    /// Through whose eyes it is seen.
    pub seat: u8,
    /// The game as that seat sees it, in the game's own form.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What that seat learned by the actions, in the game's own form.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub notices: Vec<Box<RawValue>>,
    /// Who is awaited; nobody once the game is over.
    pub awaited: Vec<u8>,
    /// Why an action was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub refused: Option<ErrorBody>,
    /// What was wrong with the last action, where the rules punish a fault instead of refusing it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub fault: Option<ErrorBody>,
}
