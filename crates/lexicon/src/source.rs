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
    /// Whether it is the first with its plain spelling.
    pub(crate) opens: bool,
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
            true => composed(row.form),
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
            opens: true,
        });
        Ok(())
    }

    /// By plain spelling, then by form; a word written twice in a list is one word. Spellings are put in
    /// the same order, so that whoever goes through the rows goes through memory.
    fn sort(&mut self) {
        let order = self.order();
        let mut bare = String::with_capacity(self.bare.len());
        let mut entries: Vec<Entry> = Vec::with_capacity(order.len());
        let mut before: Option<&Entry> = None;
        for number in order {
            let entry = &self.entries[number as usize];
            let twin = before.filter(|before| self.bare(before) == self.bare(entry));
            before = Some(entry);
            if twin.is_some_and(|twin| self.is_alike(twin, entry)) {
                continue;
            }
            let (begin, end) = match (twin, entries.last()) {
                (Some(_), Some(last)) => (last.begin, last.end),
                _ => {
                    let begin = bare.len() as u32;
                    bare.push_str(self.bare(entry));
                    (begin, bare.len() as u32)
                }
            };
            entries.push(Entry {
                begin,
                end,
                opens: twin.is_none(),
                ..*entry
            });
        }
        (self.bare, self.entries) = (bare, entries);
    }

    /// The numbers of the rows in order; those alike as they were read.
    fn order(&self) -> Vec<u32> {
        let key = |(number, entry): (u32, &Entry)| (head(self.bare(entry)), number);
        let mut keys: Vec<([u64; 2], u32)> = (0..).zip(&self.entries).map(key).collect();
        keys.sort_unstable_by(|&(one, first), &(two, second)| {
            one.cmp(&two).then_with(|| {
                let (a, b) = (&self.entries[first as usize], &self.entries[second as usize]);
                let spellings = self.bare(a).cmp(self.bare(b));
                let forms = spellings.then_with(|| self.form(a).cmp(&self.form(b)));
                forms.then(first.cmp(&second))
            })
        });
        keys.into_iter().map(|(_, number)| number).collect()
    }

    /// Whether two rows with one plain spelling say the same.
    fn is_alike(&self, one: &Entry, other: &Entry) -> bool {
        match (one.row, other.row) {
            (None, None) => one.pattern == other.pattern,
            (Some(one), Some(other)) => self.rows[one as usize] == self.rows[other as usize],
            _ => false,
        }
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

/// The first bytes of a spelling as numbers that have their order, which decide most comparisons.
fn head(bare: &str) -> [u64; 2] {
    let mut bytes = [0; 16];
    let taken = bare.len().min(bytes.len());
    bytes[..taken].copy_from_slice(&bare.as_bytes()[..taken]);
    let [first, second] = [&bytes[..8], &bytes[8..]].map(|half| half.try_into().expect("eight bytes"));
    [u64::from_be_bytes(first), u64::from_be_bytes(second)]
}

/// Things numbered in the order in which they are first seen.
pub(crate) struct Numbering<K> {
    numbers: HashMap<K, u32>,
    /// The number given last.
    last: u32,
    pub(crate) seen: Vec<K>,
}

impl<K: Clone + Eq + Hash> Numbering<K> {
    pub(crate) fn new() -> Numbering<K> {
        Numbering {
            numbers: HashMap::new(),
            last: 0,
            seen: Vec::new(),
        }
    }

    pub(crate) fn number(&mut self, thing: K) -> u32 {
        // Rows of a plain list say one thing, and those of a table often what their neighbours say.
        if self.seen.get(self.last as usize) != Some(&thing) {
            self.last = *self.numbers.entry(thing.clone()).or_insert_with(|| {
                self.seen.push(thing);
                self.seen.len() as u32 - 1
            });
        }
        self.last
    }

    pub(crate) fn at_most(&self, bits: u32, what: &'static str) -> Result<(), TableFault> {
        let most = 1 << bits;
        if self.seen.len() > most {
            return Err(TableFault::TooLarge { what, most });
        }
        Ok(())
    }
}
