//! Writing what the sheets of all games share: tags, options, lines of words.

use crate::OptionSpec;

/// Tags that the game itself determines.
pub(super) const OWN: [&str; 6] = ["Game", "Deal", "Options", "Lexicon", "Result", "Termination"];

/// Lines of words stay below this many columns.
const WIDTH: usize = 80;

/// The head of a sheet and the empty line after it: the game, then `tags` handed in, then those `own`
/// tags that the game determines.
pub fn sheet_head(game: &str, tags: &[(String, String)], own: &[(&str, &str)]) -> String {
    let mut text = String::new();
    sheet_tag(&mut text, "Game", game);
    for (name, value) in tags.iter().filter(|(name, _)| is_further(name)) {
        sheet_tag(&mut text, name, value);
    }
    for (name, value) in own {
        sheet_tag(&mut text, name, value);
    }
    text.push('\n');
    text
}

/// What the tag `Termination` says of a game that was claimed from somebody who was gone: the rules know a
/// resignation, and only the table knows that nobody was there to resign.
pub const ABANDONED: &str = "abandoned";

/// What the tag `Termination` says: the `code` of the end, or that the game was [`ABANDONED`], where the
/// `tags` handed in say so of one that ended with a resignation.
pub fn sheet_termination<'c>(tags: &[(String, String)], code: &'c str, resigned: bool) -> &'c str {
    let says_so = |(name, value): &(String, String)| name == "Termination" && value == ABANDONED;
    if resigned && tags.iter().any(says_so) {
        ABANDONED
    } else {
        code
    }
}

/// The options that are not at their default, for the tag `Options`: `values` in the order of `specs`.
pub fn sheet_options<V: AsRef<str>>(
    specs: &[OptionSpec],
    values: impl IntoIterator<Item = (&'static str, V)>,
) -> String {
    let chosen = values
        .into_iter()
        .zip(specs)
        .filter(|((_, value), spec)| value.as_ref() != spec.default)
        .map(|((name, value), _)| format!("{name}={}", value.as_ref()));
    chosen.collect::<Vec<_>>().join(" ")
}

/// Writes words in lines of a length that people read.
pub fn sheet_words<'a>(text: &mut String, words: impl Iterator<Item = &'a str>) {
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

/// Whether a tag may be handed in.
fn is_further(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    !name.is_empty() && name.bytes().all(plain) && !OWN.contains(&name)
}

/// Writes a tag: `[Name "value"]`.
pub fn sheet_tag(text: &mut String, name: &str, value: &str) {
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
