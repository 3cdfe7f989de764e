//! The printed box of a game.

use serde::Serialize;
use utoipa::ToSchema;

/// What sheets the box of a game has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct KitInfo {
    /// The sheets, in their order.
    pub sheets: Vec<SheetInfo>,
    /// The papers that it can be printed on.
    pub papers: Vec<PaperInfo>,
}

/// One side of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct SheetInfo {
    /// Its name in addresses.
    pub id: String,
    /// Its title, in the language asked for.
    pub title: String,
    /// Whether it is the back of the one before it.
    pub back: bool,
}

/// A size of paper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct PaperInfo {
    /// Its name in addresses.
    pub name: String,
    /// How many millimetres a square of the board measures on it.
    pub square: u16,
}
