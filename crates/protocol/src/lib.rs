//! The wire types, versioned: what the page and the server, or a program and the server, say to each
//! other. The TypeScript types of the page are written from these by this crate's tests.
//!
//! Unknown fields are ignored and unknown frames are refused, so that a client of the previous
//! version stays understood while the server is replaced.

mod api;
mod frame;
mod lexicon;
mod status;

pub use api::{
    Colour, Created, Devices, ErrorBody, GameInfo, Intent, Me, NewTable, NewTableClock, Opponent, OptionInfo,
    PlaceWish, Rename, Revoke, Sit, TableSummary,
};
pub use frame::{
    Ack, ClientFrame, GalleryLine, Input, OfferKind, Order, Refused, ServerFrame, Step, TableFrame, You,
};
pub use lexicon::{
    Analysis, Family, FoundWord, LettersReport, Reading, Ruling, Seek, WordRefusal, WordReport,
};
pub use status::{
    Candidate, ClockState, Fairness, Offer, OutcomeInfo, Phase, PlaceInfo, PlaceKind, Quota, StandIn, Status,
    TalkLine,
};

/// The version of the protocol that this build speaks.
pub const VERSION: u16 = 1;

/// The longest frame a client may send, in bytes.
pub const MAX_FRAME: usize = 4096;

/// The text frame with which a client asks whether the server is there.
pub const PING: &str = "p";

/// The server's answer to [`PING`].
pub const PONG: &str = "0";
