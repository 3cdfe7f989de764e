//! The bodies of the HTTP calls.

use room::{Phase, Quota, Seating, StandIn};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A refusal, over HTTP and over the socket alike.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct ErrorBody {
    /// The sentence for the player, in the language asked for.
    pub error: String,
    /// What is wrong, as a stable code.
    pub code: String,
    /// The clause of the game's rules, when it is they that refuse.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub clause: Option<String>,
    /// What the refusal is about, such as squares.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub subject: Option<String>,
}

/// Who one is: a guest with a nickname.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Me {
    /// The public id.
    pub id: String,
    /// The nickname.
    pub name: String,
}

/// A new nickname.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Rename {
    /// One to twenty-four characters.
    pub name: String,
}

/// Which devices a guest wants forgotten.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
#[serde(rename_all = "camelCase")]
pub enum Devices {
    /// The one that asks.
    This,
    /// All but the one that asks.
    Others,
}

/// Makes cookies count no longer.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Revoke {
    /// Whose.
    pub devices: Devices,
}

/// A game of the catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct GameInfo {
    /// The slug used in addresses and commands.
    pub slug: String,
    /// The French name.
    pub name: String,
    /// The numbers of seats it can be played with.
    pub seats: Vec<u8>,
    /// Whether a table may have an arbiter.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub arbiter: bool,
    /// The rule options.
    pub options: Vec<OptionInfo>,
}

/// A rule option of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// Its default.
    pub default: String,
    /// The values it may take; empty when it takes a number or a text.
    pub values: Vec<String>,
    /// The clauses it changes.
    pub clauses: Vec<String>,
}

/// A table to open.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct NewTable {
    /// The game's slug.
    pub game: String,
    /// Rule options that differ from the default.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<(String, String)>>", optional))]
    pub options: Vec<(String, String)>,
    /// Against whom. At a table for more than two the host holds every place of his own team against
    /// computers, and his own alone when others are invited.
    pub opponent: Opponent,
    /// Who plays at each place after the host's, instead of what `opponent` says.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub places: Option<Vec<PlaceWish>>,
    /// The clocks; none to play without.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<NewTableClock>,
    /// Which side the host takes.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Seating>", optional))]
    pub colour: Seating,
    /// How many games the match has; 1 by default.
    #[serde(default = "one")]
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    pub games: u16,
    /// Whether the table is kept off the public list. Only tables with a free place are ever listed.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub private: bool,
    /// Whether there is a chair for an arbiter, where the game knows one.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub arbiter: bool,
    /// When a computer takes the place of somebody who is away, at a table for more than two; never
    /// where it is absent.
    #[serde(default, rename = "standIn")]
    #[cfg_attr(test, ts(optional))]
    pub stand_in: Option<StandIn>,
    /// How long the others wait for somebody who is awaited and away before they may claim the game, in
    /// milliseconds, from a second to a day; as long as befits the pace where it is absent.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub patience: Option<u64>,
    /// Whether those who come agree that each of them may be lent a hand, at a table without clocks and
    /// without an arbiter.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub hints: bool,
    /// The host's contribution to chance: up to 64 characters of its choice.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub salt: String,
    /// What the client calls this wish: up to 64 letters, digits, hyphens and underscores. Sent again with the
    /// same key by the same guest, it opens no second table: the answer is the first one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub key: Option<String>,
}

fn one() -> u16 {
    1
}

/// Against whom a table is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", tag = "kind")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub enum Opponent {
    /// The computer at a level from 1 to 8.
    Bot {
        /// The level.
        level: u8,
    },
    /// Both sides on this screen.
    Hotseat,
    /// Whoever comes by the link, or from the list when the table is public.
    Invite,
}

/// Who is to play at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub enum PlaceWish {
    /// The host, on the same screen.
    Host,
    /// Whoever comes by the link, or from the list when the table is public.
    Invite,
    /// The computer at a level from 1 to 8.
    Bot(u8),
}

/// The clocks of a table to open: the host's quota, and the opponent's when it differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct NewTableClock {
    /// The time of the host's team, and everybody's unless `opponent` is given.
    pub host: Quota,
    /// The time of the other teams.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub opponent: Option<Quota>,
}

/// A table was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Created {
    /// Its id; the page is at `/table/{id}`.
    pub id: String,
}

/// A place to take.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Sit {
    /// Which one; the first free one when it does not matter.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub place: Option<u8>,
    /// Whether it is the arbiter's chair that is taken.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub arbiter: bool,
    /// The player's contribution to chance: up to 64 characters of its choice.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub salt: String,
}

/// An action that a player thinks of and has not done.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Intent {
    /// The action, in the game's notation: at most 512 characters.
    pub action: String,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct TableSummary {
    /// The table's id.
    pub id: String,
    /// Which of the table's games this is, from 1, whatever the match.
    pub number: u32,
    /// Whether another game has followed at the table: this one is at `/table/{id}/{number}`.
    pub past: bool,
    /// The game's slug.
    pub game: String,
    /// The rule options that were set.
    pub options: Vec<(String, String)>,
    /// The names of those who sit there; empty for a free place.
    pub names: Vec<String>,
    /// The computer's level, where it plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<u8>,
    /// The host's time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub quota: Option<Quota>,
    /// Where it stands.
    pub phase: Phase,
    /// Whether the asker is awaited.
    #[serde(rename = "yourTurn")]
    pub your_turn: bool,
    /// The asker's places.
    pub yours: Vec<u8>,
    /// The code of the outcome when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub outcome: Option<String>,
    /// Whether whoever opened it is there, in the list of open tables.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub here: bool,
    /// The places that won when the game is over; none when it is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub winners: Option<Vec<u8>>,
    /// The seats they won at: what tells the sides apart where one person holds them all.
    #[serde(rename = "winningSeats", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub winning_seats: Option<Vec<u8>>,
    /// The places that were lent a hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<u8>>", optional))]
    pub helped: Vec<u8>,
    /// How many moves were played.
    pub plies: u32,
}
