//! Reading the sheet of a game, and deciding it again.

use game_core::{Account, Game as _, Incident, Marked, Origin, SheetFault, SheetProblem, SheetText, Sheets};

use crate::{Action, DamesDeLettres, End, Event, State, bag};

impl Sheets for DamesDeLettres {
    fn read_events(&self, text: &SheetText<'_>) -> Result<Account<Event>, SheetFault> {
        let mut account = Account::new([text.deal(str::parse)?]);
        let mut lines = text.lines();
        while let Some((spot, line)) = lines.next() {
            let end = End::read(line);
            if end.is_none() && line != "*" {
                let event = line.parse();
                account.push(
                    spot,
                    event.map_err(|fault| spot.fault(SheetProblem::BadMove(fault)))?,
                );
                continue;
            }
            if let Some((spot, _)) = lines.next() {
                return Err(spot.fault(SheetProblem::AfterResult));
            }
            let marked = end.map(|end| Marked {
                points: end.outcome().points,
                code: Some(end.cause.code()),
            });
            return Ok(account.close(spot, marked));
        }
        Err(text.unfinished("# with how it ended and who won, or *"))
    }

    fn origins(&self, state: &State, events: &[Event]) -> Vec<Origin<Action>> {
        let origin = |event: &Event| match event {
            Event::Deal(_) => (*state == self.blank()).then_some(Origin::Deal),
            Event::Move(play) => Some(Origin::Action(Action::Move(play.clone()))),
            Event::Announce(words) => Some(Origin::Action(Action::Announce(words.clone()))),
            Event::Touch { at, .. } => Some(Origin::Action(Action::Touch(*at))),
            Event::Adoube => Some(Origin::Action(Action::Adoube)),
            Event::Press => Some(Origin::Action(Action::Press)),
            Event::Fault(_, blunder) => Some(Origin::Action(Action::Move(blunder.play.clone()))),
            Event::Rule(ruling) => Some(Origin::Ruling(Action::Rule(ruling.clone()))),
            Event::Flag(seat) => Some(Origin::Incident(Incident::Flag(*seat))),
            Event::Resign(seat) => Some(Origin::Incident(Incident::Resignation(*seat))),
            // It follows from a move or a ruling, never by itself.
            Event::Blocked => None,
        };
        events.first().and_then(origin).into_iter().collect()
    }

    fn agrees(&self, before: &State, decided: &[Event], told: &[Event]) -> bool {
        let drawn = (*before != self.blank()).then_some(before.drawn());
        let agree = |(decided, told): (&Event, &Event)| match (decided, told) {
            (Event::Deal(_), Event::Deal(board)) => bag::is_dealt(board, drawn),
            _ => decided == told,
        };
        decided.len() == told.len() && decided.iter().zip(told).all(agree)
    }
}
