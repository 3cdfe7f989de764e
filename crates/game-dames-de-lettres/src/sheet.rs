//! The sheet of a game, as people keep it: tags, moves, result.

use game_core::{Export, Game as _};

use crate::{DamesDeLettres, Event, Rules, dln};

/// Tags that the game itself determines.
const OWN: [&str; 5] = ["Deal", "Options", "Lexicon", "Result", "Termination"];

impl Export for DamesDeLettres {
    const MEDIA_TYPE: &'static str = "text/x-dames-de-lettres";
    const EXTENSION: &'static str = "dln";

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
        let termination = state.end().map_or("unterminated", |end| end.cause.code());
        let mut text = String::new();
        for (name, value) in tags.iter().filter(|(name, _)| further(name)) {
            push_tag(&mut text, name, value);
        }
        push_tag(&mut text, "Deal", &deal);
        push_tag(&mut text, "Options", &self.chosen());
        push_tag(&mut text, "Lexicon", self.word_list().identity());
        push_tag(&mut text, "Result", &result);
        push_tag(&mut text, "Termination", termination);
        text.push('\n');
        for line in lines.iter().chain([&result]) {
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

impl DamesDeLettres {
    /// The options that are not at their default.
    fn chosen(&self) -> String {
        let settings = self.rules().settings();
        let chosen = settings
            .iter()
            .zip(Rules::OPTIONS)
            .filter(|((_, value), spec)| *value != spec.default)
            .map(|((name, value), _)| format!("{name}={value}"));
        chosen.collect::<Vec<_>>().join(" ")
    }
}

/// Whether a tag may be handed in: a name of its own, in letters.
fn further(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric()) && !OWN.contains(&name)
}

/// `[Name "value"]` on one line, where a backslash keeps a quotation mark or a backslash.
fn push_tag(text: &mut String, name: &str, value: &str) {
    let value: String = value
        .chars()
        .map(|symbol| if symbol.is_control() { ' ' } else { symbol })
        .flat_map(|symbol| {
            let kept = matches!(symbol, '"' | '\\').then_some('\\');
            kept.into_iter().chain([symbol])
        })
        .collect();
    text.push_str(&format!("[{name} \"{value}\"]\n"));
}
