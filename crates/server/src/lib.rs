//! The web server: sockets, sessions, timers, bot workers.
//!
//! It knows tables, never games: what a table holds comes from `catalog` behind [`catalog::AnyTable`].
//! The way of a move is in `live`: decided by the room, kept by the journal, then folded and told.

mod address;
mod alarms;
mod api;
mod assets;
mod bots;
mod budget;
mod census;
mod chance;
mod database;
mod descriptors;
mod dictionary;
mod digest;
mod door;
mod drill;
mod error;
mod extract;
mod flood;
mod hint;
mod identity;
mod invitation;
mod kit;
mod lifecycle;
mod limits;
mod live;
mod lobby;
mod locale;
mod metrics;
mod openapi;
mod openings;
mod packing;
mod preview;
mod public_url;
mod referee;
mod registry;
mod revoke;
mod router;
mod security;
mod sessions;
mod shares;
mod socket;
mod thinkers;
mod time;
mod wire;
#[cfg(test)]
mod within;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use lexicon::Lexicon;

pub use address::{NotASubnet, Subnet};
pub use database::{Database, NotADatabase};
pub use drill::{Drill, DrillTable};
pub use lifecycle::{Running, ServeError, start, with_causes};
pub use limits::{Limits, Pace};
pub use public_url::{NotAPublicUrl, PublicUrl};
pub use registry::House;
pub use time::HouseClock;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// Where to tell what is counted: apart from where players come in.
    pub metrics: Counts,
    /// The address under which players know the house; without it, the host that each of them asks.
    pub public_url: Option<PublicUrl>,
    /// The proxies that are believed about whom they ask for.
    pub trusted_proxies: Vec<Subnet>,
    /// What clients are granted.
    pub limits: Limits,
    /// Where the journal is kept.
    pub database: Database,
    /// The least time a computer player takes, so that a person sees it move.
    pub bot_pause: Duration,
    /// How many computer players think at a time.
    pub thinkers: usize,
    /// How long a table may lie idle before it leaves memory.
    pub idle: Duration,
    /// How long a client may say nothing before it is taken for gone. It is asked long before; browsers
    /// answer by themselves, also for a page at the back, whose own timers hardly run.
    pub silence: Duration,
    /// The word list that word games and the dictionary ask.
    pub lexicon: &'static Lexicon,
    /// What the house throws its dice from instead of the machine's chance, so that the same salts deal
    /// the same game again: for tests, and never where the public can come in.
    pub seed: Option<u64>,
    /// The clock of the house.
    pub clock: HouseClock,
}

/// Where operators are told what is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Nowhere.
    Untold,
    /// At this address, without which the server does not start.
    At(SocketAddr),
    /// At this address, unless somebody else has it.
    IfFree(SocketAddr),
}

impl Config {
    /// The usual way: everything as players expect it.
    pub fn new(addr: SocketAddr, database: Database) -> Config {
        Config {
            addr,
            metrics: Counts::Untold,
            public_url: None,
            trusted_proxies: Subnet::LOOPBACK.to_vec(),
            limits: Limits::default(),
            database,
            bot_pause: Duration::from_millis(450),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            idle: Duration::from_secs(300),
            silence: Duration::from_secs(35),
            lexicon: catalog::french(),
            seed: None,
            clock: HouseClock::start(),
        }
    }
}

/// What every request handler is given.
type Shared = axum::extract::State<Arc<House>>;
