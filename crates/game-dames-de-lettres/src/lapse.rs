//! Wrong moves that lose a strict game (F1).

use game_core::{Clause as _, Cost, Lapse, Lapses, Subject};

use crate::{Action, Blunder, DamesDeLettres, Event, State};

impl Lapses for DamesDeLettres {
    fn lapse(&self, before: &State, action: &Action, events: &[Event]) -> Option<Lapse> {
        let (seat, blunder) = events.iter().find_map(|event| match event {
            Event::Fault(seat, blunder) => Some((*seat, blunder)),
            _ => None,
        })?;
        let Blunder { clause, code, .. } = **blunder;
        let subject = match action {
            Action::Move(play) => self.permits(&self.referee(before), play).err(),
            _ => None,
        }
        .map_or(Subject::Nothing, |violation| violation.subject);
        Some(Lapse {
            seat,
            clause: clause.id(),
            code,
            subject,
            cost: Cost::Game,
        })
    }
}
