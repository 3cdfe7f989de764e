//! Words set in the typeface of the house: shaped, measured, broken into lines.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::OnceLock;

use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};

/// A cut of the typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Cut {
    /// For reading.
    Text,
    /// For letters and for what is pointed out.
    Bold,
    /// For titles.
    Heavy,
}

impl Cut {
    pub(crate) const ALL: [Cut; 3] = [Cut::Text, Cut::Bold, Cut::Heavy];

    /// The font's file.
    pub(crate) fn file(self) -> &'static [u8] {
        match self {
            Cut::Text => include_bytes!("../fonts/bricolage-text.ttf"),
            Cut::Bold => include_bytes!("../fonts/bricolage-bold.ttf"),
            Cut::Heavy => include_bytes!("../fonts/bricolage-heavy.ttf"),
        }
    }

    pub(crate) fn font(self) -> FontRef<'static> {
        FontRef::new(self.file()).expect("the fonts of the house are sound")
    }

    fn shaping(self) -> &'static ShaperData {
        static DATA: [OnceLock<ShaperData>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];
        DATA[self as usize].get_or_init(|| ShaperData::new(&self.font()))
    }
}

/// The units of an em in all cuts.
const EM: f64 = 1000.0;

/// One glyph: what it stands for, and how far it goes, in ems.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) id: u32,
    pub(crate) advance: f64,
    pub(crate) offset: (f64, f64),
    pub(crate) text: Range<usize>,
}

/// A line of text, shaped.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) text: String,
    pub(crate) cut: Cut,
    pub(crate) glyphs: Vec<Glyph>,
}

impl Run {
    pub(crate) fn new(text: &str, cut: Cut) -> Run {
        let font = cut.font();
        let shaper = cut.shaping().shaper(&font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = shaper.shape(buffer, ShapeOptions::new());
        let starts: Vec<usize> = shaped
            .glyph_infos()
            .iter()
            .map(|info| info.cluster as usize)
            .collect();
        let after = |start: usize| {
            let next = starts.iter().copied().filter(|&other| other > start).min();
            next.unwrap_or(text.len())
        };
        let glyphs = shaped
            .glyph_infos()
            .iter()
            .zip(shaped.glyph_positions())
            .map(|(info, position)| Glyph {
                id: info.glyph_id,
                advance: f64::from(position.x_advance) / EM,
                offset: (
                    f64::from(position.x_offset) / EM,
                    f64::from(position.y_offset) / EM,
                ),
                text: info.cluster as usize..after(info.cluster as usize),
            })
            .collect();
        Run {
            text: text.to_owned(),
            cut,
            glyphs,
        }
    }

    /// How wide it is, in ems.
    pub(crate) fn width(&self) -> f64 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum()
    }

    /// Whether a character is missing from the typeface.
    #[cfg(test)]
    pub(crate) fn lacks(&self) -> bool {
        self.glyphs.iter().any(|glyph| glyph.id == 0)
    }
}

/// The widths of words in ems, each shaped once however often a text is tried.
#[derive(Default)]
pub(crate) struct Measure(HashMap<(Cut, String), f64>);

impl Measure {
    fn width(&mut self, word: &str, cut: Cut) -> f64 {
        let shaped = || Run::new(word, cut).width();
        *self.0.entry((cut, word.to_owned())).or_insert_with(shaped)
    }

    /// The lines of a paragraph that is so many ems wide. It breaks at plain spaces only.
    pub(crate) fn lines(&mut self, text: &str, cut: Cut, width: f64) -> Vec<String> {
        let space = self.width(" ", cut);
        let mut lines: Vec<String> = Vec::new();
        let mut used = 0.0;
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let wide = self.width(word, cut);
            match lines.last_mut() {
                Some(line) if used + space + wide <= width => {
                    line.push(' ');
                    line.push_str(word);
                    used += space + wide;
                }
                _ => {
                    lines.push(word.to_owned());
                    used = wide;
                }
            }
        }
        lines
    }
}

/// The lines of a paragraph that is set once.
pub(crate) fn lines(text: &str, cut: Cut, width: f64) -> Vec<String> {
    Measure::default().lines(text, cut, width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kerning_brings_letters_together() {
        let apart = Run::new("A", Cut::Bold).width() + Run::new("V", Cut::Bold).width();
        assert!(Run::new("AV", Cut::Bold).width() < apart);
    }

    #[test]
    fn a_paragraph_fits_its_width_and_keeps_its_words() {
        let text = "Un saut de cavalier par tour\u{202F}; sur une lettre, on la prend.";
        let set = lines(text, Cut::Text, 9.0);
        assert!(set.len() > 2);
        assert!(set.iter().all(|line| Run::new(line, Cut::Text).width() <= 9.0));
        assert_eq!(set.join(" "), text);
    }

    #[test]
    fn french_is_written_without_a_missing_character() {
        for cut in Cut::ALL {
            let run = Run::new("ÀÂÉÈÊËÎÏÔÙÛÜŸÇŒÆ àâéèêëîïôùûüÿçœæ «\u{202F}’\u{202F}» – ½ ×", cut);
            assert!(!run.lacks());
        }
        assert!(Run::new("\u{2658}", Cut::Text).lacks());
    }
}
