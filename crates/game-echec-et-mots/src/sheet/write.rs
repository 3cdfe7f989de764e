//! A game as a text that people keep: tags, moves, result.

use game_core::{Export, Game as _};

use crate::end::write_totals;
use crate::{EchecEtMots, End, Event, Rules, Settlement, emn};

/// Tags that the game itself determines.
pub(super) const OWN: [&str; 5] = ["Deal", "Options", "Lexicon", "Result", "Termination"];

/// Lines of moves stay below this many columns.
const WIDTH: usize = 80;

impl Export for EchecEtMots {
    const MEDIA_TYPE: &'static str = "text/x-echec-et-mots";
    const EXTENSION: &'static str = "emn";

    fn export(&self, tags: &[(String, String)], events: &[Event]) -> String {
        let (words, deal) = self.movetext(events);
        let end = events.iter().rev().find_map(|event| match event {
            Event::End(settlement) => Some(settlement),
            _ => None,
        });
        let mut text = String::new();
        for (name, value) in tags.iter().filter(|(name, _)| further(name)) {
            push_tag(&mut text, name, value);
        }
        push_tag(&mut text, "Deal", &deal);
        push_tag(&mut text, "Options", &self.chosen());
        push_tag(&mut text, "Lexicon", self.word_list().identity());
        push_tag(&mut text, "Result", &result(end));
        push_tag(
            &mut text,
            "Termination",
            end.map_or("unterminated", |end| end.end.code()),
        );
        text.push('\n');
        wrap(
            &mut text,
            words.iter().map(String::as_str).chain([result(end).as_str()]),
        );
        text
    }
}

impl EchecEtMots {
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

    /// The words of the moves, numbers included, and the position after the deal.
    fn movetext(&self, events: &[Event]) -> (Vec<String>, String) {
        let mut words = Vec::new();
        let mut state = self.blank();
        let mut deal = emn::write(&state);
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
                Event::Deal(_) => deal = emn::write(&state),
                Event::End(_) => {}
                // One word an event: `flag-w`.
                _ => words.push(event.to_string().replace(' ', "-")),
            }
        }
        (words, deal)
    }
}

/// Whether a tag may be handed in.
fn further(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    !name.is_empty() && name.bytes().all(plain) && !OWN.contains(&name)
}

/// `14-10`, `0-0 nul`, `30-8 K` when the second knight was taken, `*` while the game goes on.
fn result(settlement: Option<&Settlement>) -> String {
    let Some(Settlement { end, totals }) = settlement else {
        return "*".to_owned();
    };
    let mark = match end {
        End::SecondKnight => " K",
        End::Tie | End::Quiet | End::Exhausted | End::Agreement => " nul",
        End::Words | End::Level | End::Flag | End::Resignation | End::Settled => "",
    };
    format!("{}{mark}", write_totals(*totals))
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
