//! Wrong announcements that an option punishes instead of refusing (A4).

use game_core::{Cost, Lapse, Lapses};

use crate::{Action, EchecEtMots, Event, State};

impl Lapses for EchecEtMots {
    fn lapse(&self, before: &State, action: &Action, events: &[Event]) -> Option<Lapse> {
        let cost = events.iter().find_map(|event| match event {
            Event::Announce(None) => Some(Cost::Word),
            _ => None,
        });
        let cost = cost.or_else(|| events.contains(&Event::Void).then_some(Cost::Turn))?;
        let Action::Move {
            leap,
            announce: Some(word),
        } = action
        else {
            return None;
        };
        let wrong = self.announcement(word, &self.rack_after(before, *leap)).err()?;
        Some(Lapse::of(before.side(), wrong, cost))
    }
}
