//! Errors, which cost the turn (7.6).

use game_core::{Clause as _, Cost, Lapse, Subject};

use crate::{Event, GuerreDesMots, State};

impl GuerreDesMots {
    /// What is wrong with an action that was accepted in `before` and led to `events`.
    pub fn lapse(&self, before: &State, events: &[Event]) -> Option<Lapse> {
        events.iter().find_map(|event| match event {
            Event::Error(mistake) => Some(Lapse {
                seat: before.side(),
                clause: mistake.clause.id(),
                code: mistake.code,
                subject: match mistake.about.as_str() {
                    "" => Subject::Nothing,
                    about => Subject::Word(about.to_owned()),
                },
                cost: Cost::Turn,
            }),
            _ => None,
        })
    }
}
