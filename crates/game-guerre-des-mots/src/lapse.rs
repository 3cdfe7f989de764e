//! Errors, which cost the turn, and claims that cost the right they claim (7.6).

use game_core::{Clause as _, Cost, Lapse, Lapses, Subject};

use crate::{Action, Bonus, Clause, Event, GuerreDesMots, State};

impl Lapses for GuerreDesMots {
    fn lapse(&self, before: &State, _action: &Action, events: &[Event]) -> Option<Lapse> {
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
            Event::Coup(deed) => {
                let (clause, code) = match deed.lost()? {
                    Bonus::Replay => (Clause::C9_2, "no-right-to-replay"),
                    Bonus::Block => (Clause::C12_1, "no-right-to-blockade"),
                };
                Some(Lapse {
                    seat: before.side(),
                    clause: clause.id(),
                    code,
                    subject: Subject::Nothing,
                    cost: Cost::Right,
                })
            }
            _ => None,
        })
    }
}
