//! A game as a PGN text that other programs read.

use game_core::{Export, Game as _, Seat, sheet_tag, sheet_termination, sheet_words};
use shakmaty::{Chess, Position as _};

use crate::notice::play_san;
use crate::{ChessRules, Echecs, End, Event, fen};

/// The tags that come first in every PGN game, and what stands there when nothing is known.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Tags that the game itself determines.
const OWN: [&str; 5] = ["Result", "Variant", "SetUp", "FEN", "Termination"];

impl Export for Echecs {
    const MEDIA_TYPE: &'static str = "application/vnd.chess-pgn";
    const EXTENSION: &'static str = "pgn";

    fn seat_tag(&self, seat: Seat) -> String {
        ["White", "Black"][seat.index()].to_owned()
    }

    fn export(&self, tags: &[(String, String)], events: &[Event]) -> String {
        let (words, end) = self.movetext(events);
        let result = result(end);
        let mut text = String::new();
        for (name, unknown) in ROSTER {
            let value = tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value);
            sheet_tag(&mut text, name, value.map_or(unknown, String::as_str));
        }
        sheet_tag(&mut text, "Result", result);
        let further = |name: &str| {
            !name.is_empty()
                && name
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
                && !ROSTER.iter().any(|(roster, _)| *roster == name)
                && !OWN.contains(&name)
        };
        for (name, value) in tags.iter().filter(|(name, _)| further(name)) {
            sheet_tag(&mut text, name, value);
        }
        if self.rules() != ChessRules::FIDE {
            sheet_tag(&mut text, "Variant", "Carlit");
        }
        if *self.start() != Chess::default() || fen::write(self.start()) != crate::rules::USUAL_START {
            sheet_tag(&mut text, "SetUp", "1");
            sheet_tag(&mut text, "FEN", &fen::write(self.start()));
        }
        let resigned = matches!(end, Some(End::Resignation(_)));
        let termination = sheet_termination(tags, termination(end), resigned);
        sheet_tag(&mut text, "Termination", termination);
        text.push('\n');
        sheet_words(&mut text, words.iter().map(String::as_str).chain([result]));
        text
    }
}

impl Echecs {
    /// The words of the movetext, numbers included, and how the game ended.
    fn movetext(&self, events: &[Event]) -> (Vec<String>, Option<End>) {
        let mut words = Vec::new();
        let mut state = self.blank();
        for event in events {
            if let Event::Move(ply) = *event
                && let Some(m) = self.rules().find(state.position(), ply)
            {
                let pos = state.position();
                if pos.turn().is_white() {
                    words.push(format!("{}.", pos.fullmoves()));
                } else if words.is_empty() {
                    words.push(format!("{}...", pos.fullmoves()));
                }
                words.push(play_san(self.rules(), &mut pos.clone(), m).to_string());
            }
            self.evolve(&mut state, event);
        }
        (words, state.end())
    }
}

fn result(end: Option<End>) -> &'static str {
    match end.map(End::winner) {
        None => "*",
        Some(None) => "1/2-1/2",
        Some(Some(color)) => color.fold_wb("1-0", "0-1"),
    }
}

fn termination(end: Option<End>) -> &'static str {
    match end {
        None => "unterminated",
        Some(End::Time(_) | End::TimeNoMate) => "time forfeit",
        Some(_) => "normal",
    }
}
