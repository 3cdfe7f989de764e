//! Which characters may stand in what players read of each other.
//!
//! Some take no room, some turn the direction of what follows, and some pile up over their neighbours:
//! with them one name passes for another, or a line of talk for what the house says.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Marks that one letter may bear. No living script needs more once it is composed.
const MARKS: usize = 3;

/// Joins or parts letters in some scripts and in pictures made of several.
fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Chooses how the character before it is drawn.
fn varies(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

/// Takes no room or looks blank, or changes the direction of what follows.
fn deceives(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
        // Nobody knows how these are drawn elsewhere.
        || matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// The text with blanks made single and letters composed, when every character of it can be seen.
pub(crate) fn visible(text: &str) -> Option<String> {
    let tidy: Vec<String> = text.split_whitespace().map(|word| word.nfc().collect()).collect();
    let sound = tidy.iter().all(|word| {
        let mut marks = Marks::default();
        word.chars().all(|c| match (varies(c), marks.based) {
            (true, based) => based,
            (false, _) => !deceives(c) && marks.bears(c),
        })
    });
    (sound && !tidy.is_empty()).then(|| tidy.join(" "))
}

/// What is left of talk without what deceives: words that are seen, between single blanks.
pub(crate) fn audible(text: &str) -> String {
    let spoken = |word: &str| {
        let mut marks = Marks::default();
        let kept = word.nfc().filter(|&c| match joins(c) || varies(c) {
            true => marks.based,
            false => !deceives(c) && marks.bears(c),
        });
        kept.collect::<String>()
    };
    let words = text.split(|c: char| c.is_control() || c.is_whitespace());
    let words = words.map(spoken).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// What the character before may still bear.
#[derive(Default)]
struct Marks {
    /// Whether there is anything to bear marks.
    based: bool,
    borne: usize,
}

impl Marks {
    /// Whether `c` may stand here: a mark only on something, and not too many of them.
    fn bears(&mut self, c: char) -> bool {
        if is_combining_mark(c) {
            self.borne += 1;
            self.based && self.borne <= MARKS
        } else {
            *self = Marks {
                based: true,
                borne: 0,
            };
            true
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for text in [
            "\u{200b}",
            "\u{3164}",
            "\u{2800}",
            "\u{ad}",
            "\u{301}",
            "\u{20dd}\u{20dd}",
            "a \u{301}",
            "\u{fe0f}",
            "a\u{200d}b",
            "a\u{e0041}",
            "\u{202e}elidO",
            "O\u{2066}dile",
            "\u{e000}",
            "a\u{301}\u{302}\u{303}\u{304}\u{305}",
        ] {
            assert_eq!(visible(text), None, "{text:?}");
        }
        for (text, seen) in [
            ("Zoe\u{308}", "Zoë"),
            (" Jean  Luc ", "Jean Luc"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("دنیا", "دنیا"),
            ("Nguyễn", "Nguyễn"),
            ("🐴", "🐴"),
        ] {
            assert_eq!(visible(text).as_deref(), Some(seen), "{text:?}");
        }
    }

    #[test]
    fn talk_loses_what_deceives_and_nothing_else() {
        for (text, heard) in [
            ("bien joué !", "bien joué !"),
            ("\u{202e}tam te cehcé", "tam te cehcé"),
            ("a\u{2066}b\u{2069}c", "abc"),
            ("\u{200b}\u{feff}", ""),
            ("\u{301}\u{302}", ""),
            ("ligne\nautre\tligne", "ligne autre ligne"),
            ("👩\u{200d}🚀 ❤\u{fe0f}", "👩\u{200d}🚀 ❤\u{fe0f}"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            (
                "o\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}k",
                "ó\u{302}\u{303}\u{304}k",
            ),
        ] {
            assert_eq!(audible(text), heard, "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn what_is_left_is_stable(text: String) {
            let heard = audible(&text);
            prop_assert_eq!(audible(&heard), heard.clone());
            prop_assert!(!heard.chars().any(|c| c.is_control()));
            if let Some(seen) = visible(&text) {
                prop_assert_eq!(visible(&seen), Some(seen.clone()));
            }
        }
    }
}
