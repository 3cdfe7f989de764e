//! The time that has passed, which only players on a clock need to know.
//!
//! Behind a trait, so that the tests of how a clock is shared out wait for nothing.

use std::time::{Duration, Instant};

/// Tells how long a bot has been thinking.
pub trait Watch {
    /// The time since the thinking began.
    fn elapsed(&self) -> Duration;
}

/// The time of the machine.
#[derive(Clone, Copy, Debug)]
pub struct WallClock(Instant);

impl WallClock {
    /// A watch that starts now.
    pub fn start() -> WallClock {
        WallClock(Instant::now())
    }
}

impl Watch for WallClock {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
