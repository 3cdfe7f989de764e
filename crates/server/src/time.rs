//! The time of the house.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use room::Millis;

/// Farther than any game lasts, and near enough for every machine's clock.
const FAR: Duration = Duration::from_secs(100 * 365 * 86_400);

/// A clock that tells the date yet never goes backwards: the machine's own may be set while games run.
#[derive(Debug)]
pub(crate) struct HouseClock {
    started: Instant,
    /// What it showed when it was started.
    epoch: AtomicU64,
}

impl HouseClock {
    pub(crate) fn start() -> HouseClock {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        HouseClock {
            started: Instant::now(),
            epoch: AtomicU64::new(u64::try_from(since_epoch.as_millis()).unwrap_or(u64::MAX)),
        }
    }

    /// Goes on from `known`, a moment that has been, where the machine's clock was set back since: what
    /// happened then would else lie in the future, and running clocks stand still until it comes.
    pub(crate) fn catch_up(&self, known: Millis) {
        let running = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.epoch
            .fetch_max(known.0.saturating_sub(running), Ordering::Relaxed);
    }

    fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Relaxed)
    }

    pub(crate) fn now(&self) -> Millis {
        let running = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        Millis(self.epoch().saturating_add(running))
    }

    /// The moment of the runtime's clock at which this one will show `at`.
    pub(crate) fn instant(&self, at: Millis) -> tokio::time::Instant {
        let after = Duration::from_millis(at.0.saturating_sub(self.epoch())).min(FAR);
        tokio::time::Instant::from_std(self.started + after)
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
        let at = |millis: u64| clock.instant(Millis(clock.epoch().saturating_add(millis)));
        assert_eq!(at(1_500) - at(0), Duration::from_millis(1_500));
        assert_eq!(clock.instant(Millis(0)), at(0), "what is past is due");
        assert!(clock.instant(Millis(u64::MAX)) > at(86_400_000));
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
        assert!(
            clock.instant(Millis(known.0 + 1_000)) <= tokio::time::Instant::now() + Duration::from_secs(1)
        );
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
