//! Games out of a PGN file.

use game_core::Claim;
use shakmaty::Chess;
use shakmaty::san::{San, SanError};

use super::lex::{Lexer, Place, Token};
use super::{PgnFault, PgnProblem};
use crate::{ChessRules, Echecs, Event, fen};

/// One game of a PGN file. Comments, annotations and variations are left out.
#[derive(Clone, Debug)]
pub struct PgnGame {
    /// The tags in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The game with the profile and the start that the tags say.
    pub game: Echecs,
    /// The moves, every one legal. They may go on past a draw that nobody noticed.
    pub events: Vec<Event>,
    /// The line of each move.
    pub lines: Vec<usize>,
    /// The result that stands after the moves.
    pub result: PgnResult,
    /// The line of the result; none where a file of bare moves leaves it out.
    pub last: Option<usize>,
    /// What its tags say of the end.
    pub claims: Vec<Claim>,
}

/// The result that a PGN game is marked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Drawn,
    /// `*`
    Unknown,
}

impl PgnResult {
    /// What stands in the file.
    pub fn text(self) -> &'static str {
        match self {
            PgnResult::White => "1-0",
            PgnResult::Black => "0-1",
            PgnResult::Drawn => "1/2-1/2",
            PgnResult::Unknown => "*",
        }
    }

    /// What each side scores; none where it is not known.
    pub fn points(self) -> Option<[i32; 2]> {
        match self {
            PgnResult::White => Some([2, 0]),
            PgnResult::Black => Some([0, 2]),
            PgnResult::Drawn => Some([1, 1]),
            PgnResult::Unknown => None,
        }
    }
}

/// Reads all games of a PGN file. A file of bare moves without tags may leave the result out.
///
/// # Errors
/// The first place where the file is broken or a move is illegal.
pub fn read_pgn(text: &str) -> Result<Vec<PgnGame>, PgnFault> {
    let mut lexer = Lexer::new(text);
    let mut games = Vec::new();
    let mut reading: Option<Reading> = None;
    while let Some((place, token)) = lexer.next()? {
        let game = reading.get_or_insert_with(Reading::default);
        if let Some(result) = game.take(place, token)? {
            games.extend(reading.take().map(|game| game.finish(result, Some(place.line))));
        }
    }
    match reading {
        None => {}
        Some(game) if game.tags.is_empty() && game.variations.is_empty() => {
            games.push(game.finish(PgnResult::Unknown, None));
        }
        Some(game) => {
            return Err(match game.variations.first() {
                Some(open) => open.fault(PgnProblem::UnclosedVariation),
                None => lexer.place().fault(PgnProblem::MissingResult),
            });
        }
    }
    Ok(games)
}

/// A game while it is read.
struct Reading {
    tags: Vec<(String, String)>,
    rules: ChessRules,
    start: Option<Chess>,
    /// The position after the moves read, once the first has come.
    board: Option<Chess>,
    events: Vec<Event>,
    lines: Vec<usize>,
    claims: Vec<Claim>,
    /// The open parentheses.
    variations: Vec<Place>,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading {
            tags: Vec::new(),
            rules: ChessRules::FIDE,
            start: None,
            board: None,
            events: Vec::new(),
            lines: Vec::new(),
            claims: Vec::new(),
            variations: Vec::new(),
        }
    }
}

impl Reading {
    /// Takes one word in; gives the result when it ends the game.
    fn take(&mut self, place: Place, token: Token) -> Result<Option<PgnResult>, PgnFault> {
        match token {
            Token::Open => self.variations.push(place),
            Token::Close => {
                if self.variations.pop().is_none() {
                    return Err(place.fault(PgnProblem::UnopenedVariation));
                }
            }
            Token::Tag(..) if self.board.is_some() || !self.variations.is_empty() => {
                return Err(match self.variations.first() {
                    Some(open) => open.fault(PgnProblem::UnclosedVariation),
                    None => place.fault(PgnProblem::MissingResult),
                });
            }
            Token::Tag(name, value, value_at) => self.tag(name, value, value_at)?,
            Token::Move(_) | Token::Result(_) if !self.variations.is_empty() => {}
            Token::Move(word) => self.play(place, &word)?,
            Token::Result(result) => return Ok(Some(result)),
        }
        Ok(None)
    }

    fn tag(&mut self, name: String, value: String, value_at: Place) -> Result<(), PgnFault> {
        match name.as_str() {
            "FEN" => {
                let start = fen::read(&value).map_err(|fault| {
                    // Columns count characters, faults bytes.
                    let column = value_at.column + value[..fault.at].chars().count();
                    Place { column, ..value_at }.fault(PgnProblem::BadPosition(fault))
                })?;
                self.start = Some(start);
            }
            "Variant" => match value.to_ascii_lowercase().as_str() {
                "carlit" => self.rules = ChessRules::CARLIT,
                "standard" | "chess" | "fide" | "from position" | "normal" => {}
                _ => return Err(value_at.fault(PgnProblem::UnknownVariant(value))),
            },
            _ => {}
        }
        let claimed = Claim::TAGS.into_iter().find(|tag| *tag == name);
        self.claims.extend(claimed.map(|name| Claim {
            name,
            line: value_at.line,
            value: value.clone(),
        }));
        self.tags.push((name, value));
        Ok(())
    }

    fn play(&mut self, place: Place, word: &str) -> Result<(), PgnFault> {
        let board = self
            .board
            .get_or_insert_with(|| self.start.clone().unwrap_or_default());
        let san = word.trim_end_matches(['+', '#']).replace('0', "O");
        let Ok(san) = San::from_ascii(san.as_bytes()) else {
            return Err(place.fault(PgnProblem::MalformedMove(word.to_string())));
        };
        let legal = self.rules.legal(board);
        let found = san.find_move(&legal).map_err(|error| {
            place.fault(match error {
                SanError::IllegalSan => PgnProblem::IllegalMove(word.to_string()),
                SanError::AmbiguousSan => PgnProblem::AmbiguousMove(word.to_string()),
            })
        })?;
        self.events.push(Event::Move(self.rules.spell(*found)));
        self.lines.push(place.line);
        self.rules.play(board, *found);
        Ok(())
    }

    fn finish(self, result: PgnResult, last: Option<usize>) -> PgnGame {
        PgnGame {
            game: Echecs::with_start(self.rules, self.start.unwrap_or_default()),
            tags: self.tags,
            events: self.events,
            lines: self.lines,
            claims: self.claims,
            result,
            last,
        }
    }
}
