//! One move, as text: the slide, its words, its jokers.

use std::fmt;

use game_core::Malformed;
use lexicon::Letter;

use crate::{Cell, Cells, Slide, Spelling};

/// A word on the board: its letters and the squares that spell it, `MOTS@E4F3G3H3`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Writing {
    /// The word.
    pub word: Spelling,
    /// Where its letters lie, in their order.
    pub path: Vec<Cell>,
}

impl Writing {
    /// The squares of its letters.
    pub fn cells(&self) -> Cells {
        self.path.iter().copied().collect()
    }
}

/// A joker that a move brings in, `=S@C1`, or puts by, `=S` (J2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placing {
    /// E or S.
    pub joker: Letter,
    /// Where it is put.
    pub at: Option<Cell>,
}

/// A move: `D3-E4 MOTS@E4F3G3H3`, `A5xA3 MOT@A3B2C2`, `A1xA5`, `E2-E4 MOT@E4D5C5 + MUE@E4F5G5 =S@C1`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    /// The square left.
    pub from: Cell,
    /// Where it turned, between captures.
    pub via: Vec<Cell>,
    /// The square reached.
    pub to: Cell,
    /// Whether it captures.
    pub capture: bool,
    /// The words that it writes.
    pub words: Vec<Writing>,
    /// The jokers that come with it.
    pub jokers: Vec<Placing>,
}

impl Play {
    /// A slide without a word.
    pub fn bare(slide: &Slide) -> Play {
        Play::writing(slide, Vec::new())
    }

    /// A slide that writes words.
    pub fn writing(slide: &Slide, words: Vec<Writing>) -> Play {
        Play {
            from: slide.from,
            via: slide.via.clone(),
            to: slide.to,
            capture: !slide.captures.is_empty(),
            words,
            jokers: Vec::new(),
        }
    }

    /// The slide of this move among `slides`.
    pub(crate) fn slide<'s>(&self, slides: &'s [Slide]) -> Option<&'s Slide> {
        slides.iter().find(|slide| {
            slide.from == self.from
                && slide.to == self.to
                && slide.via == self.via
                && slide.captures.is_empty() != self.capture
        })
    }

    /// Reads a move.
    pub(crate) fn read(text: &str) -> Result<Play, Malformed> {
        let mut parts = Parts { text, next: Some(0) };
        let (at, slide) = parts.take().unwrap_or_default();
        let mut play = read_slide(slide, at)?;
        let mut part = parts.take();
        while let Some((at, word)) = part.filter(|(_, word)| !word.starts_with('=')) {
            play.words.push(read_writing(word, at)?);
            part = parts.take();
            if let Some((plus, "+")) = part {
                part = parts.take();
                if part.is_none() {
                    return Err(Malformed::new(plus + 1, "another word"));
                }
            } else {
                break;
            }
        }
        while let Some((at, joker)) = part {
            play.jokers.push(read_placing(joker, at)?);
            part = parts.take();
        }
        Ok(play)
    }
}

/// What stands between single spaces, and where.
struct Parts<'t> {
    text: &'t str,
    next: Option<usize>,
}

impl<'t> Parts<'t> {
    fn take(&mut self) -> Option<(usize, &'t str)> {
        let at = self.next?;
        let rest = &self.text[at..];
        let end = rest.find(' ');
        self.next = end.map(|end| at + end + 1);
        Some((at, &rest[..end.unwrap_or(rest.len())]))
    }
}

fn read_slide(text: &str, at: usize) -> Result<Play, Malformed> {
    let place = |rest: &str| at + text.len() - rest.len();
    let (from, mut rest) = Cell::take(text).ok_or(Malformed::new(at, "a square"))?;
    let mut stops = Vec::new();
    let mut capture = false;
    while !rest.is_empty() {
        capture = match (rest.as_bytes()[0], stops.is_empty()) {
            (b'-', true) => false,
            (b'x' | b'X', true) => true,
            (b'x' | b'X', false) if capture => true,
            (_, true) => return Err(Malformed::new(place(rest), "- or x")),
            (_, false) => return Err(Malformed::new(place(rest), "the end of the move")),
        };
        let (stop, after) = Cell::take(&rest[1..]).ok_or(Malformed::new(place(rest) + 1, "a square"))?;
        stops.push(stop);
        rest = after;
    }
    let to = stops.pop().ok_or(Malformed::new(at + 2, "- or x"))?;
    if to == from && stops.is_empty() {
        return Err(Malformed::new(at + 3, "another square than the first"));
    }
    Ok(Play {
        from,
        via: stops,
        to,
        capture,
        words: Vec::new(),
        jokers: Vec::new(),
    })
}

fn read_writing(text: &str, at: usize) -> Result<Writing, Malformed> {
    let (word, squares) = text
        .split_once('@')
        .ok_or(Malformed::new(at + text.len(), "@ and the squares of the word"))?;
    let read = Spelling::read(word).map_err(|_| Malformed::new(at, "a word"))?;
    let mut path = Vec::new();
    let mut rest = squares;
    while !rest.is_empty() || path.is_empty() {
        let place = at + text.len() - rest.len();
        let (cell, after) = Cell::take(rest).ok_or(Malformed::new(place, "a square"))?;
        path.push(cell);
        rest = after;
    }
    Ok(Writing { word: read, path })
}

fn read_placing(text: &str, at: usize) -> Result<Placing, Malformed> {
    let rest = text
        .strip_prefix('=')
        .ok_or(Malformed::new(at, "= and a joker"))?;
    let joker = rest
        .chars()
        .next()
        .and_then(Letter::of)
        .filter(|letter| matches!(letter.capital(), 'E' | 'S'))
        .ok_or(Malformed::new(at + 1, "E or S"))?;
    let rest = &rest[1..];
    if rest.is_empty() {
        return Ok(Placing { joker, at: None });
    }
    let cell = rest.strip_prefix('@').and_then(Cell::take);
    match cell {
        Some((cell, "")) => Ok(Placing {
            joker,
            at: Some(cell),
        }),
        _ => Err(Malformed::new(at + 2, "@ and a square")),
    }
}

impl fmt::Display for Writing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@", self.word)?;
        self.path.iter().try_for_each(|cell| cell.fmt(f))
    }
}

impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "={}", self.joker.capital())?;
        self.at.map_or(Ok(()), |at| write!(f, "@{at}"))
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.capture { 'x' } else { '-' };
        self.from.fmt(f)?;
        for stop in self.via.iter().chain([&self.to]) {
            write!(f, "{sign}{stop}")?;
        }
        for (at, word) in self.words.iter().enumerate() {
            write!(f, "{}{word}", if at == 0 { " " } else { " + " })?;
        }
        self.jokers.iter().try_for_each(|joker| write!(f, " {joker}"))
    }
}
