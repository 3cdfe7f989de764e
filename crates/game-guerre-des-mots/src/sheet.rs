//! The sheet of a game, as people keep it: tags, a numbered line for whatever happened, result.
//!
//! The tag `Deal` is the position after the deal, and what is drawn and every back laid stand in the lines,
//! so that a sheet can be played again.

mod read;

use game_core::{Export, Game as _, Seat, Shelved as _, sheet_head, sheet_options, sheet_termination};

use crate::{Event, Finish, GuerreDesMots, Leaving, Rules, position, seating};

impl Export for GuerreDesMots {
    const MEDIA_TYPE: &'static str = "text/x-guerre-des-mots";
    const EXTENSION: &'static str = "gmn";

    fn seat_tag(&self, seat: Seat) -> String {
        seating::name(self.rules().seats, seat).to_owned()
    }

    /// The deal, the draws and the backs stand in it.
    fn tells_hidden(&self) -> bool {
        !self.rules().open_arsenals
    }

    fn export(&self, tags: &[(String, String)], events: &[Event]) -> String {
        let mut state = self.blank();
        let mut deal = position::write(self.rules(), &state);
        let mut lines: Vec<String> = Vec::new();
        for event in events {
            let (round, first) = (state.round(), state.side().0 == 0);
            self.evolve(&mut state, event);
            match event {
                Event::Deal(_) => deal = position::write(self.rules(), &state),
                Event::Coup(_) | Event::Error(_) | Event::Draw(_) | Event::Pass => {
                    let dots = if first { "." } else { "..." };
                    lines.push(format!("{round}{dots} {event}"));
                }
                Event::Ask(_) | Event::Decline | Event::Leave(..) => lines.push(event.to_string()),
            }
        }
        let finish = state.finish();
        let result = finish.map_or("*".to_owned(), |finish| {
            format!("#{}", finish.text(self.rules().seats))
        });
        let options = sheet_options(Rules::OPTIONS, self.rules().settings());
        let code = finish.map_or("unterminated", |finish| finish.told().1);
        let resigned = matches!(finish, Some(Finish::Alone(_, Leaving::Resigned)));
        let own = [
            ("Deal", deal.as_str()),
            ("Options", &options),
            ("Lexicon", self.word_list().identity()),
            ("Result", &result),
            ("Termination", sheet_termination(tags, code, resigned)),
        ];
        let mut text = sheet_head(GuerreDesMots::SLUG, tags, &own);
        for line in lines.iter().chain([&result]) {
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}
