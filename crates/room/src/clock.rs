//! Clocks: sudden death or Fischer, equal or not.
//!
//! Partners share one clock. It runs while a seat of their side is awaited, from the side's second
//! action on: each side's first is free, so that nobody loses time to a page that was still opening.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Milliseconds since the Unix epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

impl Millis {
    /// How long ago `earlier` was; 0 when it was not.
    pub fn since(self, earlier: Millis) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The time one place has for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/"))]
pub struct Quota {
    /// The time at the start, in milliseconds.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub base: u64,
    /// The time added after each action, in milliseconds; 0 for sudden death.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub increment: u64,
}

impl Quota {
    /// The longest time that makes sense, a day, and the longest increment, ten minutes.
    pub fn is_sane(self) -> bool {
        (1_000..=86_400_000).contains(&self.base) && self.increment <= 600_000
    }
}

/// The clocks of one game, one for each side; every seat reads its side's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    quotas: Vec<Quota>,
    left: Vec<u64>,
    /// Whether each side's time runs.
    running: Vec<bool>,
    since: Millis,
}

impl Clocks {
    /// Full clocks with the quotas of the sides, all stopped.
    pub fn new(quotas: Vec<Quota>, now: Millis) -> Clocks {
        let left = quotas.iter().map(|quota| quota.base).collect();
        Clocks {
            running: vec![false; quotas.len()],
            quotas,
            left,
            since: now,
        }
    }

    fn side(&self, seat: Seat) -> usize {
        seat.index() % self.left.len()
    }

    /// Lets the time of the sides of `seats` run, and no other.
    fn run(&mut self, seats: SeatSet) {
        self.running.fill(false);
        for seat in seats.iter() {
            let side = self.side(seat);
            self.running[side] = true;
        }
    }

    fn left_to(&self, side: usize, now: Millis) -> u64 {
        let spent = if self.running[side] {
            now.since(self.since)
        } else {
            0
        };
        self.left[side].saturating_sub(spent)
    }

    /// The sides whose time runs.
    fn running(&self) -> impl Iterator<Item = usize> {
        (0..self.running.len()).filter(|&side| self.running[side])
    }

    /// Milliseconds left to `seat` at `now`.
    pub fn left(&self, seat: Seat, now: Millis) -> u64 {
        self.left_to(self.side(seat), now)
    }

    /// Whether the clock of `seat` runs.
    pub fn is_running(&self, seat: Seat) -> bool {
        self.running[self.side(seat)]
    }

    /// Whether any clock runs.
    pub fn any_running(&self) -> bool {
        self.running().next().is_some()
    }

    /// Time added to `seat` after each of its actions.
    pub fn increment(&self, seat: Seat) -> u64 {
        self.quotas[self.side(seat)].increment
    }

    /// When the first clock runs out, if nothing happens before.
    pub fn deadline(&self) -> Option<Millis> {
        self.running()
            .map(|side| Millis(self.since.0.saturating_add(self.left[side])))
            .min()
    }

    /// The first seat of the side whose time is up at `now`; of the one that ran out first when there
    /// are several.
    pub fn flagged(&self, now: Millis) -> Option<Seat> {
        self.running()
            .filter(|&side| self.left_to(side, now) == 0)
            .min_by_key(|&side| self.left[side])
            .and_then(|side| u8::try_from(side).ok())
            .map(Seat)
    }

    /// What each side has left, for a takeback to come back to. Every table in memory keeps one of these a
    /// move, so it is small: a clock that shows more than forty-nine days comes back to those.
    pub fn reading(&self) -> impl Iterator<Item = u32> {
        let small = |left: &u64| u32::try_from(*left).unwrap_or(u32::MAX);
        self.left.iter().map(small)
    }

    /// Charges the time that has run.
    fn settle(&mut self, now: Millis) {
        for side in 0..self.left.len() {
            self.left[side] = self.left_to(side, now);
        }
        self.since = now;
    }

    /// `seat` has acted; `running` seats go on.
    pub fn press(&mut self, seat: Seat, running: SeatSet, now: Millis) {
        // A turn of several actions earns one increment, when it ends.
        let side = self.side(seat);
        let was_running = self.running[side];
        self.settle(now);
        self.run(running);
        if was_running && !self.running[side] {
            self.left[side] += self.quotas[side].increment;
        }
    }

    /// Lets each running seat have `least` milliseconds from now on, if it has less.
    pub fn grant(&mut self, least: u64, now: Millis) {
        self.settle(now);
        for (left, running) in self.left.iter_mut().zip(&self.running) {
            if *running {
                *left = least.max(*left);
            }
        }
    }

    /// The clocks go back to an earlier reading, and `running` seats go on from there.
    pub fn restore(&mut self, reading: &[u32], running: SeatSet, now: Millis) {
        for (left, &read) in self.left.iter_mut().zip(reading) {
            *left = u64::from(read);
        }
        self.run(running);
        self.since = now;
    }

    /// The clocks are full again, and `running` seats go on from there.
    pub fn refill(&mut self, running: SeatSet, now: Millis) {
        for (left, quota) in self.left.iter_mut().zip(&self.quotas) {
            *left = quota.base;
        }
        self.run(running);
        self.since = now;
    }

    /// The clocks of `running` seats go on from where they stopped.
    pub fn start(&mut self, running: SeatSet, now: Millis) {
        self.settle(now);
        self.run(running);
    }

    /// Every clock stops.
    pub fn stop(&mut self, now: Millis) {
        self.settle(now);
        self.run(SeatSet::EMPTY);
    }

    /// Time during which the server was away is nobody's.
    pub fn credit(&mut self, away: u64) {
        self.since = Millis(self.since.0.saturating_add(away));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn clocks(increment: u64) -> Clocks {
        let quota = Quota {
            base: 10_000,
            increment,
        };
        Clocks::new(vec![quota, Quota { base: 5_000, ..quota }], Millis(0))
    }

    #[test]
    fn partners_share_one_clock() {
        let mut clocks = clocks(2_000);
        let silver = SeatSet::from(A).with(Seat(2));
        clocks.press(Seat(3), silver, Millis(0));
        assert_eq!(clocks.left(Seat(2), Millis(4_000)), 6_000);
        assert_eq!(clocks.left(A, Millis(4_000)), 6_000);
        assert_eq!(clocks.flagged(Millis(10_000)), Some(A));
        clocks.press(Seat(2), B.into(), Millis(4_000));
        assert_eq!(clocks.left(A, Millis(5_000)), 8_000);
        assert!(clocks.is_running(Seat(3)));
    }

    #[test]
    fn a_first_action_is_free_and_adds_nothing() {
        let mut clocks = clocks(2_000);
        clocks.press(A, SeatSet::EMPTY, Millis(60_000));
        assert_eq!(clocks.left(A, Millis(60_000)), 10_000);
        assert_eq!(clocks.deadline(), None);
    }

    #[test]
    fn time_runs_for_the_awaited_seat_only_and_the_increment_follows() {
        let mut clocks = clocks(2_000);
        clocks.press(B, A.into(), Millis(1_000));
        assert_eq!(clocks.left(A, Millis(4_000)), 7_000);
        assert_eq!(clocks.left(B, Millis(4_000)), 5_000);
        clocks.press(A, B.into(), Millis(4_000));
        assert_eq!(clocks.left(A, Millis(9_000)), 9_000);
        assert_eq!(clocks.deadline(), Some(Millis(9_000)));
    }

    #[test]
    fn a_flag_falls_exactly_when_nothing_is_left() {
        let mut clocks = clocks(0);
        clocks.press(B, A.into(), Millis(0));
        assert_eq!(clocks.flagged(Millis(9_999)), None);
        assert_eq!(clocks.flagged(Millis(10_000)), Some(A));
        assert_eq!(clocks.flagged(Millis(99_000)), Some(A));
    }

    #[test]
    fn a_grant_fills_up_running_clocks_only() {
        let mut clocks = clocks(0);
        clocks.press(B, A.into(), Millis(0));
        clocks.grant(8_000, Millis(4_000));
        assert_eq!(clocks.left(A, Millis(4_000)), 8_000);
        assert_eq!(clocks.left(B, Millis(4_000)), 5_000);
        clocks.grant(1_000, Millis(5_000));
        assert_eq!(clocks.left(A, Millis(5_000)), 7_000);
        assert_eq!(clocks.deadline(), Some(Millis(12_000)));
    }

    #[test]
    fn time_away_is_not_charged() {
        let mut clocks = clocks(0);
        clocks.press(B, A.into(), Millis(0));
        clocks.credit(7_000);
        assert_eq!(clocks.left(A, Millis(8_000)), 9_000);
    }

    #[test]
    fn a_clock_that_goes_backwards_charges_nothing() {
        let mut clocks = clocks(0);
        clocks.press(B, A.into(), Millis(5_000));
        assert_eq!(clocks.left(A, Millis(1_000)), 10_000);
    }
}
