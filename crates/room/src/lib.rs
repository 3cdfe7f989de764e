//! A table: places, seats, clocks, offers and matches, around any game, without any I/O.
//!
//! The room works like the games it holds. [`Room::decide`] turns an input into records or refuses
//! it; [`Room::fold`] brings the room past a record and never refuses one that `decide` made. Every
//! transition is a record, so the journal of records *is* the table. Time comes in as an argument
//! and chance as a secret, so that the same records always give the same room.
//!
//! ```
//! use game_core::Configurable;
//! use game_echecs::Echecs;
//! use room::{Actor, Host, Input, Millis, Name, Place, PlaceSpec, PlayerId, Room, Salt, Seating, Secret, TableSpec};
//!
//! let chess = || Echecs::configure(&[], ()).unwrap();
//! let (ada, anybody) = (PlayerId(1), PlaceSpec { bot: None, quota: None });
//! let spec = TableSpec {
//!     game: "echecs".into(), options: vec![], places: vec![anybody; 2], seating: Seating::First, games: 1,
//!     private: true, arbiter: false, stand_in: None, patience: None, hints: false, code: None,
//! };
//! let places = vec![Place(0), Place(1)];
//! let host = Host { player: ada, name: Name::new("Ada").unwrap(), salt: Salt::EMPTY, places };
//! let (mut room, mut kept) = Room::open(chess(), spec, Millis(0), host, Secret::new([7; 32])).unwrap();
//!
//! let (seen, e4) = (room.table().version(), Input::Act("e2e4".into()));
//! let mut fresh = || Secret::new([8; 32]);
//! let decided = room.decide(Millis(1), Actor::Player(ada), seen, &e4, &mut fresh).unwrap();
//! decided.iter().for_each(|record| { room.fold(record, &mut |_, _, _| ()); });
//! kept.extend(decided);
//!
//! let lines: Vec<String> = kept.iter().map(ToString::to_string).collect();
//! let again = Room::restore(chess(), lines.iter().map(String::as_str)).unwrap();
//! assert_eq!(again.table(), room.table());
//! ```

mod any;
mod clock;
mod decided;
mod fair;
mod hex;
mod input;
mod offer;
mod order;
mod player;
mod record;
mod record_name;
mod refusal;
mod room;
mod script;
mod spec;
mod table;

pub use any::{AnyRoom, Json, Notices};
pub use clock::{Clocks, Millis, Quota};
pub use decided::Decided;
pub use fair::{SealedDice, Secret};
pub use hex::{hex, unhex};
pub use input::{Actor, Input};
pub use offer::{Offer, OfferKind};
pub use order::OrderKey;
pub use player::{Name, Place, PlayerId, Salt};
pub use record::{Corrupt, FORM, Record, RecordKind};
pub use record_name::RecordName;
pub use refusal::Refusal;
pub use room::{Dispute, Fold, Host, Opening, Room};
pub use spec::{PlaceSpec, Seating, SpecFault, StandIn, TableSpec};
pub use table::{Arbiter, Away, Candidate, Holder, Phase, Speaker, Table, Talk};
