//! The table around the board: places, clocks, offers, the match.

use room::{OfferKind, Phase, Quota, StandIn};
use serde::Serialize;
use utoipa::ToSchema;

/// The table around the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Status {
    /// Where the table stands.
    pub phase: Phase,
    /// The places, in order.
    pub places: Vec<PlaceInfo>,
    /// How many sides there are: seat `s` is of side `s % sides`, place `p` of team `p % sides`, and
    /// partners keep together through a match.
    pub sides: u8,
    /// The seat that the host is to have in the first game; absent when the lot decides. The places
    /// after the host's follow it round the seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub host_seat: Option<u8>,
    /// The name of who sits in the arbiter's chair, empty while nobody does; absent where there is no
    /// such chair.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub arbiter: Option<String>,
    /// Who asks for the arbiter's chair, which everybody who plays must agree to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub candidate: Option<Candidate>,
    /// The word that leads to the table, for as long as it waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub code: Option<String>,
    /// After how many milliseconds the game may be claimed from opponents who are awaited and away; absent
    /// where it never may.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub claim_after: Option<u64>,
    /// The place that claimed the present game from opponents who were gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub claimed_by: Option<u8>,
    /// The place whose holder left the side's next action to a partner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub handed_by: Option<u8>,
    /// The place of the computer that is about to act, alone awaited or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub acting: Option<u8>,
    /// When a computer takes the place of somebody who is away; never where it is absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stand_in: Option<StandIn>,
    /// Whether whoever is awaited may be lent a hand; while the table waits, whether that is agreed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub hints: bool,
    /// Whether the arbiter has stopped the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub paused: bool,
    /// Which game of the match this is, from 1; 0 before the first.
    pub game: u16,
    /// How many games the match has.
    pub games: u16,
    /// The points of each place in the finished games of the match (where a draw is worth half a win: 2 for a win, 1 for a draw).
    pub score: Vec<i32>,
    /// The seats that must act.
    pub awaited: Vec<u8>,
    /// How many actions have been played, so that a page knows when aborting ends.
    pub plies: u32,
    /// The clocks by seat, partners showing the same one; none without clocks.
    pub clocks: Option<Vec<ClockState>>,
    /// The offers that stand.
    pub offers: Vec<Offer>,
    /// How the game ended.
    pub outcome: Option<OutcomeInfo>,
    /// The seat whose player has the first one in the game that follows, the next of the match or a rematch;
    /// absent where the lot decides, and while nothing follows yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub next_first: Option<u8>,
    /// What proves that chance was fair.
    pub fairness: Fairness,
}

/// Who asks for the arbiter's chair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Candidate {
    /// The nickname.
    pub name: String,
    /// The places whose holders have agreed so far.
    pub agreed: Vec<u8>,
}

/// One place at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct PlaceInfo {
    /// Who holds it.
    pub kind: PlaceKind,
    /// The holder's name; empty for a free place and for the computer, whom the page names.
    pub name: String,
    /// The computer's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<u8>,
    /// For whom the computer stands in until they come back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stands_for: Option<String>,
    /// Whether its holder was lent a hand in the present game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub helped: bool,
    /// The seat this place plays in the present game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
    /// The time of this place, when the table has clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub quota: Option<Quota>,
}

/// Who holds a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub enum PlaceKind {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// The computer.
    Bot,
}

/// One clock at the moment the frame was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct ClockState {
    /// Milliseconds left.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: u64,
    /// Whether it is running.
    pub running: bool,
}

/// An offer that stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Offer {
    /// What is offered.
    pub kind: OfferKind,
    /// The place that offers.
    pub by: u8,
    /// The other places that have agreed so far.
    pub agreed: Vec<u8>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct OutcomeInfo {
    /// The seats that won; none when the game is drawn.
    pub winners: Vec<u8>,
    /// What ended it.
    pub code: String,
    /// The clause that ended it.
    pub clause: String,
    /// The points by seat.
    pub points: Vec<i32>,
}

/// What proves that the draw was fair: the hash of a secret is shown before anyone sits, each
/// player adds a salt, and the secret is shown at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Fairness {
    /// The SHA-256 of the secret, in hexadecimal.
    pub commitment: String,
    /// The players' salts by place.
    pub salts: Vec<String>,
    /// The secret, once the match has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<String>,
}

/// Something said at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct TalkLine {
    /// The place that spoke; absent when it was the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub by: Option<u8>,
    /// Whether it was said to partners only, who alone are sent it.
    pub team: bool,
    /// What was said.
    pub text: String,
}
