//! Reading a word list: a table of forms with their grammar, or one word a line.

use crate::word::{composed, fold_character, is_plain};
use crate::{Analysis, Usage};

/// Why a list cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TableFault {
    /// A line is neither a word nor a row.
    #[error("line {line} malformed, expected {expected}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// There is no word in it.
    #[error("list empty, expected one word a line")]
    Empty,
    /// It holds more than the compiled form has room for.
    #[error("list too large, expected at most {most} {what}")]
    TooLarge {
        /// Of which there are too many.
        what: &'static str,
        /// How many there may be.
        most: usize,
    },
}

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row<'t> {
    pub(crate) form: &'t str,
    pub(crate) lemma: &'t str,
    pub(crate) tags: &'t str,
}

/// The tags of a word of a plain list.
pub(crate) const LISTED: &str = "=";

impl Row<'_> {
    /// Whether it says no more than a word of a plain list.
    pub(crate) fn is_listed(&self) -> bool {
        self.tags == LISTED && self.lemma == self.form
    }
}

/// What a row's tags say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tags<'t> {
    /// The analyses as they are written.
    pub(crate) codes: &'t str,
    pub(crate) analyses: Vec<Analysis>,
    pub(crate) usage: Usage,
}

/// The rows of a list. Blank lines are left out, and so are blanks around the words of a plain list.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = Result<Row<'_>, TableFault>> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let line = line.trim_end_matches('\r');
        (!line.trim().is_empty()).then(|| row(line, index + 1))
    })
}

fn row(line: &str, number: usize) -> Result<Row<'_>, TableFault> {
    let fault = |expected| TableFault::Line {
        line: number,
        expected,
    };
    let Some((form, rest)) = line.split_once('\t') else {
        let form = line.trim();
        let mut bare = String::new();
        let composed = composed(form);
        if composed
            .chars()
            .all(|character| is_plain(character) || fold_character(character, &mut bare))
        {
            return Ok(Row {
                form,
                lemma: form,
                tags: LISTED,
            });
        }
        return Err(fault("a word of letters, hyphens and apostrophes"));
    };
    let (lemma, tags) = rest.split_once('\t').ok_or(fault("form, lemma and tags"))?;
    if form.is_empty() || lemma.is_empty() || tags.contains('\t') {
        return Err(fault("form, lemma and tags"));
    }
    Tags::read(tags).ok_or(fault("tags of the table"))?;
    Ok(Row { form, lemma, tags })
}

impl Tags<'_> {
    pub(crate) fn read(tags: &str) -> Option<Tags<'_>> {
        let mut parts = tags.split(';');
        let codes = parts.next()?;
        let analyses = codes.split(',').map(Analysis::of).collect::<Option<Vec<_>>>()?;
        let mut usage = Usage::default();
        let known = parts.all(|attribute| usage.take(attribute));
        known.then_some(Tags {
            codes,
            analyses,
            usage,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_and_a_list_are_read() {
        let text = "partie\tpartir\tVQfs;f8\n\n  été \r\n";
        let read: Result<Vec<_>, _> = rows(text).collect();
        assert_eq!(
            read,
            Ok(vec![
                Row {
                    form: "partie",
                    lemma: "partir",
                    tags: "VQfs;f8"
                },
                Row {
                    form: "été",
                    lemma: "été",
                    tags: "="
                },
            ])
        );
    }

    #[test]
    fn a_bad_line_is_told_by_its_number() {
        for (text, line) in [
            ("mot\ndeux mots", 2),
            ("mot\tmot", 1),
            ("mot\tmot\tXx;f8", 1),
            ("mot\tmot\tNms;f8;soon", 1),
            ("mot\t\tNms", 1),
            ("ch🐎val", 1),
        ] {
            let fault = rows(text).find_map(Result::err);
            assert!(
                matches!(fault, Some(TableFault::Line { line: told, .. }) if told == line),
                "{text}: {fault:?}"
            );
        }
    }
}
