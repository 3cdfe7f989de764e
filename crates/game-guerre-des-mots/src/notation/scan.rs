//! Reading a text sign by sign, with the place of every fault.

use std::str::FromStr;

use game_core::Malformed;

use crate::{Cell, Glyph};

/// A text that is being read.
pub(crate) struct Scan<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Scan<'t> {
    /// Reads from the beginning of a text.
    pub(crate) fn new(text: &'t str) -> Scan<'t> {
        Scan { text, at: 0 }
    }

    /// Where the next sign stands.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// What is not read yet.
    pub(crate) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Whether everything is read.
    pub(crate) fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    /// The next sign.
    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads the next sign.
    pub(crate) fn next(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.at += sign.len_utf8();
        Some(sign)
    }

    /// Reads this sign if it is the next one.
    pub(crate) fn eat(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(sign);
        if found {
            self.at += sign.len_utf8();
        }
        found
    }

    /// Reads this sign.
    pub(crate) fn sign(&mut self, sign: char, expected: &'static str) -> Result<(), Malformed> {
        if self.eat(sign) {
            Ok(())
        } else {
            Err(self.fault(expected))
        }
    }

    /// Reads as long as the signs are wanted.
    pub(crate) fn run(&mut self, wanted: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|sign| !wanted(sign)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Reads a square.
    pub(crate) fn cell(&mut self) -> Result<Cell, Malformed> {
        let (cell, length) = Cell::read(self.rest()).map_err(shifted(self.at))?;
        self.at += length;
        Ok(cell)
    }

    /// Reads a letter: also tells whether it is a capital. A sign that only turns into a letter as a
    /// capital is none.
    pub(crate) fn letter(&mut self, expected: &'static str) -> Result<(Glyph, bool), Malformed> {
        let read = self.peek().and_then(|sign| {
            let glyph = Glyph::of(sign)?;
            let capital = glyph.capital() == sign;
            (capital || glyph.small() == sign).then_some((glyph, capital))
        });
        let read = read.ok_or(self.fault(expected))?;
        self.next();
        Ok(read)
    }

    /// Reads a word if it comes next.
    pub(crate) fn word(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Reads a number up to `most`, without zeros before it.
    pub(crate) fn number<N>(&mut self, most: N, expected: &'static str) -> Result<N, Malformed>
    where
        N: FromStr + PartialOrd + ToString,
    {
        let fault = self.fault(expected);
        let digits = self.run(|sign| sign.is_ascii_digit());
        let number: Option<N> = digits.parse().ok().filter(|number| *number <= most);
        number.filter(|number| number.to_string() == digits).ok_or(fault)
    }

    /// A fault at the next sign.
    pub(crate) fn fault(&self, expected: &'static str) -> Malformed {
        Malformed::new(self.at, expected)
    }
}

/// Moves a fault found in a part of a text to its place in the whole.
pub(crate) fn shifted(by: usize) -> impl Fn(Malformed) -> Malformed {
    move |fault| Malformed::new(by + fault.at, fault.expected)
}
