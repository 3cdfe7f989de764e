//! One move of one piece, as text: `f2-f3`, `b1^f3`, `b2xb4xd4`, `b1^b5xb7xd7`.

use std::fmt;
use std::str::FromStr;

use game_core::{Malformed, Square};

/// How a piece goes from one square to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gait {
    /// One square: `-` (R5, R6).
    Step,
    /// Over pieces of its own camp: `^` (R7).
    Leap,
    /// Over an enemy, who is taken: `x` (R9).
    Capture,
}

impl Gait {
    fn symbol(self) -> char {
        match self {
            Gait::Step => '-',
            Gait::Leap => '^',
            Gait::Capture => 'x',
        }
    }

    fn of(symbol: char) -> Option<Gait> {
        match symbol {
            '-' => Some(Gait::Step),
            '^' => Some(Gait::Leap),
            'x' => Some(Gait::Capture),
            _ => None,
        }
    }
}

/// One part of a move. Several leaps in a row are one part: only where they end counts, since any way
/// there does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hop {
    /// How.
    pub gait: Gait,
    /// Where to.
    pub to: Square,
}

/// One move of one piece. Two moves are the same when their squares and gaits are.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ply {
    /// The square left.
    pub from: Square,
    /// What follows, at least one part and never two leaps in a row.
    pub hops: Vec<Hop>,
}

impl Ply {
    /// The square reached.
    pub fn to(&self) -> Square {
        self.hops.last().map_or(self.from, |hop| hop.to)
    }

    /// How many pieces it takes.
    pub fn captures(&self) -> usize {
        self.hops.iter().filter(|hop| hop.gait == Gait::Capture).count()
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from.fmt(f)?;
        for Hop { gait, to } in &self.hops {
            write!(f, "{}{to}", gait.symbol())?;
        }
        Ok(())
    }
}

/// Reads a square at byte `at`, and gives what follows it. Any of the boards may have it.
pub(crate) fn take_square(text: &str, at: usize) -> Result<(Square, usize), Malformed> {
    let fault = Malformed::new(at, "a square");
    let bytes = text.as_bytes();
    let letter = bytes.get(at).filter(|byte| byte.is_ascii_lowercase());
    let file = letter.ok_or(fault.clone())? - b'a';
    let digits = bytes[at + 1..]
        .iter()
        .take(2)
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let end = at + 1 + digits;
    let number = &text[at + 1..end];
    let rank: i8 = number.parse().map_err(|_| fault.clone())?;
    if number.starts_with('0') {
        return Err(fault);
    }
    Ok((Square { file, rank }, end))
}

impl FromStr for Ply {
    type Err = Malformed;

    /// Squares that leaps pass on the way, and the marks `+` and `#` at the end, may be written; they
    /// say nothing, and are dropped.
    fn from_str(text: &str) -> Result<Ply, Malformed> {
        let (from, mut at) = take_square(text, 0)?;
        let mut hops: Vec<Hop> = Vec::new();
        while let Some(symbol) = text[at..].chars().next() {
            if matches!(symbol, '+' | '#') && !hops.is_empty() && at + 1 == text.len() {
                return Ok(Ply { from, hops });
            }
            let gait = Gait::of(symbol).ok_or(Malformed::new(at, "- or ^ or x and a square"))?;
            let (to, end) = take_square(text, at + 1)?;
            match hops.last_mut() {
                Some(last) if gait == Gait::Leap && last.gait == Gait::Leap => last.to = to,
                _ => hops.push(Hop { gait, to }),
            }
            at = end;
        }
        if hops.is_empty() {
            return Err(Malformed::new(at, "- or ^ or x and a square"));
        }
        Ok(Ply { from, hops })
    }
}
