//! The tables of a book: choices, presets, index, and those of the rules.

use crate::BookFault;
use crate::block::{fault, settings};
use crate::book::{Choice, Preset, Term};

/// The cells of a line `| a | b |`.
pub(crate) fn cells(line: &str) -> Vec<String> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    inner.split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// What stands between backticks at the beginning of a text, and the rest.
fn quoted(text: &str) -> Option<(&str, &str)> {
    text.trim().strip_prefix('`')?.split_once('`')
}

/// A line of the choices of a table.
pub(crate) fn choice(line: usize, row: &[String]) -> Result<Choice, BookFault> {
    let expected = || fault(line, "| `option` | title | `value` : what it does |");
    let [option, title, values] = row else {
        return Err(expected());
    };
    let (option, "") = quoted(option).ok_or_else(expected)? else {
        return Err(expected());
    };
    let value = |told: &str| {
        // A text of the table's own, such as a position, has no value to name.
        let Some((first, rest)) = quoted(told) else {
            return Some((String::new(), None, told.trim().to_owned()));
        };
        let (before, say) = rest.split_once(':')?;
        let last = before.find('`').and_then(|at| quoted(&before[at..]));
        Some((
            first.to_owned(),
            last.map(|(last, _)| last.to_owned()),
            say.trim().to_owned(),
        ))
    };
    let values: Option<Vec<_>> = values.split(" · ").map(value).collect();
    Ok(Choice {
        option: option.to_owned(),
        title: title.clone(),
        values: values.ok_or_else(expected)?,
    })
}

/// A line of the tables ready to play.
pub(crate) fn preset(line: usize, row: &[String]) -> Result<Preset, BookFault> {
    let expected = || fault(line, "| name | `option=value` | for whom |");
    let [name, told, say] = row else {
        return Err(expected());
    };
    let told = told.replace('`', " ");
    Ok(Preset {
        name: name.clone(),
        options: settings(told.trim_matches([' ', '—', '-'])).ok_or_else(expected)?,
        say: say.clone(),
    })
}

/// A line of the index.
pub(crate) fn term(line: usize, row: &[String]) -> Result<Term, BookFault> {
    let expected = || fault(line, "| term | chapters |");
    let [term, chapters] = row else {
        return Err(expected());
    };
    let chapters: Result<Vec<u8>, _> = chapters.split(',').map(|number| number.trim().parse()).collect();
    Ok(Term {
        term: term.clone(),
        chapters: chapters.map_err(|_| expected())?,
    })
}
