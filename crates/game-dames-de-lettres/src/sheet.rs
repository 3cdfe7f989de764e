//! The sheet of a game, as people keep it: tags, a line for whatever happened, result.

mod read;

use game_core::{Export, Game as _, Seat, Shelved as _, sheet_head, sheet_options, sheet_termination};

use crate::{Cause, DamesDeLettres, Event, Rules, dln};

impl Export for DamesDeLettres {
    const MEDIA_TYPE: &'static str = "text/x-dames-de-lettres";
    const EXTENSION: &'static str = "dln";

    fn seat_tag(&self, seat: Seat) -> String {
        ["White", "Black"][seat.index()].to_owned()
    }

    fn export(&self, tags: &[(String, String)], events: &[Event]) -> String {
        let mut state = self.blank();
        let mut deal = dln::write(&state);
        let mut lines: Vec<String> = Vec::new();
        for event in events {
            let (number, white) = (state.ply() / 2 + 1, state.side().0 == 0);
            self.evolve(&mut state, event);
            match event {
                // A new deal begins the sheet anew below a line of its own (O2).
                Event::Deal(_) if lines.is_empty() => deal = dln::write(&state),
                Event::Move(_) => {
                    let dots = if white { "." } else { "..." };
                    lines.push(format!("{number}{dots} {event}"));
                }
                _ => lines.push(event.to_string()),
            }
        }
        let result = state.end().map_or("*".to_owned(), |end| end.text());
        let options = sheet_options(Rules::OPTIONS, self.rules().settings());
        let cause = state.end().map(|end| end.cause);
        let code = cause.map_or("unterminated", |cause| cause.code());
        let resigned = cause == Some(Cause::Resignation);
        let own = [
            ("Deal", deal.as_str()),
            ("Options", &options),
            ("Lexicon", self.word_list().identity()),
            ("Result", &result),
            ("Termination", sheet_termination(tags, code, resigned)),
        ];
        let mut text = sheet_head(DamesDeLettres::SLUG, tags, &own);
        for line in lines.iter().chain([&result]) {
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}
