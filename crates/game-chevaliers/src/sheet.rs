//! The sheet of a game, as people keep it: tags, numbered moves, result.

use game_core::{
    Account, Export, Game as _, Incident, Marked, Origin, Seat, SheetFault, SheetProblem, SheetText, Sheets,
    Shelved as _, sheet_event, sheet_head, sheet_options, sheet_termination, sheet_words,
};

use crate::{Action, Arm, Camp, Chevaliers, End, Ending, Event, Players, Rules, State};

/// The results: Silver wins, Gold wins, nobody does, the game goes on.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

impl Export for Chevaliers {
    const MEDIA_TYPE: &'static str = "text/x-chevaliers";
    const EXTENSION: &'static str = "chn";

    fn seat_tag(&self, seat: Seat) -> String {
        let camp = match Camp::of(seat) {
            Camp::Silver => "Silver",
            Camp::Gold => "Gold",
        };
        let arm = match (self.rules().seats, Arm::of(seat)) {
            (Players::Two, _) => "",
            (Players::Four, Arm::Knights) => "Knights",
            (Players::Four, Arm::Men) => "Men",
        };
        format!("{camp}{arm}")
    }

    fn export(&self, tags: &[(String, String)], events: &[Event]) -> String {
        let (words, end) = self.movetext(events);
        let result = result(end);
        let options = sheet_options(Rules::OPTIONS, self.rules().settings());
        let resigned = matches!(end, Some(End::Resignation(_)));
        let code = end.map_or("unterminated", End::code);
        let own = [
            ("Options", options.as_str()),
            ("Result", result),
            ("Termination", sheet_termination(tags, code, resigned)),
        ];
        let mut text = sheet_head(Chevaliers::SLUG, tags, &own);
        sheet_words(&mut text, words.iter().map(String::as_str).chain([result]));
        text
    }
}

impl Chevaliers {
    /// The words of the moves, numbers included, and how the game ended. A move that enters the enemy
    /// castle bears a `+`, one that wins where it ends a `#`.
    fn movetext(&self, events: &[Event]) -> (Vec<String>, Option<End>) {
        let mut words = Vec::new();
        let mut state = self.blank();
        let mut follows = false;
        for event in events {
            let (camp, number) = (state.camp(), state.number());
            self.evolve(&mut state, event);
            let Event::Move(ply) = event else {
                // One word an event: `flag-s`.
                words.push(event.to_string().replace(' ', "-"));
                follows = false;
                continue;
            };
            match camp {
                Camp::Silver => words.push(format!("{number}.")),
                Camp::Gold if !follows => words.push(format!("{number}...")),
                Camp::Gold => {}
            }
            let mark = match state.last() {
                Some(played) if played.wins => "#",
                Some(played) if played.entered => "+",
                _ => "",
            };
            words.push(format!("{ply}{mark}"));
            follows = camp == Camp::Silver;
        }
        (words, state.end())
    }
}

fn result(end: Option<End>) -> &'static str {
    match end.map(End::winner) {
        Some(Some(camp)) => RESULTS[camp.index()],
        Some(None) => RESULTS[2],
        None => RESULTS[3],
    }
}

impl Sheets for Chevaliers {
    fn read_events(&self, text: &SheetText<'_>) -> Result<Account<Event>, SheetFault> {
        let mut account = Account::new([]);
        let mut words = text.words();
        while let Some((spot, word)) = words.next() {
            if let Some(result) = RESULTS.iter().position(|result| *result == word) {
                return match words.next() {
                    None => Ok(account.close(spot, self.marked(result))),
                    Some((spot, _)) => Err(spot.fault(SheetProblem::AfterResult)),
                };
            }
            let event = sheet_event(word).parse();
            account.push(
                spot,
                event.map_err(|fault| spot.fault(SheetProblem::BadMove(fault)))?,
            );
        }
        Err(text.unfinished("1-0, 0-1, 1/2-1/2 or *"))
    }

    fn origins(&self, _state: &State, events: &[Event]) -> Vec<Origin<Action>> {
        let origin = |event: &Event| match event {
            Event::Move(ply) => Origin::Action(Action::Move(ply.clone())),
            Event::Claim => Origin::Action(Action::Claim),
            Event::End(Ending::Flag(seat)) => Origin::Incident(Incident::Flag(*seat)),
            Event::End(Ending::Resign(seat)) => Origin::Incident(Incident::Resignation(*seat)),
            Event::End(Ending::Agree) => Origin::Incident(Incident::Agreement),
        };
        events.first().map(origin).into_iter().collect()
    }
}

impl Chevaliers {
    /// What the result at this place of [`RESULTS`] says.
    fn marked(&self, result: usize) -> Option<Marked> {
        let camps = [[2, 0], [0, 2], [1, 1]].get(result)?;
        let seats = 0..usize::from(self.seats());
        Some(Marked {
            points: seats.map(|seat| camps[seat % 2]).collect(),
            code: None,
        })
    }
}
