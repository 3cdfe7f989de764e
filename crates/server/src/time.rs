//! The time of the house.
//!
//! Clocks of games must neither jump nor run backwards when somebody sets the machine's: so its date is read
//! once, and from there the time is counted. Everything that waits waits for this clock, and tests move it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use room::Millis;
use tokio::sync::watch;

/// Farther than any game lasts, and near enough for every machine's clock.
const FAR: Duration = Duration::from_secs(100 * 365 * 86_400);

/// A clock that tells the date yet never goes backwards: the machine's own may be set while games run.
/// Its clones show the same time.
#[derive(Clone, Debug)]
pub struct HouseClock(Arc<Hands>);

#[derive(Debug)]
struct Hands {
    started: Instant,
    /// What it showed when it was started.
    epoch: AtomicU64,
    /// What has passed at once, besides what the machine has counted.
    passed: watch::Sender<Duration>,
}

impl HouseClock {
    /// A clock that shows the machine's time, and goes from there.
    pub fn start() -> HouseClock {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        HouseClock(Arc::new(Hands {
            started: Instant::now(),
            epoch: AtomicU64::new(u64::try_from(since_epoch.as_millis()).unwrap_or(u64::MAX)),
            passed: watch::Sender::new(Duration::ZERO),
        }))
    }

    /// Lets `time` pass at once: whatever was to happen meanwhile is due. For tests of what time brings
    /// about, which must not wait for it.
    pub fn pass(&self, time: Duration) {
        self.0.passed.send_modify(|passed| *passed += time);
    }

    /// How long it has gone.
    pub(crate) fn running(&self) -> Duration {
        self.0.started.elapsed() + *self.0.passed.borrow()
    }

    /// Waits until it has gone so long.
    pub(crate) async fn run_to(&self, running: Duration) {
        let mut moved = self.0.passed.subscribe();
        loop {
            let rest = running.min(FAR).saturating_sub(self.running());
            tokio::select! {
                () = tokio::time::sleep(rest) => return,
                // The clock itself keeps the other end open.
                _ = moved.changed() => {}
            }
        }
    }

    /// What `work` comes to within `limit`.
    pub(crate) async fn timeout<T>(&self, limit: Duration, work: impl Future<Output = T>) -> Option<T> {
        let due = self.running() + limit;
        tokio::select! {
            biased;
            done = work => Some(done),
            () = self.run_to(due) => None,
        }
    }

    /// Goes on from `known`, a moment that has been, where the machine's clock was set back since: what
    /// happened then would else lie in the future, and running clocks stand still until it comes.
    pub(crate) fn catch_up(&self, known: Millis) {
        let running = u64::try_from(self.running().as_millis()).unwrap_or(u64::MAX);
        self.0
            .epoch
            .fetch_max(known.0.saturating_sub(running), Ordering::Relaxed);
    }

    fn epoch(&self) -> u64 {
        self.0.epoch.load(Ordering::Relaxed)
    }

    pub(crate) fn now(&self) -> Millis {
        let running = u64::try_from(self.running().as_millis()).unwrap_or(u64::MAX);
        Millis(self.epoch().saturating_add(running))
    }

    /// How long it has gone when it shows `at`.
    pub(crate) fn running_at(&self, at: Millis) -> Duration {
        Duration::from_millis(at.0.saturating_sub(self.epoch()))
    }
}

/// The day of a moment, as records write it: `2026.11.15`.
pub(crate) fn date(at: Millis) -> String {
    // Days since the epoch to a civil date, by Howard Hinnant's algorithm.
    let days = i64::try_from(at.0 / 86_400_000).unwrap_or_default() + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_follow_the_clock_and_the_farthest_is_one_too() {
        let clock = HouseClock::start();
        let at = |millis: u64| clock.running_at(Millis(clock.epoch().saturating_add(millis)));
        assert_eq!(at(1_500) - at(0), Duration::from_millis(1_500));
        assert_eq!(clock.running_at(Millis(0)), at(0), "what is past is due");
        assert!(clock.running_at(Millis(u64::MAX)) > at(86_400_000));
    }

    #[test]
    fn a_machine_set_back_goes_on_from_the_last_moment_known() {
        let clock = HouseClock::start();
        let known = Millis(clock.now().0 + 86_400_000);
        clock.catch_up(known);
        let now = clock.now();
        assert!(now >= known && now.since(known) < 60_000);
        clock.catch_up(Millis(5));
        assert!(clock.now() >= now, "a moment gone by changes nothing");
        let soon = clock.running_at(Millis(known.0 + 1_000));
        assert!(soon <= clock.running() + Duration::from_secs(1));
    }

    #[tokio::test]
    async fn whoever_waits_learns_that_time_has_passed_at_once() {
        let clock = HouseClock::start();
        let hour = Duration::from_secs(3600);
        let (before, due) = (clock.now(), clock.running() + 2 * hour);
        let mut waits = std::pin::pin!(clock.run_to(due));
        let mut is_due = async || tokio::time::timeout(Duration::ZERO, waits.as_mut()).await.is_ok();
        assert!(!is_due().await);
        clock.clone().pass(hour);
        assert!(!is_due().await);
        clock.pass(hour);
        assert!(is_due().await);
        assert!(clock.now().since(before) >= 2 * 3_600_000);
    }

    #[test]
    fn dates_are_civil() {
        for (seconds, day) in [
            (0, "1970.01.01"),
            (951_782_400, "2000.02.29"),
            (1_794_700_800, "2026.11.15"),
            (4_107_542_400, "2100.03.01"),
        ] {
            assert_eq!(date(Millis(seconds * 1000)), day);
        }
    }
}
