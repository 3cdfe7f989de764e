//! A table: places, seats, clocks, offers and matches, around any game, without any I/O.
//!
//! The room works like the games it holds. [`Room::decide`] turns an input into records or refuses
//! it; [`Room::fold`] brings the room past a record and never refuses one that `decide` made. Every
//! transition is a record, so the journal of records *is* the table. Time comes in as an argument
//! and chance as a secret, so that the same records always give the same room.

mod any;
mod clock;
mod fair;
mod hex;
mod input;
mod offer;
mod order;
mod player;
mod record;
mod refusal;
mod room;
mod script;
mod spec;
mod table;

pub use any::{AnyRoom, Json, Notices};
pub use clock::{Clocks, Millis, Quota};
pub use fair::{SealedDice, Secret};
pub use hex::{hex, unhex};
pub use input::{Actor, Input};
pub use offer::{Offer, OfferKind};
pub use order::{OrderKey, sign};
pub use player::{Name, Place, PlayerId, Salt};
pub use record::{Corrupt, Record, RecordKind};
pub use refusal::Refusal;
pub use room::{Dispute, Fold, Host, Opening, Room};
pub use spec::{PlaceSpec, Seating, SpecFault, StandIn, TableSpec};
pub use table::{Arbiter, Away, Candidate, Holder, Phase, Speaker, Table, Talk};
