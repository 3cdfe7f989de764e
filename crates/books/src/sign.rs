//! What is drawn on a position: arrows, leaps, lines, rings and zones.

use serde::Serialize;

/// One thing drawn on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/book/"))]
pub struct Sign {
    /// What it is.
    pub shape: Shape,
    /// The squares that it joins, or the one it is on.
    pub squares: Vec<String>,
    /// How strongly it speaks.
    pub tone: Tone,
}

/// The shape of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/book/"))]
#[serde(rename_all = "camelCase")]
pub enum Shape {
    /// A square is ringed: `e4`.
    Ring,
    /// A square is barred: `#e4`.
    Bar,
    /// An arrow from square to square: `e2>e4`.
    Arrow,
    /// A leap, or several in a row: `b1^d3^f1`.
    Leap,
    /// A line from square to square: `E4-F5-G4`.
    Line,
    /// All between two corners is framed: `A1:H3`.
    Zone,
}

/// The tone of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/book/"))]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    /// As any.
    Plain,
    /// A danger or a capture: `!e4`.
    Red,
    /// Something that comes later: `?e4`.
    Pale,
}

impl Sign {
    /// Reads one sign: `e4`, `e2>e4`, `!d4>c5`, `?c5`, `#d2`, `b1^d3`, `E4-F5-G4`, `A1:H3`.
    pub(crate) fn read(text: &str) -> Option<Sign> {
        let (tone, text) = match text.split_at_checked(1)? {
            ("!", rest) => (Tone::Red, rest),
            ("?", rest) => (Tone::Pale, rest),
            _ => (Tone::Plain, text),
        };
        let (shape, parts): (Shape, Vec<&str>) = if let Some(barred) = text.strip_prefix('#') {
            (Shape::Bar, vec![barred])
        } else if text.contains('>') {
            (Shape::Arrow, text.split('>').collect())
        } else if text.contains('^') {
            (Shape::Leap, text.split('^').collect())
        } else if text.contains('-') {
            (Shape::Line, text.split('-').collect())
        } else if let Some((corner, other)) = text.split_once(':') {
            (Shape::Zone, vec![corner, other])
        } else {
            (Shape::Ring, vec![text])
        };
        let square = |part: &&str| {
            let mut letters = part.chars();
            letters.next().is_some_and(|file| file.is_ascii_alphabetic())
                && part.len() > 1
                && letters.all(|digit| digit.is_ascii_digit())
        };
        parts.iter().all(square).then(|| Sign {
            shape,
            squares: parts.into_iter().map(str::to_owned).collect(),
            tone,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(Shape, Tone, usize)> {
        Sign::read(text).map(|sign| (sign.shape, sign.tone, sign.squares.len()))
    }

    #[test]
    fn a_sign_is_known_by_how_its_squares_are_joined() {
        assert_eq!(read("e4"), Some((Shape::Ring, Tone::Plain, 1)));
        assert_eq!(read("?#e12"), Some((Shape::Bar, Tone::Pale, 1)));
        assert_eq!(read("!e2>e4>f6"), Some((Shape::Arrow, Tone::Red, 3)));
        assert_eq!(read("E4-F5-G4"), Some((Shape::Line, Tone::Plain, 3)));
        assert_eq!(read("!b1^d3^f1"), Some((Shape::Leap, Tone::Red, 3)));
        assert_eq!(read("?A1:H3"), Some((Shape::Zone, Tone::Pale, 2)));
        for bad in ["a1:", "a1:b2:c3", "", "e", "4e", "e2>", "#", "éa", "e2 e4"] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }
}
