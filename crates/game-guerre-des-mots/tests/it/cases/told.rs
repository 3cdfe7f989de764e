//! The cases as their table tells them.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Case {
    pub(super) id: String,
    pub(super) title: String,
    #[serde(rename = "src")]
    _source: String,
    pub(super) pos: Position,
    pub(super) coup: Told,
    pub(super) expect: Expected,
    #[serde(default)]
    pub(super) lexadd: Vec<String>,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Position {
    pub(super) chains: BTreeMap<String, (String, Vec<String>)>,
    pub(super) arsenals: BTreeMap<String, String>,
    #[serde(default)]
    pub(super) backs: BTreeMap<String, char>,
    #[serde(default)]
    pub(super) rev: Vec<String>,
    #[serde(default)]
    pub(super) bases: BTreeMap<String, Vec<String>>,
    pub(super) accents: Option<bool>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told {
    pub(super) by: String,
    #[serde(default)]
    pub(super) kind: String,
    #[serde(default)]
    pub(super) target: String,
    #[serde(default)]
    pub(super) put: Vec<Put>,
    #[serde(default)]
    pub(super) takes: Vec<TakeTold>,
    pub(super) pivot: Option<PivotTold>,
    #[serde(default)]
    pub(super) lift: Vec<String>,
    #[serde(default)]
    pub(super) unflip: Vec<String>,
    pub(super) block: Option<String>,
    #[serde(default)]
    pub(super) rev: Vec<String>,
    #[serde(default)]
    pub(super) shots: Vec<ShotTold>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Put {
    pub(super) w: String,
    pub(super) at: String,
    pub(super) d: String,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TakeTold {
    pub(super) end: String,
    pub(super) n: u8,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PivotTold {
    pub(super) from: String,
    pub(super) to: String,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShotTold {
    pub(super) from: String,
    pub(super) dir: char,
    pub(super) end: String,
    pub(super) words: Option<u8>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expected {
    pub(super) verdict: String,
    pub(super) code: Option<String>,
    #[serde(default)]
    pub(super) words: Vec<String>,
    pub(super) win: Option<String>,
    pub(super) left: Option<Left>,
    pub(super) bonus: Option<bool>,
    pub(super) replays: Option<u16>,
    pub(super) greens: Option<usize>,
    pub(super) blockade: Option<String>,
    pub(super) arsenal: Option<String>,
    #[serde(default)]
    pub(super) shots: Vec<ShotExpected>,
}

#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum Left {
    /// By chain.
    Named(BTreeMap<String, Vec<String>>),
    /// Of the player's chain.
    Own(Vec<String>),
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShotExpected {
    pub(super) target: char,
    pub(super) gap: u8,
    pub(super) shooter: u8,
    pub(super) aim: u8,
    pub(super) result: String,
    #[serde(default)]
    pub(super) taken: String,
    #[serde(default)]
    pub(super) left: Vec<String>,
}
