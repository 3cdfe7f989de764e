//! Reading what the sheets of all games share: tags, lines and words with their places.

use super::write::OWN;
use super::{Account, Claim, Sheet, SheetFault, SheetProblem, Sheets};
use crate::{Malformed, Settings};

/// A point of a sheet, line and column both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The column in characters.
    pub column: usize,
}

impl Spot {
    const START: Spot = Spot { line: 1, column: 1 };

    /// A fault here.
    pub fn fault(self, problem: SheetProblem) -> SheetFault {
        SheetFault {
            line: self.line,
            column: self.column,
            problem,
        }
    }
}

/// The text of a sheet: its tags apart from the rest.
#[derive(Clone, Debug)]
pub struct SheetText<'t> {
    tags: Vec<(Spot, String, String)>,
    /// The lines that are no tags, each with its number.
    lines: Vec<(usize, &'t str)>,
    last: Spot,
}

impl<'t> SheetText<'t> {
    /// Tells the tags of a text from the rest.
    ///
    /// # Errors
    /// When a line begins like a tag and is none, or a tag of the game itself is set twice.
    pub fn read(text: &'t str) -> Result<SheetText<'t>, SheetFault> {
        let mut sheet = SheetText {
            tags: Vec::new(),
            lines: Vec::new(),
            last: Spot::START,
        };
        for (number, line) in (1..).zip(text.lines()) {
            let spot = Spot {
                line: number,
                column: 1,
            };
            sheet.last = spot;
            if !line.starts_with('[') {
                sheet.lines.push((number, line));
                continue;
            }
            let (name, value) = tag(line).ok_or(spot.fault(SheetProblem::BadTag))?;
            if OWN.contains(&name.as_str()) && sheet.own(&name).is_some() {
                return Err(spot.fault(SheetProblem::TagTwice));
            }
            sheet.tags.push((spot, name, value));
        }
        Ok(sheet)
    }

    /// The tag of this name: where it stands, and its value.
    pub fn own(&self, wanted: &str) -> Option<(Spot, &str)> {
        let found = self.tags.iter().find(|(_, name, _)| name == wanted);
        found.map(|(spot, _, value)| (*spot, value.as_str()))
    }

    /// What the tags say of the end.
    pub fn claims(&self) -> Vec<Claim> {
        let claim = |name| {
            let (spot, value) = self.own(name)?;
            Some(Claim {
                name,
                line: spot.line,
                value: value.to_owned(),
            })
        };
        Claim::TAGS.into_iter().filter_map(claim).collect()
    }

    /// The deal that the first field of the position in the tag `Deal` tells, read by `parse` as an
    /// event, and where it stands.
    ///
    /// # Errors
    /// When there is no such tag, or no deal in it.
    pub fn deal<E>(&self, parse: impl Fn(&str) -> Result<E, Malformed>) -> Result<(Spot, E), SheetFault> {
        let missing = Spot::START.fault(SheetProblem::MissingDeal);
        let (spot, position) = self.own("Deal").ok_or(missing)?;
        let field = position.split(' ').next().unwrap_or_default();
        let deal = parse(&format!("deal {field}")).map_err(|fault| {
            // Counted in the field, without the word that goes before it.
            let within = Malformed::new(fault.at.saturating_sub("deal ".len()), fault.expected);
            spot.fault(SheetProblem::BadDeal(within))
        })?;
        Ok((spot, deal))
    }

    /// The lines that hold anything, without the number before a move, with where they begin.
    pub fn lines(&self) -> impl Iterator<Item = (Spot, &'t str)> {
        self.lines.iter().filter_map(|&(number, line)| {
            let (spot, at, _) = words_of(line, number).into_iter().next()?;
            Some((spot, line[at..].trim_end()))
        })
    }

    /// The words, without the numbers of moves, with where they begin.
    pub fn words(&self) -> impl Iterator<Item = (Spot, &'t str)> {
        let words = |&(number, line)| words_of(line, number);
        self.lines
            .iter()
            .flat_map(words)
            .map(|(spot, _, word)| (spot, word))
    }

    /// The fault of a sheet that ends before its result.
    pub fn unfinished(&self, expected: &'static str) -> SheetFault {
        self.last.fault(SheetProblem::MissingResult { expected })
    }
}

/// The game that a text names in its tag `Game`.
pub fn sheet_game(text: &str) -> Option<String> {
    let mut tags = text.lines().take_while(|line| line.starts_with('[')).map(tag);
    tags.find_map(|tag| tag.filter(|(name, _)| name == "Game").map(|(_, value)| value))
}

/// Reads the sheet of one game.
///
/// # Errors
/// When it is none of this game.
pub fn read_sheet<G: Sheets>(text: &str, materials: G::Materials) -> Result<Sheet<G>, SheetFault> {
    let text = SheetText::read(text)?;
    let (spot, options) = text.own("Options").unwrap_or((Spot::START, ""));
    let game = G::configure(&settings(options), materials)
        .map_err(|fault| spot.fault(SheetProblem::BadOption(fault)))?;
    let Account {
        events,
        lines,
        last,
        marked,
    } = game.read_events(&text)?;
    let handed_in = |(_, name, _): &&(Spot, String, String)| !OWN.contains(&name.as_str());
    Ok(Sheet {
        game,
        lexicon: text.own("Lexicon").map(|(_, value)| value.to_owned()),
        events,
        lines,
        last,
        marked,
        claims: text.claims(),
        tags: text
            .tags
            .iter()
            .filter(handed_in)
            .map(|(_, name, value)| (name.clone(), value.clone()))
            .collect(),
    })
}

fn settings(text: &str) -> Settings {
    text.split_whitespace()
        .map(|setting| setting.split_once('=').unwrap_or((setting, "")))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// `[Name "value"]`, where a backslash keeps a quotation mark or a backslash.
fn tag(line: &str) -> Option<(String, String)> {
    let (name, rest) = line.strip_prefix('[')?.split_once(" \"")?;
    let quoted = rest.trim_end().strip_suffix("\"]")?;
    let mut value = String::new();
    let mut symbols = quoted.chars();
    while let Some(symbol) = symbols.next() {
        match symbol {
            '\\' => value.push(symbols.next()?),
            '"' => return None,
            _ => value.push(symbol),
        }
    }
    Some((name.to_owned(), value))
}

/// The words of a line that do not only number a move: where each begins, also in bytes.
fn words_of(line: &str, number: usize) -> Vec<(Spot, usize, &str)> {
    let mut words = Vec::new();
    let mut start = None;
    let ends = line.char_indices().chain([(line.len(), ' ')]);
    for (column, (at, symbol)) in ends.enumerate() {
        match (start, symbol.is_whitespace()) {
            (None, false) => start = Some((column + 1, at)),
            (Some((column, from)), true) => {
                let spot = Spot { line: number, column };
                words.push((spot, from, &line[from..at]));
                start = None;
            }
            _ => {}
        }
    }
    words.retain(|(_, _, word)| !is_number(word));
    words
}

/// Whether a word only numbers the move that follows it: `12.` or `12...`
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// An event of two words that a sheet writes in one: `flag w`, of `flag-w`.
pub fn sheet_event(word: &str) -> String {
    match word.split_once('-') {
        Some((how @ ("flag" | "resign"), who)) => format!("{how} {who}"),
        _ => word.to_owned(),
    }
}
