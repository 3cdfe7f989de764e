//! The wire types, versioned: what the page and the server, or a program and the server, say to each
//! other. The TypeScript types of the page are written from these by this crate's tests.
//!
//! What a room says in the same words is the room's own type: [`room::Input`], [`room::OfferKind`],
//! [`room::Phase`], [`room::Quota`], [`room::Seating`] and [`room::StandIn`].
//!
//! Unknown fields are ignored and unknown frames are refused, so that a client of the previous
//! version stays understood while the server is replaced.
//!
//! ```
//! use protocol::{Ack, ClientFrame, ServerFrame};
//!
//! let said = r#"{"t":"do","d":{"k":1,"v":6,"input":{"act":"e2e4"}}}"#;
//! let ClientFrame::Do(order) = serde_json::from_str(said)?;
//! assert_eq!(order.input, room::Input::Act("e2e4".to_owned()));
//!
//! let done = ServerFrame::Ack(Ack { k: order.k, v: 7 });
//! assert_eq!(serde_json::to_string(&done)?, r#"{"t":"ack","d":{"k":1,"v":7}}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod api;
mod frame;
mod hint;
mod kit;
mod lexicon;
mod referee;
mod status;

pub use api::{
    Created, Devices, ErrorBody, GameInfo, Intent, Me, NewTable, NewTableClock, Opponent, OptionInfo,
    PlaceWish, Rename, Revoke, Sit, TableSummary,
};
pub use frame::{Ack, ClientFrame, GalleryLine, Order, Refused, ServerFrame, Step, TableFrame, You};
pub use hint::{Hint, HintWish, WhyInfo};
pub use kit::{KitInfo, PaperInfo, SheetInfo};
pub use lexicon::{
    Analysis, Family, FoundWord, LettersReport, Reading, RulingInfo, Seek, WordRefusal, WordReport,
};
pub use referee::{Finding, Trial};
pub use status::{
    Candidate, ClockState, Fairness, Offer, OutcomeInfo, PlaceInfo, PlaceKind, Status, TalkLine,
};

/// The version of the protocol that this build speaks.
pub const VERSION: u16 = 1;

/// The longest frame a client may send, in bytes.
pub const MAX_FRAME: usize = 4096;

/// The text frame with which a client asks whether the server is there.
pub const PING: &str = "p";

/// The server's answer to [`PING`].
pub const PONG: &str = "0";
