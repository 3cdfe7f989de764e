//! Those who watch: how many they are, and what they say among themselves.
//!
//! Like presence it is nothing that happened at the table: no record says so, and it is gone with the table
//! from memory. People who play against each other hear it once their game is over, lest it sway them.

use std::collections::{HashSet, VecDeque};

use protocol::{GalleryLine, ServerFrame};
use room::{Actor, PlayerId, Table, Talk};

use super::hearing::text;
use super::{Answer, Inner};
use crate::error::Denial;
use crate::identity::Guest;

/// How many lines are kept for those who come later.
const KEPT: usize = 100;

/// What was said among those who watch.
#[derive(Debug, Default)]
pub(super) struct Gallery {
    lines: VecDeque<GalleryLine>,
    next: u64,
    /// How many watched when that was last told.
    watchers: u32,
}

/// Whether `player` only watches.
pub(super) fn is_watcher(table: &Table, player: PlayerId) -> bool {
    let plays = table.places_of(Actor::Player(player)).next().is_some();
    let rules = table.arbiter().is_some_and(|arbiter| arbiter.player == player);
    !plays && !rules
}

fn hears(table: &Table, player: PlayerId) -> bool {
    is_watcher(table, player) || !table.is_contested()
}

impl Inner {
    /// What `player` may hear of those who watch.
    pub(super) fn gallery_for(&self, player: PlayerId) -> Vec<GalleryLine> {
        if hears(self.room.table(), player) {
            self.gallery.lines.iter().cloned().collect()
        } else {
            Vec::new()
        }
    }

    /// How many people watch, whatever number of tabs they have.
    pub(super) fn watchers(&self) -> u32 {
        let table = self.room.table();
        let players = self.listeners.iter().map(|listener| listener.player);
        let watchers: HashSet<_> = players.filter(|player| is_watcher(table, *player)).collect();
        u32::try_from(watchers.len()).unwrap_or(u32::MAX)
    }

    /// Somebody who watches says something to the others who do.
    pub(super) fn say_in_gallery(&mut self, guest: &Guest, said: &str) -> Answer {
        let table = self.room.table();
        let said = Talk::plain(said).map_err(|refusal| Denial::Room(table.spec().game.clone(), refusal))?;
        let line = GalleryLine {
            n: self.gallery.next,
            name: guest.name.to_string(),
            text: said,
        };
        self.gallery.next += 1;
        let frame = text(&ServerFrame::Gallery(vec![line.clone()]));
        self.gallery.lines.push_back(line);
        if self.gallery.lines.len() > KEPT {
            self.gallery.lines.pop_front();
        }
        self.send_where(&frame, hears);
        Ok(self.room.table().version())
    }

    /// Tells how many watch, when that has changed.
    pub(super) fn tell_watchers(&mut self) {
        let watchers = self.watchers();
        if watchers == self.gallery.watchers {
            return;
        }
        self.gallery.watchers = watchers;
        let frame = text(&ServerFrame::Watchers(watchers));
        self.send_where(&frame, |_, _| true);
    }

    /// Those who played hear what was said, once the game they were not to be swayed in is over.
    pub(super) fn tell_gallery_to_players(&mut self) {
        if self.gallery.lines.is_empty() {
            return;
        }
        let lines = self.gallery.lines.iter().cloned().collect();
        let frame = text(&ServerFrame::Gallery(lines));
        self.send_where(&frame, |table, player| !is_watcher(table, player));
    }
}
