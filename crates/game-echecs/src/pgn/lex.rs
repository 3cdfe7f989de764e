//! The words of a PGN file, each with its place. Comments, annotations and move numbers are left out.

use std::iter::Peekable;
use std::str::Chars;

use super::{PgnFault, PgnProblem, PgnResult};

/// A place in the file, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    pub(super) fn fault(self, kind: PgnProblem) -> PgnFault {
        PgnFault {
            line: self.line,
            column: self.column,
            kind,
        }
    }
}

/// A word of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`, with the place of the value's first character.
    Tag(String, String, Place),
    /// `(`
    Open,
    /// `)`
    Close,
    /// What should be a move.
    Move(String),
    /// The end of a game.
    Result(PgnResult),
}

pub(super) struct Lexer<'a> {
    rest: Peekable<Chars<'a>>,
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text).chars().peekable(),
            place: Place { line: 1, column: 1 },
        }
    }

    /// Where the next character stands.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The next word and its place; none at the end of the file.
    pub(super) fn next(&mut self) -> Result<Option<(Place, Token)>, PgnFault> {
        loop {
            let place = self.place;
            let Some(&symbol) = self.rest.peek() else {
                return Ok(None);
            };
            let token = match symbol {
                _ if symbol.is_whitespace() => {
                    self.take();
                    continue;
                }
                '%' if place.column == 1 => {
                    self.skip_line();
                    continue;
                }
                ';' => {
                    self.skip_line();
                    continue;
                }
                '{' => {
                    self.comment(place)?;
                    continue;
                }
                '$' | '!' | '?' => {
                    self.take();
                    self.word(|symbol| symbol.is_ascii_digit() || matches!(symbol, '!' | '?'));
                    continue;
                }
                '.' => {
                    self.take();
                    continue;
                }
                '[' => self.tag(place)?,
                '(' => {
                    self.take();
                    Token::Open
                }
                ')' => {
                    self.take();
                    Token::Close
                }
                '*' => {
                    self.take();
                    Token::Result(PgnResult::Unknown)
                }
                _ if symbol.is_alphanumeric() || symbol == '-' => {
                    let word = self.word(|symbol| {
                        symbol.is_alphanumeric() || matches!(symbol, '+' | '#' | '=' | ':' | '-' | '/' | '_')
                    });
                    match result(&word) {
                        Some(result) => Token::Result(result),
                        None if word.bytes().all(|byte| byte.is_ascii_digit()) => continue,
                        None => Token::Move(word),
                    }
                }
                _ => return Err(place.fault(PgnProblem::UnexpectedCharacter(symbol))),
            };
            return Ok(Some((place, token)));
        }
    }

    fn take(&mut self) -> Option<char> {
        let symbol = self.rest.next()?;
        if symbol == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(symbol)
    }

    fn word(&mut self, belongs: impl Fn(char) -> bool) -> String {
        let mut word = String::new();
        while self.rest.peek().is_some_and(|&symbol| belongs(symbol)) {
            word.extend(self.take());
        }
        word
    }

    fn skip_line(&mut self) {
        while self.take().is_some_and(|symbol| symbol != '\n') {}
    }

    fn comment(&mut self, place: Place) -> Result<(), PgnFault> {
        while let Some(symbol) = self.take() {
            if symbol == '}' {
                return Ok(());
            }
        }
        Err(place.fault(PgnProblem::UnclosedComment))
    }

    fn blanks(&mut self) {
        while self
            .rest
            .peek()
            .is_some_and(|&symbol| symbol != '\n' && symbol.is_whitespace())
        {
            self.take();
        }
    }

    fn tag(&mut self, place: Place) -> Result<Token, PgnFault> {
        self.take();
        self.blanks();
        let name_at = self.place;
        let name = self.word(|symbol| symbol.is_alphanumeric() || symbol == '_');
        if name.is_empty() {
            return Err(name_at.fault(PgnProblem::MissingTagName));
        }
        self.blanks();
        if self.rest.peek() != Some(&'"') {
            return Err(self.place.fault(PgnProblem::MissingTagValue));
        }
        self.take();
        let value_at = self.place;
        let mut value = String::new();
        loop {
            match self.rest.peek() {
                None | Some('\n') => return Err(place.fault(PgnProblem::UnclosedTag)),
                Some('"') => {
                    self.take();
                    break;
                }
                Some('\\') => {
                    self.take();
                    if let Some('"' | '\\') = self.rest.peek() {
                        value.extend(self.take());
                    } else {
                        value.push('\\');
                    }
                }
                Some(_) => value.extend(self.take()),
            }
        }
        self.blanks();
        if self.rest.peek() != Some(&']') {
            return Err(place.fault(PgnProblem::UnclosedTag));
        }
        self.take();
        Ok(Token::Tag(name, value, value_at))
    }
}

fn result(word: &str) -> Option<PgnResult> {
    match word {
        "1-0" => Some(PgnResult::White),
        "0-1" => Some(PgnResult::Black),
        "1/2-1/2" => Some(PgnResult::Drawn),
        _ => None,
    }
}
