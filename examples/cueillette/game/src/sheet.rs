//! The sheet of a game, as people keep it: tags, what was taken, result.

use game_core::{
    Account, Export, Game as _, Incident, Marked, Origin, Seat, SheetFault, SheetProblem, SheetText, Sheets,
    Shelved as _, sheet_head, sheet_options, sheet_termination, sheet_words,
};

use crate::{Action, Cueillette, Ending, Event, Rules, State, position};

/// The results: White wins, Black wins, nobody does, the game goes on.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

impl Export for Cueillette {
    const MEDIA_TYPE: &'static str = "text/x-cueillette";
    const EXTENSION: &'static str = "cue";

    fn seat_tag(&self, seat: Seat) -> String {
        ["White", "Black"][seat.index()].to_owned()
    }

    fn export(&self, tags: &[(String, String)], events: &[Event]) -> String {
        let mut state = self.blank();
        let mut deal = String::new();
        let mut words = Vec::new();
        for event in events {
            self.evolve(&mut state, event);
            match event {
                Event::Deal(_) => deal = position::write(&state),
                // One word an event: `w-b3`.
                _ => words.push(event.to_string().replace(' ', "-")),
            }
        }
        let turn = self.turn(&state);
        let outcome = turn.outcome().filter(|_| !events.is_empty());
        let result = RESULTS[match outcome.map(|outcome| outcome.winners.iter().next()) {
            Some(Some(seat)) => seat.index(),
            Some(None) => 2,
            None => 3,
        }];
        let options = sheet_options(Rules::OPTIONS, self.rules().settings());
        let code = outcome.map_or("unterminated", |outcome| outcome.code);
        let resigned = matches!(state.ended, Some(Ending::Resign(_)));
        let own = [
            ("Deal", deal.as_str()),
            ("Options", options.as_str()),
            ("Result", result),
            ("Termination", sheet_termination(tags, code, resigned)),
        ];
        let mut text = sheet_head(Cueillette::SLUG, tags, &own);
        sheet_words(&mut text, words.iter().map(String::as_str).chain([result]));
        text
    }
}

impl Sheets for Cueillette {
    fn read_events(&self, text: &SheetText<'_>) -> Result<Account<Event>, SheetFault> {
        let mut account = Account::new([text.deal(str::parse)?]);
        let mut words = text.words();
        while let Some((spot, word)) = words.next() {
            if let Some(result) = RESULTS.iter().position(|result| *result == word) {
                let points = [[2, 0], [0, 2], [1, 1]].get(result);
                let marked = points.map(|points| Marked {
                    points: points.to_vec(),
                    code: None,
                });
                return match words.next() {
                    None => Ok(account.close(spot, marked)),
                    Some((spot, _)) => Err(spot.fault(SheetProblem::AfterResult)),
                };
            }
            let event = word.replacen('-', " ", 1).parse();
            let event = event.map_err(|fault| spot.fault(SheetProblem::BadMove(fault)))?;
            account.push(spot, event);
        }
        Err(text.unfinished("1-0, 0-1, 1/2-1/2 or *"))
    }

    fn origins(&self, _state: &State, events: &[Event]) -> Vec<Origin<Action>> {
        let origin = |event: &Event| match event {
            Event::Deal(_) => Origin::Deal,
            Event::Take { to, .. } => Origin::Action(Action(*to)),
            Event::End(Ending::Flag(seat)) => Origin::Incident(Incident::Flag(*seat)),
            Event::End(Ending::Resign(seat)) => Origin::Incident(Incident::Resignation(*seat)),
            Event::End(Ending::Agree) => Origin::Incident(Incident::Agreement),
        };
        events.first().map(origin).into_iter().collect()
    }

    /// A sheet deals by dice that nobody has any more.
    fn agrees(&self, _before: &State, decided: &[Event], told: &[Event]) -> bool {
        matches!((decided, told), ([Event::Deal(_)], [Event::Deal(_)])) || decided == told
    }
}
