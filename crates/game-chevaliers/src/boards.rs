//! The layouts that the house has, from the files of `data/boards/chevaliers`.

use crate::Layout;

include!(concat!(env!("OUT_DIR"), "/layouts.rs"));

/// The layout of this name.
pub fn layout(id: &str) -> Option<Layout> {
    let (_, text) = TEXTS.iter().find(|(name, _)| *name == id)?;
    Layout::read(text).ok()
}
