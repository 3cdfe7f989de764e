//! Writing the sheet of a game.

use game_core::{Export, Game as _, Seat};

use super::SHEET_GAME;
use crate::{Arm, Camp, Chevaliers, End, Event, Players, Rules};

/// Tags that the game itself determines.
pub(super) const OWN: [&str; 4] = ["Game", "Options", "Result", "Termination"];

/// The results: Silver wins, Gold wins, nobody does, the game goes on.
pub(super) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Lines of moves stay below this many columns.
const WIDTH: usize = 80;

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
        let mut text = String::new();
        push_tag(&mut text, "Game", SHEET_GAME);
        for (name, value) in tags.iter().filter(|(name, _)| further(name)) {
            push_tag(&mut text, name, value);
        }
        push_tag(&mut text, "Options", &self.chosen());
        push_tag(&mut text, "Result", result);
        push_tag(&mut text, "Termination", end.map_or("unterminated", End::code));
        text.push('\n');
        wrap(&mut text, words.iter().map(String::as_str).chain([result]));
        text
    }
}

impl Chevaliers {
    /// The options that are not at their default.
    fn chosen(&self) -> String {
        let settings = self.rules().settings();
        let chosen = settings
            .iter()
            .zip(Rules::OPTIONS)
            .filter(|((_, value), spec)| value != spec.default)
            .map(|((name, value), _)| format!("{name}={value}"));
        chosen.collect::<Vec<_>>().join(" ")
    }

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

/// Whether a tag may be handed in.
fn further(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    !name.is_empty() && name.bytes().all(plain) && !OWN.contains(&name)
}

fn result(end: Option<End>) -> &'static str {
    match end.map(End::winner) {
        Some(Some(camp)) => RESULTS[camp.index()],
        Some(None) => RESULTS[2],
        None => RESULTS[3],
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    // Control characters would break the line that the format gives a tag.
    let shown = |symbol: char| if symbol.is_control() { ' ' } else { symbol };
    for symbol in value.chars().map(shown) {
        if matches!(symbol, '"' | '\\') {
            text.push('\\');
        }
        text.push(symbol);
    }
    text.push_str("\"]\n");
}

fn wrap<'a>(text: &mut String, words: impl Iterator<Item = &'a str>) {
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.len() >= WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    }
    text.push('\n');
}
