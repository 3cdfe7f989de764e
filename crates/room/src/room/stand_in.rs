//! Computers that stand in for those who are away.
//!
//! Who is there is nothing that happened at the table: the server tells it, and no record says so. What
//! follows from it is a record.

use game_core::Tabled;

use super::Room;
use crate::{Actor, Holder, Millis, Phase, Place, PlayerId, RecordKind, Refusal};

/// Who is there, as far as the room was told.
#[derive(Clone, Debug, Default)]
pub(super) struct Attendance {
    here: Vec<PlayerId>,
    /// Since when those who hold a place are away.
    gone: Vec<(PlayerId, Millis)>,
    /// Since when there is somebody to wait for them.
    company: Option<Millis>,
    /// When the last of them was seen to leave.
    left: Option<Millis>,
}

impl Attendance {
    /// Somebody sat down at `now`: if they are away, they are so from now on.
    pub(super) fn sat(&mut self, player: PlayerId, now: Millis) {
        let known = self.gone.iter_mut().filter(|(gone, _)| *gone == player);
        known.for_each(|(_, since)| *since = now);
    }
}

impl<G: Tabled> Room<G> {
    /// Learns who is at the table at `now`.
    pub fn attend(&mut self, now: Millis, here: &[PlayerId]) {
        let mut gone = Vec::new();
        for holder in &self.table.holders {
            if let Holder::Person { player, .. } = holder
                && !here.contains(player)
                && gone.iter().all(|(known, _)| known != player)
            {
                let before = self.attendance.gone.iter().find(|(known, _)| known == player);
                gone.push((*player, before.map_or(now, |&(_, since)| since)));
            }
        }
        let is_here =
            |holder: &Holder| matches!(holder, Holder::Person { player, .. } if here.contains(player));
        let company = self.table.holders.iter().any(is_here);
        let left = match (self.attendance.company, company) {
            (Some(_), false) => Some(now),
            _ => self.attendance.left,
        };
        self.attendance = Attendance {
            here: here.to_vec(),
            gone,
            company: company.then(|| self.attendance.company.unwrap_or(now)),
            left,
        };
    }

    /// Whether `player` is at the table.
    pub(super) fn is_here(&self, player: PlayerId) -> bool {
        self.attendance.here.contains(&player)
    }

    /// Whether anybody who holds a place is at the table.
    pub(super) fn has_company(&self) -> bool {
        self.attendance.company.is_some()
    }

    /// When the last of those who hold a place was seen to leave the table.
    pub(super) fn left_at(&self) -> Option<Millis> {
        self.attendance.left
    }

    /// When the first computer will stand in for somebody, if nothing happens before.
    pub(super) fn stand_in_deadline(&self) -> Option<Millis> {
        self.missed().map(|(_, due)| due).min()
    }

    /// The computers that stand in at `now`.
    pub(super) fn stood_in(&self, now: Millis) -> Vec<RecordKind<G::Event>> {
        let Some(stand_in) = self.table.spec.stand_in else {
            return Vec::new();
        };
        let level = stand_in.level;
        let due = self.missed().filter(|&(_, due)| due <= now);
        due.map(|(place, _)| RecordKind::Computer { place, level })
            .collect()
    }

    /// The places whose holders are missed, and until when they are waited for before a computer stands in.
    fn missed(&self) -> impl Iterator<Item = (Place, Millis)> {
        let stand_in = self.table.spec.stand_in;
        self.awaited_away().filter_map(move |(place, from)| {
            let after = stand_in?.after;
            Some((place, Millis(from.0.saturating_add(after))))
        })
    }

    /// The places whose holders are awaited and away while somebody else waits for them, and since when
    /// all of that holds. Nobody is hurried at a table that everybody has left, nor by the first to come
    /// back to it.
    pub(super) fn awaited_away(&self) -> impl Iterator<Item = (Place, Millis)> {
        let playing = self.table.phase == Phase::Playing && !self.table.paused;
        let away = move |seat| {
            let place = self.table.place_of(seat).filter(|_| playing)?;
            let Holder::Person { player, .. } = self.table.holders[place.index()] else {
                return None;
            };
            let &(_, since) = self.attendance.gone.iter().find(|(gone, _)| *gone == player)?;
            let company = self.attendance.company?;
            Some((place, since.max(self.table.board_at).max(company)))
        };
        self.table.awaited.iter().filter_map(away)
    }

    /// Whoever comes back takes the place that was kept for them.
    pub(super) fn come_back(&self, actor: Actor) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let Actor::Player(player) = actor else {
            return Err(Refusal::NotSeated);
        };
        let sit = |place: Place| {
            let away = self.table.away(place)?;
            Some(RecordKind::Sit {
                place,
                player,
                salt: away.salt.clone(),
                name: away.name.clone(),
            })
        };
        let kinds: Vec<_> = self.table.kept_for(player).filter_map(sit).collect();
        if kinds.is_empty() {
            return Err(Refusal::NotSeated);
        }
        Ok(kinds)
    }
}
