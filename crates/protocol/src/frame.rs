//! The frames of a table's socket.

use room::Input;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{ErrorBody, Status, TalkLine};

/// What a client sends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", content = "d", rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub enum ClientFrame {
    /// Do something at the table.
    Do(Order),
}

/// Something a client wants done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Order {
    /// The client's own number for this order. Sent again with the same key, it is answered again
    /// and done once.
    #[cfg_attr(test, ts(type = "number"))]
    pub k: u64,
    /// The version of the table that the client saw when it decided.
    #[cfg_attr(test, ts(type = "number"))]
    pub v: u64,
    /// What to do.
    pub input: Input,
}

/// What the server sends.
#[derive(Debug, Serialize)]
#[serde(tag = "t", content = "d", rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub enum ServerFrame<'a> {
    /// The whole table: on arrival, or when the client's version cannot be caught up from.
    Table(Box<TableFrame<'a>>),
    /// What changed since the version the client has.
    Step(Box<Step<'a>>),
    /// An order is done, and durable.
    Ack(Ack),
    /// An order is refused; nothing changed.
    Refused(Refused),
    /// Who is at the table now, by place.
    Presence(Vec<bool>),
    /// How many watch the game now.
    Watchers(u32),
    /// What was said among those who watch: lines that the client may have already, by their numbers.
    Gallery(Vec<GalleryLine>),
    /// The server goes away and will be back: the client reconnects by itself.
    Restart,
}

/// The whole table as one viewer sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct TableFrame<'a> {
    /// The protocol version the server speaks.
    pub protocol: u16,
    /// The version of the table.
    #[cfg_attr(test, ts(type = "number"))]
    pub v: u64,
    /// The table's id.
    pub id: &'a str,
    /// Which of the table's games this is, from 1, whatever the match; 0 before the first.
    pub number: u32,
    /// Whether another game has followed: the table is shown as it was when this one ended.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub past: bool,
    /// The game's slug.
    pub game: &'a str,
    /// The rule options that were set.
    pub options: &'a [(String, String)],
    /// Whether only those who have the link can find the table.
    pub private: bool,
    /// Who the viewer is here.
    pub you: You,
    /// The table around the board.
    pub status: Status,
    /// Everything that happened in this game, oldest first, in the game's own form.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub notices: Vec<Box<RawValue>>,
    /// The board, in the game's own form.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What was said.
    pub talk: Vec<TalkLine>,
    /// Who is at the table now, by place.
    pub presence: Vec<bool>,
    /// How many watch the game now.
    pub watchers: u32,
    /// What was said among those who watch, as far as the viewer may hear it.
    pub gallery: Vec<GalleryLine>,
}

/// Something said among those who watch. Those who play against each other hear it once the game is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct GalleryLine {
    /// Its number at this table.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: u64,
    /// Who said it.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// The viewer's own places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct You {
    /// The places the viewer holds: none for a spectator, both on a shared screen.
    pub places: Vec<u8>,
    /// Whether the viewer opened the table.
    pub host: bool,
    /// Whether the viewer sits in the arbiter's chair.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub arbiter: bool,
    /// Whether the viewer asks for that chair.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub candidate: bool,
}

/// What changed.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Step<'a> {
    /// The version this step starts from; a client that has another one asks for the table anew.
    #[cfg_attr(test, ts(type = "number"))]
    pub from: u64,
    /// The version it leads to.
    #[cfg_attr(test, ts(type = "number"))]
    pub v: u64,
    /// How many of the notices the client has stay valid: fewer than it has after a takeback, none
    /// when a new game begins.
    pub keep: u32,
    /// The notices that follow those.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub notices: &'a [Box<RawValue>],
    /// The board now; absent when it did not change.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "unknown", optional))]
    pub view: Option<&'a RawValue>,
    /// The table around the board now.
    pub status: &'a Status,
    /// The viewer's places, when they changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub you: Option<You>,
    /// What was said since.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<TalkLine>>", optional))]
    pub talk: &'a [TalkLine],
}

/// An order is done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Ack {
    /// The order's key.
    #[cfg_attr(test, ts(type = "number"))]
    pub k: u64,
    /// The version the table reached by it.
    #[cfg_attr(test, ts(type = "number"))]
    pub v: u64,
}

/// An order is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Refused {
    /// The order's key; absent when the frame could not be read so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub k: Option<u64>,
    /// Why.
    #[serde(flatten)]
    pub why: ErrorBody,
}
