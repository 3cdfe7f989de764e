//! Reading the sheet of a game.

use game_core::OptionFault;

use super::write::{OWN, RESULTS};
use super::{Sheet, SheetFault, SheetProblem};
use crate::{Event, Rules};

/// A place in the sheet, both counted from 1.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn fault(self, problem: SheetProblem) -> SheetFault {
        SheetFault {
            line: self.line,
            column: self.column,
            problem,
        }
    }
}

/// Reads the sheet of one game.
///
/// # Errors
/// When it is none.
pub fn read_sheet(text: &str) -> Result<Sheet, SheetFault> {
    let mut tags = Vec::new();
    let mut words = Vec::new();
    let mut last = Place { line: 1, column: 1 };
    for (at, line) in text.lines().enumerate() {
        let place = Place {
            line: at + 1,
            column: 1,
        };
        last = place;
        if line.starts_with('[') {
            let (name, value) = tag(line).ok_or(place.fault(SheetProblem::BadTag))?;
            tags.push((place, name, value));
        } else {
            words.extend(words_of(line, at + 1));
        }
    }
    let options = tags.iter().find(|(_, name, _)| name == "Options");
    let rules = options.map_or(Ok(Rules::DEFAULT), |(place, _, value)| rules(*place, value))?;
    let (events, result) = events(&words, last)?;
    Ok(Sheet {
        rules,
        events,
        result,
        tags: tags
            .iter()
            .filter(|(_, name, _)| !OWN.contains(&name.as_str()))
            .map(|(_, name, value)| (name.clone(), value.clone()))
            .collect(),
    })
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

/// The words of a line with their places.
fn words_of(line: &str, number: usize) -> Vec<(Place, &str)> {
    let mut words = Vec::new();
    let mut start = None;
    let ends = line.char_indices().chain([(line.len(), ' ')]);
    for (column, (at, symbol)) in ends.enumerate() {
        match (start, symbol.is_whitespace()) {
            (None, false) => start = Some((column, at)),
            (Some((column, from)), true) => {
                let place = Place {
                    line: number,
                    column: column + 1,
                };
                words.push((place, &line[from..at]));
                start = None;
            }
            _ => {}
        }
    }
    words
}

fn rules(place: Place, text: &str) -> Result<Rules, SheetFault> {
    let settings: Vec<(String, String)> = text
        .split_whitespace()
        .map(|setting| setting.split_once('=').unwrap_or((setting, "")))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    Rules::configure(&settings).map_err(|fault: OptionFault| place.fault(SheetProblem::BadOption(fault)))
}

/// The events of the moves, and the result after them.
fn events(words: &[(Place, &str)], last: Place) -> Result<(Vec<Event>, &'static str), SheetFault> {
    let mut events = Vec::new();
    let mut words = words.iter().copied();
    while let Some((place, word)) = words.next() {
        if is_number(word) {
            continue;
        }
        if let Some(result) = RESULTS.into_iter().find(|result| *result == word) {
            return match words.next() {
                None => Ok((events, result)),
                Some((place, _)) => Err(place.fault(SheetProblem::AfterResult)),
            };
        }
        let event = spaced(word).parse();
        events.push(event.map_err(|fault| place.fault(SheetProblem::BadWord(fault)))?);
    }
    Err(last.fault(SheetProblem::MissingResult))
}

/// `12.` or `12...`
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// An event of two words as it is written: `flag s`, of `flag-s`.
fn spaced(word: &str) -> String {
    match word.split_once('-') {
        Some((how @ ("flag" | "resign"), who)) => format!("{how} {who}"),
        _ => word.to_owned(),
    }
}
