//! A word list as it is read: its rows by plain spelling.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::Hash;

use crate::accents::{Pattern, dress};
use crate::shunned::{is_shunned, is_shunned_bare};
use crate::table::{self, LISTED, Row, TableFault};
use crate::word::composed;

/// The rows of a list. Those of a plain one are kept as few numbers: there may be a million.
pub(crate) struct Source<'t> {
    /// The plain spellings, one after the other.
    bare: String,
    /// The rows that say more than a word.
    rows: Vec<Row<'t>>,
    entries: Vec<Entry>,
    /// The ways that accents lie on spellings.
    pub(crate) patterns: Numbering<Pattern>,
}

/// A row with its plain spelling.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    begin: u32,
    end: u32,
    /// Which pattern it has, if any.
    pub(crate) pattern: Option<u16>,
    /// Which row says more of it, if any.
    row: Option<u32>,
}

impl<'t> Source<'t> {
    /// Reads a list.
    ///
    /// # Errors
    /// When a line is malformed, or the list is empty or too large.
    pub(crate) fn read(text: &'t str) -> Result<Source<'t>, TableFault> {
        let most = u32::MAX as usize;
        if text.len() > most {
            let what = "bytes of text";
            return Err(TableFault::TooLarge { what, most });
        }
        let mut source = Source {
            bare: String::with_capacity(text.len()),
            rows: Vec::new(),
            entries: Vec::new(),
            patterns: Numbering::new(),
        };
        for row in table::rows(text) {
            source.take(row?)?;
        }
        if source.entries.is_empty() {
            return Err(TableFault::Empty);
        }
        source.sort();
        Ok(source)
    }

    fn take(&mut self, row: Row<'t>) -> Result<(), TableFault> {
        let begin = self.bare.len() as u32;
        // A capital tells names apart in a table; a plain list may be written in capitals.
        let form = match row.is_listed() {
            true => Cow::Owned(composed(row.form)),
            false => Cow::Borrowed(row.form),
        };
        let pattern = Pattern::of(&form, &mut self.bare);
        let pattern = match pattern.is_plain() {
            true => None,
            false => Some(self.patterns.number(pattern) as u16),
        };
        self.patterns.at_most(16, "ways of accents")?;
        let row = (!row.is_listed()).then(|| {
            self.rows.push(row);
            self.rows.len() as u32 - 1
        });
        self.entries.push(Entry {
            begin,
            end: self.bare.len() as u32,
            pattern,
            row,
        });
        Ok(())
    }

    /// By plain spelling, then by form; a word written twice in a list is one word.
    fn sort(&mut self) {
        let mut entries = std::mem::take(&mut self.entries);
        entries.sort_by(|a, b| {
            let spellings = self.bare(a).cmp(self.bare(b));
            spellings.then_with(|| self.form(a).cmp(&self.form(b)))
        });
        entries.dedup_by(|a, b| {
            let alike = |a: &Entry, b: &Entry| match (a.row, b.row) {
                (None, None) => a.pattern == b.pattern,
                (Some(a), Some(b)) => self.rows[a as usize] == self.rows[b as usize],
                _ => false,
            };
            self.bare(a) == self.bare(b) && alike(a, b)
        });
        self.entries = entries;
    }

    /// The rows in order.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The plain spelling of a row.
    pub(crate) fn bare(&self, entry: &Entry) -> &str {
        &self.bare[entry.begin as usize..entry.end as usize]
    }

    /// Its form.
    pub(crate) fn form(&self, entry: &Entry) -> Cow<'_, str> {
        match (entry.row, entry.pattern) {
            (Some(row), _) => Cow::Borrowed(self.rows[row as usize].form),
            (None, None) => Cow::Borrowed(self.bare(entry)),
            (None, Some(pattern)) => {
                let marks = self.patterns.seen[usize::from(pattern)].words();
                Cow::Owned(dress(self.bare(entry), marks))
            }
        }
    }

    /// The lemma of a row.
    pub(crate) fn lemma(&self, entry: &Entry) -> Cow<'_, str> {
        match entry.row {
            Some(row) => Cow::Borrowed(self.rows[row as usize].lemma),
            None => self.form(entry),
        }
    }

    /// Its tags.
    pub(crate) fn tags(&self, entry: &Entry) -> &'t str {
        entry.row.map_or(LISTED, |row| self.rows[row as usize].tags)
    }

    /// Whether every row is a word of its own.
    pub(crate) fn is_plain(&self) -> bool {
        self.rows.is_empty()
    }

    /// Whether a row is never proposed. Accents tell words apart where the list has any to tell.
    pub(crate) fn is_shunned(&self, entry: &Entry) -> bool {
        match entry.row {
            Some(row) => is_shunned(self.rows[row as usize].form),
            None => is_shunned_bare(self.bare(entry)),
        }
    }
}

/// Things numbered in the order in which they are first seen.
pub(crate) struct Numbering<K> {
    numbers: HashMap<K, u32>,
    pub(crate) seen: Vec<K>,
}

impl<K: Clone + Eq + Hash> Numbering<K> {
    pub(crate) fn new() -> Numbering<K> {
        Numbering {
            numbers: HashMap::new(),
            seen: Vec::new(),
        }
    }

    pub(crate) fn number(&mut self, thing: K) -> u32 {
        *self.numbers.entry(thing.clone()).or_insert_with(|| {
            self.seen.push(thing);
            self.seen.len() as u32 - 1
        })
    }

    pub(crate) fn at_most(&self, bits: u32, what: &'static str) -> Result<(), TableFault> {
        let most = 1 << bits;
        if self.seen.len() > most {
            return Err(TableFault::TooLarge { what, most });
        }
        Ok(())
    }
}
