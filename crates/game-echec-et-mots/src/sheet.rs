//! The sheet of a game, as people keep it: tags, moves, result.

mod read;

use game_core::{
    Export, Game as _, Seat, Shelved as _, sheet_head, sheet_options, sheet_termination, sheet_words,
};

use crate::end::write_totals;
use crate::{EchecEtMots, End, Event, Rules, Settlement, emn};

impl Export for EchecEtMots {
    const MEDIA_TYPE: &'static str = "text/x-echec-et-mots";
    const EXTENSION: &'static str = "emn";

    fn seat_tag(&self, seat: Seat) -> String {
        ["White", "Black"][seat.index()].to_owned()
    }

    fn export(&self, tags: &[(String, String)], events: &[Event]) -> String {
        let (words, deal) = self.movetext(events);
        let end = events.iter().rev().find_map(|event| match event {
            Event::End(settlement) => Some(settlement),
            _ => None,
        });
        let (options, result) = (
            sheet_options(Rules::OPTIONS, self.rules().settings()),
            result(end),
        );
        let code = end.map_or("unterminated", |end| end.end.code());
        let resigned = end.is_some_and(|end| end.end == End::Resignation);
        let own = [
            ("Deal", deal.as_str()),
            ("Options", &options),
            ("Lexicon", self.word_list().identity()),
            ("Result", &result),
            ("Termination", sheet_termination(tags, code, resigned)),
        ];
        let mut text = sheet_head(EchecEtMots::SLUG, tags, &own);
        sheet_words(
            &mut text,
            words.iter().map(String::as_str).chain([result.as_str()]),
        );
        text
    }
}

impl EchecEtMots {
    /// The words of the moves, numbers included, and the position after the deal.
    fn movetext(&self, events: &[Event]) -> (Vec<String>, String) {
        let mut words = Vec::new();
        let mut state = self.blank();
        let mut deal = emn::write(self, &state);
        for event in events {
            if let Event::Move { .. } | Event::Void = event {
                let number = state.ply() / 2 + 1;
                if state.ply().is_multiple_of(2) {
                    words.push(format!("{number}."));
                } else if words.is_empty() {
                    words.push(format!("{number}..."));
                }
            }
            self.evolve(&mut state, event);
            match event {
                Event::Deal(_) => deal = emn::write(self, &state),
                Event::End(_) => {}
                // One word an event: `flag-w`.
                _ => words.push(event.to_string().replace(' ', "-")),
            }
        }
        (words, deal)
    }
}

/// `14-10`, `0-0 nul`, `30-8 K` when the second knight was taken, `*` while the game goes on.
fn result(settlement: Option<&Settlement>) -> String {
    let Some(Settlement { end, totals }) = settlement else {
        return "*".to_owned();
    };
    let mark = match end {
        End::SecondKnight => " K",
        End::Tie | End::Quiet | End::Exhausted | End::Agreement => " nul",
        End::Words | End::Level | End::Flag | End::Resignation => "",
    };
    format!("{}{mark}", write_totals(*totals))
}
