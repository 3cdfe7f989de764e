//! The house's clock as the HTTP connections see it.
//!
//! With a clock of their own the tests of slow clients would have to wait for them.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use hyper::rt::{Sleep, Timer};

use crate::time::HouseClock;

/// Times connections by the house's clock, so that nobody is waited for longer than that shows.
#[derive(Clone, Debug)]
pub(super) struct HouseTimer(pub(super) HouseClock);

/// A wait for the house's clock.
struct Wait(Pin<Box<dyn Future<Output = ()> + Send + Sync>>);

impl Future for Wait {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        self.0.as_mut().poll(cx)
    }
}

impl Sleep for Wait {}

impl Timer for HouseTimer {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        let clock = self.0.clone();
        let due = clock.running() + duration;
        Box::pin(Wait(Box::pin(async move { clock.run_to(due).await })))
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn Sleep>> {
        self.sleep(deadline.saturating_duration_since(self.now()))
    }
}
