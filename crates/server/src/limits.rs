//! How much anybody may ask, and how long anybody may take.
//!
//! All of it in one place, as values of a configuration: a test states the bound that it is about, and the
//! others stay out of its way.

use std::time::Duration;

/// How large a bucket of drops is, and how fast it fills.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// How many may come at once.
    pub burst: f64,
    /// How many may come in a second for ever.
    pub per_second: f64,
}

impl Pace {
    const fn new(burst: f64, per_second: f64) -> Pace {
        Pace { burst, per_second }
    }
}

/// What a server grants its clients.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How long the head of a request may take, and a connection be kept without one.
    pub head_time: Duration,
    /// The longest head of a request, in bytes.
    pub head_bytes: usize,
    /// How long the body of a request may take.
    pub body_time: Duration,
    /// How long an answer may wait for a client that does not read.
    pub stall_time: Duration,
    /// How many connections there may be; fewer where the machine has fewer descriptors.
    pub connections: usize,
    /// How many of them may come from one address, unless it is a proxy's.
    pub connections_each: usize,
    /// How many sockets a guest may have.
    pub sockets_of_guest: usize,
    /// How many sockets may come from one address.
    pub sockets_from_address: usize,
    /// Requests of one address.
    pub requests_from_address: Pace,
    /// Requests of one guest.
    pub requests_of_guest: Pace,
    /// Tables opened from one address.
    pub openings_from_address: Pace,
    /// Tables opened by one guest.
    pub openings_of_guest: Pace,
    /// Frames on one socket, pings included.
    pub frames: Pace,
    /// Orders of one guest, on all sockets and calls together.
    pub orders_of_guest: Pace,
    /// Orders from one address.
    pub orders_from_address: Pace,
    /// What one guest says, at all tables together.
    pub talk_of_guest: Pace,
    /// What is said from one address.
    pub talk_from_address: Pace,
    /// Changes of one guest's cookies.
    pub revocations: Pace,
    /// Tries at the codes of tables that wait.
    pub codes_from_address: Pace,
    /// How many look-ups and previews of one guest are at work or next in line for it.
    pub lookups_at_once: usize,
    /// How many more of them may wait.
    pub lookups_waiting: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            head_time: Duration::from_secs(10),
            head_bytes: 8 * 1024,
            body_time: Duration::from_secs(10),
            stall_time: Duration::from_secs(20),
            connections: 10_000,
            connections_each: 400,
            sockets_of_guest: 24,
            sockets_from_address: 300,
            requests_from_address: Pace::new(400.0, 50.0),
            requests_of_guest: Pace::new(400.0, 40.0),
            openings_from_address: Pace::new(40.0, 1.0),
            openings_of_guest: Pace::new(60.0, 0.5),
            frames: Pace::new(40.0, 8.0),
            orders_of_guest: Pace::new(80.0, 10.0),
            orders_from_address: Pace::new(600.0, 60.0),
            talk_of_guest: Pace::new(10.0, 0.5),
            talk_from_address: Pace::new(60.0, 5.0),
            revocations: Pace::new(5.0, 0.01),
            codes_from_address: Pace::new(10.0, 0.2),
            lookups_at_once: 2,
            lookups_waiting: 16,
        }
    }
}
